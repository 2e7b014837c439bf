"""Figures that were not read off original components are marked in the data, until an owner corrects them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kastelan.core.reconstruction import SIGN, reconstruction
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.load_components import components_named, standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import BUILDINGS, HOUSE, SPACES, STANDARD, Figures, printed
from kastelan.locale import LANGUAGES, Speaker

DATA = {"ludwig": ("base.json", "expansions.json"), "seasons": ("components.json",)}


def data(game: str) -> list[dict[str, Any]]:
    folder = files(f"kastelan.games.{game}") / "data"
    return [json.loads((folder / name).read_text("utf-8")) for name in DATA[game]]


def marks(part: object) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Every row with a field of it that was reconstructed, and how."""
    if isinstance(part, dict):
        yield from ((part, field, how) for field, how in part.get("reconstructed", {}).items())
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from marks(inner)


@pytest.mark.parametrize("game", DATA)
def test_every_reconstruction_is_listed_once_and_used(game: str) -> None:
    listed = [row["id"] for file in data(game) for row in file["reconstructions"]]
    assert len(listed) == len({*listed})
    assert {how for _, _, how in marks(data(game))} == {*listed}


def test_marked_fields_exist() -> None:
    unread = {"shape", "geometry"}  # these are in the code, not in the row
    for row, field, _ in marks([*data("ludwig"), *data("seasons")]):
        assert field in row or field in unread, (row["id"], field)


def test_the_box_of_ludwig_is_marked() -> None:
    box = boxed(standard(), True, True)
    how = {tile.id: tile.reconstructed for tile in box.tiles}
    assert [name[:2] for name, mark in how.items() if mark == "rooms"] == ["x_"] * 75
    assert [name[:2] for name, mark in how.items() if mark == "towers"] == ["t_"] * 8
    assert [name[:2] for name, mark in how.items() if mark == "renovations"] == ["r_"] * 60
    assert {name for name, mark in how.items() if mark == "moat"} == {"moat", "barbican_3", "barbican_4"}
    assert not any(tile.reconstructed for tile in standard().tiles)
    assert {card.id: card.reconstructed for card in box.decrees if card.reconstructed} == {
        "dec_51": "decree-51"
    }
    assert [card.kind for card in box.bonus_cards if card.reconstructed] == ["per_type"] * 8 + [
        "per_size"
    ] * 10


def test_the_figures_of_seasons_are_marked() -> None:
    buildings = {building.id: building.reconstructed for building in STANDARD.buildings}
    assert {name: how for name, how in buildings.items() if how} == dict.fromkeys(
        ("well", "tower", "house"), "pairs"
    )
    fees = {place.id: place.reconstructed for place in STANDARD.positions if place.reconstructed}
    assert {name for name, how in fees.items() if how == "reported-fees"} == {
        "keep.1",
        "gate_big.1",
        "gate_small.1",
    }
    assert {name.partition(".")[0] for name, how in fees.items() if how == "fees"} == {
        "servants_house",
        "market",
    }
    assert STANDARD.symbols_reconstructed == ("wagons",) * 5
    assert STANDARD.marks_reconstructed == "marked-rounds"


def ludwig_with(tmp_path: Path, own: object) -> Components:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(own), "utf-8")
    state = LUDWIG.new(2, {"components": str(path)})
    assert isinstance(state, LudwigState)
    return boxed(components_named(str(LUDWIG.options_of(state)["components"])), True, True)


def test_a_tile_loses_its_mark_when_its_owner_has_named_all_that_was_reconstructed(tmp_path: Path) -> None:
    row = next(row for row in standard().rows["extra_rooms"] if row["id"] == "x_amber_nook")
    known = {field: row[field] for field in ("id", "type", "points", "symbol", "doors")}
    half = {"id": "x_tea_alcove", "points": 4}
    box = ludwig_with(tmp_path, {"extra_rooms": [known, half]})
    how = {tile.id: tile.reconstructed for tile in box.tiles}
    assert how["x_amber_nook"] == ""  # confirmed, even with the values that we had guessed
    assert how["x_tea_alcove"] == how["x_letter_alcove"] == "rooms"
    assert box.fingerprint != standard().fingerprint


def test_passages_swans_and_the_moat_lose_their_marks(tmp_path: Path) -> None:
    own = {
        "passages": [{"id": "long", "gap": 4}],
        "swans": [{"id": "red", "count": 8}],
        "extra_special": [{"id": "moat", "geometry": {"inside": 18, "column": 8}}],
    }
    box = ludwig_with(tmp_path, own)
    marked = {
        str(row["id"]) for table in ("passages", "swans") for row in box.rows[table] if reconstruction(row)
    }
    assert marked == {"medium", "green", "blue", "yellow", "white"}
    assert not {"moat", "barbican_3", "barbican_4"} & {tile.id for tile in box.tiles if tile.reconstructed}


