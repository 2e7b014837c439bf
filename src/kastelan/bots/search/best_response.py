"""A Castle for All Seasons for two in summer: answers to answers.

The flat search finds what answers a greedy bot best. Whoever plays against it may have searched, too: so it
looks for what the other would answer to a greedy bot, and tries its own best answers against that.
"""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from random import Random

from kastelan.bots.search import flat_search
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import chance_to_win
from kastelan.bots.search.seasons import SeasonsKnowledge, undecided
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.state import SeasonsState


def think(
    knowledge: SeasonsKnowledge, seen: SeasonsState, seat: Seat, budget: Budget, luck: Random
) -> Thought:
    """Own answers have half of the budget, those of the other a quarter, and their meeting the rest."""
    begun, state, other = budget.begin(), undecided(seen), 1 - seat
    first = flat_search.think(knowledge, state, seat, budget.part(1 / 2), luck)
    if len(first.ideas) == 1:
        return first
    theirs = flat_search.think(knowledge, state, other, budget.part(1 / 4), luck)
    playouts = first.playouts + theirs.playouts
    left = budget.without(playouts, begun.seconds)
    met = _met(knowledge, state, seat, first, theirs.best.line[0], left, luck)
    others = [replace(idea, merit=0.0) for idea in first.ideas[len(met) :]]
    best = sorted(met, key=attrgetter("merit"), reverse=True)
    return Thought((*best, *others), playouts + len(met))


def _met(
    knowledge: SeasonsKnowledge,
    state: SeasonsState,
    seat: Seat,
    first: Thought,
    theirs: Action,
    budget: Budget,
    luck: Random,
) -> list[Idea]:
    """The best of the own answers, as many as there is time for, after they have met that of the other."""
    met, spent, chance = list[Idea](), budget.begin(), luck.getrandbits(64)
    for idea in first.ideas:
        if spent.share >= 1 or not idea.visits:
            break
        now = state.copy()
        now.apply(1 - seat, theirs)
        points = flat_search.played_on(now, state, seat, knowledge, idea.line, Random(chance), spent)
        if points is None:
            break
        met.append(_together(idea, points, chance_to_win(points, seat, knowledge.scale)))
        spent.playouts += 1
    return met


def _together(idea: Idea, points: tuple[float, ...], chance: float) -> Idea:
    """Greedy or not: both count alike, however often the one was tried."""
    worth = (idea.worth + chance) / 2
    expected = tuple((old + new) / 2 for old, new in zip(idea.points, points, strict=True))
    return Idea(idea.line, idea.visits + 1, worth, expected, worth)
