"""KB-SETUP: a new game from a key."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from kastelan.envs.kingdom_jax import chance, deck, parts
from kastelan.envs.kingdom_jax.position import Position
from kastelan.envs.kingdom_jax.words import U32, nth_bit
from kastelan.games.kingdom.components import CARDS, KINDS, SETTLEMENTS
from kastelan.games.kingdom.step_numbers import BEFORE, NOTHING

_SETUP = 0xFFFFFFFF
"""The setup draws as if it were this step, which no game reaches."""


def dealt(key: Array, players: int) -> Position:
    """The first position: board, cards, starting player and hands at random (KB-SETUP-2 to 7)."""
    pairs = jnp.arange(7, dtype=U32).reshape(7, *(1,) * (key.ndim - 1))
    words = [word for half in chance.threefry(key, _SETUP, pairs) for word in half]
    lies, turns = _lies(words[:4]), words[4] >> 28
    for slot in range(4):
        lies = lies | (turns >> slot & 1) << 4 * slot
    start = chance.below(words[5], players)
    return laid(lies, _cards(words[6:9]), start, words[9 : 9 + players])


def laid(lies: Array, cards: Array, start: Array, words: list[Array]) -> Position:
    """The first position on a board; a word for each seat draws its card (KB-SETUP-6)."""
    players, pile = len(words), jnp.full(lies.shape, deck.FULL, U32)
    hands = []
    for word in words:
        card, pile, _ = deck.draw(pile, jnp.zeros_like(pile), _by(word), 0)
        hands.append(card)
    none, zero = jnp.full(lies.shape, NOTHING, jnp.int32), jnp.zeros(lies.shape, jnp.int32)
    no_bits = jnp.zeros((players, *lies.shape), U32)
    return Position(
        planes=parts.planes(lies),
        lies=lies,
        cards=cards,
        start=start,
        own=jnp.zeros((players, 20, *lies.shape), U32),
        supply=jnp.full((players, *lies.shape), SETTLEMENTS, jnp.int32),
        taken=no_bits,
        held=no_bits,
        ready=no_bits[0],
        hands=jnp.stack(hands),
        pile=pile,
        discards=no_bits[0],
        removed=no_bits[0],
        seat=start,
        step=jnp.full(lies.shape, BEFORE, jnp.int32),
        built=zero,
        kind=none,
        lifted=none,
    )


def _by(word: Array) -> deck.Pick:
    return lambda pile, _: chance.below(word, deck.pile_size(pile))


def _lies(words: list[Array]) -> Array:
    """Four different parts, upright."""
    lies, left = jnp.zeros_like(words[0]), jnp.full_like(words[0], (1 << len(KINDS)) - 1)
    for slot, word in enumerate(words):
        part = nth_bit(left, chance.below(word, len(KINDS) - slot)).astype(U32)
        lies, left = lies | 2 * part << 4 * slot, left & ~(U32(1) << part)
    return lies


def _cards(words: list[Array]) -> Array:
    """Three different scoring cards, as bits (KB-SETUP-5)."""
    left = jnp.full_like(words[0], (1 << len(CARDS)) - 1)
    for number, word in enumerate(words):
        left = left & ~(U32(1) << nth_bit(left, chance.below(word, len(CARDS) - number)).astype(U32))
    return left ^ ((1 << len(CARDS)) - 1)


def next_key(key: Array, step: Array) -> Array:
    """The key of the game that follows this one."""
    return jnp.stack(chance.threefry(key, _SETUP - 1, step))
