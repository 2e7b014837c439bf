"""Tournaments: many games between bots, with seats rotated over the same deals.

The result depends neither on which worker plays a game nor on how often a tournament was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Final

from kastelan.arena.cluster import in_cluster
from kastelan.arena.forfeits import GameFault
from kastelan.arena.machine import machine
from kastelan.arena.plan import Plan, make_plan
from kastelan.arena.results import Result, ResultsFile
from kastelan.arena.standings import Pair, SeatShare, Standing, Times, pairs, seat_shares, standings, times
from kastelan.arena.stopping import SprtResult, StoppingRule
from kastelan.arena.workers import in_processes, in_this_process
from kastelan.core.game import Game

Progress = Callable[[int], None]
MAX_FAULTS: Final = 10
"""The largest number of faults that are listed one by one."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """The results of a tournament. `seconds` and `games_per_second` are those of this run, all else of all
    runs."""

    game: str
    games: int
    errors: int
    seconds: float
    decisions: int
    games_per_second: float
    seed: int
    options: Mapping[str, str]
    seats: tuple[Standing, ...]
    faults: tuple[GameFault, ...] = ()
    kind: str = "table"
    players: int = 0
    deals: int = 0
    forfeits: int = 0
    pairs: tuple[Pair, ...] = ()
    by_seat: tuple[SeatShare, ...] = ()
    times: tuple[Times, ...] = ()
    sprt: SprtResult | None = None
    machine: str = ""
    workers: int = 1

    def as_json(self) -> dict[str, object]:
        """Plain values for `--json`."""
        return asdict(self)


def run_tournament(
    game: Game,
    entries: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play `games` games at one table. Invalid entries or options are refused before the first game."""
    plan = make_plan(game, entries, games=games, seed=seed, options=options)
    return play_plan(plan, jobs=jobs, progress=progress)[0]


def play_plan(
    plan: Plan,
    *,
    jobs: int = 1,
    ray: str | None = None,
    file: ResultsFile | None = None,
    progress: Progress | None = None,
) -> tuple[Tournament, list[Result]]:
    """Play the games that the file does not hold yet. Returns the tournament and all its games in order."""
    # The file may hold more games than this run asks for.
    results = [result for result in (file.results if file else ()) if result.number < plan.total]
    stopping, before, began = StoppingRule(plan), len(results), perf_counter()
    if not stopping.take(results) and len(results) < plan.total:
        # Closing the generator stops the workers when the test has reached its verdict.
        with closing(_new_games(plan, {result.number for result in results}, jobs, ray)) as games:
            for result in games:
                results.append(result)
                if file is not None:
                    file.add(result)
                if progress is not None:
                    progress(len(results))
                if stopping.take([result]):
                    break
    seconds = perf_counter() - began
    counted = stopping.counted(results)
    return summarise(plan, counted, stopping, seconds, len(results) - before), counted


def _new_games(plan: Plan, known: set[int], jobs: int, ray: str | None) -> Generator[Result, None, None]:
    """Play the games that are not known yet, and yield them as they are finished."""
    numbers = (number for number in range(plan.total) if number not in known)
    if ray is not None:
        return in_cluster(plan, numbers, ray, jobs)
    return in_processes(plan, numbers, jobs) if jobs > 1 else in_this_process(plan, numbers)


def summarise(
    plan: Plan, results: Sequence[Result], stopping: StoppingRule, seconds: float, played: int
) -> Tournament:
    """Compute the tournament from its games."""
    valid = [result for result in results if not result.error]
    return Tournament(
        plan.game,
        len(results),
        len(results) - len(valid),
        round(seconds, 3),
        sum(sum(result.decisions) for result in valid),
        round(played / seconds, 2) if seconds else 0.0,
        plan.seed,
        dict(plan.options),
        standings(plan, valid),
        tuple(_faults(plan, results))[:MAX_FAULTS],
        plan.kind,
        plan.players,
        len({result.number // plan.schedule.cycle for result in results}),
        sum(fault is not None for result in valid for fault in result.forfeits),
        pairs(plan, valid),
        seat_shares(plan, valid),
        times(plan, valid),
        stopping.result(),
        machine(),
        len({result.worker for result in results}),
    )


def _faults(plan: Plan, results: Sequence[Result]) -> Iterator[GameFault]:
    """The faults of all games in order."""
    for result in results:
        if result.error is not None:
            yield GameFault(result.number, None, result.error)
        for entry, fault in zip(result.seats, result.forfeits, strict=False):
            if fault is not None:
                yield GameFault(result.number, plan.entries[entry], fault)
