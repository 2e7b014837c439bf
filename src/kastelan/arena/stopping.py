"""When a tournament is over: after its last game, or when its sequential test has settled the matter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from kastelan.arena.elo import difference
from kastelan.arena.intervals import mean
from kastelan.arena.plan import Plan
from kastelan.arena.results import Result
from kastelan.arena.sprt import SequentialTest

SHOWN: Final = 400
"""Points of the ratio's way that are kept for a plot."""


@dataclass(frozen=True, slots=True)
class SprtResult:
    """How far a sequential test came: the ratio between its bounds, and what was accepted."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    lower: float
    upper: float
    ratio: float
    accepted: str
    deals: int
    share: float
    elo: float
    shares: Mapping[str, int]
    path: tuple[tuple[int, float], ...]


class Stopping:
    """Takes games in any order and tests whole deals in theirs, so that it does not matter which game was
    finished first."""

    def __init__(self, plan: Plan) -> None:
        self._cycle = plan.schedule.cycle
        self._test = SequentialTest(plan.guesses) if plan.guesses is not None else None
        self._open: dict[int, list[Result]] = {}
        self._next = 0

    def take(self, results: Iterable[Result]) -> bool:
        """Whether nothing more has to be played."""
        test = self._test
        if test is None:
            return False
        for result in results:
            self._open.setdefault(result.number // self._cycle, []).append(result)
        while not test.verdict and len(self._open.get(self._next, ())) == self._cycle:
            games = self._open.pop(self._next)
            self._next += 1
            if not any(game.error for game in games):  # half a deal says nothing
                test.take(mean([game.share_of(0) for game in games]))
        return bool(test.verdict)

    def counted(self, results: Iterable[Result]) -> list[Result]:
        """The games that count, in order: after a verdict none that came later."""
        ordered = sorted(results, key=lambda result: result.number)
        if self._test is None or not self._test.verdict:
            return ordered
        return [result for result in ordered if result.number < self._next * self._cycle]

    def result(self) -> SprtResult | None:
        """How the test stands, if there is one."""
        test = self._test
        if test is None:
            return None
        guesses, shares = test.guesses, test.shares
        share = sum(value * count for value, count in shares.items()) / max(1, test.deals)
        return SprtResult(
            guesses.elo0,
            guesses.elo1,
            guesses.alpha,
            guesses.beta,
            round(guesses.lower, 4),
            round(guesses.upper, 4),
            round(test.ratio, 4),
            test.verdict,
            test.deals,
            round(share, 4),
            round(difference(share, test.deals), 1) if test.deals else 0.0,
            {f"{value:g}": count for value, count in sorted(shares.items())},
            _thinned(test.path),
        )


def _thinned(path: list[float]) -> tuple[tuple[int, float], ...]:
    """The way of the ratio in few points, the last one among them."""
    every = max(1, len(path) // SHOWN)
    places = sorted({*range(0, len(path), every), len(path) - 1} - {-1})
    return tuple((place + 1, round(path[place], 4)) for place in places)
