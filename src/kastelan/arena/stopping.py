"""When a tournament ends: after its last game, or when its sequential test has reached a verdict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import fsum
from typing import Final

from kastelan.arena.elo import difference
from kastelan.arena.intervals import mean
from kastelan.arena.plan import Plan
from kastelan.arena.results import Result
from kastelan.arena.sprt import SequentialTest

PATH_POINTS: Final = 400
"""About how many points of the ratio's path are stored for a plot."""


@dataclass(frozen=True, slots=True)
class SprtResult:
    """The state of a sequential test: the ratio and its bounds, and the hypothesis that was accepted."""

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


class StoppingRule:
    """Feeds whole deals to the sequential test in the order of their numbers.

    Workers finish games in any order. Were deals tested in that order, the verdict would depend on the speed
    of the machines.
    """

    def __init__(self, plan: Plan) -> None:
        self._cycle = plan.schedule.cycle
        self._test = SequentialTest(plan.guesses) if plan.guesses is not None else None
        self._incomplete: dict[int, list[Result]] = {}
        self._next_deal = 0

    def take(self, results: Iterable[Result]) -> bool:
        """Add games. Returns True if the tournament can stop."""
        test = self._test
        if test is None:
            return False
        for result in results:
            self._incomplete.setdefault(result.number // self._cycle, []).append(result)
        while not test.verdict and len(self._incomplete.get(self._next_deal, ())) == self._cycle:
            games = self._incomplete.pop(self._next_deal)
            self._next_deal += 1
            if not any(game.error for game in games):  # an incomplete deal would favour a seat
                test.take(mean([game.share_of(0) for game in games]))
        return bool(test.verdict)

    def counted(self, results: Iterable[Result]) -> list[Result]:
        """The games that count, in order. Games after the deal that gave the verdict do not."""
        ordered = sorted(results, key=lambda result: result.number)
        if self._test is None or not self._test.verdict:
            return ordered
        return [result for result in ordered if result.number < self._next_deal * self._cycle]

    def result(self) -> SprtResult | None:
        """The state of the test, if the plan has one."""
        test = self._test
        if test is None:
            return None
        guesses, shares = test.guesses, test.shares
        share = fsum(value * count for value, count in shares.items()) / max(1, test.deals)
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
    """A path with fewer points, always including the last one."""
    every = max(1, len(path) // PATH_POINTS)
    # The last place of an empty path would be -1.
    places = sorted({*range(0, len(path), every), len(path) - 1} - {-1})
    return tuple((place + 1, round(path[place], 4)) for place in places)
