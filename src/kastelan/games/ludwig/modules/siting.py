"""LUD-PLACE with the modules: where a tile may lie beside moat, wall, outer gardens and passages.

Room and passages are judged together (PASS-6): an origin is legal too if a medium or long passage can link
the tile that lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kastelan.games.ludwig import free, placing
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, extended, filled, ways_out
from kastelan.games.ludwig.cells import Cells, each, spread
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.modules.annex import GAPS, Annex, outer_pose
from kastelan.games.ludwig.modules.thin_walls import meeting_walls
from kastelan.games.ludwig.shapes import OUTER, PLAIN, STEP, Door, Pose, Rect


def annex_of(castle: Castle) -> Annex:
    """What the modules added to the castle."""
    assert castle.annex is not None
    return castle.annex


def joins(castle: Castle, level: int, other: int) -> bool:
    """Whether doors of these levels may meet (LUD-PLACE-6, MOAT-17, DEC-27)."""
    return level == other or (annex_of(castle).laws.levels_join and level != OUTER != other)


@lru_cache(maxsize=1024)
def legal_origins(castle: Castle, pose: Pose) -> Cells:
    """All cells at which the pose's box may start; outdoor rooms may lie beyond the bridge (MOAT-16)."""
    origins = _origins(castle, pose)
    if pose.outdoor and any(castle.open[8:]):
        origins |= _origins(castle, outer_pose(pose))
    return origins


@lru_cache(maxsize=4096)
def can_be_placed(castle: Castle, tile: Tile) -> bool:
    """Whether there is any place for the tile; kept, for the market asks again and again (LUD-TURN-5)."""
    return any(_by_doors(castle, pose)[0] for pose in tile.poses) or any(
        legal_origins(castle, pose) for pose in tile.poses
    )


def placements(castle: Castle, tile: Tile) -> Iterator[tuple[Pose, Cells]]:
    """Every pose of the tile that can lie somewhere, with the cells its box may start at."""
    for pose in tile.poses:
        origins = legal_origins(castle, pose)
        if origins:
            yield pose, origins


def sited(castle: Castle, pose: Pose, x: int, y: int) -> Pose:
    """The pose as it lies there: beyond the bridge all its doors are outer ones."""
    if not pose.outdoor or not any(castle.open[8:]):
        return pose
    meeting, forbidden = met_doors(castle, outer_pose(pose))
    return outer_pose(pose) if (meeting & ~forbidden) >> castle.frame.bit(x, y) & 1 else pose


def _origins(castle: Castle, pose: Pose) -> Cells:
    origins, bad = _by_doors(castle, pose)
    if pose.doors[0][3] != OUTER:
        for kind in annex_of(castle).lengths:
            if GAPS[kind]:
                origins |= _linked(castle, pose, GAPS[kind], bad | origins)
    return origins


@lru_cache(maxsize=1024)
def _by_doors(castle: Castle, pose: Pose) -> tuple[Cells, Cells]:
    """Origins that link the pose with a room by themselves, and those that no passage can help either."""
    meeting, forbidden = met_doors(castle, pose)
    if not meeting & ~forbidden and not annex_of(castle).lengths:
        return 0, 0
    bad = forbidden | placing.overlaps(castle, pose)
    if castle.layers[FRONT] or pose.fence_walls:
        bad |= placing.at_fences(castle, pose)
    origins = meeting & ~bad
    if origins:
        origins &= ~placing.off_the_table(castle, pose, origins)
        origins &= ~placing.sealing(castle, pose, origins)
    return origins, bad | meeting


def met_doors(castle: Castle, pose: Pose) -> tuple[Cells, Cells]:
    """Origins that link the pose with a room, and those where doors would meet that may not."""
    stride, doors = castle.frame.stride, castle.open
    meeting = forbidden = 0
    together = annex_of(castle).laws.levels_join
    for x, y, side, level in pose.doors:
        shift, opposite = y * stride + x, side ^ 2
        ground, cellar, outer = doors[opposite], doors[4 + opposite], doors[8 + opposite]
        if level == OUTER:
            same, other = outer, ground | cellar
        elif together:
            same, other = ground | cellar, outer
        else:
            same, other = (cellar, ground | outer) if level else (ground, cellar | outer)
        meeting |= same >> shift
        forbidden |= other >> shift
        if pose.stairs:
            forbidden |= castle.open_stairs[opposite] >> shift
    if annex_of(castle).laws.walls_join:
        meeting |= meeting_walls(castle, pose)
    return meeting, forbidden


