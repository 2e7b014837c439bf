"""Matches between two sets of weights, to see whether one has become stronger."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

from kastelan.envs.kingdom_jax import KingdomBuilder, State
from kastelan.learning.kingdom.network import Weights, judge
from kastelan.learning.kingdom.playing import action_of, advance, decisions, logits_of, sample

LONGEST = 800
"""Decisions after which a match is stopped; what is not finished counts as lost."""


def match(
    env: KingdomBuilder, games: int, kind: Any, weights: Weights, others: Weights, warmth: Array, key: Array
) -> tuple[Array, Array]:
    """The shares of the victory and the leads in gold of `weights`, which play one seat of each game and
    always choose what they like best; `others` choose by their logits divided by `warmth`.

    Weights of zero play at random.
    """
    players = env.players
    seats = jnp.arange(games) % players
    state = env.init_all(jax.random.bits(key, (2, games), jnp.uint32))
    nothing = jnp.zeros(games)

    def going(loop: tuple[Any, ...]) -> Array:
        _, number, done, _, _ = loop
        on: Array = (number < LONGEST) & ~jnp.all(done)
        return on

    def step(loop: tuple[Any, ...]) -> tuple[Any, ...]:
        state, number, done, share, lead = loop
        decision = decisions(state)
        mine, theirs = (
            logits_of(judge(one, decision.boards, decision.facts, decision.gold, kind), decision)
            for one in (weights, others)
        )
        drawn = sample(theirs / warmth, jax.random.fold_in(key, number))
        choice = jnp.where(state.current_player == seats, jnp.argmax(mine, -1), drawn)
        state, ended, shares = advance(env, state, action_of(choice, decision.step))
        first = ended & ~done
        won = jnp.take_along_axis(shares, seats[None], 0)[0]
        share = jnp.where(first, won, share)
        lead = jnp.where(first, _lead(state, seats), lead)
        return state, number + 1, done | ended, share, lead

    _, _, _, share, lead = lax.while_loop(going, step, (state, 0, nothing != 0, nothing, nothing))
    return share, lead


def _lead(state: State, seats: Array) -> Array:
    """The gold of a seat beyond the best of the others."""
    own = jnp.take_along_axis(state.scores, seats[None], 0)[0]
    other = jnp.arange(state.scores.shape[0])[:, None] != seats
    return (own - jnp.max(jnp.where(other, state.scores, -1), 0)).astype(jnp.float32)
