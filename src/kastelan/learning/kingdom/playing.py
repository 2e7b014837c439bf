"""Playing many games with the network, in JAX: which actions it may choose, how it chooses, and steps that
pass over decisions with a single legal action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array

from kastelan.core.hexes import COUNT
from kastelan.envs.kingdom_jax import KingdomBuilder, State
from kastelan.envs.kingdom_jax.legal import Legal
from kastelan.envs.kingdom_jax.position import BUILD, LIFT, PUT, USE
from kastelan.envs.kingdom_jax.sampling import random_of
from kastelan.envs.kingdom_jax.words import hexes
from kastelan.games.kingdom.step_numbers import AFTER, LIFTING, PUTTING
from kastelan.learning.kingdom.inputs import SEATS, inputs
from kastelan.learning.kingdom.network import WORDS, Judged, Weights, judge

CHOICES: Final = COUNT + WORDS
"""What the network chooses from: a hex, a tile, or the end of the turn."""

NEVER: Final = -1e9

MARGIN_UNIT: Final = 40.0
"""This many gold more than the others on average are worth as much as a victory."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Decision:
    """What decisions are made from; games are the first axis."""

    boards: Array
    facts: Array
    gold: Array
    legal: Array  # bool[games, 409]
    step: Array


def decisions(state: State) -> Decision:
    """The decisions that games with the last axis are at."""
    boards, facts, gold = inputs(state.position, state.legal)
    return Decision(boards, facts, gold, choices(state.legal), state.position.step)


def choices(legal: Legal) -> Array:
    """The legal choices: bool[games, 409]."""
    words = legal.words[None] >> jnp.arange(WORDS, dtype=jnp.uint32)[:, None] & 1 != 0
    return jnp.concatenate([hexes(legal.hexes), words]).T


def logits_of(judged: Judged, decision: Decision) -> Array:
    """The logit of each choice; of those that are not legal, next to nothing."""
    lifts, puts = (decision.step == step for step in (LIFTING, PUTTING))
    kind = jnp.where(lifts, 1, jnp.where(puts, 2, 0))
    places = jnp.take_along_axis(judged.places, kind[:, None, None], 2)[:, :, 0]
    return jnp.where(decision.legal, jnp.concatenate([places, judged.words], 1), NEVER)


def action_of(choice: Array, step: Array) -> Array:
    """The engine's number of a choice."""
    group = jnp.where(step == LIFTING, LIFT, jnp.where(step == PUTTING, PUT, BUILD))
    return jnp.where(choice < COUNT, group + choice, USE + choice - COUNT).astype(jnp.int32)


def by_seat(judged: Judged, seat: Array, players: int) -> tuple[Array, Array]:
    """Expected gold and shares of the victory by seat: float32[games, 4]; 0 for seats that are not there."""
    absolute = jnp.arange(SEATS)[None]
    place = (absolute - seat[:, None]) % players
    there = absolute < players
    shares = jax.nn.softmax(jnp.where(jnp.arange(SEATS) < players, judged.wins, NEVER), -1)
    return tuple(  # type: ignore[return-value]
        jnp.where(there, jnp.take_along_axis(values, place, 1), 0.0) for values in (judged.gold, shares)
    )


def worth(gold: Array, shares: Array, players: Array | int) -> Array:
    """What seats want: a share of the victory, and gold beyond that of the others."""
    others = (jnp.sum(gold, -1, keepdims=True) - gold) / (players - 1)
    return shares + (gold - others) / MARGIN_UNIT


def advance(env: KingdomBuilder, state: State, action: Array) -> tuple[State, Array, Array]:
    """The state after an action and after a forced end of the turn, where games ended, and their shares of
    the victory by seat. Games that end begin anew."""
    after = env.auto_step_all(state, action)
    # Without a tile to use, only the end of the turn is legal; it needs no decision. The other games also get
    # a legal action, their first one, because an illegal one would end them; what it leads to is dropped.
    forced = (after.position.step == AFTER) & (after.legal.words == 1 << WORDS - 1)
    twice = env.auto_step_all(after, random_of(after.legal, jnp.zeros(action.shape, jnp.uint32)))
    end_now, end_then = after.terminated, forced & twice.terminated
    shares = jnp.where(end_now, _shares(after), jnp.where(end_then, _shares(twice), 0.0))
    gold = jnp.where(end_now, after.scores, twice.scores)
    state = jax.tree_util.tree_map(lambda one, two: jnp.where(forced, two, one), after, twice)
    return state.replace(scores=gold), end_now | end_then, shares


def _shares(state: State) -> Array:
    players = state.rewards.shape[0]
    return (state.rewards * (players - 1) + 1) / players


def sample(logits: Array, key: Array) -> Array:
    """A choice at random by its probability."""
    return jax.random.categorical(key, logits)


def judged_decision(weights: Weights, state: State, kind: Any) -> tuple[Decision, Judged]:
    """The decisions of games and what the network says of them."""
    decision = decisions(state)
    return decision, judge(weights, decision.boards, decision.facts, decision.gold, kind)
