"""The training: games and lessons in turn for some minutes, with checkpoints that a later run goes on from.

Time counts from the first lesson, after everything was compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from kastelan.envs.kingdom_jax import KingdomBuilder, State
from kastelan.learning.kingdom import checkpoints
from kastelan.learning.kingdom.matches import match
from kastelan.learning.kingdom.network import Size, Weights, new_weights
from kastelan.learning.kingdom.rollout import Lessons, Play, first_states, play
from kastelan.learning.kingdom.updates import Course, Learner, learn, new_learner

POOL: Final = 24
"""How many older networks are kept to play against."""

WARMTHS: Final = (0.25, 0.6, 1.0, 1.6)
"""How much at random older networks play: from almost always their best choice to quite carelessly."""


@dataclass(frozen=True)
class Plan:
    """What a training does."""

    folder: Path
    minutes: float
    players: tuple[int, ...] = (2,)
    """How many players the games have, in turn: (2, 2, 3) has twice as many rounds of two as of three."""
    games: int = 8192
    steps: int = 32
    size: Size = field(default_factory=Size)
    batch: int = 8192
    rounds: int = 1
    rate: float = 1e-3
    final_rate: float = 2e-4
    """The rate of learning falls to this in a run, or stays if both are equal."""
    curiosity: float = 0.01
    final_curiosity: float = 0.001
    report_minutes: float = 1.0
    pool_minutes: float = 0.3
    """How often the network joins those that are played against."""
    match_games: int = 512
    lessons: int | None = None
    """At most so many lessons, however long they take."""
    seed: int = 1
    resume: bool = False
    kind: Any = jnp.float32


Tell = Callable[[dict[str, Any]], None]


class Training:
    """A run of a plan."""

    def __init__(self, plan: Plan, tell: Tell) -> None:
        self.plan, self.tell = plan, tell
        self.key = jax.random.key(plan.seed)
        self.past: list[dict[str, Any]] = []
        self.decisions = self.spent = 0.0
        self._begin()
        self._compile()

    def _begin(self) -> None:
        latest = self.plan.folder / checkpoints.LATEST
        if self.plan.resume:
            self.learner, facts = checkpoints.load(latest)
            self.decisions, self.spent = facts["decisions"], facts["minutes"]
            self.key = jax.random.fold_in(self.key, int(self.learner.steps))
            first = checkpoints.load_weights(self.plan.folder / checkpoints.FIRST)
            self.early: dict[str, Any] | None = {name: jnp.asarray(one) for name, one in first.items()}
            self.past = [self.early]
            return
        self.learner, self.early = new_learner(new_weights(self.plan.size, self._key())), None

    def _key(self) -> Array:
        drawn: Array
        self.key, drawn = jax.random.split(self.key)
        return drawn

    def _facts(self) -> dict[str, float]:
        return {"decisions": self.decisions, "minutes": round(self.spent, 3)}

    def _compile(self) -> None:
        """Compile everything at once, in threads: that takes longer than many a lesson."""
        plan, begun = self.plan, monotonic()
        counts = sorted({*plan.players})
        with ThreadPoolExecutor(2 * len(counts) + 1) as threads:
            states = {count: threads.submit(self._states, count, self._key()) for count in counts}
            self.states = {count: found.result() for count, found in states.items()}
            self.tell({"event": "dealt", "seconds": round(monotonic() - begun, 1)})
            plays = {count: threads.submit(self._compiled_play, count) for count in counts}
            matches = {count: threads.submit(self._compiled_match, count) for count in counts}
            shapes = jax.eval_shape(partial(play, self._how(counts[0])), *self._play_arguments(counts[0]))[1]
            learned = threads.submit(self._compiled_learn, shapes)
            self.plays = {count: found.result() for count, found in plays.items()}
            self.matches = {count: found.result() for count, found in matches.items()}
            self.learn = learned.result()
        self.tell({"event": "compiled", "seconds": round(monotonic() - begun, 1)})

    def _states(self, players: int, key: Array) -> State:
        env = KingdomBuilder(players, observe_steps=False)
        states: State = jax.jit(partial(first_states, env, self.plan.games))(key)
        return states

    def _how(self, players: int) -> Play:
        return Play(KingdomBuilder(players, observe_steps=False), self.plan.steps, kind=self.plan.kind)

    def _play_arguments(self, players: int) -> tuple[Any, ...]:
        weights = self.learner.weights
        return weights, weights, jnp.float32(1), self.states[players], jax.random.key(0)

    def _compiled_play(self, players: int) -> Callable[..., tuple[State, Lessons]]:
        jitted = jax.jit(partial(play, self._how(players)), donate_argnums=3)
        return jitted.lower(*self._play_arguments(players)).compile()

    def _compiled_match(self, players: int) -> Callable[..., tuple[Array, Array]]:
        env = KingdomBuilder(players, observe_steps=False)
        jitted = jax.jit(partial(match, env, self.plan.match_games, self.plan.kind))
        weights = self.learner.weights
        return jitted.lower(weights, weights, jnp.float32(1), jax.random.key(0)).compile()

    def _compiled_learn(self, lessons: Lessons) -> Callable[..., tuple[Learner, dict[str, Array]]]:
        course = Course(self.plan.batch, self.plan.rounds, kind=self.plan.kind)
        jitted = jax.jit(partial(learn, course), donate_argnums=0)
        one = jnp.float32(1)
        return jitted.lower(self.learner, lessons, one, one, jax.random.key(0)).compile()

    def run(self) -> None:
        """Train for the planned time, and report now and then."""
        plan, begun, before = self.plan, monotonic(), self.spent
        self.past.append(_copied(self.learner.weights))
        next_report, next_guest, number = 0.0, plan.pool_minutes, 0
        while True:
            passed = (monotonic() - begun) / 60
            self.spent = before + passed
            share = min(1.0, max(passed / plan.minutes, number / plan.lessons if plan.lessons else 0.0))
            if passed >= next_report or share >= 1:
                self._report(number, share)
                next_report = passed + plan.report_minutes
            if share >= 1:
                return
            if passed >= next_guest:
                self.past = [*self.past[-POOL:], _copied(self.learner.weights)]
                next_guest = passed + plan.pool_minutes
            self._lesson(plan.players[number % len(plan.players)], share)
            number += 1

    def _lesson(self, players: int, share: float) -> None:
        plan, chooser = self.plan, np.random.default_rng(int(jax.random.bits(self._key())))
        past = self.past[int(chooser.integers(len(self.past)))]
        warmth = jnp.float32(WARMTHS[int(chooser.integers(len(WARMTHS)))])
        state, lessons = self.plays[players](
            self.learner.weights, past, warmth, self.states[players], self._key()
        )
        self.states[players] = state
        rate = jnp.float32(plan.rate * (plan.final_rate / plan.rate) ** share)
        curiosity = jnp.float32(plan.curiosity + (plan.final_curiosity - plan.curiosity) * share)
        self.learner, self.seen = self.learn(self.learner, lessons, rate, curiosity, self._key())
        self.decisions += plan.games * plan.steps
        # Waits for the accelerator: otherwise minutes of work would queue up, and time would not be kept.
        self.seen["gold"].block_until_ready()

    def _report(self, number: int, share: float) -> None:
        """Play matches, write them down with a checkpoint, and keep the weights to play against."""
        weights = self.learner.weights
        row: dict[str, Any] = self._facts() | {"lessons": number}
        if number:
            row |= {name: round(float(value), 4) for name, value in self.seen.items()}
        if number and self.early is None:
            self.early = _copied(weights)
            checkpoints.save(self.plan.folder / checkpoints.FIRST, self.learner, self._facts())
        for players in sorted({*self.plan.players}):
            for name, (other, warmth) in self._opponents().items():
                shares, leads = self.matches[players](weights, other, jnp.float32(warmth), self._key())
                row[f"{name} {players}"] = [round(float(shares.mean()), 4), round(float(leads.mean()), 2)]
        self.tell({"event": "report"} | row)
        checkpoints.append(self.plan.folder / checkpoints.CURVE, row)
        checkpoints.save(self.plan.folder / checkpoints.LATEST, self.learner, self._facts())
        checkpoints.save_weights(self.plan.folder / f"weights-{self.spent:05.2f}.npz", weights)

    def _opponents(self) -> dict[str, tuple[Weights, float]]:
        """Fixed opponents, with their warmths: random play, and the network as it was at the first report."""
        nothing = {name: jnp.zeros_like(weight) for name, weight in self.learner.weights.items()}
        opponents: dict[str, tuple[Weights, float]] = {"random": (nothing, 1.0)}
        return opponents if self.early is None else opponents | {"early": (self.early, 0.5)}


def _copied(weights: Weights) -> dict[str, Array]:
    """Weights that stay when the learner's own memory is used again."""
    return {name: jnp.array(weight, copy=True) for name, weight in weights.items()}


def train(plan: Plan, tell: Tell) -> Learner:
    """Train a network as planned; its checkpoints and its curve are in the folder."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    training = Training(plan, tell)
    training.run()
    return training.learner
