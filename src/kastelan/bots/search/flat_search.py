"""Flat Monte Carlo search over whole turns, with sequential halving.

Each turn worth trying is followed by playouts from random deals. The budget is divided into rounds; after
each round the worse half of the turns is dropped, so that most playouts go to the best ones.

In a round all turns meet the same deals and the same random numbers (common random numbers). This removes the
luck of the deal from their comparison, which needs far fewer playouts then.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from math import ceil, fsum, log2
from operator import attrgetter
from random import Random
from typing import Final

from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Knowledge, Promising, Turn, chance_to_win, follow
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Seat, State

SLOPE: Final = 0.25
"""The slope of the logistic function at 0: what a lead of `scale` points adds to an even chance to win."""


@dataclass(slots=True)
class Candidate:
    """A turn and the results of its playouts."""

    promise: float
    turn: Turn
    survived: int = 0
    """The number of rounds that it has survived."""
    visits: int = 0
    total: float = 0.0
    """The sum of the merits of its playouts."""
    chances: float = 0.0
    """The sum of the chances to win."""
    points: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def add(self, points: tuple[float, ...], chance: float, merit: float) -> None:
        """Add the result of a playout."""
        self.visits += 1
        self.total += merit
        self.chances += chance
        self.points = [a + b for a, b in zip(self.points or [0.0] * len(points), points, strict=True)]

    def idea(self) -> Idea:
        """The results so far."""
        chance = self.chances / self.visits if self.visits else 0.0
        points = tuple(one / self.visits for one in self.points)
        return Idea(self.turn, self.visits, chance, points, self.mean)


def think(
    knowledge: Knowledge, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()
) -> Thought:
    """Search the turns that the game's knowledge proposes, and the one that was played, if any."""
    spent = budget.begin()
    turns = knowledge.turns(seen, seat, luck, spent)
    if len(turns) > 1 and played:
        turns = with_played(turns, knowledge.first_turn(seen, seat, played))
    tried = [Candidate(promise, turn) for promise, turn in turns]
    if len(tried) > 1:
        halve(seen, seat, knowledge, tried, spent, luck)
    # With too few playouts the turns stay in their first order, in which the greedy bot's turn leads.
    if played or spent.playouts >= knowledge.min_playouts(seen):
        tried = ranked(knowledge, tried)
    return Thought(tuple(one.idea() for one in tried), spent.playouts)


def with_played(turns: list[Promising], played: Turn) -> list[Promising]:
    """The turns with the played one first. If it is a new one, its promise is their average."""
    known = [one for one in turns if one[1] == played]
    first = known[0] if known else (fsum(promise for promise, _ in turns) / len(turns), played)
    return [first, *(one for one in turns if one != first)]


def ranked(knowledge: Knowledge, tried: Iterable[Candidate]) -> list[Candidate]:
    """Candidates by the number of rounds they survived; those that survived equally long, by rating."""
    # groupby() only joins neighbours, so the candidates must be sorted by the same key before.
    lasting = sorted(tried, key=attrgetter("survived"), reverse=True)
    return [one for _, same in groupby(lasting, attrgetter("survived")) for one in rated(knowledge, same)]


def rated(knowledge: Knowledge, some: Iterable[Candidate]) -> list[Candidate]:
    """Candidates that were tried equally often, the best first.

    The rating is the mean of their playouts, mixed with their promise like `trust` more playouts. Candidates
    that were not tried, because time ran out, come last.
    """
    turns, trust = list(some), knowledge.trust
    usual = fsum(one.promise for one in turns) / len(turns)
    mean = fsum(one.mean for one in turns) / len(turns)

    def rating(one: Candidate) -> tuple[bool, float]:
        # Only differences between promises matter, so they are centred, and converted from points to chances.
        promised = mean + SLOPE * (one.promise - usual) / knowledge.scale
        weight = one.visits + trust
        return one.visits > 0, (one.total + trust * promised) / weight if weight else 0.0

    return sorted(turns, key=rating, reverse=True)


def halve(
    state: State, seat: Seat, knowledge: Knowledge, tried: list[Candidate], spent: Spent, luck: Random
) -> None:
    """Spend the budget by sequential halving."""
    # For example, 6 turns meet in 3 rounds: all 6 play in the first, 3 in the second, and 2 in the last. Each
    # round gets an equal share of the budget.
    alive, rounds = list(tried), ceil(log2(len(tried)))
    for number in range(1, rounds + 1):
        while spent.share < number / rounds:
            deal, chance = luck.getrandbits(160), luck.getrandbits(64)
            for one in alive:
                if spent.share >= 1:
                    return
                # A new generator for each turn, so that all of them start with the same random numbers.
                points = playout(state, seat, knowledge, one.turn, deal, Random(chance), spent)
                if points is None:
                    return
                add_result(one, knowledge, points, seat)
                spent.playouts += 1
        # At least two stay to the end: a single turn would have nothing to be compared with.
        alive = rated(knowledge, alive)[: max(2, ceil(len(alive) / 2))]
        for one in alive:
            one.survived = number


def add_result(one: Candidate, knowledge: Knowledge, points: tuple[float, ...], seat: Seat) -> None:
    """Add the points that a playout of a candidate has brought all seats."""
    chance = chance_to_win(points, seat, knowledge.scale)
    # Divided by `scale`, own points are in the unit of a chance to win, and so can be mixed with promises.
    merit = SLOPE * points[seat] / knowledge.scale if knowledge.independent(len(points)) else chance
    one.add(points, chance, merit)


def playout(
    state: State, seat: Seat, knowledge: Knowledge, turn: Turn, deal: int, luck: Random, spent: Spent
) -> tuple[float, ...] | None:
    """Play a turn from one deal and continue to the end of the playout.

    Returns the points that each seat can expect then, or None if time ran out.
    """
    return played_on(knowledge.deal(state, seat, deal), state, seat, knowledge, turn, luck, spent)


def played_on(
    now: State, state: State, seat: Seat, knowledge: Knowledge, turn: Turn, luck: Random, spent: Spent
) -> tuple[float, ...] | None:
    """Play a turn in the position `now`, which is changed, and continue to the end of the playout."""
    follow(now, seat, turn)
    # `changes` counts how often the deciding seat changes, not the decisions.
    changes, before = 0, seat
    while actors := now.actors:
        mover = actors[0]
        if mover != before:
            changes, before = changes + 1, mover
            if knowledge.playout_ends(state, now, changes):
                break
        if spent.late:
            return None
        now = knowledge.advance(now, mover, luck, mover == seat)
    return judged(knowledge, now, seat)


def judged(knowledge: Knowledge, state: State, seat: Seat) -> tuple[float, ...]:
    """The points that each seat can expect, or its final score if the game is over."""
    outcome = state.outcome
    return knowledge.points(state, seat) if outcome is None else tuple(map(float, outcome.scores))
