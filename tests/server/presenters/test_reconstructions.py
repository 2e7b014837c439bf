"""Figures that the data marks as reconstructed have their mark in what the browser gets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kastelan.core.reconstruction import SIGN, reconstruction
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.components import standard_rows
from kastelan.games.seasons import SEASONS
from kastelan.games.seasons.components import BUILDINGS, printed
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.presenters import ludwig, seasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marked_component_of_ludwig_has_its_mark_and_explanation(language: str) -> None:
    shown, speaker = ludwig.catalogue(Speaker(language)), Speaker(language)
    by_id: dict[str, str | None] = {tile.id: tile.reconstructed for tile in shown.tiles}
    by_id |= {card.id: card.reconstructed for card in shown.cards}
    by_id |= {decree.id: decree.reconstructed for decree in shown.decrees}
    by_id |= {passage.kind: passage.reconstructed for passage in shown.passages}
    by_id |= dict.fromkeys((colour.id for colour in shown.swans.colours), shown.swans.reconstructed)
    rows = {str(row["id"]): row for table in standard_rows().values() for row in table}
    assert by_id.pop("barbican_3") == by_id.pop("barbican_4") == by_id["moat"] == "moat"
    assert {name: how for name, how in by_id.items() if how} == {
        name: reconstruction(row) for name, row in rows.items() if reconstruction(row)
    }
    for tile in shown.tiles:
        if tile.reconstructed:
            assert tile.spoken.endswith(speaker.say(f"web-reconstructed-{tile.reconstructed}"))
    swan_lover = next(card for card in shown.decrees if card.id == "dec_51")
    assert f"20{SIGN}" in swan_lover.about


def test_a_corrected_tile_comes_without_its_mark(tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    row = next(row for row in standard_rows()["renovations"] if row["id"] == "r_cistern")
    own.write_text(
        json.dumps({"renovations": [{key: row[key] for key in ("id", "types", "points", "symbol")}]})
    )
    state = LUDWIG.new(2, {"components": str(own)})
    shown = ludwig.catalogue(Speaker("en"), str(LUDWIG.options_of(state)["components"])).tiles
    marks = {tile.id: tile.reconstructed for tile in shown}
    assert marks["r_cistern"] is None
    assert marks["r_bears_den"] == "renovations"


def test_every_marked_figure_of_seasons_has_its_mark() -> None:
    state = SEASONS.new(3, {"winter": True}, seed=1)
    board, data = seasons.board(SEASONS, state.view(0)), printed()
    for building, row in zip(board.buildings, data["buildings"], strict=True):
        assert building.reconstructed == (reconstruction(row) or None)
    positions = [place for row in data["buildings"] for place in row["positions"]]
    for position, place in zip(board.positions, positions, strict=True):
        assert position.reconstructed == (reconstruction(place) or None)
    for spot, row in zip(board.spots, data["wagons"], strict=True):
        assert spot.reconstructed == reconstruction(row)
    assert board.marks_reconstructed == reconstruction(data["round_track"])


def test_summer_has_no_marked_rounds_and_corrected_figures_no_mark(tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_text(json.dumps({"buildings": [{"id": "well", "cost": 12, "points": 10}]}))
    board = seasons.board(SEASONS, SEASONS.new(3, {"components": str(own)}, seed=1).view(0))
    assert board.marks_reconstructed is None
    assert board.buildings[BUILDINGS.index("well")].reconstructed is None
    assert board.buildings[BUILDINGS.index("house")].reconstructed == "pairs"
