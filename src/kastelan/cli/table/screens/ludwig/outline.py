"""The outlines of tiles in two scales: a cell of four columns and two rows, or of two columns and one row.

Walls lie on the lines between cells, so that neighbours share them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kastelan.cli.table.screens.ludwig.canvas import Canvas, Spot
from kastelan.games.ludwig.castle import Room
from kastelan.games.ludwig.shapes import BIG, OCTAGON, SMALL, STEP, Cell, E, N, Rect, S, W


@dataclass(frozen=True, slots=True)
class Scale:
    """How many columns and rows a cell takes, wall included."""

    across: int
    down: int

    def spot(self, x: int, y: int) -> Spot:
        """The top left corner of a cell."""
        return x * self.across, y * self.down


LARGE: Final = Scale(4, 2)
SMALL_SCALE: Final = Scale(2, 1)

CIRCLES: Final = {
    (LARGE, SMALL): (
        "   ╭─────╮   ",
        " ╭─╯     ╰─╮ ",
        "╭╯         ╰╮",
        "│           │",
        "╰╮         ╭╯",
        " ╰─╮     ╭─╯ ",
        "   ╰─────╯   ",
    ),
    (LARGE, BIG): (
        "      ╭───────╮      ",
        "   ╭──╯       ╰──╮   ",
        " ╭─╯             ╰─╮ ",
        "╭╯                 ╰╮",
        "│                   │",
        "│                   │",
        "│                   │",
        "╰╮                 ╭╯",
        " ╰─╮             ╭─╯ ",
        "   ╰──╮       ╭──╯   ",
        "      ╰───────╯      ",
    ),
    (SMALL_SCALE, SMALL): (
        "╭─────╮",
        "│     │",
        "│     │",
        "╰─────╯",
    ),
    (SMALL_SCALE, BIG): (
        " ╭───────╮ ",
        "╭╯       ╰╮",
        "│         │",
        "│         │",
        "╰╮       ╭╯",
        " ╰───────╯ ",
    ),
}
"""What circles look like."""


def cells(room: Room) -> frozenset[Cell]:
    """The whole cells of a room; of an octagon not its corners."""
    return frozenset(
        (room.x + x + i, room.y + y + j) for x, y, w, h in room.pose.body for i in range(w) for j in range(h)
    )


def walls(canvas: Canvas, room: Room, scale: Scale, heavy: bool = False) -> None:
    """Draw the walls of a room."""
    column, row = scale.spot(room.x, room.y)
    circle = CIRCLES.get((scale, room.pose.kind))
    if circle is not None:
        canvas.curve(column, row, circle, heavy)
        return
    for x, y, side in wall_edges(room):
        column, row = scale.spot(x + (side == E), y + (side == S))
        if side in (N, S):
            canvas.across(column, row, scale.across, heavy)
        else:
            canvas.along(column, row, scale.down, heavy)
    if room.pose.kind == OCTAGON:
        _cut_corners(canvas, room, scale)


def wall_edges(room: Room) -> Iterator[tuple[int, int, int]]:
    """The straight walls of a room without curves: cells and sides."""
    own = cells(room)
    # No wall towards a cut corner: the slanted sign drawn later takes its place.
    inner = own | {(room.x + x, room.y + y) for x, y in room.pose.corners}
    for x, y in sorted(own):
        for side, (dx, dy) in enumerate(STEP):
            if (x + dx, y + dy) not in inner:
                yield x, y, side


def _cut_corners(canvas: Canvas, room: Room, scale: Scale) -> None:
    for x, y in room.pose.corners:
        column, row = scale.spot(room.x + x, room.y + y)
        middle = (column + scale.across // 2, row + (1 if scale == LARGE else bool(y)))
        # The upper left and lower right corners are cut along `╱`.
        canvas.mark(middle, "╱" if bool(x) == bool(y) else "╲")


def ground(room: Room, scale: Scale) -> Iterator[Spot]:
    """The spots inside the walls."""
    circle = CIRCLES.get((scale, room.pose.kind))
    if circle is not None:
        yield from _inside(circle, scale.spot(room.x, room.y))
        return
    cut = {(room.x + x, room.y + y) for x, y in room.pose.corners}
    whole = cells(room) | cut
    for x, y in whole:
        column, row = scale.spot(x, y)
        for across in range(1, scale.across + 1):
            for down in range(1, scale.down + 1):
                meeting = _around(x, y, across == scale.across, down == scale.down)
                # Inside if all cells that meet here are the room's, and not only its cut corners.
                if meeting <= whole and not meeting <= cut:
                    yield column + across, row + down


def _inside(circle: tuple[str, ...], corner: Spot) -> Iterator[Spot]:
    for down, line in enumerate(circle[1:-1], 1):
        # From the first space after the left line to the last one before the right line.
        first = line.index(" ", len(line) - len(line.lstrip()))
        last = line.rindex(" ", 0, len(line.rstrip()))
        yield from ((corner[0] + across, corner[1] + down) for across in range(first, last + 1))


def _around(x: int, y: int, on_right_line: bool, on_lower_line: bool) -> set[Cell]:
    """The cells that meet at a spot of a cell, or of the lines to its right and below it."""
    return {(x + i, y + j) for i in range(1 + on_right_line) for j in range(1 + on_lower_line)}


def label_box(room: Room, scale: Scale) -> tuple[int, int, int, int]:
    """Where words fit into a room: column, row, columns, rows; no rows in a tile that is all wall."""
    pose, (column, row) = room.pose, scale.spot(room.x, room.y)
    if pose.kind == OCTAGON:
        edge = scale.down
        return column + 2, row + edge, pose.width * scale.across - 3, (pose.height - 2) * scale.down + 1
    if pose.kind in (SMALL, BIG):
        inset = 2 if scale == LARGE else 1
        rows = pose.height * scale.down + 1 - 2 * inset
        return column + inset, row + inset, pose.width * scale.across + 1 - 2 * inset, rows
    x, y, w, h = max(pose.body, key=_room_for_words)
    column, row = scale.spot(room.x + x, room.y + y)
    return column + 1, row + 1, w * scale.across - 1, h * scale.down - 1


def _room_for_words(rect: Rect) -> tuple[int, int]:
    return rect[2] * rect[3], rect[2]


def door_spot(x: int, y: int, side: int, room: Room, scale: Scale) -> Spot:
    """Where a door is marked. On the small scale a door in an upright wall moves half a cell, away from
    corners."""
    column, row = scale.spot(x + (side == E), y + (side == S))
    if side in (N, S):
        return column + scale.across // 2, row
    if scale == LARGE:
        return column, row + 1
    assert side in (E, W)
    last = y == room.y + room.pose.height - 1
    return column, row + (not last)


def fence_edges(room: Room) -> Iterator[tuple[int, int, int]]:
    """The cells and sides of the straight part of a fence."""
    for x, y, w, h in room.pose.fence_walls:
        for front in ((room.x + x + i, room.y + y + j) for i in range(w) for j in range(h)):
            for side, (dx, dy) in enumerate(STEP):
                behind = front[0] - dx, front[1] - dy
                if behind in cells(room):
                    yield *behind, side
