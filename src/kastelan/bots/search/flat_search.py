"""Flat Monte Carlo over whole turns: each turn worth trying is played on from many deals, and the weaker half
is dropped again and again.

All turns meet the same deals and the same luck, so that they differ by what they do and not by what they
draw.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from math import ceil, log2
from operator import attrgetter
from random import Random
from statistics import fmean
from typing import Final

from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Knowledge, Promising, Turn, chance_to_win, follow
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Seat, State

SLOPE: Final = 0.25
"""How much a lead of one scale adds to an even chance to win."""


@dataclass(slots=True)
class Tried:
    """A turn and how its playouts went."""

    promise: float
    turn: Turn
    survived: int = 0
    visits: int = 0
    total: float = 0.0
    """Of what it is chosen by."""
    chances: float = 0.0
    """To win, all together."""
    points: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def note(self, points: tuple[float, ...], chance: float, merit: float) -> None:
        """One more playout ended like this."""
        self.visits += 1
        self.total += merit
        self.chances += chance
        self.points = [a + b for a, b in zip(self.points or [0.0] * len(points), points, strict=True)]

    def idea(self) -> Idea:
        """What is known of it now."""
        chance = self.chances / self.visits if self.visits else 0.0
        points = tuple(one / self.visits for one in self.points)
        return Idea(self.turn, self.visits, chance, points, self.mean)


def think(
    knowledge: Knowledge, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()
) -> Thought:
    """The best of the turns that the game's knowledge proposes, and of the one that was played."""
    spent = budget.begin()
    turns = knowledge.turns(seen, seat, luck, spent)
    if len(turns) > 1 and played:
        turns = with_played(turns, knowledge.one_turn(seen, seat, played))
    tried = [Tried(promise, turn) for promise, turn in turns]
    if len(tried) > 1:
        halve(seen, seat, knowledge, tried, spent, luck)
    if played or spent.playouts >= knowledge.least(seen):
        tried = ranked(knowledge, tried)
    return Thought(tuple(one.idea() for one in tried), spent.playouts)


def with_played(turns: list[Promising], played: Turn) -> list[Promising]:
    """The one that was played, to be tried first, and these; if it is not among them, no more is promised of
    it than of them on average."""
    known = [one for one in turns if one[1] == played]
    first = known[0] if known else (fmean(promise for promise, _ in turns), played)
    return [first, *(one for one in turns if one != first)]


def ranked(knowledge: Knowledge, tried: Iterable[Tried]) -> list[Tried]:
    """Who survived longest comes first, and of those who survived as long the best."""
    lasting = sorted(tried, key=attrgetter("survived"), reverse=True)
    return [one for _, same in groupby(lasting, attrgetter("survived")) for one in rated(knowledge, same)]


def rated(knowledge: Knowledge, some: Iterable[Tried]) -> list[Tried]:
    """Turns that were tried equally often, the best first: by their playouts, and the fewer these are the
    more by what the turns promise. What there was no time for comes last."""
    turns, trust = list(some), knowledge.trust
    usual, mean = fmean(one.promise for one in turns), fmean(one.mean for one in turns)

    def rating(one: Tried) -> tuple[bool, float]:
        promised = mean + SLOPE * (one.promise - usual) / knowledge.scale
        weight = one.visits + trust
        return one.visits > 0, (one.total + trust * promised) / weight if weight else 0.0

    return sorted(turns, key=rating, reverse=True)


def halve(
    state: State, seat: Seat, knowledge: Knowledge, tried: list[Tried], spent: Spent, luck: Random
) -> None:
    """Share the budget among fewer and fewer turns."""
    alive, rounds = list(tried), ceil(log2(len(tried)))
    for number in range(1, rounds + 1):
        while spent.share < number / rounds:
            deal, chance = luck.getrandbits(160), luck.getrandbits(64)
            for one in alive:
                if spent.share >= 1:
                    return
                points = playout(state, seat, knowledge, one.turn, deal, Random(chance), spent)
                if points is None:
                    return
                note(one, knowledge, points, seat)
                spent.playouts += 1
        alive = rated(knowledge, alive)[: max(2, ceil(len(alive) / 2))]
        for one in alive:
            one.survived = number


def note(one: Tried, knowledge: Knowledge, points: tuple[float, ...], seat: Seat) -> None:
    """One more playout of a turn ended like this for everybody."""
    chance = chance_to_win(points, seat, knowledge.scale)
    merit = SLOPE * points[seat] / knowledge.scale if knowledge.apart(len(points)) else chance
    one.note(points, chance, merit)


def playout(
    state: State, seat: Seat, knowledge: Knowledge, turn: Turn, deal: int, luck: Random, spent: Spent
) -> tuple[float, ...] | None:
    """What everybody can expect if the seat plays this turn in one way the hidden things may lie; None if
    time ran out on the way."""
    return played_on(knowledge.deal(state, seat, deal), state, seat, knowledge, turn, luck, spent)


def played_on(
    now: State, state: State, seat: Seat, knowledge: Knowledge, turn: Turn, luck: Random, spent: Spent
) -> tuple[float, ...] | None:
    """The same from one such way, `now`, which is used up."""
    follow(now, seat, turn)
    changes, before = 0, seat
    while actors := now.actors:
        mover = actors[0]
        if mover != before:
            changes, before = changes + 1, mover
            if knowledge.enough(state, now, changes):
                break
        if spent.late:
            return None
        now = knowledge.advance(now, mover, luck, mover == seat)
    return judged(knowledge, now, seat)


def judged(knowledge: Knowledge, state: State, seat: Seat) -> tuple[float, ...]:
    """What everybody can expect, as far as the seat can tell; at the end, what everybody has."""
    outcome = state.outcome
    return knowledge.points(state, seat) if outcome is None else tuple(map(float, outcome.scores))
