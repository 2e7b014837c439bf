"""The data file, and correcting its figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kastelan.core.custom_components import LARGEST_FILE
from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.position import parse_position, write_position
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    DEAREST,
    HOUSE,
    RESOURCES,
    SPACES,
    STANDARD,
    TOWER,
    WINTER_CARDS,
    printed,
)
from tests.rulebook import rule

DATA = printed()


def test_names_in_the_code_are_the_names_in_the_data() -> None:
    assert tuple(row["id"] for row in DATA["resources"]) == RESOURCES
    assert tuple(row["id"] for row in DATA["buildings"]) == BUILDINGS
    assert tuple(p["id"] for row in DATA["buildings"] for p in row["positions"]) == SPACES[:16]
    assert tuple(row["id"] for row in DATA["winter_cards"]) == WINTER_CARDS
    assert tuple(row["id"] for row in DATA["worker_cards"]) == CARDS[4:7]


@rule("CS-SETUP-4", "CS-SETUP-6", "CS-SETUP-7")
def test_totals_of_the_data_agree() -> None:
    assert sum(STANDARD.counts) == DATA["resource_total"]["value"] == 83
    coins = DATA["coins"]
    assert sum(row["value"] * row["count"] for row in coins["denominations"]) == STANDARD.talers == 105
    assert sum(building.templates for building in STANDARD.buildings) == DATA["templates_total"]["value"]
    assert sum(b.templates * b.cost for b in STANDARD.buildings) == 286
    assert sum(b.templates * b.points for b in STANDARD.buildings) == 200
    assert max(STANDARD.costs) <= DEAREST


@rule("CS-BUILD-1", "CS-WORKER-3")
def test_the_building_table() -> None:
    rows = {b.id: (b.templates, b.cost, b.points) for b in STANDARD.buildings}
    assert rows["keep"] == (1, 24, 14)
    assert rows["inn"] == (1, 22, 12)
    assert rows["gate_big"] == (1, 18, 10)
    assert rows["gate_small"] == (1, 12, 6)
    assert rows["stable"] == rows["servants_house"] == (1, 18, 14)
    assert rows["palace"] == (1, 30, 18)
    assert (rows["well"], rows["tower"], rows["house"]) == ((1, 12, 10), (9, 8, 6), (6, 10, 8))
    fees = [position.fee for position in STANDARD.positions]
    assert fees == [14, 12, 6, 10, 5, 16, 12, 8, 8, 8, 8, 8, 17, 17, 10, 6]


def corrected(tmp_path: Path, data: object, players: int = 2) -> SeasonsState:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    state = SEASONS.new(players, {"components": str(path)})
    assert isinstance(state, SeasonsState)
    return state


def test_an_owner_corrects_reconstructed_figures(tmp_path: Path) -> None:
    swapped = [{"id": "well", "cost": 10, "points": 8}, {"id": "house", "cost": 12, "points": 10}]
    market = {"id": "market", "positions": [{"id": "market.1", "fee": 7}]}
    state = corrected(
        tmp_path, {"buildings": [*swapped, market], "round_track": {"winter_marks": [2, 5, 8, 11]}}
    )
    figures = state.table.figures
    assert (figures.costs[HOUSE], figures.buildings[HOUSE].points) == (12, 10)
    assert figures.positions[SPACES.index("market.1")].fee == 7
    assert figures.positions[SPACES.index("market.2")].like == ()  # no longer equal positions
    assert figures.winter_marks == (2, 5, 8, 11)
    assert STANDARD.costs[HOUSE] == 10


def test_an_owner_corrects_what_wagons_and_the_rider_bring(tmp_path: Path) -> None:
    wagons = [{"id": "wagon_sand", "symbols": 5}, {"id": "rider", "symbols": 3}]
    figures = corrected(tmp_path, {"wagons": wagons}).table.figures
    assert figures.symbols == (5, 3, 2, 2, 3)


@pytest.mark.parametrize("building", ["keep", "forge", "well"])
def test_there_is_one_of_each_building_but_towers_and_houses(tmp_path: Path, building: str) -> None:
    with pytest.raises(BadOption) as caught:
        corrected(tmp_path, {"buildings": [{"id": building, "count": 2}, {"id": "house", "count": 5}]})
    assert caught.value.message == "components-single"
    assert caught.value.facts["row"] == building


def test_an_owner_corrects_the_numbers_of_towers_and_houses(tmp_path: Path) -> None:
    counts = [{"id": "tower", "count": 8}, {"id": "house", "count": 7}]
    figures = corrected(tmp_path, {"buildings": counts}).table.figures
    assert (figures.buildings[TOWER].templates, figures.buildings[HOUSE].templates) == (8, 7)


def test_the_hash_of_a_correction_does_not_change_when_more_can_be_corrected(tmp_path: Path) -> None:
    state = corrected(tmp_path, {"buildings": [{"id": "well", "cost": 10}]})
    assert str(SEASONS.options_of(state)["components"]).endswith("#5d2721a69cf8")


def test_a_whole_copy_of_the_data_is_a_correction_too(tmp_path: Path) -> None:
    assert corrected(tmp_path, DATA).table.figures == STANDARD


def test_the_value_of_the_option_names_the_figures(tmp_path: Path) -> None:
    state = corrected(tmp_path, {"buildings": [{"id": "tower", "cost": 10}]})
    value = str(SEASONS.options_of(state)["components"])
    assert value.startswith(f"{tmp_path / 'mine.json'}#")
    line = write_position(state)
    assert write_position(parse_position(SEASONS, line)) == line
    assert write_position(SEASONS.new(2, {"components": value})) == line
    corrected(tmp_path, {"buildings": [{"id": "tower", "cost": 12}]})
    with pytest.raises(BadOption) as caught:
        SEASONS.new(2, {"components": value})
    assert caught.value.message == "components-changed"
    with pytest.raises(BadPosition):
        parse_position(SEASONS, line)


@pytest.mark.parametrize(
    ("data", "row", "field"),
    [
        ({"buildings": [{"id": "castle", "cost": 10}]}, "castle", "id"),
        ({"buildings": [{"cost": 10}]}, "None", "id"),
        ({"buildings": [3]}, "None", "id"),
        ({"buildings": {"id": "well"}}, "", ""),
        ({"buildings": [{"id": "well", "price": 10}]}, "well", "price"),
        ({"buildings": [{"id": "well", "cost": 11}]}, "well", "cost"),
        ({"buildings": [{"id": "well", "cost": 32}]}, "well", "cost"),
        ({"buildings": [{"id": "well", "cost": True}]}, "well", "cost"),
        ({"buildings": [{"id": "well", "points": "8"}]}, "well", "points"),
        ({"buildings": [{"id": "market", "cost": 8}]}, "market", "cost"),
        ({"buildings": [{"id": "house", "count": 7}]}, "", "count"),
        ({"buildings": [{"id": "inn", "positions": [{"id": "inn.7", "fee": 8}]}]}, "inn.7", "id"),
        ({"buildings": [{"id": "inn", "positions": [{"id": "inn.6", "fee": -1}]}]}, "inn.6", "fee"),
        ({"buildings": [{"id": "inn", "positions": [{"id": "inn.6", "scores": {}}]}]}, "inn.6", "scores"),
        ({"wagons": [{"id": "wagon_sand", "symbols": 0}]}, "wagon_sand", "symbols"),
        ({"wagons": [{"id": "wagon_sand", "to_defence_tower": 2}]}, "wagon_sand", "to_defence_tower"),
        ({"round_track": {"winter_marks": [3, 3]}}, "round_track", "winter_marks"),
        ({"round_track": {"winter_marks": [0]}}, "round_track", "winter_marks"),
        ({"round_track": {"rounds": {"2": 3}}}, "round_track", "rounds"),
        ({"round_track": {"positions": []}}, "round_track", "positions"),
        ({"coins": {"total_talers": 99}}, "", ""),
        ({"weather": 1}, "", ""),
    ],
)
def test_a_bad_correction_is_refused_with_row_and_field(
    tmp_path: Path, data: object, row: str, field: str
) -> None:
    with pytest.raises(BadOption) as caught:
        corrected(tmp_path, data)
    assert (caught.value.option, caught.value.message) == ("components", "components-bad-field")
    assert (caught.value.facts["row"], caught.value.facts["field"]) == (row, field)


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "components-not-json"), ("{", "components-not-json"), ("[]", "components-not-an-object")],
)
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption) as caught:
        SEASONS.new(2, {"components": str(path)})
    assert caught.value.message == message


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(" " * (LARGEST_FILE + 1), encoding="utf-8")
    with pytest.raises(BadOption) as caught:
        SEASONS.new(2, {"components": str(path)})
    assert caught.value.message == "components-too-large"
