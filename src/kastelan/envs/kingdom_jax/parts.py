"""The board parts as tables of numbers, from the engine's own data (KB-GEO-4, KB-GEO-5)."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from kastelan.core.hexes import SIDE
from kastelan.envs.kingdom_jax.words import SHIFT, point, split
from kastelan.games.kingdom.components import CASTLE, KINDS, LETTERS, LOCATION, QUARTER, part_rows

LIES: Final = 2 * len(KINDS)
"""How a part can lie, as a number: twice its place in `KINDS`, and 1 more if it is turned."""

SPECIALS: Final = 3
"""Castles and locations on each part."""

NOWHERE: Final = 255
_CODES: Final = {CASTLE: 0b0111, LOCATION: 0b1111}
PLANES: Final = 4
"""A terrain is a number of four bits, and a board has a plane for each: 0 to 6 are the engine's terrains up
to mountain, 7 is a special hex, and the highest bit says that it is a location."""


def _codes(lie: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint32]]:
    rows = part_rows(KINDS[lie // 2], bool(lie % 2))
    terrains = [[LETTERS[letter] for letter in row] for row in rows]
    return np.array([[_CODES.get(terrain, terrain) for terrain in row] for row in terrains], np.uint32)


def _near(
    codes: np.ndarray[tuple[int, int], np.dtype[np.uint32]], place: tuple[int, int]
) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """The hexes next to a special hex, a word for each row; none lies at a part's border (KB-GEO-7)."""
    row, column = place
    near = np.zeros(QUARTER, np.uint32)
    near[row] = 1 << column - 1 | 1 << column + 1
    # A part begins at an even row of the board, so its own rows are odd and even as the board's are.
    near[row - 1] = near[row + 1] = 0b11 << column - 1 + row % 2
    assert codes[row, column] >= 7
    return near


def _tables() -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.uint32]], ...]:
    planes = np.zeros((LIES, PLANES, QUARTER), np.uint32)
    beside = np.zeros((LIES, QUARTER), np.uint32)
    locations = np.full((LIES, 2), NOWHERE, np.uint32)
    specials = np.zeros((LIES, SPECIALS), np.uint32)
    bits = (1 << np.arange(QUARTER)).astype(np.uint32)
    for lie in range(LIES):
        codes = _codes(lie)
        for plane in range(PLANES):
            planes[lie, plane] = ((codes >> plane & 1) * bits).sum(axis=1)
        found = [(int(row), int(column)) for row, column in zip(*np.nonzero(codes >= 7), strict=True)]
        specials[lie] = [16 * row + column for row, column in found]
        of_kind = [place for place in found if codes[place] == 15]
        for number, place in enumerate(of_kind):
            locations[lie, number] = 16 * place[0] + place[1]
            beside[lie] |= _near(codes, place) << np.uint32(QUARTER * number)
    return planes, beside, locations, specials


_PLANES, _BESIDE, _LOCATIONS, _SPECIALS = _tables()


def _looked_up(table: Array, index: Array) -> Array:
    return table.at[index].get(mode="promise_in_bounds")


def lie_at(lies: Array, slot: Array | int) -> Array:
    """How the part in a slot lies; `lies` has four bits for each slot."""
    return (lies >> (4 * jnp.asarray(slot, jnp.uint32)) & 15).astype(jnp.int32)


def planes(lies: Array) -> Array:
    """The planes of the whole board."""
    table = jnp.asarray(_PLANES)
    quarters = [jnp.moveaxis(_looked_up(table, lie_at(lies, slot)), (-2, -1), (0, 1)) for slot in range(4)]
    top = quarters[0] | quarters[1] << QUARTER
    bottom = quarters[2] | quarters[3] << QUARTER
    shift = jnp.asarray(SHIFT.reshape(SIDE, *(1,) * lies.ndim))
    return jnp.concatenate([top, bottom], 1) << shift


def location_beside(lies: Array, place: Array) -> Array:
    """The location next to a hex as a bit, or 0: bits 2 * slot and 2 * slot + 1 are those of a slot."""
    row, column = split(place, SIDE)
    low, right = row >= QUARTER, column >= QUARTER
    row, column = jnp.where(low, row - QUARTER, row), jnp.where(right, column - QUARTER, column)
    slot = 2 * low + right
    word = _looked_up(jnp.asarray(_BESIDE.reshape(-1)), lie_at(lies, slot) * QUARTER + row)
    word = word >> column.astype(jnp.uint32)
    return (word & 1 | (word >> QUARTER & 1) << 1) << (2 * slot).astype(jnp.uint32)


def location_place(lies: Array, number: Array) -> tuple[Array, Array]:
    """Row and column of a location by its number; anywhere if a part has only one."""
    slot = number >> 1
    code = _looked_up(
        jnp.asarray(_LOCATIONS.reshape(-1).astype(np.int32)), lie_at(lies, slot) * 2 + (number & 1)
    )
    return (code >> 4) + (slot >> 1) * QUARTER, (code & 15) + (slot & 1) * QUARTER


def location_hex(lies: Array, number: int) -> Array:
    """The board with a location, by its number; an empty board if a part has only one."""
    code = _looked_up(jnp.asarray(_LOCATIONS[:, number % 2].astype(np.int32)), lie_at(lies, number // 2))
    row, column = location_place(lies, jnp.full(lies.shape, number, jnp.int32))
    return point(jnp.where(code == NOWHERE, -1, row * SIDE + column))


def special_places(lies: Array) -> tuple[Array, Array]:
    """Rows and columns of the twelve castles and locations; axis 0 numbers them."""
    table = jnp.asarray(_SPECIALS.astype(np.int32))
    codes = [jnp.moveaxis(_looked_up(table, lie_at(lies, slot)), -1, 0) for slot in range(4)]
    rows = jnp.concatenate([(code >> 4) + slot // 2 * QUARTER for slot, code in enumerate(codes)])
    columns = jnp.concatenate([(code & 15) + slot % 2 * QUARTER for slot, code in enumerate(codes)])
    return rows, columns
