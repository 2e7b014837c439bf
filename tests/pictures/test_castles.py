"""Pictures of castles and markets of Castles of Mad King Ludwig."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import SIDES, standard_rows
from kastelan.games.ludwig.free_space import courtyard_cells
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING
from kastelan.pictures import DARK, draw_castle, draw_market
from kastelan.pictures.ludwig.castle_geometry import geometry_seen
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.pictures.ludwig.floor_plan import U
from kastelan.pictures.ludwig.market import stalls
from tests.pictures.random_positions import position
from tests.pictures.svg_reader import count, strays, texts
from tests.reference import ludwig_castle as slow
from tests.reference.ludwig_placing import in_doorway, open_doors

SEEDS = range(6)


def ended(seed: int) -> LudwigState:
    state = position("ludwig", 2 + seed % 3, seed)
    assert isinstance(state, LudwigState)
    return state


def early(steps: int) -> LudwigState:
    state = position("ludwig", 3, 1, steps)
    assert isinstance(state, LudwigState)
    return state


@cache
def rows() -> dict[str, slow.TileRow]:
    """The component rows of the slow engine by id."""
    data = standard_rows()
    return {str(row["id"]): slow.read_row(dict(row)) for row in (*data["special"], *data["rooms"])}


def slow_doors(state: LudwigState, seat: int) -> dict[tuple[float, float, str], DoorState]:
    """Every door by its place and room, with what the slow engine says about it."""
    rooms = [
        slow.room_at(rows()[room.tile.id], f"{room.x},{room.y}{SIDES[room.pose.turn]}{'d' * room.pose.dark}")
        for room in state.castles[seat].rooms
    ]
    castle = slow.pieces(rooms)
    opened = open_doors(castle)
    found = {}
    for room in rooms:
        for door in room.piece.doors:
            x, y = map(float, door.midpoint)
            state_ = DoorState.DOORWAY if in_doorway(castle, door) else DoorState.BLOCKED
            found[x, y, room.row.id] = DoorState.OPEN if door in opened else state_
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_the_states_of_doors_agree_with_the_reference_engine(seed: int) -> None:
    state = ended(seed)
    for seat in range(state.players):
        drawn = {
            (room.x + door.x / U, room.y + door.y / U, room.plan.id): state_
            for room in geometry_seen(state.view(None), seat).rooms
            for door, state_ in zip(room.plan.doors, room.doors, strict=True)
        }
        assert drawn == slow_doors(state, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_castle_shows_rooms_doors_and_seals(seed: int) -> None:
    state = ended(seed)
    view = state.view(None)
    for seat in range(state.players):
        built = geometry_seen(view, seat)
        svg = draw_castle(view, seat, "cs")
        assert count(svg, "tile") == len(state.castles[seat].rooms)
        assert count(svg, "seal") == view.completed[seat].bit_count()
        for kind in DoorState:
            assert count(svg, kind.value) == sum(room.doors.count(kind) for room in built.rooms)
        assert count(svg, "courtyard") == len(courtyard_cells(state.castles[seat]))
        assert not strays(svg)


def test_a_named_castle_shows_points_and_money() -> None:
    state = ended(1)
    view = state.view(None)
    svg = draw_castle(view, 1, player="Anežka & <Boris>")
    written = texts(svg)
    assert "Anežka & <Boris>" in written
    assert str(view.scores[1]) in written
    assert f"{view.money[1]:,}".replace(",", "\u2009") in written
    assert not strays(svg)


def test_a_small_castle_keeps_room_for_a_long_name() -> None:
    view = early(6).view(None)
    assert not strays(draw_castle(view, 0, player="Kastelán " * 12))


def test_before_foyers_are_chosen_there_is_an_empty_table() -> None:
    view = early(0).view(None)
    assert count(draw_castle(view, 2), "tile") == 0


def buying(seed: int) -> LudwigState:
    for steps in range(40, 200):
        state = position("ludwig", 2 + seed % 3, seed, steps)
        if isinstance(state, LudwigState) and state.step == BUYING:
            return state
    raise AssertionError(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_market_shows_prices_tiles_coins_and_corridors(seed: int) -> None:
    state = buying(seed)
    view = state.view(None)
    svg = draw_market(view, "ru", DARK)
    there = [tile for tile in state.market if tile != NOTHING]
    assert count(svg, "price") == count(svg, "stall") == len(view.slots) + 2
    assert count(svg, "tile") == len(there) + sum(left > 0 for left in view.stacks[-2:])
    assert count(svg, "coins") == sum(coins > 0 for coins in view.coins)
    written = texts(svg)
    for slot in view.slots:
        assert f"{PRICES[slot]:,}".replace(",", "\u2009") in written
    assert not strays(svg)


def test_prices_stand_in_order_and_an_empty_slot_keeps_its_price() -> None:
    view = replace(buying(1).view(None), market=(NOTHING,) * 7, coins=(0,) * 7)
    prices = [stall.price for stall in stalls(view)[0][:-2]]
    assert prices == sorted(prices, reverse=True)
    assert count(draw_market(view), "tile") == 2


def test_the_same_castle_gives_the_same_picture() -> None:
    view = ended(2).view(None)
    assert draw_castle(view, 0) == draw_castle(view, 0)
