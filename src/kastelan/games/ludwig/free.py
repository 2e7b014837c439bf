"""LUD-GEO-4: free table, courtyards and the doors that lead outside."""

from __future__ import annotations

from kastelan.games.ludwig.castle import BIGS, SMALLS, SOLID, Castle
from kastelan.games.ludwig.cells import Cells, each
from kastelan.games.ludwig.components import CORRIDOR
from kastelan.games.ludwig.frames import fronts_of


def free_table(castle: Castle) -> tuple[Cells, Cells]:
    """The free cells in and around the castle's box, and those around it, which lie outside for certain."""
    x, y, w, h = castle.box
    stride, at = castle.frame.stride, castle.frame.bit(x - 2, y - 2)
    row, inner = (1 << w + 4) - 1, (1 << w) - 1
    whole = hole = 0
    for line in range(h + 4):
        whole |= row << at + line * stride
    for line in range(2, h + 2):
        hole |= inner << at + line * stride + 2
    return whole & ~castle.layers[SOLID], whole & ~hole


def outside(castle: Castle) -> Cells:
    """The free cells of the castle's surroundings from which space leads away (LUD-GEO-4)."""
    free, grown = free_table(castle)
    stride = castle.frame.stride
    if castle.layers[SMALLS] or castle.layers[BIGS]:
        return _outside_of_circles(castle, free, grown)
    while True:
        more = (grown << 1 | grown >> 1 | grown << stride | grown >> stride) & free | grown
        if more == grown:
            return grown
        grown = more


def _outside_of_circles(castle: Castle, free: Cells, grown: Cells) -> Cells:
    """The same with circles: space passes beside the middles of their sides; two big ones may touch."""
    stride = castle.frame.stride
    no_east, no_south = _meeting_points(castle)
    falling, rising = _passes(castle)
    while True:
        more = (
            (grown & ~no_east) << 1
            | (grown >> 1 & ~no_east)
            | (grown & ~no_south) << stride
            | (grown >> stride & ~no_south)
            | (grown & falling) << stride + 1
            | (grown >> stride + 1 & falling)
            | (grown & rising) << stride - 1
            | (grown >> stride - 1 & rising)
        ) & free | grown
        if more == grown:
            return grown
        grown = more


def _meeting_points(castle: Castle) -> tuple[Cells, Cells]:
    """The cells whose right, and whose lower edge is closed: big circles touch there, 3 and 4 cells apart."""
    stride, bigs = castle.frame.stride, castle.layers[BIGS]
    no_east = no_south = 0
    for down, right in ((4, 3), (4, -3)):
        both = bigs & (bigs >> down * stride + right)  # the upper circle of each such pair
        no_east |= both << 2 * stride + (1 if right > 0 else -2)
    for down, right in ((3, 4), (3, -4)):
        both = bigs & (bigs >> down * stride + right)
        no_south |= both << stride + (2 if right > 0 else -2)
    return no_east, no_south


def _passes(castle: Castle) -> tuple[Cells, Cells]:
    """The upper cells of diagonal passes at circles' sides: falling to the right, and to the left.

    Each pass joins the cell in front of a side's middle with one of the two cells beside that middle.
    """
    stride = castle.frame.stride
    falling = rising = 0
    for centres, reach in ((castle.layers[SMALLS], 2), (castle.layers[BIGS], 3)):
        north, south = centres >> reach * stride, centres << reach * stride
        west, east = centres >> reach, centres << reach
        falling |= north | west | south >> stride + 1 | east >> stride + 1
        rising |= north | east | south >> stride - 1 | west >> stride - 1
    return falling, rising


def entrances(castle: Castle, without_types: int = 0) -> int:
    """How many external entrances there are, doors of rooms of some types not counted."""
    around = outside(castle)
    leading_out = [fronts & around for fronts in _by_side(castle)]
    count = sum(fronts.bit_count() for fronts in leading_out)
    if not without_types:
        return count
    frame = castle.frame
    for room in castle.rooms:
        if room.face.types & without_types:
            at = frame.bit(room.x, room.y)
            for way, offset in fronts_of(room.pose, frame.stride):
                count -= leading_out[way % 4] >> at + offset & 1
    return count


def _by_side(castle: Castle) -> list[Cells]:
    doors = castle.open
    if len(doors) > 8:
        return [doors[side] | doors[4 + side] | doors[8 + side] for side in range(4)]
    return [doors[side] | doors[4 + side] for side in range(4)]


def entrances_of_rooms(castle: Castle) -> int:
    """External entrances as favours and bonus cards count them: no doors of corridors (LUD-FAV-ENTRANCES)."""
    return entrances(castle, 1 << CORRIDOR)


def courtyards(castle: Castle) -> list[Cells]:
    """The regions of free table that the castle encloses, of any size."""
    free, _ = free_table(castle)
    left = free & ~outside(castle)
    found = []
    while left:
        region = _region(castle, left, left & -left)
        found.append(region)
        left &= ~region
    return found


def _region(castle: Castle, free: Cells, seed: Cells) -> Cells:
    return _outside_of_circles(castle, free, seed)


def courtyard_cells(castle: Castle) -> list[tuple[tuple[int, int], ...]]:
    """The same regions as lists of cells, for drawing."""
    return [tuple(castle.frame.cell(bit) for bit in each(region)) for region in courtyards(castle)]
