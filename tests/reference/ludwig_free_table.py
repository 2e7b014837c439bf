"""The free table round a castle, the plane without its closed tiles, and its regions (LUD-GEO-4).

The plane is cut by the vertical lines at every half cell. Everything that can happen to an outline happens on
one of these lines, provided that no tiles overlap: vertices have whole x; circles begin and end at whole x
and have their tops and bottoms at half x; circles touch walls at whole or half x; two circles of radius 5/2
at 3 and 4 touch 3/2 or 2 beside their centres, all other circles only side by side or one above the other;
diagonals end at whole x. So inside the strip between two neighbouring lines every tile is bounded by one
lower and one upper monotone curve, the curves of different tiles neither meet nor part there, and touching
tiles touch along the whole strip or not at all. Tiles that touch along the whole strip make a block; the gaps
between blocks are free, connected, and are all that is free in the strip.

Two gaps on the two sides of a line belong together if a piece of positive length of that line is free and
borders both. A path through free table can be bent so that it crosses the lines in such pieces only (free
table is open), so joining gaps in this way gives its regions exactly: a point where two tiles touch lies on a
line and is covered there, and the narrowest gap is seen because nothing is sampled but strips in which
nothing changes.

Lengths are quarter cells, so lines have even and the middles of strips odd numbers. A circle has there the
height `base ± sqrt(whole)`, and these are compared exactly.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import TypeAlias

from .ludwig_tiles import Circle, Door, GridPoint, Outline, Piece

CELL = 4  # quarter cells
Castle: TypeAlias = Sequence[Piece]
Gap: TypeAlias = tuple[int, int]  # the strip's middle, and the number of blocks above the gap


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


@dataclass(frozen=True, eq=False)
class Height:
    """An exact number: base + sqrt(root), or base - sqrt(-root) for a negative root."""

    base: int
    root: int = 0

    def compared(self, other: "Height") -> int:
        """-1, 0 or 1 as this number is less than, equal to or greater than the other.

        The difference of the root parts has the sign of the difference of the roots. If it agrees with the
        sign of the distance of the bases the squares decide, and the root in their difference is settled by
        squaring again.
        """
        distance = other.base - self.base
        reach = sign(self.root - other.root)
        if reach != sign(distance):
            return sign(reach - sign(distance))
        rest = abs(self.root) + abs(other.root) - distance * distance
        return reach * sign(rest * abs(rest) - 4 * self.root * other.root)

    def __lt__(self, other: "Height") -> bool:
        return self.compared(other) < 0

    def __le__(self, other: "Height") -> bool:
        return self.compared(other) <= 0

    def floor(self) -> int:
        """The greatest whole number that is not greater."""
        return self.base + (isqrt(self.root) if self.root >= 0 else -ceil_root(-self.root))

    def ceil(self) -> int:
        """The least whole number that is not less."""
        return self.base + (ceil_root(self.root) if self.root >= 0 else -isqrt(-self.root))


def ceil_root(number: int) -> int:
    """The least whole number whose square is not less than `number`."""
    return isqrt(number - 1) + 1 if number else 0


@dataclass(frozen=True, eq=False)
class Span:
    """A closed piece of a vertical line; y grows downwards, so `top` is the lesser end."""

    top: Height
    bottom: Height


@lru_cache(maxsize=100_000)
def section(outline: Outline, x: int, lean: int = 0) -> Span | None:
    """What a tile covers of the vertical line at x, or the limit from the left (lean -1) or right (1)."""
    if isinstance(outline, Circle):
        return circle_section(outline, x, lean)
    ends = [height for wall in outline.walls for height in wall_heights(quarters(wall), x, lean)]
    return Span(Height(min(ends)), Height(max(ends))) if ends else None


def quarters(wall: tuple[tuple[int | Fraction, int | Fraction], ...]) -> list[GridPoint]:
    """The ends of a wall in quarter cells, the left one first."""
    return sorted((int(x * CELL), int(y * CELL)) for x, y in wall)


def wall_heights(wall: list[GridPoint], x: int, lean: int) -> list[int]:
    """Where a wall meets the line; a vertical wall counts if the line itself is asked for."""
    (left, y), (right, to_y) = wall
    if left == right:
        return [y, to_y] if left == x and lean == 0 else []
    if not left <= x <= right or (lean < 0 and x == left) or (lean > 0 and x == right):
        return []
    slope = (to_y - y) // (right - left)  # walls are level or rise by 45 degrees
    return [y + slope * (x - left)]


def circle_section(disc: Circle, x: int, lean: int) -> Span | None:
    """What a disc covers of the line: a point at its left and right ends."""
    middle, base, radius = (int(n * CELL) for n in (*disc.centre, disc.radius))
    ends_here = (lean < 0 and x <= middle - radius) or (lean > 0 and x >= middle + radius)
    root = radius**2 - (x - middle) ** 2
    return None if root < 0 or ends_here else Span(Height(base, -root), Height(base, root))


@dataclass(frozen=True, eq=False)
class Block:
    """Tiles that cover one unbroken piece of a vertical line: that piece, and the tiles at its two ends."""

    span: Span
    first: Outline
    last: Outline


def blocks_at(castle: Castle, x: int) -> list[Block]:
    """What the castle covers of the vertical line at x, from top to bottom."""
    spans = [(span, piece.outline) for piece in castle if (span := section(piece.outline, x))]
    blocks: list[Block] = []
    for span, tile in sorted(spans, key=lambda pair: pair[0].top):
        last = blocks[-1] if blocks else None
        if last is None or last.span.bottom < span.top:
            blocks.append(Block(span, tile, tile))
        elif last.span.bottom < span.bottom:
            blocks[-1] = Block(Span(last.span.top, span.bottom), last.first, tile)
    return blocks


@dataclass(frozen=True)
class Region:
    """A connected region of free table, as the gaps that it consists of and the cells that it reaches into.

    The cells of the region round the castle are given for the castle's box and one cell on each side of it.
    """

    gaps: frozenset[Gap]
    cells: frozenset[GridPoint]


class FreeTable:
    """The free table round a castle without overlaps that has at least one tile."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        boxes = [piece.box for piece in castle]
        self.left, self.right = CELL * min(box[0] for box in boxes), CELL * max(box[2] for box in boxes)
        self.top, self.bottom = CELL * min(box[1] for box in boxes), CELL * max(box[3] for box in boxes)
        self.strips = {x: blocks_at(castle, x) for x in range(self.left - 1, self.right + 2, 2)}
        self.joined: dict[Gap, Gap] = {}
        for x in range(self.left, self.right + 1, 2):
            self.join_across(x)

    def join_across(self, x: int) -> None:
        """Join the gaps on the two sides of every free piece of the line at x."""
        for top in [None, *(block.span.bottom for block in blocks_at(self.castle, x))]:
            before, after = self.gap_under(top, x, -1), self.gap_under(top, x, 1)
            self.joined[self.root(before)] = self.root(after)

    def gap_under(self, top: Height | None, x: int, lean: int) -> Gap:
        """The gap on one side of the line at x that reaches to the free points of it next under `top`."""
        strip = x + lean
        ends = (limit(block.last, x, lean).bottom for block in self.strips[strip])
        return strip, 0 if top is None else sum(end <= top for end in ends)

    def root(self, gap: Gap) -> Gap:
        """The gap that stands for the region of this one."""
        while (above := self.joined.get(gap, gap)) != gap:
            gap = above
        return gap

    @property
    def outside(self) -> Gap:
        """What stands for the region that surrounds the castle."""
        return self.root((self.left - 1, 0))

    def in_front_of(self, door: Door) -> Gap:
        """What stands for the region that an open door leads to."""
        x, y = (int(n * CELL) for n in door.midpoint)
        step_x, step_y = door.outward
        if step_x:
            return self.root(self.gap_under(Height(y), x, step_x))
        blocks = blocks_at(self.castle, x)
        covered = [block.span.bottom for block in blocks if block.span.bottom <= Height(y)]
        if step_y < 0:
            assert not blocks[len(covered)].span.top.compared(Height(y)), "a tile lies on the door"
        return self.root(self.gap_under(covered[-1] if covered else None, x, 1))

    def regions(self) -> dict[Gap, Region]:
        """Every region of free table, by the gap that stands for it."""
        gaps: dict[Gap, set[Gap]] = {}
        for strip, blocks in self.strips.items():
            for number in range(len(blocks) + 1):
                gaps.setdefault(self.root((strip, number)), set()).add((strip, number))
        return {
            root: Region(frozenset(region), frozenset(cell for gap in region for cell in self.cells(gap)))
            for root, region in gaps.items()
        }

    def courtyards(self) -> list[Region]:
        """The regions that the castle encloses entirely."""
        return [region for root, region in self.regions().items() if root != self.outside]

    def cells(self, gap: Gap) -> Iterator[GridPoint]:
        """The cells that the gap reaches into; its upper and lower curve are monotone, so the ends decide."""
        strip, number = gap
        blocks = self.strips[strip]
        upper, lower = self.top - CELL, self.bottom + CELL
        if number > 0:
            upper = min(limit(blocks[number - 1].last, strip - lean, lean).bottom for lean in (-1, 1)).floor()
        if number < len(blocks):
            lower = max(limit(blocks[number].first, strip - lean, lean).top for lean in (-1, 1)).ceil()
        return ((strip // CELL, row) for row in range(upper // CELL, -(-lower // CELL)))


def limit(outline: Outline, x: int, lean: int) -> Span:
    """What a tile covers of the line at x, seen from a strip beside it that the tile passes through."""
    span = section(outline, x, lean)
    assert span is not None
    return span
