"""Positions of the Python engine as arrays, to continue them here or to compare the two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from kastelan.core.hexes import COUNT, SIDE
from kastelan.envs.kingdom_jax import parts
from kastelan.envs.kingdom_jax.position import NO_CARD, Position
from kastelan.envs.kingdom_jax.words import SHIFT
from kastelan.games.kingdom.components import KINDS
from kastelan.games.kingdom.state import KingdomState

_BYTES = COUNT // 8
_planes = jax.jit(parts.planes)


def positions_of(states: Sequence[KingdomState]) -> Position:
    """The positions of games with the same number of players; games are the last axis."""
    lies = _unsigned(states, _lies)
    return Position(
        planes=_planes(lies),
        lies=lies,
        cards=_unsigned(states, lambda state: sum(1 << card for card in state.table.cards)),
        start=_signed(states, lambda state: state.table.start),
        own=_boards(states),
        supply=_signed(states, lambda state: state.supply),
        taken=_unsigned(states, lambda state: _locations(state, state.taken)),
        held=_unsigned(states, lambda state: _locations(state, state.held)),
        ready=_unsigned(states, lambda state: _locations(state, [state.ready])[0]),
        hands=_signed(states, lambda state: [NO_CARD if card is None else card for card in state.hands]),
        pile=_unsigned(states, lambda state: _counted(state.pile)),
        discards=_unsigned(states, lambda state: _counted(state.discards)),
        removed=_unsigned(states, lambda state: _counted(state.removed)),
        seat=_signed(states, lambda state: state.seat),
        step=_signed(states, lambda state: state.step),
        built=_signed(states, lambda state: state.built),
        kind=_signed(states, lambda state: state.kind),
        lifted=_signed(states, lambda state: state.lifted),
    )


def _unsigned(states: Sequence[KingdomState], field: Callable[[KingdomState], Any]) -> Array:
    return jnp.asarray(np.array([field(state) for state in states], np.uint32).T)


def _signed(states: Sequence[KingdomState], field: Callable[[KingdomState], Any]) -> Array:
    return jnp.asarray(np.array([field(state) for state in states], np.int32).T)


def _lies(state: KingdomState) -> int:
    lies = enumerate(state.board.lies)
    return sum((2 * KINDS.index(part) + turned) << 4 * slot for slot, (part, turned) in lies)


def _locations(state: KingdomState, sets: Iterable[int]) -> list[int]:
    """Bits of locations by slot: the engine numbers them without gaps."""
    sets = list(sets)
    if not any(sets):
        return [0] * len(sets)
    places, slot, last = [], 0, None
    for location in state.board.locations:
        slot = slot + 1 if location.kind == last else 2 * _slot(state, location.kind)
        places.append(slot)
        last = location.kind
    return [sum(1 << place for number, place in enumerate(places) if bits >> number & 1) for bits in sets]


def _slot(state: KingdomState, kind: int) -> int:
    return next(slot for slot, (part, _) in enumerate(state.board.lies) if part == KINDS[kind])


def _counted(cards: Iterable[int]) -> int:
    return sum(1 << 4 * card for card in cards)


def _boards(states: Sequence[KingdomState]) -> Array:
    """The settlements of all seats: uint32[players, 20, games]."""
    players = states[0].players
    raw = b"".join(own.to_bytes(_BYTES, "little") for state in states for own in state.own)
    flat = np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little")
    bits = flat.reshape(len(states), players, SIDE, SIDE).astype(np.uint32)
    words = (bits << np.arange(SIDE, dtype=np.uint32)).sum(axis=-1, dtype=np.uint32) << SHIFT
    return jnp.asarray(np.ascontiguousarray(words.transpose(1, 2, 0)))
