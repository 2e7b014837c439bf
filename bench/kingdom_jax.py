"""Measure the vectorised Kingdom Builder beside the Python engine: `make bench-jax`.

Random play with legal masks; finished games are scored in full and new ones begin. The whole state with its
mask is written in every step. Needs only JAX, so it also runs from a checkout on a machine with an
accelerator:

    PYTHONPATH=src:. python3 -m bench.kingdom_jax --batches 16384 131072 524288

Every figure is printed, and the page written anew, as soon as it is measured.
"""

from __future__ import annotations

import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array

from bench.report import RESULTS, table_head, table_row, write_results
from kastelan.envs.kingdom_jax import KingdomBuilder, State, auto_reset, random_action
from kastelan.envs.kingdom_jax.chance import threefry
from kastelan.envs.kingdom_jax.sampling import random_of
from kastelan.games.kingdom import KINGDOM

STEPS: Final = 200
BATCHES: Final = {"cpu": (1024, 4096), "gpu": (1024, 16_384, 131_072, 524_288)}
ENGINE_SECONDS: Final = 2.0
HINT: Final = "with `--batches`, `--players` and `--steps` for other sizes"


@dataclass(frozen=True)
class Case:
    """What is measured: `all` has games on the last axis, `vmap` is the interface for one game under
    `jax.vmap`."""

    way: str
    players: int
    games: int


