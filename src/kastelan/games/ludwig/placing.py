"""LUD-PLACE: the legal places for a tile.

An origin is the cell where the box of a pose starts. Origins are computed as sets: a rule shifts the cells of
the castle by the offset of a door or wall of the pose, and gets all origins that meet or break it at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kastelan.games.ludwig import free_space
from kastelan.games.ludwig.castle import (
    BIGS,
    BOX,
    CORE,
    CUT,
    FENCE_CENTRE,
    FENCE_CUT,
    FRONT,
    FRONT_WALL,
    HARD,
    MIDDLES,
    SMALL_BOX,
    SMALLS,
    Castle,
    extended,
    ways_out,
)
from kastelan.games.ludwig.cells import TABLE, Cells, each, spread
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.shapes import BIG, OCTAGON, PLAIN, SMALL, STEP, Pose, Rect

DISC_BIG_BIG: tuple[Rect, ...] = ((-4, -2, 9, 5), (-3, -3, 7, 7), (-2, -4, 5, 9))
DISC_BIG_SMALL: tuple[Rect, ...] = ((-3, -2, 7, 5), (-2, -3, 5, 7))
DISC_SMALL_SMALL: tuple[Rect, ...] = ((-2, -2, 5, 5),)
"""Distances of the centres of two circles that overlap: less than the sum of their radii (LUD-GEO-3)."""


def placements(castle: Castle, tile: Tile) -> Iterator[tuple[Pose, Cells]]:
    """Every pose of the tile that has a legal place, with its origins."""
    for pose in tile.poses:
        origins = legal_origins(castle, pose)
        if origins:
            yield pose, origins


def can_be_placed(castle: Castle, tile: Tile) -> bool:
    """Whether the tile has a legal place (LUD-TURN-5)."""
    if not castle.additions.plain:
        return _can_be_placed_with_additions(castle, tile)
    return any(origins_by_doors(castle, pose) for pose in tile.poses)


@lru_cache(maxsize=1 << 12)
def _can_be_placed_with_additions(castle: Castle, tile: Tile) -> bool:
    """`can_be_placed` for a castle with additions. Doors are tried first, because most tiles fit by them."""
    return any(origins_by_doors(castle, pose) for pose in tile.poses) or any(
        legal_origins(castle, pose) for pose in tile.poses
    )


def legal_origins(castle: Castle, pose: Pose) -> Cells:
    """All legal origins of the pose."""
    if castle.additions.plain:
        return origins_by_doors(castle, pose)
    return _origins_with_additions(castle, pose)


def sited(castle: Castle, pose: Pose, x: int, y: int) -> Pose:
    """The pose that the tile has at this cell, which can differ beyond a drawbridge (MOAT-17)."""
    for hooks in castle.additions.hooks:
        pose = hooks.sited(castle, pose, x, y)
    return pose


@lru_cache(maxsize=1 << 10)
def _origins_with_additions(castle: Castle, pose: Pose) -> Cells:
    """`legal_origins` for a castle with additions."""
    origins = _linked_origins(castle, pose)
    for hooks in castle.additions.hooks:
        other = hooks.other_pose(castle, pose)
        if other is not None:
            origins |= _linked_origins(castle, other)
    return origins


def _linked_origins(castle: Castle, pose: Pose) -> Cells:
    """Origins at which doors or anything else link the pose with the castle."""
    origins = origins_by_doors(castle, pose)
    for hooks in castle.additions.hooks:
        origins |= hooks.more_origins(castle, pose, origins)
    return origins


@lru_cache(maxsize=1 << 12)
def origins_by_doors(castle: Castle, pose: Pose) -> Cells:
    """Origins at which doors link the pose with the castle, and no rule forbids the placement."""
    meeting, forbidden = met_doors(castle, pose)
    origins = meeting & ~forbidden
    if origins:
        origins &= ~overlaps(castle, pose)
    if origins and (castle.layers[FRONT] or pose.fence_walls):
        origins &= ~at_fences(castle, pose)
    if origins:
        origins &= ~off_the_table(castle, pose, origins)
        origins &= ~sealing(castle, pose, origins)
    return origins


def met_doors(castle: Castle, pose: Pose) -> tuple[Cells, Cells]:
    """Origins that make a doorway (LUD-PLACE-1), and those at which doors meet that must not.

    Ground doors must not meet cellar doors (LUD-PLACE-6), nor stairs other stairs (LUD-PLACE-8).
    """
    stride, plain = castle.frame.stride, castle.additions.plain
    meets, clashes = (castle.open, castle.open) if plain else _fronts_by_level(castle)
    meeting = forbidden = 0
    for x, y, side, level in pose.doors:
        shift, opposite = y * stride + x, side ^ 2
        meeting |= meets[4 * level + opposite] >> shift
        forbidden |= clashes[4 - 4 * level + opposite] >> shift
        if pose.stairs:
            forbidden |= castle.open_stairs[opposite] >> shift
    if not plain:
        for hooks in castle.additions.hooks:
            meeting |= hooks.meeting(castle, pose)
    return meeting, forbidden


@lru_cache(maxsize=1 << 8)
def _fronts_by_level(castle: Castle) -> tuple[tuple[Cells, ...], tuple[Cells, ...]]:
    """The fronts of open doors that a pose's doors may meet, by their level, and those that they must not.

    The forbidden fronts are in blocks of four: for cellar doors the first, for ground doors the second, as in
    a plain castle, and for outer doors the last.
    """
    doors = castle.open
    outer = doors[8:] or (0,) * 4  # outer doors meet outer doors only (MOAT-17)
    indoors = tuple(ground | cellar for ground, cellar in zip(doors[:4], doors[4:8], strict=True))
    if castle.additions.laws.levels_join:
        return indoors + indoors + outer, outer + outer + indoors
    clashes = tuple(front | beyond for front, beyond in zip(doors[:8], outer * 2, strict=True))
    return doors[:8] + outer, clashes + indoors


def overlaps(castle: Castle, pose: Pose) -> Cells:
    """Origins at which the pose would overlap a room (LUD-GEO-3, LUD-PLACE-3)."""
    return OVERLAPS[pose.kind](castle, pose)


def _overlaps_plain(castle: Castle, pose: Pose) -> Cells:
    return _spread_all(castle, BOX, pose.body)


def _overlaps_octagon(castle: Castle, pose: Pose) -> Cells:
    """Origins at which an octagon overlaps; its corner cells may lie on those of octagons and big circles."""
    layers, stride = castle.layers, castle.frame.stride
    filled = layers[HARD] | layers[SMALL_BOX] | layers[CORE]
    found = _spread_all(castle, BOX, pose.body)
    for x, y in pose.corners:
        found |= filled >> y * stride + x
    return found


def _overlaps_small(castle: Castle, pose: Pose) -> Cells:
    """Origins at which a small circle overlaps a room. Only a big circle may share a cell with its box."""
    layers, stride = castle.layers, castle.frame.stride
    return (
        spread(layers[HARD] | layers[CUT], pose.body[0], stride)
        | _discs(castle, layers[BIGS], DISC_BIG_SMALL, pose)
        | _discs(castle, layers[SMALLS], DISC_SMALL_SMALL, pose)
    )


def _overlaps_big(castle: Castle, pose: Pose) -> Cells:
    """Origins at which a big circle overlaps a room. Its corner cells may lie on those of octagons."""
    layers, stride = castle.layers, castle.frame.stride
    return (
        spread(layers[HARD], pose.body[0], stride)
        | spread(layers[CUT], (1, 0, 3, 5), stride)
        | spread(layers[CUT], (0, 1, 5, 3), stride)
        | _discs(castle, layers[BIGS], DISC_BIG_BIG, pose)
        | _discs(castle, layers[SMALLS], DISC_BIG_SMALL, pose)
    )


OVERLAPS = {
    PLAIN: _overlaps_plain,
    OCTAGON: _overlaps_octagon,
    SMALL: _overlaps_small,
    BIG: _overlaps_big,
}


def _spread_all(castle: Castle, layer: int, rects: tuple[Rect, ...]) -> Cells:
    cells, stride, found = castle.layers[layer], castle.frame.stride, 0
    for rect in rects:
        found |= spread(cells, rect, stride)
    return found


def _discs(castle: Castle, centres: Cells, discs: tuple[Rect, ...], pose: Pose) -> Cells:
    """Origins at which the pose's centre is too near to one of the centres."""
    if not centres:
        return 0
    found = 0
    for x, y, w, h in discs:
        found |= spread(centres, (x + pose.half, y + pose.half, w, h), castle.frame.stride)
    return found


