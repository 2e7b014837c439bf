"""What the browser is told about Kingdom Builder: true, complete, and nothing that is hidden."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from kastelan.core.hexes import COUNT
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import CARDS, KINDS, TERRAINS
from kastelan.games.kingdom.step_numbers import BEFORE, NOTHING, PUTTING
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.presenters import kingdom
from tests.pictures.playing import position


def state_after(steps: int | None, players: int = 3) -> KingdomState:
    state = position("kingdom", players, 3, steps)
    assert isinstance(state, KingdomState)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_an_explanation(language: str) -> None:
    told = kingdom.catalogue(Speaker(language))
    assert [len(part) for name in ("terrains", "kinds", "cards") if isinstance(part := told[name], list)] == [
        len(TERRAINS),
        len(KINDS),
        len(CARDS),
    ]
    assert "KB-GEO" not in json.dumps(told)
    for name in ("kinds", "cards"):
        part = told[name]
        assert isinstance(part, list)
        for one in part:
            assert isinstance(one, dict)
            assert all(one[field] for field in ("name", "brief", "text", "rule"))


def test_the_board_names_every_hex_and_every_settlement() -> None:
    state = state_after(90)
    told = kingdom.board(KINGDOM, state.view(0))
    terrain, seats = told["terrain"], told["seats"]
    assert told["scores"] == [*state.scores()]
    assert isinstance(terrain, str)
    assert isinstance(seats, list)
    assert [int(digit) for digit in terrain] == [state.board.terrain(place) for place in range(COUNT)]
    for seat, one in enumerate(seats):
        assert isinstance(one, dict)
        places = one["settlements"]
        assert isinstance(places, list)
        assert sum(1 << place for place in places if isinstance(place, int)) == state.own[seat]
        assert one["supply"] == state.supply[seat]


def test_used_and_new_tiles_rest_only_in_their_owners_turn() -> None:
    for steps in range(0, 160, 7):
        state = state_after(steps)
        assert state.actors
        seats = kingdom.board(KINGDOM, state.view(None))["seats"]
        assert isinstance(seats, list)
        for seat, one in enumerate(seats):
            assert isinstance(one, dict)
            tiles = one["tiles"]
            assert isinstance(tiles, list)
            ready = sum(tile["ready"] is True for tile in tiles if isinstance(tile, dict))
            assert ready == (state.ready if seat == state.seat else state.held[seat]).bit_count()


def test_the_cards_of_others_stay_hidden() -> None:
    state = state_after(40)
    other = (state.seat + 1) % 3
    for seat in (None, *range(3)):
        swapped = state.determinise(seat, 99)
        told, retold = (kingdom.board(KINGDOM, one.view(seat)) for one in (state, swapped))
        assert told == retold
    assert kingdom.board(KINGDOM, state.view(other))["hand"] == TERRAINS[state.hands[other] or 0]


def test_a_game_that_is_over_tells_no_turn() -> None:
    told = kingdom.board(KINGDOM, state_after(None).view(None))
    assert (told["turn"], told["step"], told["due"], told["card"]) == (None, "over", 0, None)
    assert told["last_round"]


def test_a_turn_can_be_planned_while_another_seat_has_lifted_a_settlement() -> None:
    state = next(one for steps in range(400) if (one := state_after(steps)).step == PUTTING)
    seat = (state.seat + 1) % 3
    planned = kingdom.my_turn(state, seat)
    assert isinstance(planned, KingdomState)
    assert (planned.seat, planned.step, planned.kind, planned.lifted) == (seat, BEFORE, NOTHING, NOTHING)
    assert planned.hands[seat] == state.hands[seat]
    assert planned.ready == state.held[seat]
    assert planned.legal(seat)
    assert state.step == PUTTING


def test_a_plan_goes_on_with_a_turn_that_has_begun() -> None:
    state = next(one for steps in range(400) if (one := state_after(steps)).step == PUTTING)
    planned = kingdom.my_turn(state, state.seat)
    assert isinstance(planned, KingdomState)
    assert planned.freeze() == state.freeze()
    assert planned is not state


def test_there_is_no_turn_to_plan_after_the_end() -> None:
    assert kingdom.my_turn(state_after(None), 0) is None


def test_the_map_is_one_picture_by_day_and_one_by_night() -> None:
    name = kingdom.board(KINGDOM, state_after(0).view(None))["map"]
    day, night = (kingdom.art(f"board/{name}", {"theme": theme}) for theme in ("light", "dark"))
    assert day is not None
    assert night is not None
    assert day != night
    assert ElementTree.fromstring(day).tag.endswith("svg")
    few = kingdom.art(f"board/{name}", {"detail": "0"})
    assert few is not None
    assert len(few) < len(day) / 3


@pytest.mark.parametrize(
    "rest",
    ["board", "board/", "board/tavern", "board/tavern,tavern*,farm,oasis", "board/a,b,c,d", "hexes/x"],
)
def test_there_is_no_map_of_parts_that_do_not_exist(rest: str) -> None:
    assert kingdom.art(rest, {}) is None
