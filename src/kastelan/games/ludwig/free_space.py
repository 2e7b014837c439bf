"""LUD-GEO-4: free table, courtyards and the doors that lead outside.

Free space is found by a flood fill on whole sets of cells: starting from the rim of the surroundings, it
grows along rows and columns until nothing changes. Circles need two corrections: space passes diagonally
beside the middle of their sides, and two big circles that touch close the edge between two cells.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kastelan.games.ludwig.castle import BIGS, SMALLS, SOLID, Castle
from kastelan.games.ludwig.cells import Cells, each, union
from kastelan.games.ludwig.components import CORRIDOR
from kastelan.games.ludwig.frame_geometry import fronts_of

RUNS: Final = (1, 2, 4, 8)
"""Shifts of the flood fill: together fifteen cells in one direction before the next direction is tried."""


def outside(castle: Castle, asked: Cells = -1) -> Cells:
    """The free cells around the castle that are connected with the outside (LUD-GEO-4).

    If only some cells are `asked` about, the result may lack other cells, since the fill stops early.
    """
    whole, rim, at = _surroundings(castle)
    free = whole & ~(castle.layers[SOLID] >> at)
    return _spaces(castle, at).reached(free, rim, asked >> at) << at


def _surroundings(castle: Castle) -> tuple[Cells, Cells, int]:
    """The castle's box with two cells on all sides, this rim alone, and the first bit of both.

    The rim is always outside. Sets are shifted down by that bit, so that the fill works on short ints.
    """
    x, y, w, h = castle.box
    frame = castle.frame
    return *_boxes(w, h, frame.stride), frame.bit(x - 2, y - 2)


@lru_cache(maxsize=1 << 12)
def _boxes(width: int, height: int, stride: int) -> tuple[Cells, Cells]:
    whole = union(stride, ((0, 0, width + 4, height + 4),), 0)
    return whole, whole & ~union(stride, ((2, 2, width, height),), 0)


class _Spaces(NamedTuple):
    """Where space passes from cell to cell, apart from free cells side by side."""

    stride: int
    no_east: Cells = 0  # the cells whose right edge is closed
    no_south: Cells = 0  # the cells whose lower edge is closed
    falling: Cells = 0  # the upper cells of passes that lead down to the right
    rising: Cells = 0  # the upper cells of passes that lead down to the left

    def reached(self, free: Cells, grown: Cells, asked: Cells) -> Cells:
        """The free cells connected with `grown`. The fill stops when it has reached all cells of `asked`."""
        stride, no_east, no_south, falling, rising = self
        east, west = free & ~(no_east << 1), free & ~no_east
        south, north = free & ~(no_south << stride), free & ~no_south
        while asked & ~grown:
            before = grown
            grown = _run_back(_run(grown, east, 1), west, 1)
            grown = _run_back(_run(grown, south, stride), north, stride)
            if falling:  # a castle with a circle has both kinds of passes
                grown |= free & (
                    (grown & falling) << stride + 1
                    | (grown >> stride + 1 & falling)
                    | (grown & rising) << stride - 1
                    | (grown >> stride - 1 & rising)
                )
            if grown == before:
                break
        return grown


def _run(grown: Cells, way: Cells, step: int) -> Cells:
    """The cells, and those that follow at intervals of `step` bits as long as they are in `way`."""
    for times in RUNS:
        grown |= way & grown << step * times
        way &= way << step * times
    return grown


def _run_back(grown: Cells, way: Cells, step: int) -> Cells:
    """The same as `_run` in the opposite direction."""
    for times in RUNS:
        grown |= way & grown >> step * times
        way &= way >> step * times
    return grown


def _spaces(castle: Castle, at: int) -> _Spaces:
    stride, smalls, bigs = castle.frame.stride, castle.layers[SMALLS] >> at, castle.layers[BIGS] >> at
    if not (smalls or bigs):
        return _Spaces(stride)
    return _Spaces(stride, *_meeting_points(bigs, stride), *_passes(smalls, bigs, stride))


def _meeting_points(bigs: Cells, stride: int) -> tuple[Cells, Cells]:
    """The cells whose right edge, and whose lower edge, is closed by big circles that touch.

    Big circles touch between cells if their centres are 3 and 4 cells apart: their radii add up to 5.
    """
    no_east = no_south = 0
    for down, right in ((4, 3), (4, -3)):
        both = bigs & (bigs >> down * stride + right)  # the upper circle of each such pair
        no_east |= both << 2 * stride + (1 if right > 0 else -2)
    for down, right in ((3, 4), (3, -4)):
        both = bigs & (bigs >> down * stride + right)
        no_south |= both << stride + (2 if right > 0 else -2)
    return no_east, no_south


def _passes(smalls: Cells, bigs: Cells, stride: int) -> tuple[Cells, Cells]:
    """The upper cells of diagonal passes beside circles, down to the right and down to the left.

    Each pass joins the cell in front of the middle of a side with one of the two cells beside that middle.
    """
    falling = rising = 0
    for centres, reach in ((smalls, 2), (bigs, 3)):
        north, south = centres >> reach * stride, centres << reach * stride
        west, east = centres >> reach, centres << reach
        falling |= north | west | south >> stride + 1 | east >> stride + 1
        rising |= north | east | south >> stride - 1 | west >> stride - 1
    return falling, rising


def entrances(castle: Castle) -> int:
    """The number of external entrances."""
    return sum([fronts.bit_count() for fronts in _leading_out(castle)])


def _leading_out(castle: Castle) -> list[Cells]:
    """The cells in front of doors that lead outside, by direction."""
    doors = _by_side(castle)
    around = outside(castle, doors[0] | doors[1] | doors[2] | doors[3])
    return [fronts & around for fronts in doors]


def _by_side(castle: Castle) -> list[Cells]:
    doors = castle.open
    if len(doors) > 8:
        return [doors[side] | doors[4 + side] | doors[8 + side] for side in range(4)]
    return [doors[side] | doors[4 + side] for side in range(4)]


def entrances_of_rooms(castle: Castle) -> int:
    """External entrances as favours and bonus cards count them: without corridors (LUD-FAV-ENTRANCES)."""
    leading_out, frame = _leading_out(castle), castle.frame
    count = sum([fronts.bit_count() for fronts in leading_out])
    for number in each(castle.of_type[CORRIDOR]):
        if not castle.completed(number):
            room = castle.rooms[number]
            at = frame.bit(room.x, room.y)
            for way, offset in fronts_of(room.pose, frame.stride):
                count -= leading_out[way % 4] >> at + offset & 1
    return count


def courtyards(castle: Castle) -> list[Cells]:
    """The regions of free table, of any size, that the castle encloses."""
    whole, _, at = _surroundings(castle)
    spaces = _spaces(castle, at)
    left = whole & ~((castle.layers[SOLID] | outside(castle)) >> at)
    found = []
    while left:
        region = spaces.reached(left, left & -left, -1)
        found.append(region << at)
        left &= ~region
    return found


def courtyard_cells(castle: Castle) -> list[tuple[tuple[int, int], ...]]:
    """The same regions as lists of cells, for drawing."""
    return [tuple(castle.frame.cell(bit) for bit in each(region)) for region in courtyards(castle)]
