"""Searching in several processes: each has its own random numbers, and their results are merged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum
from random import Random
from typing import TYPE_CHECKING, Final

from kastelan.bots.exit_with_parent import exit_with_parent
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn
from kastelan.bots.search.thought import Idea, Thinker, Thought
from kastelan.core.game import Seat, State

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

MIN_VISITS: Final = 0.5
"""A turn can be chosen only if it was tried at least this often, compared with the one tried most."""


class SearchPool:
    """Processes that search the same position.

    A search limited by playouts is reproducible for a given seed and number of processes.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._start()

    def think(self, thinker: Thinker, seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
        """Search with all processes: they share the playouts, and each has all of the time."""
        from concurrent.futures.process import BrokenProcessPool

        # Rounded up, so that no process is left without a playout.
        playouts = None if budget.playouts is None else -(-budget.playouts // self.processes)
        each = Budget(playouts, budget.seconds)
        seeds, spent = [luck.getrandbits(64) for _ in range(self.processes)], budget.begin()
        try:
            running = [self._pool.submit(_one, thinker, seen, seat, each, seed) for seed in seeds]
            return merge([one.result() for one in running])
        except BrokenProcessPool:  # a process has died: search here, and restart for the next time
            self._pool = self._start()
            return _one(thinker, seen, seat, each.without(0, spent.seconds), seeds[0])

    def _start(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor  # slow to import, and few searches need it

        return ProcessPoolExecutor(self.processes, initializer=exit_with_parent)

    def close(self) -> None:
        """Stop the processes."""
        self._pool.shutdown()


def _one(thinker: Thinker, seen: State, seat: Seat, budget: Budget, seed: int) -> Thought:
    return thinker(seen, seat, budget, Random(seed))


def merge(thoughts: Sequence[Thought]) -> Thought:
    """Merge results. The best turn is the one with the highest merit among those that were tried often."""
    found: dict[Turn, list[Idea]] = {}
    for thought in thoughts:
        for idea in thought.ideas:
            found.setdefault(idea.line, []).append(idea)
    ideas = [_merge_ideas(line, same) for line, same in found.items()]
    most = max(idea.visits for idea in ideas)
    ideas.sort(key=lambda idea: (idea.visits >= MIN_VISITS * most, idea.merit, idea.worth), reverse=True)
    return Thought(tuple(ideas), sum(thought.playouts for thought in thoughts))


def _merge_ideas(line: Turn, same: Iterable[Idea]) -> Idea:
    # Only processes that tried the turn count: the others have no results for it.
    tried = [idea for idea in same if idea.visits] or list(same)[:1]
    visits = sum(idea.visits for idea in tried)
    # The weights add up to 1, also for the single idea that remains if no process tried the turn.
    weights = [(idea.visits or 1) / (visits or 1) for idea in tried]
    worth = fsum(weight * idea.worth for weight, idea in zip(weights, tried, strict=True))
    merit = fsum(weight * idea.merit for weight, idea in zip(weights, tried, strict=True))
    points = [
        fsum(weight * one for weight, one in zip(weights, column, strict=True))
        for column in zip(*(idea.points for idea in tried), strict=True)
    ]
    return Idea(line, visits, worth, tuple(points), merit)
