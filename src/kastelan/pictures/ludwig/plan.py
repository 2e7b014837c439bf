"""A tile as a floor plan: its outline and doors as they lie, in units of a fortieth of a cell (LUD-GEO-1,
LUD-GEO-2). Geometry only.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.components import STAIRS, TYPES, Tile
from kastelan.games.ludwig.shapes import BIG, CELLAR, OCTAGON, PLAIN, SMALL, STEP, Cell, Pose, Rect, poses
from kastelan.pictures.outlines import Point, disc, inset, ring

WATER: Final = "water"
"""The kind of the moat, which has no type."""
TITLE: Final = "Castles of Mad King Ludwig"
U: Final = 40.0
"""One cell."""
WALL: Final = 0.16 * U
"""A wall lies inside the outline; two neighbours make twice as much."""


@dataclass(frozen=True, slots=True)
class PlanDoor:
    """A door: the middle of its cell edge, the direction it faces, and its level."""

    x: float
    y: float
    side: int
    dark: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A tile as it lies."""

    tile: Tile
    pose: Pose
    kind: str  # the room type by which it is drawn
    second: str | None  # the other type of a renovation
    width: float
    height: float
    outline: tuple[Point, ...]  # empty for circles
    doors: tuple[PlanDoor, ...]  # in the order of the pose

    @property
    def id(self) -> str:
        return self.tile.id

    @property
    def shape(self) -> str:
        """The name of its shape: the printed size, foyer, hallway or stairs."""
        return self.tile.foundation.shape.name

    @property
    def is_round(self) -> bool:
        return self.pose.kind in (SMALL, BIG)

    @property
    def is_octagon(self) -> bool:
        return self.pose.kind == OCTAGON

    @property
    def is_dark(self) -> bool:
        """Whether it lies in the cellar, whatever was laid on it: walls and doors are dark (RENO-6)."""
        return self.tile.foundation.level == CELLAR or self.pose.dark

    @property
    def floor(self) -> str:
        """The type whose floor it has: a hallway's dark side has that of the cellar."""
        return "downstairs" if self.pose.dark else self.kind

    @property
    def is_stairs(self) -> bool:
        return self.tile.number == STAIRS

    def rim(self, depth: float) -> str:
        """The outline moved inwards, as path data."""
        if self.is_round:
            radius = self.width / 2
            return disc(radius, radius, radius - depth)
        return ring(inset(self.outline, depth) if depth else self.outline)

    def name(self, language: str) -> str:
        """Its name, in English where the language has none."""
        names = dict(self.tile.name)
        return names.get(language) or names.get("en") or self.tile.id


def plan_of(tile: Tile, turn: int = 0, dark: bool = False) -> Plan:
    """The plan of a tile turned so many quarters clockwise; turns that look alike are the same plan."""
    found = [pose for pose in ways_of(tile) if pose.dark == dark]
    pose = next((pose for pose in found if pose.turn == turn % 4), found[turn % len(found)])
    return posed(tile, pose)


def ways_of(tile: Tile) -> tuple[Pose, ...]:
    """The ways a tile can lie. A renovation has the shape of the rooms below and no doors of its own
    (RENO-5); of the moat a length is shown.
    """
    return tile.poses or tuple(poses(tile.foundation.shape, (), False, False, dark=False))[:1]


def posed(tile: Tile, pose: Pose) -> Plan:
    """The plan of a tile in a pose."""
    kinds = [name for number, name in enumerate(TYPES) if tile.face.types >> number & 1] or [WATER]
    kinds.sort(key=lambda kind: kind == "downstairs")  # of two floors the light one is in the middle
    return Plan(
        tile,
        pose,
        kinds[0],
        kinds[1] if len(kinds) > 1 else None,
        pose.width * U,
        pose.height * U,
        _outline(pose),
        tuple(_door(x, y, side, level) for x, y, side, level in pose.doors),
    )


def _door(x: int, y: int, side: int, level: int) -> PlanDoor:
    dx, dy = STEP[side]
    return PlanDoor((x + 0.5 + dx / 2) * U, (y + 0.5 + dy / 2) * U, side, level == CELLAR)


def _outline(pose: Pose) -> tuple[Point, ...]:
    w, h = pose.width * U, pose.height * U
    if pose.kind == OCTAGON:
        return ((U, 0), (w - U, 0), (w, U), (w, h - U), (w - U, h), (U, h), (0, h - U), (0, U))
    if pose.kind == PLAIN and len(pose.body) > 1:
        return _around(pose.body)
    return ((0, 0), (w, 0), (w, h), (0, h)) if pose.kind == PLAIN else ()


def _around(body: tuple[Rect, ...]) -> tuple[Point, ...]:
    """The corners of a figure of whole cells, clockwise: its edges followed from the top left one."""
    cells = {(x + i, y + j) for x, y, w, h in body for i in range(w) for j in range(h)}
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
        if math.dist(before, after) < 2:  # a bend: two steps on a straight line are 2 apart
            corners.append(here)
        before, here = here, after
    return tuple((x * U, y * U) for x, y in corners)


def _sides(x: int, y: int) -> tuple[tuple[Cell, Cell], ...]:
    """The edges of a cell, north first, each clockwise."""
    a, b, c, d = (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)
    return (a, b), (b, c), (c, d), (d, a)
