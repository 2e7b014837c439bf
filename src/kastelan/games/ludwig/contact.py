"""LUD-GEO-5: tiles whose outlines have a point in common."""

from __future__ import annotations

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.shapes import BIG, HALF_STRIDE, Pose


def touch(one: Pose, other: Pose, dx: int, dy: int, corner_contact: bool) -> bool:
    """Whether two poses touch that do not overlap; the other's box lies `dx` right and `dy` below."""
    if dx > one.width or -dx > other.width or dy > one.height or -dy > other.height:
        return False
    if one.kind == BIG == other.kind and abs(dx * dy) == 12:
        return True  # centres 3 and 4 cells apart
    shift = 2 * (dy * HALF_STRIDE + dx)
    mine, theirs = (one.points, other.points) if corner_contact else (one.walls, other.walls)
    return bool(mine & (theirs << shift if shift >= 0 else theirs >> -shift))


def touched(castle: Castle, pose: Pose, x: int, y: int, among: int) -> int:
    """The rooms of `among` that a pose at this cell touches."""
    found, corner_contact, rooms = 0, castle.corner_contact, castle.rooms
    for number in each(among):
        room = rooms[number]
        if touch(pose, room.pose, room.x - x, room.y - y, corner_contact):
            found |= 1 << number
    return found
