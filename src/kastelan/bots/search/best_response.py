"""Best responses for A Castle for All Seasons with two players in summer.

The flat search finds the best response to a greedy opponent. The opponent may be searching too, so this
search finds the opponent's best response to a greedy bot, and then tries its own best candidates against
that.
"""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from random import Random

from kastelan.bots.search import flat_search
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import chance_to_win
from kastelan.bots.search.seasons import SeasonsKnowledge, before_selection
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.state import SeasonsState


def think(
    knowledge: SeasonsKnowledge, seen: SeasonsState, seat: Seat, budget: Budget, luck: Random
) -> Thought:
    """Spend half of the budget on own selections, a quarter on the opponent's, and the rest on both
    together."""
    begun, state, other = budget.begin(), before_selection(seen), 1 - seat
    first = flat_search.think(knowledge, state, seat, budget.part(1 / 2), luck)
    if len(first.ideas) == 1:
        return first
    theirs = flat_search.think(knowledge, state, other, budget.part(1 / 4), luck)
    playouts = first.playouts + theirs.playouts
    left = budget.without(playouts, begun.seconds)
    tested = _against(knowledge, state, seat, first, theirs.best.line[0], left, luck)
    # Those that were not tested keep their order behind the tested ones; their merits are not comparable.
    others = [replace(idea, merit=0.0) for idea in first.ideas[len(tested) :]]
    best = sorted(tested, key=attrgetter("merit"), reverse=True)
    return Thought((*best, *others), playouts + len(tested))


def _against(
    knowledge: SeasonsKnowledge,
    state: SeasonsState,
    seat: Seat,
    first: Thought,
    theirs: Action,
    budget: Budget,
    luck: Random,
) -> list[Idea]:
    """The own candidates, from the best on as long as there is time, tried against the opponent's
    selection."""
    tested, spent, chance = list[Idea](), budget.begin(), luck.getrandbits(64)
    for idea in first.ideas:
        if spent.share >= 1 or not idea.visits:
            break
        now = state.copy()
        now.apply(1 - seat, theirs)
        # The same seed for all candidates, so that the same deviations happen in all their playouts.
        points = flat_search.played_on(now, state, seat, knowledge, idea.line, Random(chance), spent)
        if points is None:
            break
        tested.append(_averaged(idea, points, chance_to_win(points, seat, knowledge.scale)))
        spent.playouts += 1
    return tested


def _averaged(idea: Idea, points: tuple[float, ...], chance: float) -> Idea:
    """Combine the results against a greedy and against a searching opponent, with equal weights."""
    worth = (idea.worth + chance) / 2
    expected = tuple((old + new) / 2 for old, new in zip(idea.points, points, strict=True))
    return Idea(idea.line, idea.visits + 1, worth, expected, worth)
