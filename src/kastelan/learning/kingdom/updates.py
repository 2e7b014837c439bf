"""Learning from lessons: proximal policy optimisation, with Adam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array, lax

from kastelan.learning.kingdom.inputs import SEATS
from kastelan.learning.kingdom.network import GOLD_UNIT, Weights, judge
from kastelan.learning.kingdom.playing import NEVER, Decision, logits_of
from kastelan.learning.kingdom.rollout import Lessons

MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
MOST: Final = 1.0
"""Longer gradients are shortened to this length."""


@dataclass(frozen=True)
class Course:
    """How lessons are learned."""

    batch: int = 8192
    rounds: int = 1
    """How often each lesson is used."""
    clip: float = 0.2
    gold: float = 1.0
    shares: float = 0.5
    kind: Any = jnp.bfloat16


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Learner:
    """Weights that are learned, and what Adam remembers."""

    weights: dict[str, Array]
    mean: dict[str, Array]
    square: dict[str, Array]
    steps: Array


def new_learner(weights: dict[str, Array]) -> Learner:
    """A learner that has not learned yet."""
    mean, square = ({name: jnp.zeros_like(weight) for name, weight in weights.items()} for _ in range(2))
    return Learner(weights, mean, square, jnp.zeros((), jnp.int32))


def learn(
    course: Course, learner: Learner, lessons: Lessons, rate: Array, curiosity: Array, key: Array
) -> tuple[Learner, dict[str, Array]]:
    """Go through the lessons in random order; `curiosity` is the reward for undecided choices."""
    many = lessons.choice.shape[0]
    batches = max(1, many // course.batch)
    counts = lessons.counts
    mean = jnp.sum(lessons.better * counts) / jnp.maximum(counts.sum(), 1)
    spread = jnp.sqrt(jnp.sum((lessons.better - mean) ** 2 * counts) / jnp.maximum(counts.sum(), 1))
    even = (lessons.better - mean) / (spread + 1e-6)

    def on_batch(learner: Learner, which: Array) -> tuple[Learner, dict[str, Array]]:
        some = lessons.replace_all(lambda part: part[which])
        slope, seen = jax.grad(_loss, argnums=1, has_aux=True)(
            course, learner.weights, some, even[which], curiosity
        )
        return _stepped(learner, slope, rate), seen

    order = [
        jax.random.permutation(one, many)[: batches * min(course.batch, many)].reshape(batches, -1)
        for one in jax.random.split(key, course.rounds)
    ]
    learner, seen = lax.scan(on_batch, learner, jnp.concatenate(order))
    report = {name: values.mean() for name, values in seen.items()}
    return learner, report | {"spread": spread}


def _loss(
    course: Course, weights: Weights, lessons: Lessons, even: Array, curiosity: Array
) -> tuple[Array, dict[str, Array]]:
    decision = Decision(lessons.boards, lessons.facts, lessons.gold, lessons.legal, lessons.step)
    judged = judge(weights, lessons.boards, lessons.facts, lessons.gold, course.kind)
    chances = jax.nn.log_softmax(logits_of(judged, decision))
    chance = jnp.take_along_axis(chances, lessons.choice[:, None], 1)[:, 0]
    ratio = jnp.exp(jnp.clip(chance - lessons.chance, -10, 10))
    gain = jnp.minimum(ratio * even, jnp.clip(ratio, 1 - course.clip, 1 + course.clip) * even)
    doubt = -jnp.sum(jnp.where(lessons.legal, jnp.exp(chances) * chances, 0.0), -1)
    there = _there(lessons)
    miss = jnp.where(there, (judged.gold - lessons.final_gold) / GOLD_UNIT, 0.0)
    wins = jax.nn.log_softmax(jnp.where(there, judged.wins, NEVER))
    shares = -jnp.sum(jnp.where(there, jnp.clip(lessons.shares, 0, 1) * wins, 0.0), -1)
    policy, doubt = (_mean(value, lessons.counts) for value in (-gain, doubt))
    gold = jnp.mean(jnp.sum(miss**2, -1))
    loss = policy - curiosity * doubt + course.gold * gold + course.shares * shares.mean()
    moved = _mean((jnp.abs(ratio - 1) > course.clip).astype(jnp.float32), lessons.counts)
    return loss, {"policy": policy, "doubt": doubt, "gold": gold, "shares": shares.mean(), "moved": moved}


def _there(lessons: Lessons) -> Array:
    """Which seats there are: the first three facts say how many play."""
    players = 2 * lessons.facts[:, 0] + 3 * lessons.facts[:, 1] + 4 * lessons.facts[:, 2]
    return jnp.arange(SEATS) < players[:, None]


def _mean(values: Array, counts: Array) -> Array:
    return jnp.sum(values * counts) / jnp.maximum(counts.sum(), 1)


def _stepped(learner: Learner, slope: dict[str, Array], rate: Array) -> Learner:
    """One step of Adam."""
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in slope.values()))
    # A slope that is not finite would spoil all weights for good, so that batch is passed over.
    shorter = jnp.where(jnp.isfinite(length), jnp.minimum(1.0, MOST / (length + 1e-9)), 0.0)
    slope = {name: jnp.where(jnp.isfinite(part), part, 0.0) * shorter for name, part in slope.items()}
    steps = learner.steps + 1
    mean = {name: MEAN_DECAY * learner.mean[name] + (1 - MEAN_DECAY) * part for name, part in slope.items()}
    square = {
        name: SQUARE_DECAY * learner.square[name] + (1 - SQUARE_DECAY) * part**2
        for name, part in slope.items()
    }
    known_mean, known_square = 1 - MEAN_DECAY**steps, 1 - SQUARE_DECAY**steps
    weights = {
        name: weight - rate * (mean[name] / known_mean) / (jnp.sqrt(square[name] / known_square) + 1e-6)
        for name, weight in learner.weights.items()
    }
    return Learner(weights, mean, square, steps)