def test_decrees_and_bonus_cards_lose_their_marks(tmp_path: Path) -> None:
    own = {
        "decrees": [{"id": "dec_51", "sets": [2, 4, 8, 12, 18]}],
        "bonus_cards": [{"id": "type_food", "points": 3}],
    }
    box = ludwig_with(tmp_path, own)
    assert not any(card.reconstructed for card in box.decrees)
    assert [card.id for card in box.bonus_cards if card.kind == "per_type" and not card.reconstructed] == [
        "type_food"
    ]
    assert box.fingerprint != standard().fingerprint
    confirmed = ludwig_with(tmp_path, {"bonus_cards": [{"id": "type_food", "points": 3}]})
    assert confirmed.fingerprint == standard().fingerprint  # marks do not matter for play


def seasons_with(tmp_path: Path, own: object) -> Figures:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(own), "utf-8")
    state = SEASONS.new(2, {"components": str(path), "winter": True})
    assert isinstance(state, SeasonsState)
    return state.table.figures


def test_figures_of_seasons_lose_their_marks(tmp_path: Path) -> None:
    market = {"id": "market", "positions": [{"id": "market.1", "fee": 8}]}
    house = {"id": "house", "cost": 10, "points": 8}
    wagons, track = [{"id": "wagon_sand", "symbols": 4}], {"winter_marks": [3, 5, 7, 9]}
    own = {"buildings": [market, house], "wagons": wagons, "round_track": track}
    figures = seasons_with(tmp_path, own)
    assert figures.positions[SPACES.index("market.1")].reconstructed == ""
    assert figures.positions[SPACES.index("market.2")].reconstructed == "fees"
    assert figures.buildings[HOUSE].reconstructed == "houses"  # their number is still unknown
    assert figures.buildings[BUILDINGS.index("well")].reconstructed == "pairs"
    assert figures.marks_reconstructed == ""
    assert figures.symbols_reconstructed == ("", *("wagons",) * 4)


def test_a_copy_of_the_data_confirms_only_what_it_changes(tmp_path: Path) -> None:
    copy = printed()
    copy["buildings"][BUILDINGS.index("well")].update(cost=14, points=12)
    figures = seasons_with(tmp_path, copy)
    assert figures.buildings[BUILDINGS.index("well")].reconstructed == ""
    assert figures.buildings[HOUSE].reconstructed == "pairs"
    assert reconstruction(printed()["round_track"]) == "marked-rounds"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DATA)
def test_rules_that_state_reconstructed_figures_have_the_sign(game: str, language: str) -> None:
    text = Speaker(language).rules(game)
    for how in (row for file in data(game) for row in file["reconstructions"]):
        assert how["rules"]
        for name in how["rules"]:
            stated = text.chapters[name][1] if name in text.chapters else text.rules[name]
            assert SIGN in stated, (how["id"], name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_building_table_has_the_sign_at_each_reconstructed_figure(language: str) -> None:
    items = re.findall(
        r"^- \*\*(.+?)\*\*:(.+?)(?=\n- |\Z)", table_of_buildings(language), re.MULTILINE | re.DOTALL
    )
    buildings = dict(items)
    speaker = Speaker(language)
    for row in printed()["buildings"]:
        text = next(
            buildings[name] for name in buildings if name == speaker.word("seasons", "building", row["id"])
        )
        expected = [str(row[field]) for field in row.get("reconstructed", {})]
        expected += [str(place["fee"]) for place in row["positions"] if "reconstructed" in place]
        assert sorted(re.findall(rf"(\d+){SIGN}", text)) == sorted(expected), row["id"]


def table_of_buildings(language: str) -> str:
    return Speaker(language).rules("seasons").chapters["CS-TABLE"][1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DATA)
def test_every_reconstruction_is_explained_and_names_the_remedy(game: str, language: str) -> None:
    for how in (row["id"] for file in data(game) for row in file["reconstructions"]):
        assert "components" in Speaker(language).say(f"web-reconstructed-{how}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DATA)
def test_options_that_bring_reconstructed_figures_have_the_sign(game: str, language: str) -> None:
    speaker = Speaker(language)
    for how in (row for file in data(game) for row in file["reconstructions"]):
        for message in how.get("options", []):
            assert SIGN in speaker.say(message), (how["id"], message)
    assert SIGN in speaker.say(f"{game}-option-components")
