"""Sets of cells as one int. Its bits refer to a frame around the castle, which is replaced when the castle
outgrows it.

Bit `(y - top) * stride + x - left` is the cell (x, y). The frame keeps a margin around the castle that is
wider than any tile. So a whole set can be shifted by the size of a tile, and no bit wraps into the next row.
The table itself ends only at `TABLE`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.shapes import LONGEST, Rect

Cells = int

MARGIN: Final = LONGEST + 2
TABLE: Final = 128
"""The greatest distance of a tile from the foyer, in cells: eighteen of the longest tiles in a line."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The cell of the lowest bit, and the number of bits in a row."""

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
            <= self.top + 8 * self.stride  # an int has no upper end; this only bounds its size
        )


def frame_around(box: Rect, margin: int = MARGIN) -> Frame:
    """A frame in which the castle can grow on all sides before the next frame is needed."""
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
"""By run length: the shifts that turn every cell of a set into a run of that many cells."""


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
