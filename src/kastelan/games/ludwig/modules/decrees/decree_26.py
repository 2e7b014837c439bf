"""DEC-26: a door that lies against the wall of another room joins the two.

It turns a blocked door between two rooms into a doorway, nothing more (AMB-20): not across levels, not from
stairs to stairs, not against moat, wall or passages.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kastelan.games.ludwig.castle import HARD, MIDDLES, Castle, Room, stamp
from kastelan.games.ludwig.castle_additions import CastleHooks, Laws, Links
from kastelan.games.ludwig.cells import MARGIN, Cells, spread
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.shapes import CELLAR, GROUND, OUTER, STEP, Pose, Rect, edge


class ThinWalls(Decree):
    """A door against a wall joins two rooms."""

    number: ClassVar[int] = 26
    laws: ClassVar[Laws] = Laws(walls_join=True)


class ThinWallHooks(CastleHooks):
    """The hooks of a castle under this decree."""

    def meeting(self, castle: Castle, pose: Pose) -> Cells:
        return meeting_walls(castle, pose)

    def linked(self, castle: Castle, pose: Pose, x: int, y: int, links: Links) -> Links:
        return linked(castle, pose, x, y, links)


THIN_WALLS: Final = ThinWallHooks()


def levels(pose: Pose) -> int:
    """The levels of a room's walls, as bits. Stairs are on two levels."""
    return sum(1 << level for level in {door[3] for door in pose.doors})


def _fits(castle: Castle, level: int, wall: int) -> bool:
    """Whether a door of this level may join a wall of these levels."""
    if castle.additions.laws.levels_join and level != OUTER:
        return bool(wall & (1 << GROUND | 1 << CELLAR))
    return bool(wall >> level & 1)


def _cells(castle: Castle, room: Room) -> Cells:
    """The cells of a room that block a door in front of them."""
    added = stamp(room.pose, castle.frame.stride, castle.corner_contact)
    at = castle.frame.bit(room.x - MARGIN, room.y - MARGIN)
    return (added[HARD] | added[MIDDLES]) << at


def _blocking(pose: Pose) -> tuple[Rect, ...]:
    """The cells of a pose that block a door in front of them."""
    if pose.width == pose.height and pose.kind >= 2:  # circles
        half, far = pose.half, pose.width - 1
        return (half, 0, 1, 1), (half, far, 1, 1), (0, half, 1, 1), (far, half, 1, 1)
    return pose.body


def meeting_walls(castle: Castle, pose: Pose) -> Cells:
    """Origins at which a door of the pose lies against a wall of the castle, or the other way round."""
    stride, found, mine = castle.frame.stride, 0, levels(pose)
    for room in castle.rooms:
        if room.pose.stairs and pose.stairs:
            continue
        cells, theirs = _cells(castle, room), levels(room.pose)
        for x, y, side, level in pose.doors:
            if _fits(castle, level, theirs):
                step_x, step_y = STEP[side]
                shift = (y + step_y) * stride + x + step_x
                found |= cells >> shift if shift >= 0 else cells << -shift
    for level in range(castle.additions.levels):
        if _fits(castle, level, mine):
            for side in range(4):
                fronts = castle.open[4 * level + side]
                if pose.stairs:
                    fronts &= ~castle.open_stairs[side]
                for rect in _blocking(pose):
                    found |= spread(fronts, rect, stride)
    return found


def linked(castle: Castle, pose: Pose, x: int, y: int, found: Links) -> Links:
    """`connected` and `joined` of a castle with this new room, doors against walls included."""
    links, doors = map(list, found)
    new, at, ends = len(castle.rooms), edge(x, y, 0), castle.ends
    own = stamp(pose, castle.frame.stride, castle.corner_contact)
    mine = (own[HARD] | own[MIDDLES]) << castle.frame.bit(x - MARGIN, y - MARGIN)
    own_ends = {at + door for door in pose.edges}
    for number, room in enumerate(castle.rooms):
        if room.pose.stairs and pose.stairs:
            continue
        cells = _cells(castle, room)
        against = sum(
            at + facing not in ends and _lies(castle, cells, x + dx, y + dy, side)
            for (dx, dy, side, level), facing in zip(pose.doors, pose.facing, strict=True)
            if _fits(castle, level, levels(room.pose))
        )
        there = edge(room.x, room.y, 0)
        towards = sum(
            there + facing not in own_ends and _lies(castle, mine, room.x + dx, room.y + dy, side)
            for (dx, dy, side, level), facing in zip(room.pose.doors, room.pose.facing, strict=True)
            if _fits(castle, level, levels(pose))
        )
        if against or towards:
            links[number] |= 1 << new
            links[new] |= 1 << number
            doors[new] += against
            doors[number] += towards
    return tuple(links), tuple(doors)


def _lies(castle: Castle, cells: Cells, x: int, y: int, side: int) -> bool:
    step_x, step_y = STEP[side]
    return bool(cells >> castle.frame.bit(x + step_x, y + step_y) & 1)
