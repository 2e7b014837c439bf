"""The solo game a few rounds ahead: nobody else is waiting, and three tiles a round are quickly played on.

The purchases that look best are each played on for some rounds, all of them with the same cards, and what the
castle then has and promises decides.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import choose as choose_at_once
from kastelan.bots.greedy.ludwig.buying import purchases
from kastelan.bots.greedy.ludwig.digging import glance
from kastelan.bots.greedy.ludwig.evaluation_method import has_fast_evaluation
from kastelan.bots.greedy.ludwig.outlook import outlook
from kastelan.bots.greedy.ludwig.worth import present
from kastelan.core.game import Action, Seat, State
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, STACK
from kastelan.games.ludwig.terms import USUAL_TERMS

PURCHASES: Final = 3
"""How many purchases are played on with."""

CLOSE: Final = 4.0
"""Those that look so much worse than the best are not."""

DEALS: Final = 6
"""In how many ways the cards may lie."""

ROUNDS: Final = 2
"""How many more rounds are played."""

FIRST_SIGHT: Final = 0.5
"""How much what a purchase looked like counts beside what came of it."""


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The action that looks best; alone, a purchase is looked at more closely."""
    assert isinstance(state, LudwigState)
    if state.table.solo and state.step == BUYING and has_fast_evaluation(state):
        return _buy(state, seat, luck)
    return choose_at_once(state, seat, luck)


def _buy(state: LudwigState, seat: Seat, luck: Random) -> Action:
    ways = sorted(purchases(state, seat), key=lambda way: way[0], reverse=True)
    tried = [way for way in ways[:PURCHASES] if way[0] > ways[0][0] - CLOSE]
    if len(tried) == 1 or state.last:
        return ways[0][1]
    deals = [(luck.getrandbits(160), luck.getrandbits(64)) for _ in range(DEALS)]

    def worth(way: tuple[float, Action]) -> float:
        came = [_played_on(state, seat, way[1], deal, Random(chance)) for deal, chance in deals]
        return sum(came) / DEALS + FIRST_SIGHT * way[0]

    return max(tried, key=worth)[1]


def _played_on(state: LudwigState, seat: Seat, action: Action, deal: int, luck: Random) -> float:
    """What the seat will have, as far as it can be told some rounds after this purchase."""
    now = state.determinise(seat, deal)
    now.apply(seat, action)
    until = state.round + ROUNDS
    while now.actors and now.round <= until:
        chooser = glance if now.step == STACK else choose_at_once
        now.apply(seat, chooser(now, seat, luck))
    outcome = now.outcome
    return expected(now, seat) if outcome is None else float(outcome.scores[seat])


def expected(state: LudwigState, seat: Seat) -> float:
    """The score, what castle and cards promise, and what the money will buy."""
    mine = outlook(state, seat, seat)
    depleted = sum(mine.empties[room.tile.stack] for room in mine.castle.rooms if room.tile.stack is not None)
    return (
        state.score[seat]
        + present(mine.same)
        + mine.purse(mine.money)
        + USUAL_TERMS.depleted_points * depleted
    )
