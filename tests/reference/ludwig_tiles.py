"""Castles of Mad King Ludwig the slow way: tiles with their true outlines (LUD-GEO-1, LUD-GEO-2).

Written from the rules alone, without a look at the engine that it is there to prove. Lengths are cells, x
grows to the right and y downwards. Polygons have integer vertices, circles a rational centre and radius. An
outline is walked clockwise as one sees it: a top wall runs to the right, a right wall downwards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import Final, Literal, TypeAlias

Number: TypeAlias = int | Fraction
Point: TypeAlias = tuple[Number, Number]
GridPoint: TypeAlias = tuple[int, int]
Segment: TypeAlias = tuple[Point, Point]
Path: TypeAlias = tuple[Point, ...]
Move: TypeAlias = Callable[[Point], Point]
Side: TypeAlias = Literal["top", "right", "bottom", "left"]
Level: TypeAlias = Literal["ground", "cellar"]

WALK: Final[dict[Side, GridPoint]] = {"top": (1, 0), "right": (0, 1), "bottom": (-1, 0), "left": (0, -1)}


def sides_of(ring: Path) -> list[Segment]:
    """The segments of a closed path."""
    return list(pairwise((*ring, ring[0])))


@dataclass(frozen=True)
class Polygon:
    """A closed region with straight walls, and convex regions that cover it (their seams lie inside)."""

    vertices: Path
    parts: tuple[Path, ...]

    @cached_property
    def walls(self) -> list[Segment]:
        """The outline, wall by wall."""
        return sides_of(self.vertices)

    @cached_property
    def key(self) -> int:
        """The hash, worked out once."""
        return hash(self.vertices)

    def __hash__(self) -> int:
        return self.key

    def moved(self, move: Move) -> "Polygon":
        """The same polygon elsewhere."""
        shifted = tuple(tuple(map(move, part)) for part in self.parts)
        return Polygon(tuple(map(move, self.vertices)), shifted)


@dataclass(frozen=True)
class Circle:
    """A closed disc."""

    centre: tuple[Fraction, Fraction]
    radius: Fraction

    @cached_property
    def key(self) -> int:
        """The hash, worked out once."""
        return hash((self.centre, self.radius))

    def __hash__(self) -> int:
        return self.key

    def moved(self, move: Move) -> "Circle":
        """The same disc elsewhere."""
        x, y = move(self.centre)
        return Circle((Fraction(x), Fraction(y)), self.radius)


Outline: TypeAlias = Polygon | Circle


@dataclass(frozen=True)
class Shape:
    """An outline in its box, and where a fence would run: from post to post, or a circle's top point."""

    width: int
    height: int
    outline: Outline
    fence: Path


def rectangle(width: int, height: int) -> Shape:
    """A rectangle; its fence is the top wall."""
    ring = ((0, 0), (width, 0), (width, height), (0, height))
    return Shape(width, height, Polygon(ring, (ring,)), ((0, 0), (width, 0)))


def l_shape() -> Shape:
    """The 300 tile: 4x4 without its upper right quarter."""
    upright = ((0, 0), (2, 0), (2, 4), (0, 4))
    foot = ((2, 2), (4, 2), (4, 4), (2, 4))
    ring = ((0, 0), (2, 0), (2, 2), (4, 2), (4, 4), (0, 4))
    return Shape(4, 4, Polygon(ring, (upright, foot)), ((0, 0), (2, 0)))


def octagon(width: int, height: int) -> Shape:
    """A box without halves of its corner cells; its fence is the top wall and both upper diagonals."""
    w, h = width, height
    ring = ((1, 0), (w - 1, 0), (w, 1), (w, h - 1), (w - 1, h), (1, h), (0, h - 1), (0, 1))
    return Shape(w, h, Polygon(ring, (ring,)), ((0, 1), (1, 0), (w - 1, 0), (w, 1)))


def circle(diameter: int) -> Shape:
    """A circle that fills its box."""
    assert diameter % 2 == 1, "doors and contacts are reasoned about for odd diameters only"
    middle = Fraction(diameter, 2)
    return Shape(diameter, diameter, Circle((middle, middle), middle), ((middle, 0),))


def shape_named(kind: str, width: int, height: int) -> Shape:
    """The shape that a component table calls square, rectangle, l, octagon or circle."""
    if kind == "circle":
        return circle(width)
    if kind == "octagon":
        return octagon(width, height)
    return l_shape() if kind == "l" else rectangle(width, height)


def moved(shape: Shape, move: Move, width: int, height: int) -> Shape:
    """The shape with every point moved, in a box of the given size."""
    return Shape(width, height, shape.outline.moved(move), tuple(map(move, shape.fence)))


