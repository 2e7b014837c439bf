"""KB-GEO: hexes, directions, turned board parts, and the board they make."""

from __future__ import annotations

import pytest

from kastelan.core.hexes import AXES, BIT, COUNT, EDGE, NEAR, TWO_AWAY, beside, groups, two_away
from kastelan.games.kingdom.components import CASTLE, LOCATION, TERRAINS, assembled, part_rows
from kastelan.games.kingdom.scoring import SECTORS, discoverers, hermits
from tests.games.kingdom.tables import B2, FG, Place, at, hexes, places, table
from tests.rulebook import rule

ALL = [(row, column) for row in range(20) for column in range(20)]


def on_board(goals: list[Place]) -> set[Place]:
    return {goal for goal in goals if goal in ALL}


def neighbours(row: int, col: int) -> set[Place]:
    """Word for word as the rule lists them."""
    flat = [(row, col - 1), (row, col + 1)]
    even = [(row - 1, col - 1), (row - 1, col), (row + 1, col - 1), (row + 1, col)]
    odd = [(row - 1, col), (row - 1, col + 1), (row + 1, col), (row + 1, col + 1)]
    return on_board(flat + (odd if row % 2 else even))


@rule("KB-GEO-1")
def test_odd_rows_lie_half_a_hex_to_the_right() -> None:
    assert places(NEAR[at((1, 5))]) >= {(0, 5), (0, 6), (2, 5), (2, 6)}
    assert places(NEAR[at((2, 5))]) >= {(1, 4), (1, 5), (3, 4), (3, 5)}


@rule("KB-GEO-2")
def test_neighbours_are_those_of_the_rule_on_all_400_hexes() -> None:
    assert {place: places(NEAR[at(place)]) for place in ALL} == {place: neighbours(*place) for place in ALL}


@rule("KB-GEO-2")
def test_the_corners_of_the_board_have_two_or_three_neighbours() -> None:
    counts = {corner: NEAR[at(corner)].bit_count() for corner in ((0, 0), (0, 19), (19, 0), (19, 19))}
    assert counts == {(0, 0): 2, (0, 19): 3, (19, 0): 3, (19, 19): 2}


@rule("KB-GEO-2")
def test_a_set_is_next_to_what_its_hexes_are_next_to() -> None:
    own = {(0, 0), (4, 19), (19, 7), (10, 10)}
    assert places(beside(hexes(own))) == {near for place in own for near in neighbours(*place)}


@rule("KB-GEO-3")
def test_two_steps_in_one_direction_are_those_of_the_rule_on_all_400_hexes() -> None:
    def two_steps(row: int, col: int) -> set[Place]:
        flat = [(row, col - 2), (row, col + 2)]
        return on_board(
            [*flat, (row - 2, col - 1), (row - 2, col + 1), (row + 2, col - 1), (row + 2, col + 1)]
        )

    assert {place: places(TWO_AWAY[at(place)]) for place in ALL} == {
        place: two_steps(*place) for place in ALL
    }
    own = {(0, 0), (1, 19), (19, 7), (18, 18)}
    assert places(two_away(hexes(own))) == {far for place in own for far in two_steps(*place)}


@rule("KB-GEO-3")
def test_there_are_six_directions_and_each_has_a_way_back() -> None:
    inside = hexes(place for place in ALL if min(place) > 0 and max(place) < 19)
    assert len(AXES) == 3
    for there, back in AXES:
        assert back(there(inside)) == there(back(inside)) == inside
    steps = [step(BIT[at((5, 5))]) for axis in AXES for step in axis]
    assert len(set(steps)) == 6
    assert sum(steps) == NEAR[at((5, 5))]


@rule("KB-GEO-3")
def test_a_step_over_the_edge_leads_nowhere() -> None:
    for there, back in AXES:
        for step in (there, back):
            goals = [step(BIT[h]) for h in range(COUNT)]
            assert all(goal & NEAR[h] == goal for h, goal in enumerate(goals))


@rule("T-GEO-1", "KB-GEO-4")
def test_a_turned_board_part_is_read_from_its_other_end() -> None:
    assert part_rows("tavern", True)[0] == "GGGTTTWWDD"
    corner = {(row, column) for row in range(10) for column in range(10)}
    board = table("tavern*,paddock,oasis,farm").board
    assert places(board.of[CASTLE]) & corner == {(6, 6)}
    assert places(board.of[LOCATION]) & corner == {(3, 2), (3, 7)}


@rule("T-GEO-2", "KB-GEO-4", "KB-GEO-5")
def test_a_turned_part_in_the_last_slot_keeps_its_place_on_the_board() -> None:
    board = table("tavern*,paddock,oasis,farm*").board
    assert {place for place in places(board.special) if min(place) >= 10} == {(14, 17), (18, 12), (18, 18)}


@rule("KB-GEO-4", "R-27")
def test_turning_twice_is_not_turning_and_no_part_lies_in_a_third_way() -> None:
    for quadrant in ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"):
        upright, turned = part_rows(quadrant, False), part_rows(quadrant, True)
        again = [[turned[9 - row][9 - column] for column in range(10)] for row in range(10)]
        assert ["".join(row) for row in again] == upright != turned
        assert [len(row) for row in turned] == [10] * 10


@rule("KB-GEO-5")
def test_slots_are_top_left_top_right_bottom_left_bottom_right() -> None:
    board = table(FG).board
    first_letters = {(0, 0): "tavern", (0, 10): "paddock", (10, 0): "oasis", (10, 10): "farm"}
    letter = dict(zip(TERRAINS, "GCDFTWMKL", strict=True))
    for (top, left), quadrant in first_letters.items():
        for row, column in ((0, 0), (0, 9), (9, 0), (9, 9), (4, 7)):
            terrain = TERRAINS[board.terrain(at((top + row, left + column)))]
            assert letter[terrain] == part_rows(quadrant, False)[row][column]


@rule("KB-GEO-5")
def test_sectors_are_the_four_board_parts() -> None:
    assert [sector.bit_count() for sector in SECTORS] == [100] * 4
    corners = [(0, 0), (0, 10), (10, 0), (10, 10)]
    for sector, (top, left) in zip(SECTORS, corners, strict=True):
        assert places(sector) == {(top + row, left + column) for row in range(10) for column in range(10)}


@rule("T-GEO-4", "KB-GEO-5")
@pytest.mark.parametrize("quadrants", [FG, B2])
def test_inner_corners_touch_one_way_only(quadrants: str) -> None:
    board = table(quadrants).board
    assert hermits(board, hexes([(9, 9), (10, 10)])) == 1
    assert hermits(board, hexes([(9, 10), (10, 9)])) == 2


@rule("KB-GEO-5")
def test_seams_interrupt_neither_groups_nor_rows() -> None:
    assert len(list(groups(hexes([(4, 9), (4, 10), (9, 3), (10, 3)])))) == 2
    assert discoverers(table().board, hexes([(4, 9), (4, 10)])) == 1


@rule("KB-GEO-6")
def test_the_edge_has_76_hexes_and_no_seam() -> None:
    assert places(EDGE) == {place for place in ALL if set(place) & {0, 19}}
    assert EDGE.bit_count() == 76
    assert not EDGE & hexes([(9, 9), (9, 10), (10, 9), (10, 10), (5, 9), (10, 5)])


@rule("KB-GEO-5")
def test_a_board_depends_on_the_order_of_its_parts() -> None:
    lies = tuple((kind, False) for kind in FG.split(","))
    assert assembled(lies).of != assembled(lies[::-1]).of
