"""Geometry that depends on the frame: cells in front of doors, straight lines out, moving to a new frame."""

from __future__ import annotations

from functools import cache

from kastelan.games.ludwig.cells import MARGIN, Cells, Frame
from kastelan.games.ludwig.shapes import STEP, E, Pose, S, W


@cache
def fronts_of(pose: Pose, stride: int) -> tuple[tuple[int, int], ...]:
    """For each door a number for its level and direction, and the cell in front of it.

    The cell is given as its distance in bits from the first cell of the pose's box.
    """
    return tuple(
        (4 * level + side, (dy + STEP[side][1]) * stride + dx + STEP[side][0])
        for dx, dy, side, level in pose.doors
    )


def straight_ways_out(boxes: Cells, doors: tuple[Cells, ...], stride: int) -> tuple[Cells, ...]:
    """Straight lines from open doors that meet no part of the castle, one for each direction."""
    column = _column(stride, boxes.bit_length() // stride + MARGIN)
    rays = []
    for side in range(4):
        fronts = doors[side] | doors[4 + side]
        if len(doors) > 8:
            fronts |= doors[8 + side]
        while fronts:
            front = fronts.bit_length() - 1 if side in (E, S) else (fronts & -fronts).bit_length() - 1
            ray = _ray(side, front, stride, column)
            if not ray & boxes:
                rays.append(ray)
                break
            fronts ^= 1 << front
    return tuple(rays)


@cache
def _column(stride: int, rows: int) -> Cells:
    return sum(1 << row * stride for row in range(rows))


def _ray(side: int, front: int, stride: int, column: Cells) -> Cells:
    row, across = divmod(front, stride)
    if side == E:
        return ((1 << stride - across) - 1) << front
    if side == W:
        return ((1 << across + 1) - 1) << row * stride
    return column << front if side == S else column << across & ((1 << front + 1) - 1)


def carried(cells: Cells, old: Frame, new: Frame) -> Cells:
    """The same cells with the bits of another frame, copied row by row because the stride may differ."""
    row_mask, carried, row = (1 << old.stride) - 1, 0, 0
    while cells:
        line = cells & row_mask
        if line:
            shift = new.bit(old.left, old.top + row)
            carried |= line << shift if shift >= 0 else line >> -shift
        cells >>= old.stride
        row += 1
    return carried
