"""What the browser gets of Kingdom Builder: true, complete, and nothing that is hidden."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from kastelan.core.hexes import COUNT
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import CARDS, KINDS, TERRAINS
from kastelan.games.kingdom.step_numbers import BEFORE, NOTHING, PUTTING
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.presenters import kingdom
from tests.pictures.random_positions import position


def state_after(steps: int | None, players: int = 3) -> KingdomState:
    state = position("kingdom", players, 3, steps)
    assert isinstance(state, KingdomState)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_an_explanation(language: str) -> None:
    shown = kingdom.catalogue(Speaker(language))
    assert len(shown.terrains) == len(TERRAINS)
    assert len(shown.kinds) == len(KINDS)
    assert len(shown.cards) == len(CARDS)
    assert b"KB-GEO" not in msgspec.json.encode(shown)
    for one in (*shown.kinds, *shown.cards):
        assert all((one.name, one.brief, one.text, one.rule))


def test_the_board_names_every_hex_and_every_settlement() -> None:
    state = state_after(90)
    shown = kingdom.board(KINGDOM, state.view(0))
    assert shown.scores == state.scores()
    assert [int(digit) for digit in shown.terrain] == [state.board.terrain(place) for place in range(COUNT)]
    for seat, one in enumerate(shown.seats):
        assert sum(1 << place for place in one.settlements) == state.own[seat]
        assert one.supply == state.supply[seat]


def test_a_goal_counts_the_hexes_that_its_gold_is_for() -> None:
    worth = dict.fromkeys(CARDS, 1) | {"merchants": 4, "knights": 2, "farmers": 3, "castles": 3}
    for seed in range(12):  # which deals every card
        shown = kingdom.board(KINGDOM, position("kingdom", 3, seed, 12 * seed).view(None))
        assert shown.gold is not None
        assert shown.counted is not None
        for goal, gold, counted in zip((*shown.cards, "castles"), shown.gold, shown.counted, strict=True):
            sizes = [len(hexes) for hexes in counted]
            if goal == "citizens":
                assert [size // 2 for size in sizes] == [*gold]
            elif goal == "lords":
                assert [size > 0 for size in sizes] == [paid > 0 for paid in gold]
            else:
                assert [size * worth[goal] for size in sizes] == [*gold]


def test_sectors_cover_the_board() -> None:
    sectors = kingdom.catalogue(Speaker("en")).sectors
    assert sorted(place for sector in sectors for place in sector) == [*range(COUNT)]


def test_used_and_new_tiles_rest_only_in_their_owners_turn() -> None:
    for steps in range(0, 160, 7):
        state = state_after(steps)
        assert state.actors
        for seat, one in enumerate(kingdom.board(KINGDOM, state.view(None)).seats):
            ready = sum(tile.ready for tile in one.tiles)
            assert ready == (state.ready if seat == state.seat else state.held[seat]).bit_count()


def test_the_cards_of_others_stay_hidden() -> None:
    state = state_after(40)
    other = (state.seat + 1) % 3
    for seat in (None, *range(3)):
        swapped = state.determinise(seat, 99)
        real, redealt = (kingdom.board(KINGDOM, one.view(seat)) for one in (state, swapped))
        assert real == redealt
    assert kingdom.board(KINGDOM, state.view(other)).hand == TERRAINS[state.hands[other] or 0]


def test_a_game_that_is_over_has_no_turn() -> None:
    shown = kingdom.board(KINGDOM, state_after(None).view(None))
    assert (shown.turn, shown.step, shown.due, shown.card) == (None, "over", 0, None)


def test_all_terrain_cards_are_shown_when_everything_is_open() -> None:
    state = state_after(40)
    views = [state.view(seat) for seat in range(3)]
    _, shown = kingdom.opened(KINGDOM, views)
    assert shown.hands == tuple(kingdom.board(KINGDOM, view).hand for view in views)
    assert kingdom.board(KINGDOM, views[0]).hands is msgspec.UNSET


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
    name = kingdom.board(KINGDOM, state_after(0).view(None)).map
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
