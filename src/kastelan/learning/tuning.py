"""Tuning of weights by self-play: CMA-ES proposes weights, and games against the accepted weights judge them.

Every generation is a line of a log, so an interrupted tuning can be resumed. CMA-ES cannot be stored, but it
is seeded: given the logged results again, it proposes the same weights and ends in the same state.
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
from kastelan.bots.greedy.weight_files import by_name
from kastelan.core.errors import BadOption
from kastelan.core.extras import library
from kastelan.learning.output_folder import make_folder
from kastelan.learning.weight_trials import Proof, Table, play_candidates, prove

LOG: Final = "generations.jsonl"
PROVING: Final = "proof"


class Optimiser(Protocol):
    """The part of `cma.CMAEvolutionStrategy` that is used here."""

    mean: Sequence[float]
    sigma: float

    def ask(self) -> list[Sequence[float]]:
        """Propose points to try."""

    def tell(self, points: list[Sequence[float]], costs: list[float]) -> None:
        """Report the costs of points, which are to be minimised."""


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """The settings of a tuning: which weights, the length of the first steps, and how many games."""

    names: tuple[str, ...]
    generations: int
    population: int
    deals: int
    step: float
    seed: int


@dataclass(frozen=True, slots=True)
class Generation:
    """One generation: the mean and best result of its candidates, and the step size afterwards."""

    number: int
    mean: float
    best: float
    sigma: float


@dataclass(frozen=True, slots=True)
class TuningResult:
    """What a tuning found."""

    table: Table
    plan: TuningPlan
    generations: tuple[Generation, ...]
    weights: Mapping[str, float]
    proof: Proof | None


def tunable(table: Table, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """The names of the weights to tune: the wanted ones, or all.

    A tuple of weights can be named as a whole. Weights of 0 are left out, because the search multiplies.
    """
    values = by_name(table.weighing.accepted)
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
    plan: TuningPlan,
    folder: Path,
    proving: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> TuningResult:
    """Tune weights, or resume an interrupted tuning; then test the result on new deals."""
    log = make_folder(folder) / LOG
    logged = _logged_values(log, table, plan)
    with ProcessPoolExecutor(jobs, initializer=exit_with_parent) as pool:
        found, point = _generations(pool, table, plan, log, logged, progress)
        weights = weights_at(table, plan, point)
        proven = prove(pool, table, weights, deals_of(plan, PROVING, proving)) if proving else None
    return TuningResult(table, plan, tuple(found), weights, proven)


def _generations(
    pool: Executor,
    table: Table,
    plan: TuningPlan,
    log: Path,
    logged: list[list[float]],
    progress: Callable[[int], None] | None,
) -> tuple[list[Generation], Sequence[float]]:
    """Run all generations. Returns them and the mean of the final distribution."""
    search, found = optimiser(plan), list[Generation]()
    for number in range(plan.generations):
        # Asked for logged generations too: CMA-ES must draw the same random numbers again.
        points = search.ask()
        if number < len(logged):
            values = logged[number]
        else:
            candidates = [weights_at(table, plan, point) for point in points]
            games = play_candidates(pool, table, candidates, deals_of(plan, str(number), plan.deals))
            values = [fmean(game.value for game in played) for played in games]
            _append(log, {"generation": number + 1, "values": values})
        # CMA-ES minimises.
        search.tell(points, [-value for value in values])
        found.append(Generation(number + 1, fmean(values), max(values), float(search.sigma)))
        if progress is not None:
            progress(number + 1)
    return found, search.mean


def optimiser(plan: TuningPlan) -> Optimiser:
    """CMA-ES starting from the accepted weights. It searches in logarithms: a step multiplies a weight."""
    # CMA-ES would take a seed of 0 as "by the clock". `verbose` and `verb_log` silence its output and its
    # files.
    settings = {"seed": plan.seed + 1, "popsize": plan.population, "verbose": -9, "verb_log": 0}
    search: Optimiser = library("cma").CMAEvolutionStrategy([0.0] * len(plan.names), plan.step, settings)
    return search


def weights_at(table: Table, plan: TuningPlan, point: Sequence[float]) -> dict[str, float]:
    """The weights at a point of the search space; no weight changes by more than a factor of e³."""
    accepted = by_name(table.weighing.accepted)
    return {
        # The centre of the search, where all x are 0, is the accepted weights.
        name: round(accepted[name] * math.exp(max(-3.0, min(3.0, float(x)))), 4)
        for name, x in zip(plan.names, point, strict=True)
    }


def deals_of(plan: TuningPlan, purpose: str, count: int) -> list[int]:
    """Seeds of deals. All candidates of a generation play the same deals; each purpose has different ones."""
    luck = Random(f"{plan.seed}:{purpose}")
    return [luck.getrandbits(40) for _ in range(count)]


# The log


def _logged_values(log: Path, table: Table, plan: TuningPlan) -> list[list[float]]:
    """The results of earlier generations.

    Refuses the log of another tuning, or of one that started from other weights or with other code.
    """
    # Through JSON and back, so that tuples become lists and it equals what is read from the log.
    head = json.loads(json.dumps({"table": asdict(table), "plan": asdict(plan), "code": fingerprint()}))
    del head["plan"]["generations"]  # a resumed tuning may be longer
    lines = _complete_lines(log)
    if not lines:
        _append(log, head)
        return []
    if _read(log, lines, 1) != head:
        raise BadOption("out", "other-tuning", path=str(log))
    return [_values(log, lines, number, plan.population) for number in range(2, len(lines) + 1)]


def _values(log: Path, lines: list[str], number: int, count: int) -> list[float]:
    """The results of one generation; BadOption if its line is damaged."""
    row = _read(log, lines, number)
    values = row.get("values") if isinstance(row, dict) else None
    if not isinstance(values, list) or [type(value) for value in values] != [float] * count:
        raise BadOption("out", "damaged-results", path=str(log), line=number)
    return values


def _read(log: Path, lines: list[str], number: int) -> object:
    """Parse a line by its number, counted from 1."""
    try:
        return json.loads(lines[number - 1])
    except ValueError:
        raise BadOption("out", "damaged-results", path=str(log), line=number) from None


def _complete_lines(log: Path) -> list[str]:
    """The lines of a log. An incomplete last line, left by an interruption, is removed."""
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