@dataclass(frozen=True)
class Figure:
    """One case's result."""

    case: Case
    steps_per_second: float  # by the clock on accelerators, by processor time on processors
    finished: int
    steps: int
    gold: float
    compile_seconds: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and write the page after every figure."""
    asked = _arguments(arguments)
    device = jax.devices()[0]
    print(f"{device.device_kind}: {_machine()}", flush=True)
    cases = list(_cases(asked, device.platform))
    engine = [_engine(players, asked.engine_seconds) for players in (2, 4)]
    print(f"Python engine: {engine[0]:,.0f} steps/s with two players, {engine[1]:,.0f} with four", flush=True)
    figures: list[Figure] = []
    begun = perf_counter()
    with ThreadPoolExecutor(asked.compile_jobs) as compilers:
        compiled = [(case, compilers.submit(_compiled, case, asked.steps)) for case in cases]
        for case, program in compiled:
            if perf_counter() - begun > asked.seconds:
                print(f"left out after {asked.seconds} s: {case}", flush=True)
                program.cancel()
                continue
            figures.append(_measured(case, program, asked, device.platform))
            write_results(asked.out, asked.name, _page(engine, figures, device.device_kind, device.platform))
    print((asked.out / f"{asked.name}.md").read_text(encoding="utf-8"))
    return 0


def _arguments(given: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--batches", type=int, nargs="+", help="numbers of games at once")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument(
        "--also-four", type=int, default=0, help="also measure four players with this many games"
    )
    parser.add_argument("--vmap", type=int, default=0, help="also measure jax.vmap of the single step")
    parser.add_argument("--steps", type=int, default=STEPS, help="steps in one program")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=150.0, help="begin no new case after this time")
    parser.add_argument("--compile-jobs", type=int, default=1, help="programs compiled at the same time")
    parser.add_argument("--engine-seconds", type=float, default=ENGINE_SECONDS)
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--name", default="kingdom-jax")
    return parser.parse_args(given)


def _cases(asked: Namespace, platform_name: str) -> Iterator[Case]:
    batches = asked.batches or BATCHES.get(platform_name, BATCHES["gpu"])
    for players in asked.players:
        for games in batches:
            yield Case("all", players, games)
    if asked.also_four:
        yield Case("all", 4, asked.also_four)
    if asked.vmap:
        yield Case("vmap", 2, asked.vmap)


_SEED: Final[Any] = jax.eval_shape(lambda: jnp.uint32(0))

Carry = tuple[State, Array, Array, Array]
"""States, a key, how many games ended, and their gold."""


def _compiled(case: Case, steps: int) -> tuple[Any, Any, float]:
    begun = perf_counter()
    env = KingdomBuilder(case.players, observe_steps=False)
    begin = partial(_begun, env, case)
    carry = jax.eval_shape(begin, _SEED)
    first = jax.jit(begin).lower(_SEED).compile()
    program = jax.jit(partial(_rolled, env, case, steps), donate_argnums=0).lower(carry).compile()
    return first, program, perf_counter() - begun


def _begun(env: KingdomBuilder, case: Case, seed: Array) -> Carry:
    keys = jax.random.split(jax.random.key(seed), case.games)
    state = env.init_all(jax.random.key_data(keys).T) if case.way == "all" else jax.vmap(env.init)(keys)
    seats = (case.players, case.games) if case.way == "all" else (case.games, case.players)
    return (
        state,
        jax.random.key_data(jax.random.key(seed + 1)),
        jnp.zeros(case.games, jnp.int32),
        jnp.zeros(seats, jnp.int32),
    )


def _rolled(env: KingdomBuilder, case: Case, steps: int, carry: Carry) -> Carry:
    one = jax.vmap(auto_reset(env))

    def step(carry: Carry, _: None) -> tuple[Carry, None]:
        state, key, ended, gold = carry
        if case.way == "all":
            luck = threefry(key, key[1], jnp.arange(case.games, dtype=jnp.uint32))[0]
            state = env.auto_step_all(state, random_of(state.legal, luck))
            gold = gold + jnp.where(state.terminated, state.scores, 0)
        else:
            keys = jax.random.split(jax.random.wrap_key_data(key), case.games)
            state = one(state, jax.vmap(random_action)(state, keys))
            gold = gold + jnp.where(state.terminated[:, None], state.scores, 0)
        return (state, key + jnp.uint32(1), ended + state.terminated, gold), None

    return jax.lax.scan(step, carry, None, length=steps)[0]


def _done(carry: Carry) -> Carry:
    """The same when it has been computed."""
    for leaf in jax.tree_util.tree_leaves(carry):
        leaf.block_until_ready()
    return carry


def _measured(
    case: Case, compiled: Future[tuple[Any, Any, float]], asked: Namespace, platform_name: str
) -> Figure:
    begin, program, compile_seconds = compiled.result()
    clock = process_time if platform_name == "cpu" else perf_counter
    carry = program(_done(begin(jnp.uint32(7))))  # games are apart from each other after this
    _done(carry)
    times = []
    for _ in range(asked.rounds):
        begun = clock()
        carry = _done(program(carry))
        times.append(clock() - begun)
    finished = int(carry[2].sum())
    per_second = case.games * asked.steps / min(times)
    gold = float(carry[3].sum()) / max(finished, 1) / case.players
    steps = case.games * asked.steps * (asked.rounds + 1)
    figure = Figure(case, per_second, finished, steps, gold, compile_seconds)
    print(f"{case}: {per_second / 1e6:,.2f} million steps/s, compiled in {compile_seconds:.0f} s", flush=True)
    return figure


def _engine(players: int, seconds: float) -> float:
    """Random steps of the Python engine in a second of processor time, with the final scores."""
    luck, steps, seed, begun = Random(7), 0, 0, process_time()
    while process_time() - begun < seconds:
        state, seed = KINGDOM.new(players=players, seed=seed), seed + 1
        while state.actors:
            legal = state.legal(state.actors[0])
            state.apply(state.actors[0], legal[luck.randrange(len(legal))])
            steps += 1
        state.scores()
    return steps / (process_time() - begun)


def _page(engine: list[float], figures: Sequence[Figure], device: str, platform_name: str) -> str:
    by = "processor time of all cores" if platform_name == "cpu" else "the clock"
    return "\n".join(
        [
            f"# Kingdom Builder in JAX: speed on {device}",
            "",
            (
                "Random play with legal masks; finished games are scored in full and replaced by new ones. "
                f"{_machine()}, {date.today().isoformat()}; steps per second by {by}, the best round. "
                f"Python engine in the same run, one core: {engine[0]:,.0f} steps/s with two players, "
                f"{engine[1]:,.0f} with four."
            ),
            "",
            *table_head(
                (
                    "interface",
                    "players",
                    "games at once",
                    "million steps/s",
                    "against the engine",
                    "games finished",
                    "steps per game",
                    "mean gold",
                    "compiled in s",
                )
            ),
            *(_row(figure, engine) for figure in figures),
            "",
            f"Written by `python -m bench.kingdom_jax`, {HINT}. `all` is `auto_step_all` with games on the",
            "last axis, `vmap` is `jax.vmap(auto_reset(env))`. Steps per game include unfinished games.",
            "",
        ]
    )


def _machine() -> str:
    return f"JAX {jax.__version__}, {platform.machine()}, Python {platform.python_version()}"


def _row(figure: Figure, engine: list[float]) -> str:
    case = figure.case
    return table_row(
        (
            case.way,
            case.players,
            f"{case.games:,}",
            f"{figure.steps_per_second / 1e6:,.2f}",
            f"{figure.steps_per_second / engine[case.players == 4]:,.0f}",
            f"{figure.finished:,}",
            f"{figure.steps / max(figure.finished, 1):,.1f}",
            f"{figure.gold:.2f}",
            f"{figure.compile_seconds:.0f}",
        )
    )


if __name__ == "__main__":
    sys.exit(main())
