"""A tree search over rounds, for A Castle for All Seasons with two players in summer.

A node of the tree is the position before a round. Both players select their cards in secret, the round is
played as greedy bots would play it, and its end is the next node. Because the selections are simultaneous,
each player chooses by its own statistics alone (decoupled selection, in the manner of PUCT): by the mean
result of a selection so far and, the less it was tried, by its promise. With few visits the opponent does
what a greedy bot would do; with many visits it finds better responses, and the tree looks more rounds ahead.
Nothing is drawn in summer, so a round has to be played only once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, exp, fsum, sqrt
from operator import itemgetter
from random import Random
from typing import Final

from kastelan.bots.greedy.seasons.card_selection import ranked
from kastelan.bots.search import best_response, flat_search
from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.flat_search import Candidate, judged, with_played
from kastelan.bots.search.knowledge import Promising, Turn, chance_to_win
from kastelan.bots.search.seasons import ROUNDS, SeasonsKnowledge, before_selection, promising_selections
from kastelan.bots.search.thought import Idea, Thought, without_search
from kastelan.core.game import Seat, State
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import SELECTING

PLAYERS: Final = 2
"""With more players the flat search is stronger, because there are too many combinations of selections."""

SCALE: Final = 20.0
"""The lead in points that counts as a clear advantage. It is twice that of the flat search, so that responses
of a player who is far behind can still be told apart."""

MIN_TREE_VISITS: Final = 128
"""With fewer visits than this the tree is not used."""

MIN_RESPONSE_VISITS: Final = 64
"""With fewer visits than this, the flat search is used. With more it would only exploit a greedy opponent
better, and best responses are stronger against any other."""

SAMPLE_VISITS: Final = 4
"""When time is limited, the number of visits is estimated after this many."""

EXPLORATION: Final = 0.5
"""How much selections are preferred that have a high promise and few visits."""

TEMPER: Final = 4.0
"""A selection whose promise is lower by this many points has a prior that is lower by a factor of e."""

TIE_NOISE: Final = 1e-4
"""Noise on ratings. Without it both players would go through equal selections in step, and would never see
other combinations."""

LATER_SELECTIONS: Final = 6
"""The number of selections of each player in rounds after the first."""


class PlayerNode:
    """The selections of one player in a node, with their statistics."""

    __slots__ = ("candidates", "priors", "visits")

    def __init__(self, promising: Sequence[Promising]) -> None:
        self.candidates = [Candidate(promise, turn) for promise, turn in promising]
        best = max(promise for promise, _ in promising)
        # A softmax. Subtracting the best promise keeps exp() from overflowing and does not change the shares.
        weights = [exp((promise - best) / TEMPER) for promise, _ in promising]
        total = fsum(weights)
        self.priors = [EXPLORATION * weight / total for weight in weights]
        self.visits = 0

    def pick(self, luck: Random) -> int:
        """The number of the selection to try next. An untried one counts as good as the average of all."""
        average = fsum(one.total for one in self.candidates) / self.visits if self.visits else 0.0
        # PUCT: mean + c * prior * sqrt(N + 1) / (1 + n), with c (EXPLORATION) already in `priors`.
        eagerness = sqrt(self.visits + 1)
        ratings = [
            (one.mean if one.visits else average)
            + eagerness * prior / (1 + one.visits)
            + TIE_NOISE * luck.random()
            for one, prior in zip(self.candidates, self.priors, strict=True)
        ]
        return ratings.index(max(ratings))

    def add(self, pick: int, points: tuple[float, ...], seat: Seat) -> None:
        """Add the points that a selection has brought all seats."""
        chance = chance_to_win(points, seat, SCALE)
        self.candidates[pick].add(points, chance, chance)
        self.visits += 1


@dataclass(slots=True)
class RoundNode:
    """A node: the position before a round, both players once it was visited, and the nodes that follow."""

    state: SeasonsState
    players: tuple[PlayerNode, ...] = ()
    next: dict[tuple[int, ...], RoundNode] = field(default_factory=dict)


def think(
    knowledge: SeasonsKnowledge, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()
) -> Thought:
    """Search a position: in summer with two players by the tree or by best responses, as the budget allows,
    and otherwise by the flat search."""
    assert isinstance(seen, SeasonsState)
    if seen.step != SELECTING or seen.players != PLAYERS or seen.table.winter:
        return flat_search.think(knowledge, seen, seat, budget, luck, played)
    spent = _in_visits(budget)
    thought = _by_tree(knowledge, seen, seat, spent, luck, played)
    if thought is not None:
        return thought
    # The tree may have spent something before it gave up.
    left = budget.without(_in_playouts(spent), spent.seconds)
    # A turn that was played is compared with all others, which only the flat search does.
    if _visits(spent) < MIN_RESPONSE_VISITS or played:
        return flat_search.think(knowledge, seen, seat, left, luck, played)
    return best_response.think(knowledge, seen, seat, left, luck)


def _in_visits(budget: Budget) -> Spent:
    """The budget in visits. A visit plays one round, while a playout of the flat search plays ROUNDS."""
    return budget.times(ROUNDS).begin()


def _in_playouts(spent: Spent) -> int:
    return ceil(spent.playouts / ROUNDS)


def _visits(spent: Spent) -> float:
    """The expected number of visits within the budget."""
    # Extrapolated from the share of the budget that the visits so far have used.
    return spent.playouts / spent.share if spent.playouts else spent.most or 0


def _by_tree(
    knowledge: SeasonsKnowledge, seen: SeasonsState, seat: Seat, spent: Spent, luck: Random, played: Turn
) -> Thought | None:
    """Search by the tree; None if there will be too few visits."""
    if spent.most is not None and spent.most < MIN_TREE_VISITS:
        return None
    state = before_selection(seen)
    ways = [_promising(promising_selections(state, one)) for one in range(PLAYERS)]
    if len(ways[seat]) == 1:
        return without_search(ways[seat][0][1][0], _expected(knowledge, state))
    if played:
        ways[seat] = with_played(ways[seat], knowledge.first_turn(seen, seat, played))
    root = RoundNode(state, tuple(map(PlayerNode, ways)))
    while spent.share < 1:
        # A limit in seconds says nothing about visits until a few have been timed.
        if spent.playouts == SAMPLE_VISITS and _visits(spent) < MIN_TREE_VISITS:
            return None
        visit(knowledge, root, luck)
        spent.playouts += 1
    if spent.playouts < SAMPLE_VISITS:
        return None
    return Thought(_ideas(root.players[seat]), _in_playouts(spent))


def _ideas(side: PlayerNode) -> tuple[Idea, ...]:
    """The selections by their number of visits, which is more robust than their mean."""
    best = sorted(side.candidates, key=lambda one: (one.visits, one.total), reverse=True)
    return tuple(replace(one.idea(), merit=one.visits / side.visits) for one in best)


def visit(knowledge: SeasonsKnowledge, here: RoundNode, luck: Random) -> tuple[float, ...]:
    """Walk down the tree to a new node or the end of the game, and add the result to all nodes on the way."""
    if here.state.outcome is not None:
        return _expected(knowledge, here.state)
    # A node gets its selections on its second visit; the first one only evaluates its position.
    if not here.players:
        found = [sorted(ranked(here.state, seat), key=itemgetter(0), reverse=True) for seat in range(PLAYERS)]
        here.players = tuple(PlayerNode(_promising(some[:LATER_SELECTIONS])) for some in found)
    # Both picks are made before either result is known, as the selections are simultaneous.
    picks = tuple(side.pick(luck) for side in here.players)
    if picks in here.next:
        points = visit(knowledge, here.next[picks], luck)
    else:
        there = here.next[picks] = RoundNode(_played(knowledge, here, picks, luck))
        points = _expected(knowledge, there.state)
    for seat, (side, pick) in enumerate(zip(here.players, picks, strict=True)):
        side.add(pick, points, seat)
    return points


def _promising(found: Iterable[tuple[float, Select]]) -> list[Promising]:
    return [(promise, (action,)) for promise, action in found]


def _played(
    knowledge: SeasonsKnowledge, here: RoundNode, picks: tuple[int, ...], luck: Random
) -> SeasonsState:
    """The position before the next round, or at the end of the game, after these selections."""
    now = here.state.copy()
    for seat, (side, pick) in enumerate(zip(here.players, picks, strict=True)):
        now.apply(seat, side.candidates[pick].turn[0])
    while now.step != SELECTING and (actors := now.actors):
        now = knowledge.advance(now, actors[0], luck, own=False)
    return now


def _expected(knowledge: SeasonsKnowledge, state: SeasonsState) -> tuple[float, ...]:
    """The points that each seat can expect. Between rounds nothing is hidden, so all seats estimate the
    same."""
    return judged(knowledge, state, seat=0)