@dataclass(frozen=True)
class Door:
    """The cell edge that a door lies on, walked clockwise round its tile, and the level that it leads to."""

    start: GridPoint
    end: GridPoint
    level: Level = "ground"

    @property
    def midpoint(self) -> tuple[Fraction, Fraction]:
        """Where the door is (LUD-GEO-6)."""
        return Fraction(self.start[0] + self.end[0], 2), Fraction(self.start[1] + self.end[1], 2)

    @property
    def outward(self) -> GridPoint:
        """The direction that it leads in, as a unit step."""
        return self.end[1] - self.start[1], self.start[0] - self.end[0]

    def meets(self, other: "Door") -> bool:
        """Whether the two doors lie on one cell edge, each from its own side."""
        return self.start == other.end and self.end == other.start


@dataclass(frozen=True)
class DoorSpec:
    """A door as a component table gives it: a side of the unturned tile, and the column or row in its box."""

    side: Side
    index: int
    level: Level = "ground"


Form: TypeAlias = tuple[Shape, tuple[Door, ...]]


@dataclass(frozen=True)
class PieceKind:
    """A tile in the hand: what it looks like before it is turned and laid down."""

    name: str
    shape: Shape
    doors: tuple[DoorSpec, ...]
    fence: bool = False
    stairs: bool = False

    @cached_property
    def turnings(self) -> list[Form]:
        """Shape and doors after 0, 1, 2 and 3 quarter turns, the box at the origin."""
        forms = [(self.shape, doors_of(self.shape, self.doors))]
        while len(forms) < 4:
            forms.append(quarter(forms[-1]))
        return forms


def on_wall(wall: Segment, spec: DoorSpec) -> Door | None:
    """The door, if it lies on this wall: one that faces its side and passes along its column or row."""
    (x, y), (to_x, to_y) = wall
    step_x, step_y = WALK[spec.side]
    axis = 0 if step_x else 1
    low, high = sorted((wall[0][axis], wall[1][axis]))
    faces = (to_x - x) * step_x + (to_y - y) * step_y > 0 and (to_x == x or to_y == y)
    if not faces or not low <= spec.index < high:
        return None
    start = (spec.index, int(y)) if axis == 0 else (int(x), spec.index)
    end = (start[0] + abs(step_x), start[1] + abs(step_y))
    return Door(start, end, spec.level) if step_x + step_y > 0 else Door(end, start, spec.level)


def doors_of(shape: Shape, specs: tuple[DoorSpec, ...]) -> tuple[Door, ...]:
    """The doors of an unturned shape; those of a circle lie on the middle cell edges of its box."""
    walls = shape.outline.walls if isinstance(shape.outline, Polygon) else middle_edges(shape.width)
    found = tuple(door for spec in specs for wall in walls if (door := on_wall(wall, spec)))
    assert len(found) == len(specs), "every door lies on exactly one wall"
    return found


def middle_edges(diameter: int) -> list[Segment]:
    """The cell edges of a box whose middles are the four wall points of the circle in it."""
    low, high = diameter // 2, diameter // 2 + 1
    top, bottom = ((low, 0), (high, 0)), ((high, diameter), (low, diameter))
    return [top, ((diameter, low), (diameter, high)), bottom, ((0, high), (0, low))]


def quarter(form: Form) -> Form:
    """Shape and doors turned clockwise by 90 degrees, the box again at the origin."""
    shape, doors = form
    height, width = shape.height, shape.width
    turned = moved(shape, lambda point: (height - point[1], point[0]), height, width)
    return turned, tuple(
        Door((height - d.start[1], d.start[0]), (height - d.end[1], d.end[0]), d.level) for d in doors
    )


@dataclass(frozen=True)
class Piece:
    """A tile on the table: quarter turns clockwise, the upper left corner of the turned box at (x, y)."""

    kind: PieceKind
    x: int
    y: int
    turns: int = 0

    @cached_property
    def shape(self) -> Shape:
        """Outline and fence where they lie."""
        shape = self.kind.turnings[self.turns][0]
        return moved(shape, lambda p: (p[0] + self.x, p[1] + self.y), shape.width, shape.height)

    @cached_property
    def doors(self) -> tuple[Door, ...]:
        """The doors where they lie."""
        x, y = self.x, self.y
        return tuple(
            Door((d.start[0] + x, d.start[1] + y), (d.end[0] + x, d.end[1] + y), d.level)
            for d in self.kind.turnings[self.turns][1]
        )

    @property
    def outline(self) -> Outline:
        """The outline where it lies."""
        return self.shape.outline

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the turned box."""
        shape = self.kind.turnings[self.turns][0]
        return self.x, self.y, self.x + shape.width, self.y + shape.height
