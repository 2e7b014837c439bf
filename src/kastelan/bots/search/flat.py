"""Flat Monte Carlo over whole turns: each turn worth trying is played on from many deals, and the weaker half is
dropped again and again.

All turns meet the same deals and the same luck, so that they differ by what they do and not by what they draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2
from random import Random

from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Knowledge, Turn, worth
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Seat, State


@dataclass(slots=True)
class Tried:
    """A turn and how its playouts went."""

    turn: Turn
    visits: int = 0
    total: float = 0.0
    points: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def note(self, points: tuple[float, ...], value: float) -> None:
        self.visits += 1
        self.total += value
        self.points = [a + b for a, b in zip(self.points or [0.0] * len(points), points, strict=True)]

    def idea(self) -> Idea:
        return Idea(self.turn, self.visits, self.mean, tuple(one / max(1, self.visits) for one in self.points))


def think(state: State, seat: Seat, knowledge: Knowledge, budget: Budget, luck: Random, most: int) -> Thought:
    """The best of the turns that the game's knowledge proposes."""
    tried = [Tried(turn) for turn in knowledge.turns(state, seat, luck, most)]
    spent = budget.begin()
    if len(tried) > 1:
        _halve(state, seat, knowledge, tried, spent, luck)
    ranked = sorted(tried, key=lambda one: (one.visits, one.mean), reverse=True)
    return Thought(tuple(one.idea() for one in ranked), spent.playouts)


def _halve(
    state: State, seat: Seat, knowledge: Knowledge, tried: list[Tried], spent: Spent, luck: Random
) -> None:
    """Share the budget among fewer and fewer turns."""
    alive, rounds = list(tried), ceil(log2(len(tried)))
    for number in range(1, rounds + 1):
        while spent.share < number / rounds:
            deal, chance = luck.getrandbits(160), luck.getrandbits(64)
            for one in alive:
                points = playout(state, seat, knowledge, one.turn, deal, Random(chance))
                one.note(points, worth(points, seat, knowledge.scale))
                spent.playouts += 1
        alive = sorted(alive, key=lambda one: one.mean, reverse=True)[: max(2, ceil(len(alive) / 2))]


def playout(
    state: State, seat: Seat, knowledge: Knowledge, turn: Turn, deal: int, luck: Random
) -> tuple[float, ...]:
    """What everybody can expect if the seat plays this turn in one way the hidden cards may lie."""
    now = state.determinise(seat, deal)
    for action in turn:
        now.apply(seat, action)
    left, before = knowledge.horizon, seat
    while actors := now.actors:
        mover = actors[0]
        if mover != before:
            left, before = left - 1, mover
            if left < 0:
                break
        now.apply(mover, knowledge.play_on(now, mover, luck))
    return knowledge.points(now)
