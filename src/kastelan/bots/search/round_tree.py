"""A Castle for All Seasons for two in summer: a tree of rounds.

Both select in secret, the round is played as greedy bots would play it, and from there both select again.
Each goes by its own experience alone: by what a selection has brought so far and, the less it was tried, by
what it promises at first sight. With few visits the other does what the greedy bot would; with many it finds
answers, and the tree looks more and more rounds ahead. Nothing is drawn in summer, so a round that was played
once is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, exp, sqrt
from operator import itemgetter
from random import Random
from typing import Final

from kastelan.bots.greedy.seasons.card_selection import ranked
from kastelan.bots.search import best_response, flat_search
from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.flat_search import Tried, judged, with_played
from kastelan.bots.search.knowledge import Promising, Turn, chance_to_win
from kastelan.bots.search.seasons import ROUNDS, SeasonsKnowledge, likely, undecided
from kastelan.bots.search.thought import Idea, Thought, settled
from kastelan.core.game import Seat, State
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import SELECTING

PLAYERS: Final = 2
"""With more the flat search is stronger: there are too many ways for their selections to meet."""

SCALE: Final = 20.0
"""How many points of lead make a position clearly better. Twice that of the flat search: who is far ahead
must still tell a good answer of the other from a bad one."""

MANY: Final = 128
"""Fewer visits than this are too few for a tree of all selections."""

SOME: Final = 64
"""With time for so many, answers to answers are worth more than to foresee a greedy bot still better: whoever
is none is foreseen ever worse by that."""

FIRST: Final = 4
"""After so many visits it is plain how many there will be when seconds are counted."""

CURIOSITY: Final = 0.5
"""How much a selection that promises much and was tried rarely is preferred."""

TEMPER: Final = 4.0
"""What promises so many points less is preferred e times less."""

WHIM: Final = 1e-4
"""By so much chance decides between selections that are about as good, or both would go in step."""

LATER: Final = 6
"""How many selections of each are tried after the first round."""


class Side:
    """What a seat may select in a position, and how that went."""

    __slots__ = ("tried", "urges", "visits")

    def __init__(self, promising: Sequence[Promising]) -> None:
        self.tried = [Tried(promise, turn) for promise, turn in promising]
        best = max(promise for promise, _ in promising)
        weights = [exp((promise - best) / TEMPER) for promise, _ in promising]
        self.urges = [CURIOSITY * weight / sum(weights) for weight in weights]
        self.visits = 0

    def pick(self, luck: Random) -> int:
        """The selection to try next; one that was not tried yet is taken to be as good as all together."""
        usual = sum(one.total for one in self.tried) / self.visits if self.visits else 0.0
        eager = sqrt(self.visits + 1)
        ratings = [
            (one.mean if one.visits else usual) + eager * urge / (1 + one.visits) + WHIM * luck.random()
            for one, urge in zip(self.tried, self.urges, strict=True)
        ]
        return ratings.index(max(ratings))

    def note(self, pick: int, points: tuple[float, ...], seat: Seat) -> None:
        """A selection has brought everybody so much."""
        chance = chance_to_win(points, seat, SCALE)
        self.tried[pick].note(points, chance, chance)
        self.visits += 1


@dataclass(slots=True)
class Position:
    """A position before a selection: both sides, once they have selected, and what follows by their picks."""

    state: SeasonsState
    sides: tuple[Side, ...] = ()
    next: dict[tuple[int, ...], Position] = field(default_factory=dict)


def think(
    knowledge: SeasonsKnowledge, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()
) -> Thought:
    """Selections of two in summer by the tree, if there is time for one, or by answers; all else by the flat
    search."""
    assert isinstance(seen, SeasonsState)
    if seen.step != SELECTING or seen.players != PLAYERS or seen.table.winter:
        return flat_search.think(knowledge, seen, seat, budget, luck, played)
    spent = _in_visits(budget)
    thought = _by_tree(knowledge, seen, seat, spent, luck, played)
    if thought is not None:
        return thought
    left = budget.without(_in_playouts(spent), spent.seconds)
    if _visits(spent) < SOME or played:  # what was played is compared with all others alike
        return flat_search.think(knowledge, seen, seat, left, luck, played)
    return best_response.think(knowledge, seen, seat, left, luck)


def _in_visits(budget: Budget) -> Spent:
    """A visit plays one round, a playout of the flat search some: for each there are as many visits."""
    return budget.times(ROUNDS).begin()


def _in_playouts(spent: Spent) -> int:
    return ceil(spent.playouts / ROUNDS)


def _visits(spent: Spent) -> float:
    """How many there can be, as far as that can be told."""
    return spent.playouts / spent.share if spent.playouts else spent.most or 0


def _by_tree(
    knowledge: SeasonsKnowledge, seen: SeasonsState, seat: Seat, spent: Spent, luck: Random, played: Turn
) -> Thought | None:
    """What was tried most comes first; None if there will not be many visits."""
    if spent.most is not None and spent.most < MANY:
        return None
    state = undecided(seen)
    ways = [_promising(likely(state, one)) for one in range(PLAYERS)]
    if len(ways[seat]) == 1:
        return settled(ways[seat][0][1][0], _expected(knowledge, state))
    if played:
        ways[seat] = with_played(ways[seat], knowledge.one_turn(seen, seat, played))
    root = Position(state, tuple(map(Side, ways)))
    while spent.share < 1:
        if spent.playouts == FIRST and _visits(spent) < MANY:
            return None
        visit(knowledge, root, luck)
        spent.playouts += 1
    if spent.playouts < FIRST:
        return None
    return Thought(_ideas(root.sides[seat]), _in_playouts(spent))


def _ideas(side: Side) -> tuple[Idea, ...]:
    """What was tried most comes first."""
    best = sorted(side.tried, key=lambda one: (one.visits, one.total), reverse=True)
    return tuple(replace(one.idea(), merit=one.visits / side.visits) for one in best)


def visit(knowledge: SeasonsKnowledge, here: Position, luck: Random) -> tuple[float, ...]:
    """Down the tree to a new position or to the end of the game, and back with what everybody can expect."""
    if here.state.outcome is not None:
        return _expected(knowledge, here.state)
    if not here.sides:
        found = [sorted(ranked(here.state, seat), key=itemgetter(0), reverse=True) for seat in range(PLAYERS)]
        here.sides = tuple(Side(_promising(some[:LATER])) for some in found)
    picks = tuple(side.pick(luck) for side in here.sides)
    if picks in here.next:
        points = visit(knowledge, here.next[picks], luck)
    else:
        there = here.next[picks] = Position(_played(knowledge, here, picks, luck))
        points = _expected(knowledge, there.state)
    for seat, (side, pick) in enumerate(zip(here.sides, picks, strict=True)):
        side.note(pick, points, seat)
    return points


def _promising(found: Iterable[tuple[float, Select]]) -> list[Promising]:
    return [(promise, (action,)) for promise, action in found]


def _played(
    knowledge: SeasonsKnowledge, here: Position, picks: tuple[int, ...], luck: Random
) -> SeasonsState:
    """The position before the next selection, or the end, if these are selected."""
    now = here.state.copy()
    for seat, (side, pick) in enumerate(zip(here.sides, picks, strict=True)):
        now.apply(seat, side.tried[pick].turn[0])
    while now.step != SELECTING and (actors := now.actors):
        now = knowledge.advance(now, actors[0], luck, own=False)
    return now


def _expected(knowledge: SeasonsKnowledge, state: SeasonsState) -> tuple[float, ...]:
    """What everybody can expect: nothing is hidden between rounds, so that all can tell the same."""
    return judged(knowledge, state, seat=0)
