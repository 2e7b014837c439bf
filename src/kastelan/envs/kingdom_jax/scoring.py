"""KB-CASTLE and KB-CARD: the gold of every seat.

Groups are found among the places of the settlements, at most forty for each seat: who stands beside whom as
bits, and then Warshall's closure, which takes the same steps in every game.
"""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kastelan.core.hexes import SIDE
from kastelan.envs.kingdom_jax import parts
from kastelan.envs.kingdom_jax.position import Position, bit, on_terrain
from kastelan.envs.kingdom_jax.stages import staged
from kastelan.envs.kingdom_jax.words import (
    SHIFT,
    U32,
    beside,
    by_row,
    counts,
    counts_upto,
    folded,
    nth_bit,
    total,
    union,
)
from kastelan.games.kingdom.components import CARDS, MOUNTAIN, QUARTER, SETTLEMENTS, WATER

_HALF: Final = SETTLEMENTS // 2
_FAR: Final = 1000


def scores(position: Position, lords_need_settlement: bool) -> Array:
    """The gold of every seat if the game were scored now: int32[players]."""
    gold = card_gold(position, lords_need_settlement)
    chosen = [jnp.where(bit(position.cards, card), gold[card], 0) for card in range(len(CARDS))]
    return sum(chosen, start=castle_gold(position))


def _boards(position: Position) -> tuple[Array, Array]:
    """Settlements and planes with the seats among the games: all seats are scored at once."""
    return jnp.moveaxis(position.own, 0, 1), position.planes[:, :, None]


def castle_gold(position: Position) -> Array:
    """3 gold for each castle with an own settlement next to it (KB-CASTLE-1)."""
    own, planes = _boards(position)
    return 3 * total(planes[0] & planes[1] & planes[2] & ~planes[3] & beside(own))


def card_gold(position: Position, lords_need_settlement: bool) -> Array:
    """What each of the ten cards would give: int32[cards, players]."""
    own, planes = _boards(position)
    water, special = on_terrain(planes, WATER), planes[0] & planes[1] & planes[2]
    rows, sectors = counts(own), _sectors(own)
    hermits, citizens, merchants = _group_gold(own, position.lies[None])
    gold = {
        "fishermen": total(own & beside(water) & ~water),
        "merchants": merchants,
        "discoverers": folded(jnp.add, (rows > 0).astype(jnp.int32)),
        "hermits": hermits,
        "citizens": citizens,
        "miners": total(own & beside(on_terrain(planes, MOUNTAIN))),
        "workers": total(own & beside(special)),
        "knights": 2 * folded(jnp.maximum, rows),
        "lords": _lords(sectors, lords_need_settlement),
        "farmers": 3 * jnp.min(sectors, 0),
    }
    return jnp.stack([gold[card] for card in CARDS])


def _sectors(own: Array) -> Array:
    """How many settlements stand in each of the four sectors."""
    columns = own >> by_row(SHIFT, own)
    left, right = columns & ((1 << QUARTER) - 1), columns >> QUARTER
    halves = [half[rows] for rows in (slice(QUARTER), slice(QUARTER, SIDE)) for half in (left, right)]
    return jnp.stack([total(half) for half in halves])


def _lords(sectors: Array, need_settlement: bool) -> Array:
    """12 gold for most settlements in a sector, 6 for the second highest number (KB-CARD-LORDS-1 to 3)."""
    first = jnp.max(sectors, 1, keepdims=True)
    second = jnp.max(jnp.where(sectors == first, -1, sectors), 1, keepdims=True)
    gold = jnp.where(sectors == first, 12, jnp.where(sectors == second, 6, 0))
    return jnp.sum(jnp.where(sectors == 0, 0, gold) if need_settlement else gold, 0, dtype=jnp.int32)


def _group_gold(own: Array, lies: Array) -> tuple[Array, Array, Array]:
    """The gold of hermits, citizens and merchants."""
    row, _, groups, touches = grouped(own, lies)
    present = row < _FAR
    index = np.arange(SETTLEMENTS, dtype=np.int32).reshape(SETTLEMENTS, *(1,) * (row.ndim - 1))
    first = jnp.where(groups[0] != 0, _trailing(groups[0]), _HALF + _trailing(groups[1]))
    hermits = folded(jnp.add, (present & (first == index)).astype(jnp.int32))
    citizens = folded(jnp.maximum, jnp.where(present, folded(jnp.add, counts(groups)), 0)) // 2
    links = folded(jnp.add, staged(touches.astype(jnp.int32))) > 1
    linked = folded(jnp.bitwise_or, staged(jnp.moveaxis(touches & links, 1, 0).astype(U32)))
    merchants = 4 * folded(jnp.add, linked.astype(jnp.int32))
    return hermits, citizens, merchants


