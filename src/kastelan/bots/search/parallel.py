"""One thought from several processes: each thinks with luck of its own, and what they found is added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final

from kastelan.bots.exit_with_parent import exit_with_parent
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn
from kastelan.bots.search.thought import Idea, Thinker, Thought
from kastelan.core.game import Seat, State

SURE: Final = 0.5
"""An answer that was tried at least this often, compared with the one tried most, may be the best."""


class Crew:
    """Processes that think about the same position. The same luck, playouts and number of processes give the
    same thought."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._started()

    def think(self, thinker: Thinker, seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
        """Playouts are shared out; seconds pass for all at once."""
        playouts = None if budget.playouts is None else -(-budget.playouts // self.processes)
        each = Budget(playouts, budget.seconds)
        seeds, spent = [luck.getrandbits(64) for _ in range(self.processes)], budget.begin()
        try:
            asked = [self._pool.submit(_one, thinker, seen, seat, each, seed) for seed in seeds]
            return merged([one.result() for one in asked])
        except BrokenProcessPool:  # one of them has died: others think next time, and this one for now
            self._pool = self._started()
            return _one(thinker, seen, seat, each.without(0, spent.seconds), seeds[0])

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, initializer=exit_with_parent)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.shutdown()


def _one(thinker: Thinker, seen: State, seat: Seat, budget: Budget, seed: int) -> Thought:
    return thinker(seen, seat, budget, Random(seed))


def merged(thoughts: Sequence[Thought]) -> Thought:
    """All of them as one: the best is the one that did best among those that were tried often."""
    found: dict[Turn, list[Idea]] = {}
    for thought in thoughts:
        for idea in thought.ideas:
            found.setdefault(idea.line, []).append(idea)
    ideas = [_together(line, same) for line, same in found.items()]
    most = max(idea.visits for idea in ideas)
    ideas.sort(key=lambda idea: (idea.visits >= SURE * most, idea.merit, idea.worth), reverse=True)
    return Thought(tuple(ideas), sum(thought.playouts for thought in thoughts))


def _together(line: Turn, same: Iterable[Idea]) -> Idea:
    tried = [idea for idea in same if idea.visits] or list(same)[:1]
    visits = sum(idea.visits for idea in tried)
    weights = [(idea.visits or 1) / (visits or 1) for idea in tried]
    worth = sum(weight * idea.worth for weight, idea in zip(weights, tried, strict=True))
    merit = sum(weight * idea.merit for weight, idea in zip(weights, tried, strict=True))
    points = [
        sum(weight * one for weight, one in zip(weights, column, strict=True))
        for column in zip(*(idea.points for idea in tried), strict=True)
    ]
    return Idea(line, visits, worth, tuple(points), merit)