def moved(cells: Cells, shift: int) -> Cells:
    """The cells so many bits lower."""
    return cells >> shift if shift >= 0 else cells << -shift


# Linked by a passage alone


def _linked(castle: Castle, pose: Pose, gap: int, but: Cells) -> Cells:
    """Origins from which a passage over so many cells links the pose with the castle (PASS-6)."""
    found, stride = 0, castle.frame.stride
    blocked = castle.layers[BOX] | castle.layers[FRONT]  # entirely free, and no fence beside (PASS-7)
    for number, door in enumerate(pose.doors):
        origins = _in_line(castle, pose, door, gap) & ~(but | found)
        if not origins:
            continue
        strip = gap_rect(door, gap)
        origins &= ~spread(blocked, strip, stride)
        if origins:
            origins &= ~placing.off_the_table(castle, pose, origins)
            origins &= ~_sealing(castle, pose, number, strip, origins)
        found |= origins
    return found


def _in_line(castle: Castle, pose: Pose, door: Door, gap: int) -> Cells:
    """Origins at which a door faces an open door of the castle over the gap."""
    x, y, side, level = door
    opposite, (step_x, step_y) = side ^ 2, STEP[side]
    fronts = castle.open[4 * level + opposite]
    if annex_of(castle).laws.levels_join:
        fronts |= castle.open[4 - 4 * level + opposite]
    if pose.stairs:
        fronts &= ~castle.open_stairs[opposite]
    if not fronts:
        return 0
    return moved(fronts, (y + gap * step_y) * castle.frame.stride + x + gap * step_x)


def gap_rect(door: Door, gap: int) -> Rect:
    """The cells in front of a door that a passage lies on."""
    x, y, side, _ = door
    step_x, step_y = STEP[side]
    if step_x:
        return (x + 1 if step_x > 0 else x - gap, y, gap, 1)
    return (x, y + 1 if step_y > 0 else y - gap, 1, gap)


def _sealing(castle: Castle, pose: Pose, number: int, strip: Rect, origins: Cells) -> Cells:
    """Those of the origins at which room and passage would leave no external entrance (LUD-PLACE-4)."""
    stride, doubtful = castle.frame.stride, origins
    box = (0, 0, pose.width, pose.height)
    for ray in ways_out(castle):
        doubtful &= spread(ray, box, stride) | spread(ray, strip, stride)
        if not doubtful:
            return 0
    if not (pose.kind == PLAIN and len(pose.body) > 1):  # in the corner of an L the strip may cross a way out
        reach = max(castle.box[2], castle.box[3]) + max(pose.width, pose.height)
        for other, (x, y, side, _) in enumerate(pose.doors):
            if other != number:
                doubtful &= spread(castle.layers[BOX], placing.strip(x, y, side, reach), stride)
    return _sealed(castle, pose, strip, doubtful)


def _sealed(castle: Castle, pose: Pose, strip: Rect, doubtful: Cells) -> Cells:
    sealed = 0
    for bit in each(doubtful):
        x, y = castle.frame.cell(bit)
        grown = extended(castle, castle.rooms[0].tile, pose, x, y)
        at = (strip[0] + x, strip[1] + y, strip[2], strip[3])
        if not free.entrances(filled(grown, (at,), annex_of(grown))):
            sealed |= 1 << bit
    return sealed


def doors_of(castle: Castle, number: int) -> Iterator[tuple[int, int, int, int]]:
    """The doors of a room where they lie."""
    room = castle.rooms[number]
    for x, y, side, level in room.pose.doors:
        yield room.x + x, room.y + y, side, level
