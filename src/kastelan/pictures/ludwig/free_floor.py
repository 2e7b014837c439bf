"""The floor of a room as a grid of small squares, to find free places for furniture.

A set of squares is an int with a bit for each square, row by row. A bit between the rows is never set, so
that nothing is shifted from one row into the next.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.pictures.outlines import Point

SQUARE: Final = 2.0
"""The side of a square, in units of floor_plan.py."""

Squares = int


@dataclass(frozen=True, slots=True)
class Grid:
    """The size of a floor in squares."""

    columns: int
    rows: int

    @property
    def stride(self) -> int:
        return self.columns + 1

    def box(self, x: float, y: float, width: float, height: float) -> Squares:
        """The squares that a rectangle touches."""
        left, top = max(0, math.floor(x / SQUARE)), max(0, math.floor(y / SQUARE))
        right = min(self.columns, math.ceil((x + width) / SQUARE))
        below = min(self.rows, math.ceil((y + height) / SQUARE))
        row = ((1 << max(0, right - left)) - 1) << left
        return sum(row << line * self.stride for line in range(top, below))

    def within(self, outline: Sequence[Point]) -> Squares:
        """The squares that lie entirely within an outline."""
        lines = [self._line(outline, row * SQUARE) for row in range(self.rows + 1)]
        # A square is inside where the outline covers both its upper and its lower edge.
        return sum((lines[row] & lines[row + 1]) << row * self.stride for row in range(self.rows))

    def _line(self, outline: Sequence[Point], y: float) -> int:
        """The squares of one row whose edge at y is inside, as bits from the left."""
        bits, crossings = 0, sorted(_crossings(outline, y))
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            first, last = math.ceil(left / SQUARE), math.floor(right / SQUARE)
            bits |= ((1 << max(0, last - first)) - 1) << max(0, first)
        return bits

    def fits(self, free: Squares, columns: int, rows: int) -> Squares:
        """The squares at which a rectangle of free squares begins, by its upper left corner."""
        return _runs(_runs(free, 1, columns), self.stride, rows)

    def centre(self, squares: Squares) -> Point:
        """The centre of gravity of squares, in columns and rows."""
        row = (1 << self.columns) - 1
        column = sum(1 << line * self.stride for line in range(self.rows))
        down = [(squares >> line * self.stride & row).bit_count() for line in range(self.rows)]
        across = [(squares >> line & column).bit_count() for line in range(self.columns)]
        count = max(1, squares.bit_count())
        return sum(n * at for at, n in enumerate(across)) / count, sum(
            n * at for at, n in enumerate(down)
        ) / count

    def places(self, squares: Squares) -> Iterator[tuple[int, int]]:
        """Column and row of each square."""
        while squares:
            lowest = squares & -squares
            row, column = divmod(lowest.bit_length() - 1, self.stride)
            yield column, row
            squares ^= lowest


def _crossings(outline: Sequence[Point], y: float) -> Iterator[float]:
    """Where a horizontal line crosses an outline."""
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y):
            yield ax + (bx - ax) * (y - ay) / (by - ay)


def _runs(squares: Squares, step: int, length: int) -> Squares:
    """The squares with which a run of squares begins."""
    done = 1
    while done < length:
        more = min(done, length - done)  # the length doubles with each round
        squares &= squares >> more * step
        done += more
    return squares
