"""PASS-3 to PASS-10: legal places for passages in a castle, and the rooms that they link.

Room and passages are validated together (PASS-6): an origin is legal even if only a medium or long passage
can link the tile with the castle.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kastelan.games.ludwig import free_space, placing
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, extended, filled, ways_out
from kastelan.games.ludwig.castle_additions import Additions, CastleHooks, Passage
from kastelan.games.ludwig.cells import Cells, each, spread, union
from kastelan.games.ludwig.shapes import HALF_STRIDE, OUTER, PLAIN, STEP, Door, Pose, Rect, edge


class PassageHooks(CastleHooks):
    """The hooks of a castle with passages."""

    def extended(self, additions: Additions, pose: Pose, room: int) -> Additions:
        """Add an empty set of joined rooms for the new room."""
        return replace(additions, mates=(*additions.mates, 0))

    def more_origins(self, castle: Castle, pose: Pose, origins: Cells) -> Cells:
        """Origins at which only a passage links the tile with the castle (PASS-6)."""
        found, gaps = (
            0,
            [gap for kind in castle.additions.passages_left if (gap := castle.additions.gaps[kind])],
        )
        if gaps and pose.doors[0][3] != OUTER:
            meeting, forbidden = placing.met_doors(castle, pose)
            but = origins | meeting | forbidden | placing.overlaps(castle, pose)
            if castle.layers[FRONT] or pose.fence_walls:
                but |= placing.at_fences(castle, pose)
            for gap in gaps:
                found |= _linked(castle, pose, gap, but | found)
        return found

    def touched(self, castle: Castle, room: int, found: int) -> int:
        """A short passage hides the doorway that it lies on (PASS-10)."""
        for passage in castle.additions.passages:
            if not castle.additions.gaps[passage.kind] and room in (passage.room, passage.other):
                other = passage.other if passage.room == room else passage.room
                if found >> other & 1 and not _touch_elsewhere(castle, passage):
                    found &= ~(1 << other)
        return found


PASSAGE_HOOKS: Final = PassageHooks()


# Linked by a passage alone


def _linked(castle: Castle, pose: Pose, gap: int, but: Cells) -> Cells:
    """Origins at which a passage over `gap` cells links the pose with the castle (PASS-6)."""
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
    if castle.additions.laws.levels_join:
        fronts |= castle.open[4 - 4 * level + opposite]
    if pose.stairs:
        fronts &= ~castle.open_stairs[opposite]
    if not fronts:
        return 0
    shift = (y + gap * step_y) * castle.frame.stride + x + gap * step_x
    return fronts >> shift if shift >= 0 else fronts << -shift


def gap_rect(door: Door, gap: int) -> Rect:
    """The cells in front of a door that a passage covers."""
    x, y, side, _ = door
    step_x, step_y = STEP[side]
    if step_x:
        return (x + 1 if step_x > 0 else x - gap, y, gap, 1)
    return (x, y + 1 if step_y > 0 else y - gap, 1, gap)


def _sealing(castle: Castle, pose: Pose, number: int, strip: Rect, origins: Cells) -> Cells:
    """The origins at which room and passage would leave no external entrance (LUD-PLACE-4)."""
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
        if not free_space.entrances(filled(grown, (at,), grown.additions)):
            sealed |= 1 << bit
    return sealed


# Laying


def found(castle: Castle, room: int, kind: int, door: int) -> Passage | None:
    """The passage from this door of a room, if there can be one (PASS-3, PASS-5, PASS-7)."""
    here, gap = castle.rooms[room], castle.additions.gaps[kind]
    dx, dy, side, level = here.pose.doors[door]
    (step_x, step_y), x, y = STEP[side], here.x + dx, here.y + dy
    end = edge(x + (gap + 1) * step_x, y + (gap + 1) * step_y, side ^ 2)
    other = castle.ends.get(end)
    if other is None or other == room:
        return None
    there = castle.rooms[other]
    other_door = there.pose.edges.index(end - edge(there.x, there.y, 0))
    if not _may_join(castle, room, level, other, there.pose.doors[other_door][3]):
        return None
    passage = Passage(kind, room, door, other, other_door)
    return passage if not gap or _fits(castle, passage) else None


def _may_join(castle: Castle, room: int, level: int, other: int, other_level: int) -> bool:
    both = castle.rooms[room].pose, castle.rooms[other].pose
    return (
        level != OUTER != other_level  # MOAT-19: all doors of outer gardens are outer ones
        and (level == other_level or castle.additions.laws.levels_join)
        and not (both[0].stairs and both[1].stairs)
    )


def _fits(castle: Castle, passage: Passage) -> bool:
    """Whether a medium or long passage lies on free doors and cells, between rooms that nothing joins.

    As there is only one short passage, which lies on a doorway, no two passages join the same rooms (AMB-9).
    """
    if castle.connected[passage.room] >> passage.other & 1:
        return False
    for room, door in ((passage.room, passage.door), (passage.other, passage.other_door)):
        lies = castle.rooms[room]
        dx, dy, side, level = lies.pose.doors[door]
        x, y = lies.x + dx + STEP[side][0], lies.y + dy + STEP[side][1]
        if not castle.open[4 * level + side] >> castle.frame.bit(x, y) & 1:
            return False
    frame = castle.frame
    cells = union(frame.stride, (strip(castle, passage),), frame.bit(0, 0))
    if cells & (castle.layers[BOX] | castle.layers[FRONT]):
        return False
    return free_space.entrances(joined(castle, passage)) > 0  # LUD-PLACE-4


def strip(castle: Castle, passage: Passage) -> Rect:
    """The cells between its two rooms that a passage covers."""
    room = castle.rooms[passage.room]
    x, y, w, h = gap_rect(room.pose.doors[passage.door], castle.additions.gaps[passage.kind])
    return room.x + x, room.y + y, w, h


def joined(castle: Castle, passage: Passage) -> Castle:
    """The castle with a passage, which uses both doors and connects both rooms (PASS-8)."""
    additions = _with_passage(castle.additions, passage)
    if not castle.additions.gaps[passage.kind]:
        return replace(castle, additions=additions)
    room, other = passage.room, passage.other
    connected, doors = list(castle.connected), list(castle.joined)
    connected[room] |= 1 << other
    connected[other] |= 1 << room
    doors[room] += 1
    doors[other] += 1
    grown = filled(castle, (strip(castle, passage),), additions)
    return replace(grown, connected=tuple(connected), joined=tuple(doors))


def _with_passage(additions: Additions, passage: Passage) -> Additions:
    mates = list(additions.mates)
    mates[passage.room] |= 1 << passage.other
    mates[passage.other] |= 1 << passage.room
    laid = additions.laid | 1 << passage.kind
    return replace(additions, passages=(*additions.passages, passage), mates=tuple(mates), laid=laid)


# Touching (PASS-10)


def _touch_elsewhere(castle: Castle, passage: Passage) -> bool:
    """Whether two rooms touch outside the doorway of a short passage, its end points included.

    They never share a corner elsewhere without sharing a part of a wall, so comparing walls is enough.
    """
    room, there = castle.rooms[passage.room], castle.rooms[passage.other]
    dx, dy, side, _ = room.pose.doors[passage.door]
    step_x, step_y = STEP[side]
    doorway = 1 << (2 * dy + 1 + step_y) * HALF_STRIDE + 2 * dx + 1 + step_x
    shift = 2 * ((there.y - room.y) * HALF_STRIDE + there.x - room.x)
    theirs = there.pose.walls << shift if shift >= 0 else there.pose.walls >> -shift
    return room.pose.walls & theirs != doorway
