"""Sets of hexes compared with a naive implementation on rows and columns."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kastelan.core import hexes
from kastelan.core.errors import BadNotation
from kastelan.core.hexes import (
    BOARD,
    COUNT,
    EDGE,
    NEAR,
    SIDE,
    TWO_AWAY,
    each,
    group,
    groups,
    name,
    nth,
    parse,
)

SHIFT: dict[
    hexes.Direction, tuple[int, int, int]
] = {  # by direction: change of the row, of the column from an even row, and from an odd row (KB-GEO-2)
    hexes.west: (0, -1, -1),
    hexes.east: (0, 1, 1),
    hexes.northwest: (-1, -1, 0),
    hexes.northeast: (-1, 0, 1),
    hexes.southwest: (1, -1, 0),
    hexes.southeast: (1, 0, 1),
}
SETS = st.sets(st.integers(0, COUNT - 1), max_size=90)


def moved(place: int, step: hexes.Direction) -> set[int]:
    """The hex one step away, computed on row and column; empty off the board."""
    row, column = divmod(place, SIDE)
    down, from_even, from_odd = SHIFT[step]
    row, column = row + down, column + (from_odd if row % 2 else from_even)
    return {SIDE * row + column} if 0 <= row < SIDE and 0 <= column < SIDE else set()


def neighbours(place: int) -> set[int]:
    return {goal for step in SHIFT for goal in moved(place, step)}


def bits(places: set[int]) -> int:
    return sum(1 << place for place in places)


@pytest.mark.parametrize("step", SHIFT)
def test_a_step_from_every_hex_matches_the_naive_one(step: hexes.Direction) -> None:
    for place in range(COUNT):
        assert set(each(step(1 << place))) == moved(place, step)


def test_neighbours_of_every_hex_match_the_naive_ones() -> None:
    for place in range(COUNT):
        assert set(each(NEAR[place])) == neighbours(place)
        assert hexes.beside(1 << place) == NEAR[place]
    assert {len(neighbours(place)) for place in range(COUNT)} == {2, 3, 4, 5, 6}


def test_two_steps_in_a_line_match_the_naive_ones() -> None:
    for place in range(COUNT):
        far = {goal for step in SHIFT for half in moved(place, step) for goal in moved(half, step)}
        assert set(each(TWO_AWAY[place])) == far
        assert hexes.two_away(1 << place) == TWO_AWAY[place]


@given(places=SETS)
def test_whole_sets_move_like_their_hexes(places: set[int]) -> None:
    whole = bits(places)
    assert set(each(hexes.beside(whole))) == {goal for place in places for goal in neighbours(place)}
    assert hexes.two_away(whole) == bits({goal for place in places for goal in each(TWO_AWAY[place])})
    for step in SHIFT:
        assert step(whole) == bits({goal for place in places for goal in moved(place, step)})


def test_axes_are_pairs_of_opposite_steps() -> None:
    assert {step for axis in hexes.AXES for step in axis} == set(SHIFT)
    inner = BOARD & ~EDGE
    for there, back in hexes.AXES:
        assert back(there(inner)) == inner == there(back(inner))


def test_the_edge_is_the_outer_rows_and_columns() -> None:
    for place in range(COUNT):
        row, column = divmod(place, SIDE)
        assert bool(EDGE >> place & 1) == (row in (0, 19) or column in (0, 19))
    assert EDGE.bit_count() == 76


@given(places=SETS)
def test_each_and_nth_use_reading_order(places: set[int]) -> None:
    ordered = sorted(places)
    assert list(each(bits(places))) == ordered
    assert [nth(bits(places), number) for number in range(len(ordered))] == ordered


def test_nth_works_for_full_and_nearly_empty_boards() -> None:
    assert [nth(BOARD, number) for number in range(COUNT)] == list(range(COUNT))
    assert nth(1 << 399, 0) == 399
    choose = random.Random(1)
    for _ in range(50):
        whole = choose.getrandbits(COUNT)
        ordered = list(each(whole))
        assert [nth(whole, number) for number in range(len(ordered))] == ordered


@given(places=SETS, tight=st.integers(1, 4))
def test_groups_are_connected_and_do_not_touch(places: set[int], tight: int) -> None:
    crowd = {place // tight for place in places}
    found = list(groups(bits(crowd)))
    assert sum(found) == bits(crowd)
    assert found == sorted(found, key=lambda one: one & -one)
    for one in found:
        members = set(each(one))
        reached = {min(members)}
        while more := {goal for place in reached for goal in neighbours(place) & members} - reached:
            reached |= more
        assert reached == members == set(each(group(bits(crowd), one & -one)))
        assert not hexes.beside(one) & (bits(crowd) ^ one)


def test_no_hexes_have_no_groups() -> None:
    assert list(groups(0)) == []
    assert list(each(0)) == []


def test_a_hex_is_named_by_column_and_row() -> None:
    assert (name(0), name(19), name(20), name(399)) == ("A1", "T1", "A2", "T20")
    assert name(6 * SIDE + 7) == "H7"
    assert len({name(place) for place in range(COUNT)}) == COUNT
    for place in range(COUNT):
        assert parse(name(place)) == parse(name(place).lower()) == place


@pytest.mark.parametrize("text", ["", "A", "7", "A0", "A21", "U1", "A01", "A1 ", "AA1", "Ä1", "1A"])
def test_other_texts_are_not_hexes(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert (caught.value.message, caught.value.text) == ("bad-hex", text)
