"""LUD-GEO-1, LUD-GEO-2: the outlines of tiles, and how they change when a tile is turned.

A `Pose` is one way that a tile can lie: its turn, and for a hallway the side that is up. Places are cells of
the pose's box, x to the right, y down; directions are N, E, S, W. Contact points (LUD-GEO-5) are bits of a
plane of half cells, because corners of cells, middles of edges and middles of cut corners all need a bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

N, E, S, W = range(4)
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
GROUND, CELLAR, OUTER = range(3)
"""Levels of doors; OUTER are the drawbridge and the gardens beyond it (MOAT-16)."""

PLAIN, OCTAGON, SMALL, BIG = range(4)
"""Kinds of outline: rectangles and the L; octagons; circles of diameter 3; circles of diameter 5."""

EDGE_ROW: Final = 1024
"""Cells in a row of the plane in which doors have their places."""

HALF_STRIDE: Final = 64
"""Half cells in a row of the plane of contact points."""

Cell = tuple[int, int]
Rect = tuple[int, int, int, int]
"""x, y, width, height in cells."""

Door = tuple[int, int, int, int]
"""The cell of a door, the direction it faces, and its level."""


@dataclass(frozen=True, slots=True)
class Shape:
    """An unturned outline. `body` is its whole cells, for circles the box."""

    name: str
    kind: int
    width: int
    height: int
    body: tuple[Rect, ...]

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset((x + i, y + j) for x, y, w, h in self.body for i in range(w) for j in range(h))


def _plain(name: str, width: int, height: int) -> Shape:
    return Shape(name, PLAIN, width, height, ((0, 0, width, height),))


def _octagon(name: str, width: int, height: int) -> Shape:
    return Shape(name, OCTAGON, width, height, ((1, 0, width - 2, height), (0, 1, width, height - 2)))


def _circle(name: str, diameter: int) -> Shape:
    kind = SMALL if diameter == 3 else BIG
    return Shape(name, kind, diameter, diameter, ((0, 0, diameter, diameter),))


SHAPES: Final = {
    shape.name: shape
    for shape in (
        _plain("100", 2, 2),
        _circle("150", 3),
        _plain("200", 4, 2),
        _plain("250", 5, 2),
        Shape("300", PLAIN, 4, 4, ((0, 0, 2, 4), (2, 2, 2, 2))),
        _octagon("325", 4, 4),
        _plain("350", 7, 2),
        _plain("400", 4, 4),
        _plain("450", 6, 3),
        _circle("500", 5),
        _octagon("600", 7, 4),
        _octagon("foyer", 3, 3),
        _plain("hallway", 6, 1),
        _plain("stairs", 3, 1),
    )
}
LONGEST: Final = max(max(shape.width, shape.height) for shape in SHAPES.values())


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """One way that a tile can lie, with everything that the rules of placing need."""

    turn: int  # quarter turns clockwise
    dark: bool  # a hallway with its dark side up
    kind: int
    width: int
    height: int
    body: tuple[Rect, ...]
    corners: tuple[Cell, ...]  # the cut corner cells of an octagon
    doors: tuple[Door, ...]
    edges: tuple[int, ...]  # the edge of each door, relative to the box's first cell
    facing: tuple[int, ...]  # for each door the edge of the door that would meet it
    stairs: bool
    points: int  # contact points, as bits of the half-cell plane
    walls: int  # contact points without corners, if these do not count (LUD-GEO-5)
    fence_walls: tuple[Rect, ...]  # the cells in front of the fence's straight edges (LUD-PLACE-5)
    fence_corners: tuple[Cell, ...]  # cells outside that reach the fence with a corner only
    fence_cuts: tuple[Cell, ...]  # the fenced corner cells of an octagon
    fence_centres: tuple[Cell, ...]  # where the centre of a big circle would touch the fenced arc at 3 and 4
    outdoor: bool = False  # of an outdoor room, which may lie beyond the drawbridge (MOAT-16)

    @property
    def half(self) -> int:
        """How far a circle's centre cell lies from the edge of its box."""
        return self.width // 2


def edge(x: int, y: int, side: int) -> int:
    """A door's place as one number. The number of a cell plus that of an offset is that of their sum."""
    return (y * EDGE_ROW + x) * 4 + side


def turned_rect(rect: Rect, height: int) -> Rect:
    """The rectangle after a quarter turn clockwise of a box of this height."""
    x, y, w, h = rect
    return height - y - h, x, h, w


def turned_cell(cell: Cell, height: int) -> Cell:
    """The cell after a quarter turn clockwise of a box of this height."""
    x, y = cell
    return height - 1 - y, x


def turned_shape(shape: Shape) -> Shape:
    """The shape after a quarter turn clockwise."""
    body = tuple(turned_rect(rect, shape.height) for rect in shape.body)
    return Shape(shape.name, shape.kind, shape.height, shape.width, body)


