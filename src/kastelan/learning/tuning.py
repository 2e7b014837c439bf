"""Tuning weights by self-play: CMA-ES asks for generations of weights, games against the accepted ones
answer.

Every generation is a line of a log, so that a tuning which was stopped goes on where it was: the optimiser is
led through the logged answers again, and since it is seeded it asks the same questions.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, Protocol

from kastelan.arena.code_fingerprint import fingerprint
from kastelan.bots.exit_with_parent import exit_with_parent
from kastelan.bots.greedy.weight_files import named
from kastelan.core.errors import BadOption
from kastelan.learning.optional_libraries import library
from kastelan.learning.output_folder import opened
from kastelan.learning.weight_trials import Proof, Table, proof, tried

LOG: Final = "generations.jsonl"
PROVING: Final = "proof"


class Optimiser(Protocol):
    """What we use of `cma.CMAEvolutionStrategy`."""

    mean: Sequence[float]
    sigma: float

    def ask(self) -> list[Sequence[float]]:
        """Points to be tried."""

    def tell(self, points: list[Sequence[float]], costs: list[float]) -> None:
        """What they cost."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tuning goes: which weights, how far the first steps are, how many games."""

    names: tuple[str, ...]
    generations: int
    population: int
    deals: int
    step: float
    seed: int


@dataclass(frozen=True, slots=True)
class Generation:
    """One generation: what its candidates reached on average and at best, and where the search stands."""

    number: int
    mean: float
    best: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Tuned:
    """What a tuning found."""

    table: Table
    plan: Plan
    generations: tuple[Generation, ...]
    weights: Mapping[str, float]
    proof: Proof | None


def tunable(table: Table, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """The names of the weights to tune: those wanted, whole tuples by their own name, or all. A weight of 0
    stays 0."""
    values = named(table.weighing.accepted)
    for name in wanted:
        if name not in values and not any(known.startswith(f"{name}.") for known in values):
            raise BadOption("only", "unknown-weight", name=name, expected=", ".join(values))
    return tuple(
        name
        for name, value in values.items()
        if value and (not wanted or name in wanted or name.partition(".")[0] in wanted)
    )


def tune(
    table: Table,
    plan: Plan,
    folder: Path,
    proving: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Tune weights, or go on with a tuning that was stopped; then prove the result on fresh deals."""
    log = opened(folder) / LOG
    answers = _logged(log, table, plan)
    with ProcessPoolExecutor(jobs, initializer=exit_with_parent) as pool:
        found, point = _generations(pool, table, plan, log, answers, progress)
        weights = moved(table, plan, point)
        proven = proof(pool, table, weights, deals_of(plan, PROVING, proving)) if proving else None
    return Tuned(table, plan, tuple(found), weights, proven)


def _generations(
    pool: Executor,
    table: Table,
    plan: Plan,
    log: Path,
    answers: list[list[float]],
    progress: Callable[[int], None] | None,
) -> tuple[list[Generation], Sequence[float]]:
    """Every generation, and the point at which the search ended."""
    search, found = optimiser(plan), list[Generation]()
    for number in range(plan.generations):
        points = search.ask()
        if number < len(answers):
            values = answers[number]
        else:
            candidates = [moved(table, plan, point) for point in points]
            games = tried(pool, table, candidates, deals_of(plan, str(number), plan.deals))
            values = [fmean(game.value for game in played) for played in games]
            _append(log, {"generation": number + 1, "values": values})
        search.tell(points, [-value for value in values])
        found.append(Generation(number + 1, fmean(values), max(values), float(search.sigma)))
        if progress is not None:
            progress(number + 1)
    return found, search.mean


def optimiser(plan: Plan) -> Optimiser:
    """CMA-ES from the accepted weights on, in logarithms: a step changes a weight by a factor."""
    settings = {"seed": plan.seed + 1, "popsize": plan.population, "verbose": -9, "verb_log": 0}
    search: Optimiser = library("cma").CMAEvolutionStrategy([0.0] * len(plan.names), plan.step, settings)
    return search


def moved(table: Table, plan: Plan, point: Sequence[float]) -> dict[str, float]:
    """The weights at a point of the search."""
    accepted = named(table.weighing.accepted)
    return {
        name: round(accepted[name] * math.exp(max(-3.0, min(3.0, float(x)))), 4)
        for name, x in zip(plan.names, point, strict=True)
    }


def deals_of(plan: Plan, purpose: str, count: int) -> list[int]:
    """Seeds of deals: the same for all candidates of a generation, and others for each purpose."""
    luck = Random(f"{plan.seed}:{purpose}")
    return [luck.getrandbits(40) for _ in range(count)]


# The log


def _logged(log: Path, table: Table, plan: Plan) -> list[list[float]]:
    """The answers of earlier generations; a log of another tuning is refused, as is one that began from other
    weights."""
    head = json.loads(json.dumps({"table": asdict(table), "plan": asdict(plan), "code": fingerprint()}))
    del head["plan"]["generations"]  # it may go on for longer
    lines = _mended(log)
    if not lines:
        _append(log, head)
        return []
    if _read(log, lines, 1) != head:
        raise BadOption("out", "other-tuning", path=str(log))
    return [_values(log, lines, number, plan.population) for number in range(2, len(lines) + 1)]


def _values(log: Path, lines: list[str], number: int, many: int) -> list[float]:
    """What a generation reached; a line that does not say it is damaged."""
    row = _read(log, lines, number)
    values = row.get("values") if isinstance(row, dict) else None
    if not isinstance(values, list) or [type(value) for value in values] != [float] * many:
        raise BadOption("out", "damaged-results", path=str(log), line=number)
    return values


def _read(log: Path, lines: list[str], number: int) -> object:
    """The line of this number, counted from 1."""
    try:
        return json.loads(lines[number - 1])
    except ValueError:
        raise BadOption("out", "damaged-results", path=str(log), line=number) from None


def _mended(log: Path) -> list[str]:
    """The lines of a log; a last one that was cut off is taken away."""
    if not log.exists():
        return []
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
        log.write_text("".join(lines), encoding="utf-8")
    return lines


def _append(log: Path, row: object) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