def at_fences(castle: Castle, pose: Pose) -> Cells:
    """Origins at which the pose would touch a fence, or its own fence a room (LUD-PLACE-5)."""
    layers, stride = castle.layers, castle.frame.stride
    found = 0
    if layers[FRONT]:
        found = _touches_fence(castle, pose)
    for rect in pose.fence_walls:
        found |= spread(layers[HARD] | layers[MIDDLES], rect, stride)
    if castle.corner_contact:
        for x, y in pose.fence_corners:
            found |= spread(layers[HARD], (x, y, 1, 1), stride)
    for x, y in pose.fence_cuts:
        found |= layers[CUT] >> y * stride + x
    for x, y in pose.fence_centres:
        found |= spread(layers[BIGS], (x, y, 1, 1), stride)
    return found


def _touches_fence(castle: Castle, pose: Pose) -> Cells:
    layers, stride = castle.layers, castle.frame.stride
    if pose.kind in (PLAIN, OCTAGON):
        found = _spread_all(castle, FRONT, pose.body)
        for x, y in pose.corners:
            found |= layers[FENCE_CUT] >> y * stride + x
        return found
    half, far = pose.half, pose.width - 1
    walls, found = layers[FRONT_WALL], 0
    for x, y in ((half, 0), (half, far), (0, half), (far, half)):
        found |= walls >> y * stride + x
    if pose.kind == BIG:
        found |= layers[FENCE_CENTRE] >> half * stride + half
    return found