def door_cell(shape: Shape, side: int, index: int) -> Cell | None:
    """The cell of a door: the outermost one of its row or column; None where no door can be.

    A circle has doors only in the middle of its sides, an octagon none on its cut corners.
    """
    if shape.kind in (SMALL, BIG) and index != shape.width // 2:
        return None
    line = [cell for cell in shape.cells if cell[0 if side in (N, S) else 1] == index]
    if not line or (shape.kind == OCTAGON and index in (0, _extent(shape, side) - 1)):
        return None
    return min(line, key=lambda cell: -cell[0] * STEP[side][0] - cell[1] * STEP[side][1])


def _extent(shape: Shape, side: int) -> int:
    return shape.width if side in (N, S) else shape.height


def poses(
    shape: Shape, doors: tuple[Door, ...], fence: bool, stairs: bool, dark: bool, outdoor: bool = False
) -> Iterator[Pose]:
    """The poses of a tile by turn, without turns that look like an earlier one."""
    seen = set()
    for turn in range(4):
        key = (shape.width, shape.height, frozenset(shape.cells), frozenset(doors), turn if fence else -1)
        if key not in seen:
            seen.add(key)
            pose = _pose(shape, doors, turn if fence else -1, stairs, turn, dark)
            yield replace(pose, outdoor=True) if outdoor else pose
        height = shape.height
        doors = tuple((*turned_cell((x, y), height), (side + 1) % 4, level) for x, y, side, level in doors)
        shape = turned_shape(shape)


def _pose(shape: Shape, doors: tuple[Door, ...], fence: int, stairs: bool, turn: int, dark: bool) -> Pose:
    points, walls = _contacts(shape)
    return Pose(
        turn,
        dark,
        shape.kind,
        shape.width,
        shape.height,
        shape.body,
        _corners(shape) if shape.kind == OCTAGON else (),
        tuple(sorted(doors)),
        tuple(edge(x, y, side) for x, y, side, _ in sorted(doors)),
        tuple(edge(x + STEP[side][0], y + STEP[side][1], side ^ 2) for x, y, side, _ in sorted(doors)),
        stairs,
        points,
        walls,
        *(_fence(shape, fence) if fence >= 0 else ((), (), (), ())),
    )


def _corners(shape: Shape) -> tuple[Cell, ...]:
    right, bottom = shape.width - 1, shape.height - 1
    return (0, 0), (right, 0), (0, bottom), (right, bottom)


def _contacts(shape: Shape) -> tuple[int, int]:
    """All contact points, and those that are not corners."""
    corners, walls = set(), set()
    cells = shape.cells | set(_corners(shape)) if shape.kind == OCTAGON else shape.cells
    middle = shape.width // 2
    for x, y in shape.cells:
        for dx, dy in STEP:
            if (x + dx, y + dy) in cells:
                continue
            if shape.kind in (SMALL, BIG) and (x if dy else y) != middle:
                continue  # a circle reaches the edge of its box only in the middle
            walls.add((2 * x + 1 + dx, 2 * y + 1 + dy))
            corners |= {(2 * x + 1 + dx + s * dy, 2 * y + 1 + dy + s * dx) for s in (-1, 1)}
    if shape.kind == OCTAGON:
        walls |= {(2 * x + 1, 2 * y + 1) for x, y in _corners(shape)}
    if shape.kind in (SMALL, BIG):
        corners = set()
    return _bits(walls | corners), _bits(walls)


def _bits(points: set[Cell]) -> int:
    return sum(1 << y * HALF_STRIDE + x for x, y in points)


Fence = tuple[tuple[Rect, ...], tuple[Cell, ...], tuple[Cell, ...], tuple[Cell, ...]]


def _fence(shape: Shape, turn: int) -> Fence:
    """The cells at the fence, which is `turn` quarter turns away from the top (LUD-PLACE-5)."""
    upright = shape
    for _ in range(-turn % 4):
        upright = turned_shape(upright)
    fence = _top_fence(upright)
    for _ in range(turn):
        fence = _turned_fence(fence, upright.height)
        upright = turned_shape(upright)
    return fence


def _top_fence(shape: Shape) -> Fence:
    width = shape.width
    if shape.kind == PLAIN:
        top = [x for x, y in shape.cells if y == 0]
        return ((min(top), -1, len(top), 1),), (), (), ()
    if shape.kind == OCTAGON:
        return ((1, -1, width - 2, 1),), ((0, -1), (width - 1, -1)), ((0, 0), (width - 1, 0)), ()
    middle = width // 2
    apart = ((-4, -3), (-3, -4), (3, -4), (4, -3)) if shape.kind == BIG else ()
    centres = tuple((middle + x, middle + y) for x, y in apart)
    return ((middle, -1, 1, 1),), (), (), centres


def _turned_fence(fence: Fence, height: int) -> Fence:
    walls, corners, cuts, centres = fence
    return (
        tuple(turned_rect(rect, height) for rect in walls),
        tuple(turned_cell(cell, height) for cell in corners),
        tuple(turned_cell(cell, height) for cell in cuts),
        tuple(turned_cell(cell, height) for cell in centres),
    )
