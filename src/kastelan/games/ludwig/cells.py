"""Sets of cells as one int, in a frame that is laid around a castle and moved when the castle outgrows it.

Bit `(y - top) * stride + x - left` is the cell (x, y). Around the castle the frame keeps a margin wider than
any tile, so whole sets can be shifted without falling over an edge. The table itself has no edge before
`TABLE`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.shapes import LONGEST, Rect

Cells = int

MARGIN: Final = LONGEST + 2
TABLE: Final = 128
"""Tiles lie within so many cells of the foyer; a straight line of eighteen of the longest tiles ends there.
"""


@dataclass(frozen=True, slots=True)
class Frame:
    """Which cell the lowest bit is, and how many bits make a row."""

    left: int
    top: int
    stride: int
    margin: int = MARGIN

    def bit(self, x: int, y: int) -> int:
        """The number of the bit of a cell."""
        return (y - self.top) * self.stride + x - self.left

    def cell(self, bit: int) -> tuple[int, int]:
        """The cell of a bit."""
        y, x = divmod(bit, self.stride)
        return x + self.left, y + self.top

    def holds(self, box: Rect) -> bool:
        """Whether a box lies in the frame with the margin around it."""
        x, y, w, h = box
        return (
            x - self.margin >= self.left
            and x + w + self.margin <= self.left + self.stride
            and y - self.margin >= self.top
            and y + h + self.margin
            <= self.top + 8 * self.stride  # rows cost nothing; columns are tall enough
        )


def frame_around(box: Rect, margin: int = MARGIN) -> Frame:
    """A frame with room to grow on all sides."""
    x, y, w, _ = box
    stride, to_grow = 64, margin + MARGIN
    while stride < w + 2 * to_grow:
        stride *= 2
    return Frame(x - (stride - w) // 2, y - to_grow, stride, margin)


def joined_box(one: Rect, other: Rect) -> Rect:
    """The box around two boxes."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right = max(one[0] + one[2], other[0] + other[2])
    bottom = max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, bottom - top


def _doublings(length: int) -> tuple[int, ...]:
    done, steps = 1, []
    while done < length:
        steps.append(min(done, length - done))
        done += steps[-1]
    return tuple(steps)


DOUBLINGS: Final = tuple(_doublings(length) for length in range(2 * TABLE + 2 * MARGIN))
"""By how much to shift a set again and again until every cell has become a run of so many."""


def spread(layer: Cells, rect: Rect, stride: int) -> Cells:
    """The origins from which a rectangle would cover a cell of the layer."""
    x, y, w, h = rect
    if not layer:
        return 0
    shift = y * stride + x
    if shift < 0:  # before anything moves to the right and falls off
        layer <<= -shift
    for step in DOUBLINGS[w]:
        layer |= layer >> step
    for step in DOUBLINGS[h]:
        layer |= layer >> step * stride
    return layer >> shift if shift > 0 else layer


def each(cells: Cells) -> Iterator[int]:
    """The bits of a set, the lowest first."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def union(frame_stride: int, rects: tuple[Rect, ...], origin: int) -> Cells:
    """The cells of rectangles, with the cell (0, 0) at bit `origin`."""
    cells = 0
    for x, y, w, h in rects:
        for row in range(y, y + h):
            cells |= ((1 << w) - 1) << origin + row * frame_stride + x
    return cells
