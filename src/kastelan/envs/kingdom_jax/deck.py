"""Terrain cards: drawing, discarding, and what happens when a terrain or the pile runs out (KB-TURN-8, -9,
KB-BUILD-6, -7).

Nobody sees the order of the draw pile, so it is kept as numbers of cards: drawing each card of the pile with
the same chance gives the same games as shuffling it beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import jax.numpy as jnp
from jax import Array, lax

from kastelan.envs.kingdom_jax import chance
from kastelan.envs.kingdom_jax.position import NO_CARD, Position, bit, of_seat, with_seat
from kastelan.envs.kingdom_jax.words import U32

TERRAIN_CARDS: Final = 5
FULL: Final = 0x55555
"""Five cards of each of the five terrains."""

END_OF_TURN, START_OF_TURN = range(2)
"""The numbers of the draws of a step. From the second on, each replaces a card; the second may also be the
first card of a player who had none."""

TO_BEGIN: Final = -1
"""The step of a turn that has not begun."""


Pick = Callable[[Array, int | Array], Array]
"""Which of the cards of a pile is drawn, counted from 0; the second argument numbers the draws of a step."""


def random_picks(key: Array, step: Array) -> Pick:
    """The draws of a step of the games with these keys."""
    return lambda pile, number: chance.below(chance.threefry(key, step, number)[0], pile_size(pile))


def one_card(card: Array) -> Array:
    """A pile of one card, or of none."""
    return jnp.where(card == NO_CARD, U32(0), U32(1) << (4 * card).astype(U32))


def pile_size(pile: Array) -> Array:
    """How many cards there are."""
    return sum((pile >> 4 * card & 15 for card in range(1, TERRAIN_CARDS)), start=pile & 15)


def draw(pile: Array, discards: Array, pick: Pick, number: int | Array) -> tuple[Array, Array, Array]:
    """A card, the pile and the discards after it; an empty pile is renewed from the discards (KB-TURN-9)."""
    empty = pile == 0
    pile, discards = jnp.where(empty, discards, pile), jnp.where(empty, U32(0), discards)
    choice = pick(pile, number).astype(U32)
    card, upto = jnp.zeros(pile.shape, jnp.int32), jnp.zeros_like(pile)
    for terrain in range(TERRAIN_CARDS - 1):
        upto = upto + (pile >> 4 * terrain & 15)
        card = card + (choice >= upto)
    card = jnp.where(pile == 0, NO_CARD, card)
    return card, pile - one_card(card), discards


def renew(position: Position, asked: Array, open_terrains: Array, pick: Pick) -> Position:
    """Where asked, replace the card of the turn as long as no hex of its terrain is free (KB-BUILD-6), and
    draw one at the start of a turn if there was none before (KB-BUILD-7)."""

    def wanted(card: Array, number: Array) -> Array:
        late = (card == NO_CARD) & (number == START_OF_TURN) & (position.step == TO_BEGIN)
        return asked & (late | (card != NO_CARD) & ~bit(open_terrains, card))

    def more(loop: tuple[Array, ...]) -> Array:
        return jnp.any(loop[0])

    def again(loop: tuple[Array, ...]) -> tuple[Array, ...]:
        now, card, pile, discards, removed, number = loop
        new, rest, left = draw(pile, discards, pick, number)
        removed = jnp.where(now, removed + one_card(card), removed)
        card = jnp.where(now, new, card)
        pile, discards = jnp.where(now, rest, pile), jnp.where(now, left, discards)
        return wanted(card, number + 1), card, pile, discards, removed, number + 1

    card, number = of_seat(position.hands, position.seat), jnp.asarray(START_OF_TURN, jnp.int32)
    loop: tuple[Array, ...] = (
        wanted(card, number),
        card,
        position.pile,
        position.discards,
        position.removed,
        number,
    )
    _, card, pile, discards, removed, _ = lax.while_loop(more, again, loop)
    hands = with_seat(position.hands, position.seat, card)
    return position.replace(hands=hands, pile=pile, discards=discards, removed=removed)