def off_the_table(castle: Castle, pose: Pose, origins: Cells) -> Cells:
    """Origins too far from the foyer. They exist only for castles near the edge of the table."""
    x, y, w, h = castle.box
    if min(x, y) > 16 - TABLE and max(x + w, y + h) < TABLE - 16:
        return 0
    off = 0
    for bit in each(origins):
        at = castle.frame.cell(bit)
        if not on_the_table(pose, *at):
            off |= 1 << bit
    return off


def on_the_table(pose: Pose, x: int, y: int) -> bool:
    """Whether the pose lies within `TABLE` cells of the foyer."""
    return x >= -TABLE and x + pose.width <= TABLE and y >= -TABLE and y + pose.height <= TABLE


def sealing(castle: Castle, pose: Pose, origins: Cells) -> Cells:
    """Those of the origins that would leave no external entrance (LUD-PLACE-4).

    A door from which a straight line leads away from the castle is surely an entrance, and checking that is
    cheap. Only origins that cut off every such line, or have no such door, are checked one by one.
    """
    stride, doubtful = castle.frame.stride, origins
    box = (0, 0, pose.width, pose.height)
    for ray in ways_out(castle):
        doubtful &= spread(ray, box, stride)
        if not doubtful:
            return 0
    reach = max(castle.box[2], castle.box[3]) + max(pose.width, pose.height)
    for x, y, side, _ in pose.doors:
        doubtful &= spread(castle.layers[BOX], strip(x, y, side, reach), stride)
        if not doubtful:
            return 0
    sealed = 0
    for bit in each(doubtful):
        if not _keeps_entrance(castle, pose, bit):
            sealed |= 1 << bit
    return sealed


def strip(x: int, y: int, side: int, reach: int) -> Rect:
    """The first `reach` cells straight in front of a door of the pose."""
    step_x, step_y = STEP[side]
    if step_x:
        return (x + 1 if step_x > 0 else x - reach, y, reach, 1)
    return (x, y + 1 if step_y > 0 else y - reach, 1, reach)


def _keeps_entrance(castle: Castle, pose: Pose, bit: int) -> bool:
    x, y = castle.frame.cell(bit)
    return free_space.entrances(extended(castle, castle.rooms[0].tile, pose, x, y)) > 0