def grouped(own: Array, lies: Array) -> tuple[Array, Array, Array, Array]:
    """Rows and columns of up to forty settlements, those that are not there far off; for each the settlements
    of its group, and whether the group stands beside each of the twelve castles and locations."""
    row, column = staged(_places(own))
    groups = _groups(staged(_next_to(row, column, row, column)))
    special_row, special_column = parts.special_places(lies)
    beside_special = staged(_next_to(special_row, special_column, row, column))
    touches = (
        groups[0][None] & beside_special[0][:, None] | groups[1][None] & beside_special[1][:, None]
    ) != 0
    return row, column, groups, touches


def _trailing(word: Array) -> Array:
    """How many bits below the lowest set one."""
    return lax.population_count(~word & word - 1).astype(jnp.int32)


def _places(own: Array) -> tuple[Array, Array]:
    """Rows and columns of the settlements; those that are not there are far off, each by itself."""
    in_row = counts(own)
    upto = staged(counts_upto(in_row))
    number = jnp.arange(SETTLEMENTS, dtype=jnp.int32).reshape(SETTLEMENTS, *(1,) * (own.ndim - 1))
    row = staged(folded(jnp.add, (upto[:, None] <= number).astype(jnp.int32)))
    there = jnp.minimum(row, SIDE - 1)
    word = jnp.take_along_axis(own >> by_row(SHIFT, own), there, 0)
    before = jnp.take_along_axis(upto - in_row, there, 0)
    word, before = staged((word, before))
    column = nth_bit(word, number - before)
    return jnp.where(row < SIDE, row, _FAR + 2 * number), column


def _next_to(row: Array, column: Array, other_row: Array, other_column: Array) -> Array:
    """For each place, which of the forty others are next to it: uint32[2, places], twenty bits in each
    word."""
    lean, other_lean = column - (row >> 1), other_column - (other_row >> 1)
    across, along = other_row[:, None] - row, other_lean[:, None] - lean
    distance = jnp.maximum(jnp.maximum(jnp.abs(across), jnp.abs(along)), jnp.abs(across + along))
    bits = (1 << np.arange(SETTLEMENTS) % _HALF).astype(np.uint32).reshape(SETTLEMENTS, *(1,) * row.ndim)
    near = jnp.where(distance == 1, jnp.asarray(bits), U32(0))
    return jnp.stack([union(near[:_HALF]), union(near[_HALF:])])


def _groups(near: Array) -> Array:
    """For each settlement all of its group, itself included."""
    own = (1 << np.arange(SETTLEMENTS) % _HALF).astype(np.uint32)
    itself = np.stack([np.where(np.arange(SETTLEMENTS) // _HALF == word, own, 0) for word in range(2)])
    reach = near | itself.astype(np.uint32).reshape(2, SETTLEMENTS, *(1,) * (near.ndim - 2))
    closed: Array = lax.platform_dependent(reach, cpu=closed_by_loop, default=closed_step_by_step)
    return closed


def _through(reach: Array, word: int, bit: Array | np.uint32, middle: Array) -> Array:
    """Each settlement that reaches one in the middle, by its word and bit, reaches all that it reaches."""
    known = reach[word] >> bit & 1 != 0
    return jnp.where(known[None], reach | middle, reach)


def closed_by_loop(reach: Array) -> Array:
    """Warshall's closure in two loops: quick to compile, and fast on processors."""
    for word in range(2):

        def through(number: Array, reach: Array, word: int = word) -> Array:
            middle = lax.dynamic_index_in_dim(reach, number + word * _HALF, 1, keepdims=True)
            return _through(reach, word, number.astype(U32), middle)

        reach = lax.fori_loop(0, _HALF, through, reach)
    return reach


def closed_step_by_step(reach: Array) -> Array:
    """The same without loops: on an H200 (JAX 0.11.2) the loops joined settlements that are apart."""
    for number in range(SETTLEMENTS):
        word, bit = divmod(number, _HALF)
        joined = _through(reach, word, np.uint32(bit), reach[:, number : number + 1])
        reach = lax.optimization_barrier(joined)  # type: ignore[no-untyped-call]  # one step after another
    return reach
