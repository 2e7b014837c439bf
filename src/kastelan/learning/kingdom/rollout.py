"""Games of the network against itself and against its own past, and what is learned from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

from kastelan.envs.kingdom_jax import KingdomBuilder, State
from kastelan.envs.kingdom_jax.sampling import random_of
from kastelan.learning.kingdom.inputs import SEATS
from kastelan.learning.kingdom.network import Weights, judge
from kastelan.learning.kingdom.playing import (
    Decision,
    action_of,
    advance,
    by_seat,
    judged_decision,
    logits_of,
    sample,
    worth,
)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Lessons:
    """Decisions and what they led to; the first axis is that of the decisions."""

    boards: Array
    facts: Array
    gold: Array
    legal: Array
    step: Array
    choice: Array
    chance: Array  # the logarithm of the probability with which it was chosen
    counts: Array  # whether the network that learns decided, and had a choice
    better: Array  # how much better it went than expected
    final_gold: Array  # by seat, counted from the one that decided
    shares: Array

    def replace_all(self, change: Any) -> Lessons:
        """Every array changed."""
        changed: Lessons = jax.tree_util.tree_map(change, self)
        return changed


@dataclass(frozen=True)
class Play:
    """How lessons are played."""

    env: KingdomBuilder
    steps: int = 32
    memory: float = 0.96
    """How much a decision still counts in the result of the one before it: the lambda of TD."""
    guests: int = 8
    """One game in this many is played against an older network."""
    kind: Any = jnp.bfloat16


def play(
    how: Play, weights: Weights, past: Weights, warmth: Array, state: State, key: Array
) -> tuple[State, Lessons]:
    """Play on for some steps; `past` plays all seats but one of the last games, at its own warmth."""
    players, games = how.env.players, state.current_player.shape[0]
    few = games // how.guests

    def step(state: State, key: Array) -> tuple[State, tuple[Any, ...]]:
        decision, judged = judged_decision(weights, state, how.kind)
        logits, seat = logits_of(judged, decision), state.current_player
        if few:
            last = jax.tree_util.tree_map(lambda part: part[-few:], decision)
            other = judge(past, last.boards, last.facts, last.gold, how.kind)
            logits_past = logits_of(other, last) / warmth
            guest = jnp.arange(games) % players != seat
            guest = guest & (jnp.arange(games) >= games - few)
            played = logits.at[-few:].set(jnp.where(guest[-few:, None], logits_past, logits[-few:]))
        else:
            guest, played = jnp.zeros(games, bool), logits
        choice = sample(played, key)
        chance = jnp.take_along_axis(jax.nn.log_softmax(logits), choice[:, None], 1)[:, 0]
        counts = ~guest & (decision.legal.sum(-1) > 1)
        gold, shares = by_seat(judged, seat, players)
        state, ended, won = advance(how.env, state, action_of(choice, decision.step))
        record = (decision, choice, chance, counts, seat, gold, shares, ended, won.T, state.scores.T)
        return state, record

    state, record = lax.scan(step, state, jax.random.split(key, how.steps))
    _, judged = judged_decision(weights, state, how.kind)
    last = by_seat(judged, state.current_player, players)
    return state, _lessons(how, record, last)


def _lessons(how: Play, record: tuple[Any, ...], last: tuple[Array, Array]) -> Lessons:
    decision, choice, chance, counts, seat, gold, shares, ended, won, scores = record
    players = how.env.players
    none = jnp.zeros((*won.shape[:-1], SEATS - players))
    won, scores = (jnp.concatenate([values, none], -1) for values in (won, scores))
    gold_now, shares_now = (
        _results(how.memory, values, after, end, ended)
        for values, after, end in ((gold, last[0], scores), (shares, last[1], won))
    )
    there = jnp.arange(SEATS) < players
    gain = jnp.where(there, worth(gold_now, shares_now, players) - worth(gold, shares, players), 0.0)
    better = jnp.take_along_axis(gain, seat[..., None], -1)[..., 0]
    place = (seat[..., None] + jnp.arange(SEATS)) % players
    mine = (
        jnp.where(there, jnp.take_along_axis(values, place, -1), 0.0) for values in (gold_now, shares_now)
    )
    lessons = Lessons(
        **_parts(decision),
        choice=choice,
        chance=chance,
        counts=counts,
        better=better,
        **dict(zip(("final_gold", "shares"), mine, strict=True)),
    )
    return lessons.replace_all(lambda part: part.reshape(-1, *part.shape[2:]))


def _parts(decision: Decision) -> dict[str, Array]:
    return {name: getattr(decision, name) for name in ("boards", "facts", "gold", "legal", "step")}


def _results(memory: float, expected: Array, after: Array, end: Array, ended: Array) -> Array:
    """What decisions led to: a mean of what was expected after one, two, three ... further decisions, or of
    the end of the game."""

    def back(
        later: tuple[Array, Array], now: tuple[Array, Array, Array]
    ) -> tuple[tuple[Array, Array], Array]:
        expected, end, ended = now
        result, following = later
        mixed = memory * result + (1 - memory) * following
        result = jnp.where(ended[:, None], end, mixed)
        return (result, expected), result

    results: Array = lax.scan(back, (after, after), (expected, end, ended), reverse=True)[1]
    return results


def first_states(env: KingdomBuilder, games: int, key: Array) -> State:
    """New games, played on at random for different numbers of steps, so that they do not end together."""
    state = env.init_all(jax.random.bits(key, (2, games), jnp.uint32))
    until = jax.random.randint(key, (games,), 0, 60 * env.players)

    def step(number: Array, state: State) -> State:
        words = jax.random.bits(jax.random.fold_in(key, number), (games,))
        after = env.auto_step_all(state, random_of(state.legal, words))
        going = number < until
        kept: State = jax.tree_util.tree_map(lambda one, two: jnp.where(going, one, two), after, state)
        return kept

    played: State = lax.fori_loop(0, 60 * env.players, step, state)
    return played
