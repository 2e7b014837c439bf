"""Sets of hexes as 20 words, one for each row: the first axis is the row, and all later axes are games.

A row is shifted so that a straight line down to the south-east is one column of bits: hex (row, column) is
bit `column + 9 - row // 2`. Then each of the six directions is one shift, the same for odd and even rows:

    north-west  row - 1, same bit        north-east  row - 1, bit + 1
    west        bit - 1                  east        bit + 1
    south-west  row + 1, bit - 1         south-east  row + 1, same bit

Shifts may set bits off the board. Every use ends with an intersection with hexes of the board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kastelan.core.hexes import COUNT, SIDE
from kastelan.envs.kingdom_jax.stages import staged

U32 = jnp.uint32
ALL: Final = np.uint32(0xFFFFFFFF)
ROW: Final = np.arange(SIDE, dtype=np.int32)
SHIFT: Final = (SIDE // 2 - 1 - ROW // 2).astype(np.uint32)
BOARD: Final = np.uint32((1 << SIDE) - 1) << SHIFT
_ENDS: Final = np.uint32(1 | 1 << SIDE - 1) << SHIFT
EDGE: Final = np.where((ROW == 0) | (ROW == SIDE - 1), BOARD, _ENDS)


def by_row(values: np.ndarray[tuple[int], np.dtype[np.generic]], like: Array) -> Array:
    """One value for each row, to combine with a board of any number of games."""
    return jnp.asarray(values.reshape(SIDE, *(1,) * (like.ndim - 1)))


def down(board: Array, rows: int) -> Array:
    """Every row moved down; a negative number moves up."""
    nothing = jnp.zeros((abs(rows), *board.shape[1:]), board.dtype)
    return jnp.concatenate([nothing, board[:-rows]] if rows > 0 else [board[-rows:], nothing])


def _framed(board: Array, rows: int) -> Array:
    """The board with empty rows above and below, so that a row moved up or down is a plain slice."""
    nothing = jnp.zeros((rows, *board.shape[1:]), board.dtype)
    return staged(jnp.concatenate([nothing, board, nothing]))


def beside(board: Array) -> Array:
    """The hexes next to any of the board (KB-GEO-2)."""
    return _around(_framed(board, 1), 1)


def two_away(board: Array) -> Array:
    """The hexes two steps in a straight line from any of the board (KB-GEO-3)."""
    return _around(_framed(board, 2), 2)


def _around(framed: Array, steps: int) -> Array:
    east, west = framed << steps, framed >> steps
    flat, rising, falling = east | west, framed | east, framed | west
    return flat[steps:-steps] | rising[2 * steps :] | falling[: -2 * steps]


def ends_of_lines(board: Array) -> Array:
    """The hexes after three in a straight line, in all six directions (KB-LOC-TAVERN-1)."""
    framed = _framed(board, 3)
    up1, up2, up3 = (framed[3 + rows : 3 + rows + SIDE] for rows in (1, 2, 3))
    down1, down2, down3 = (framed[3 - rows : 3 - rows + SIDE] for rows in (1, 2, 3))
    flat = (board << 1) & (board << 2) & (board << 3) | (board >> 1) & (board >> 2) & (board >> 3)
    falling = up1 & up2 & up3 | down1 & down2 & down3
    rising = (up1 << 1) & (up2 << 2) & (up3 << 3) | (down1 >> 1) & (down2 >> 2) & (down3 >> 3)
    return flat | falling | rising


def point(place: Array) -> Array:
    """The board with one hex, by its number; no hex for a negative number."""
    row, column = split(jnp.maximum(place, 0), SIDE)
    at, bit = staged(
        (jnp.where(place < 0, -1, row), U32(1) << (column + (SIDE // 2 - 1) - (row >> 1)).astype(U32))
    )
    return jnp.where(by_row(ROW, at[None]) == at, bit, U32(0))


def split(number: Array, by: int) -> tuple[Array, Array]:
    """Quotient and remainder of numbers that are not negative: without the signs, far less to compute."""
    quotient = (number.astype(U32) // U32(by)).astype(jnp.int32)
    return quotient, number - quotient * by


def folded(combine: Callable[[Array, Array], Array], values: Array) -> Array:
    """All values along the first axis combined, half with half: processors do that on many games at once,
    while a reduction goes through the rows of one game after the other."""
    while values.shape[0] > 1:
        half = values.shape[0] // 2
        both = combine(values[:half], values[half : 2 * half])
        values = both if 2 * half == values.shape[0] else jnp.concatenate([both, values[2 * half :]])
    return values[0]


def union(boards: Array) -> Array:
    """The words over the first axis, put together."""
    return folded(jnp.bitwise_or, boards)


def total(board: Array) -> Array:
    """How many hexes there are."""
    return folded(jnp.add, counts(board))


def counts(board: Array) -> Array:
    """How many hexes lie in each row."""
    return lax.population_count(board).astype(jnp.int32)


def counts_upto(in_row: Array) -> Array:
    """For each row the sum of all rows up to it."""
    for rows in (1, 2, 4, 8, 16):
        in_row = in_row + down(in_row, rows)
    return in_row


def nth_bit(word: Array, number: Array) -> Array:
    """The place of the set bit with this number, counted from 0 at the lowest."""
    place = jnp.zeros_like(number)
    for width in (16, 8, 4, 2, 1):
        below = lax.population_count(word & U32((1 << width) - 1)).astype(jnp.int32)
        above = number >= below
        number = jnp.where(above, number - below, number)
        place = jnp.where(above, place + width, place)
        word = jnp.where(above, word >> width, word)
    return place


def nth(board: Array, number: Array) -> Array:
    """The hex with this number, counted from 0 in reading order."""
    rows = by_row(ROW, board)
    in_row = counts(board)
    upto = staged(counts_upto(in_row))
    row = folded(jnp.add, (upto <= number).astype(jnp.int32))
    before = folded(jnp.add, jnp.where(rows < row, in_row, 0))
    row, before = staged((row, before))
    word = union(jnp.where(rows == row, board, U32(0)))
    return row * SIDE + nth_bit(word, number - before) + row // 2 - (SIDE // 2 - 1)


def hexes(board: Array) -> Array:
    """Every hex of the board by itself, as bools in reading order: axis 0 has 400."""
    columns = np.arange(SIDE, dtype=np.uint32).reshape(1, SIDE, *(1,) * (board.ndim - 1))
    shifted = board >> by_row(SHIFT, board)
    return (shifted[:, None] >> columns & 1 != 0).reshape(COUNT, *board.shape[1:])
