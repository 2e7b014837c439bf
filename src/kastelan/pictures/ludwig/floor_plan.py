"""The floor plan of a tile in a pose: its outline and doors (LUD-GEO-1, LUD-GEO-2).

The unit is a fortieth of a cell.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.components import STAIRS, TYPES, Tile
from kastelan.games.ludwig.shapes import BIG, CELLAR, OCTAGON, PLAIN, SMALL, STEP, Cell, Pose, Rect, poses
from kastelan.pictures.outlines import Point, disc, inset, ring

WATER: Final = "water"
"""The kind of moat pieces, which have no room type."""

TITLE: Final = "Castles of Mad King Ludwig"
U: Final = 40.0
"""The length of a cell."""

WALL: Final = 0.16 * U
"""The thickness of a wall. It lies inside the outline, so between two rooms there are two walls."""


@dataclass(frozen=True, slots=True)
class PlannedDoor:
    """A door: the middle of its cell's edge, the side that it faces, and whether it is in the cellar."""

    x: float
    y: float
    side: int
    dark: bool


@dataclass(frozen=True, slots=True)
class FloorPlan:
    """A tile in a pose."""

    tile: Tile
    pose: Pose
    kind: str  # the room type that decides how it is drawn
    second: str | None  # the second room type of a renovation
    width: float
    height: float
    outline: tuple[Point, ...]  # empty for circles
    doors: tuple[PlannedDoor, ...]  # in the order of the pose

    @property
    def id(self) -> str:
        return self.tile.id

    @property
    def shape(self) -> str:
        """The name of the shape: a printed size, `foyer`, `hallway` or `stairs`."""
        return self.tile.foundation.shape.name

    @property
    def is_round(self) -> bool:
        return self.pose.kind in (SMALL, BIG)

    @property
    def is_octagon(self) -> bool:
        return self.pose.kind == OCTAGON

    @property
    def is_dark(self) -> bool:
        """Whether it belongs to the cellar. A renovation does not change that (RENO-6)."""
        return self.tile.foundation.level == CELLAR or self.pose.dark

    @property
    def floor(self) -> str:
        """The room type that decides the floor. The dark side of a hallway has the floor of the cellar."""
        return "downstairs" if self.pose.dark else self.kind

    @property
    def is_stairs(self) -> bool:
        return self.tile.number == STAIRS

    def rim(self, depth: float) -> str:
        """Path data of the outline, moved inwards by `depth`."""
        if self.is_round:
            radius = self.width / 2
            return disc(radius, radius, radius - depth)
        return ring(inset(self.outline, depth) if depth else self.outline)

    def name(self, language: str) -> str:
        """The name in a language; in English where it has no translation."""
        names = dict(self.tile.name)
        return names.get(language) or names.get("en") or self.tile.id


def plan_of(tile: Tile, turn: int = 0, dark: bool = False) -> FloorPlan:
    """The floor plan of a tile after a number of clockwise quarter turns. Turns that look alike are one
    pose."""
    found = [pose for pose in poses_of(tile) if pose.dark == dark]
    pose = next((pose for pose in found if pose.turn == turn % 4), found[turn % len(found)])
    return plan_in_pose(tile, pose)


def poses_of(tile: Tile) -> tuple[Pose, ...]:
    """The poses of a tile.

    A renovation has no poses of its own, because it takes the pose and the doors of the room below (RENO-5).
    It is drawn in the first pose of its shape, without doors; so is a length of the moat.
    """
    return tile.poses or tuple(poses(tile.foundation.shape, (), False, False, dark=False))[:1]


def plan_in_pose(tile: Tile, pose: Pose) -> FloorPlan:
    """The floor plan of a tile in a pose."""
    kinds = [name for number, name in enumerate(TYPES) if tile.face.types >> number & 1] or [WATER]
    # The cellar type comes second, so that the lighter floor is in the middle.
    kinds.sort(key=lambda kind: kind == "downstairs")
    return FloorPlan(
        tile,
        pose,
        kinds[0],
        kinds[1] if len(kinds) > 1 else None,
        pose.width * U,
        pose.height * U,
        _outline(pose),
        tuple(_door(x, y, side, level) for x, y, side, level in pose.doors),
    )


def _door(x: int, y: int, side: int, level: int) -> PlannedDoor:
    dx, dy = STEP[side]
    return PlannedDoor((x + 0.5 + dx / 2) * U, (y + 0.5 + dy / 2) * U, side, level == CELLAR)


def _outline(pose: Pose) -> tuple[Point, ...]:
    w, h = pose.width * U, pose.height * U
    if pose.kind == OCTAGON:
        return ((U, 0), (w - U, 0), (w, U), (w, h - U), (w - U, h), (U, h), (0, h - U), (0, U))
    if pose.kind == PLAIN and len(pose.body) > 1:  # the L shape
        return _around(pose.body)
    return ((0, 0), (w, 0), (w, h), (0, h)) if pose.kind == PLAIN else ()


def _around(body: tuple[Rect, ...]) -> tuple[Point, ...]:
    """The corners of a shape made of cells, clockwise from the top left one.

    Every outer edge of a cell leads from one corner to the next. Following these edges around the shape
    visits all its corners.
    """
    cells = {(x + i, y + j) for x, y, w, h in body for i in range(w) for j in range(h)}
    # Only outer edges: an edge between two cells of the shape is not in it.
    following: dict[Cell, Cell] = {}
    for x, y in cells:
        for side, (start, end) in enumerate(_sides(x, y)):
            dx, dy = STEP[side]
            if (x + dx, y + dy) not in cells:
                following[start] = end
    corners: list[Cell] = []
    first = min(following, key=lambda corner: (corner[1], corner[0]))
    before, here = first, following[first]
    corners.append(first)
    while here != first:
        after = following[here]
        if math.dist(before, after) < 2:  # a bend: after two steps straight on, the distance is 2
            corners.append(here)
        before, here = here, after
    return tuple((x * U, y * U) for x, y in corners)


def _sides(x: int, y: int) -> tuple[tuple[Cell, Cell], ...]:
    """The edges of a cell, from the north clockwise."""
    a, b, c, d = (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)
    return (a, b), (b, c), (c, d), (d, a)
