"""What lies on the table, for many games at once.

A board is `uint32[20, ...]` (words.py); everything else of a game is one number, and what belongs to a seat
has the seats as its first axis. All later axes are games, so that neighbours in memory are the same thing of
different games. The functions of this package work on such arrays with any number of later axes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array

from kastelan.core.hexes import COUNT
from kastelan.envs.kingdom_jax import parts
from kastelan.envs.kingdom_jax.words import BOARD, U32, by_row, union
from kastelan.games.kingdom.components import KINDS
from kastelan.games.kingdom.step_numbers import NOTHING

NO_CARD: Final = 7
NOBODY: Final = NOTHING

BUILD: Final = 0
LIFT: Final = COUNT
PUT: Final = 2 * COUNT
USE: Final = 3 * COUNT
END: Final = USE + len(KINDS)
ACTIONS: Final = END + 1
"""The engine's own numbers of actions."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Position:
    """One position of each game; the fields are those of the engine's state."""

    planes: Array  # uint32[4, 20]: the terrains, parts.py
    lies: Array  # uint32: how the four parts lie, four bits each
    cards: Array  # uint32: the scoring cards, a bit for each of the ten
    start: Array  # int32
    own: Array  # uint32[players, 20]
    supply: Array  # int32[players]
    taken: Array  # uint32[players]: bits of locations, two for each slot
    held: Array  # uint32[players]
    ready: Array  # uint32
    hands: Array  # int32[players]: the terrain, or NO_CARD
    pile: Array  # uint32: how many cards of each terrain, four bits each
    discards: Array  # uint32
    removed: Array  # uint32
    seat: Array  # int32
    step: Array  # int32: the engine's step numbers
    built: Array  # int32
    kind: Array  # int32: the tile in use, or NOTHING
    lifted: Array  # int32: the hex, or NOTHING

    def replace(self, **changes: Any) -> Position:
        """A copy with some fields changed."""
        return replace(self, **changes)


def of_seat(values: Array, seat: Array) -> Array:
    """What belongs to one seat; axis 0 is the seat."""
    mine = values[0]
    for other in range(1, values.shape[0]):
        mine = jnp.where(seat == other, values[other], mine)
    return mine


def with_seat(values: Array, seat: Array, value: Array) -> Array:
    """The same with another value for one seat."""
    return jnp.stack([jnp.where(seat == other, value, old) for other, old in enumerate(values)])


def free_hexes(position: Position) -> Array:
    """The hexes without a settlement."""
    occupied = position.own[0]
    for own in position.own[1:]:
        occupied = occupied | own
    return by_row(BOARD, occupied) & ~occupied


def on_terrain(planes: Array, terrain: Array | int) -> Array:
    """The hexes of a terrain, up to 6; bits off the board may be set."""
    code = jnp.asarray(terrain, U32)
    one, two, three = (planes[bit] ^ ((code >> bit & 1) - 1) for bit in range(3))
    return one & two & three


def buildable(planes: Array) -> Array:
    """The hexes of the five terrains that have cards; bits off the board may be set."""
    return ~(planes[2] & (planes[0] | planes[1]))


def open_terrains(position: Position) -> Array:
    """The terrains with a free hex, as bits; water is the sixth."""
    free = free_hexes(position)
    zero, one, two = position.planes[0], position.planes[1], position.planes[2]
    low, high = free & ~two, free & two & ~one
    hexes = (
        low & ~one & ~zero,
        low & ~one & zero,
        low & one & ~zero,
        low & one & zero,
        high & ~zero,
        high & zero,
    )
    return flags(hexes)


def flags(boards: tuple[Array, ...]) -> Array:
    """For each board, whether it has any hex, as bits: one pass over the rows for all of them."""
    bits = jnp.zeros_like(boards[0])
    for number, board in enumerate(boards):
        bits = bits | (board != 0).astype(U32) << number
    return union(bits)


def bit(word: Array, number: Array | int) -> Array:
    """Whether a bit is set."""
    return word >> jnp.asarray(number, U32) & 1 != 0


def kind_of_slot(lies: Array, slot: int) -> Array:
    """The kind of the tiles of the part in a slot."""
    return parts.lie_at(lies, slot) >> 1


def locations_of_kind(lies: Array, kind: Array) -> Array:
    """The locations of a kind, as bits."""
    found = jnp.zeros_like(lies)
    for slot in range(4):
        found = found | jnp.where(kind_of_slot(lies, slot) == kind, U32(0b11 << 2 * slot), U32(0))
    return found
