"""A lookahead of a few rounds for the solo game. There is time for it: the market has only three tiles.

The best purchases are each played on for some rounds, with the same deals of the cards, and compared by the
points that can be expected then.
"""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import choose as choose_at_once
from kastelan.bots.greedy.ludwig.buying import purchases
from kastelan.bots.greedy.ludwig.castle_value import current_potential
from kastelan.bots.greedy.ludwig.evaluation_method import has_fast_evaluation
from kastelan.bots.greedy.ludwig.situation import situation_of
from kastelan.bots.greedy.ludwig.solo_sleeping_reward import quick_look
from kastelan.core.game import Action, Seat, State
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, STACK
from kastelan.games.ludwig.terms import USUAL_TERMS

MAX_PURCHASES: Final = 3
"""The number of purchases that are played on."""

MAX_GAP: Final = 4.0
"""Purchases that seem worse than the best by this much or more are not played on."""

DEALS: Final = 6
"""The number of deals of the hidden cards."""

ROUNDS: Final = 2
"""The number of rounds that are played on."""

ESTIMATE_WEIGHT: Final = 0.5
"""The weight of the estimate without lookahead, relative to that of the outcome."""


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The best action; in a solo game, with lookahead for purchases."""
    assert isinstance(state, LudwigState)
    if state.table.solo and state.step == BUYING and has_fast_evaluation(state):
        return _buy(state, seat, luck)
    return choose_at_once(state, seat, luck)


def _buy(state: LudwigState, seat: Seat, luck: Random) -> Action:
    ways = sorted(purchases(state, seat), key=lambda way: way[0], reverse=True)
    tried = [way for way in ways[:MAX_PURCHASES] if way[0] > ways[0][0] - MAX_GAP]
    if len(tried) == 1 or state.last:
        return ways[0][1]
    # All purchases meet the same deals, which takes the luck of the cards out of their comparison.
    deals = [(luck.getrandbits(160), luck.getrandbits(64)) for _ in range(DEALS)]

    def value(way: tuple[float, Action]) -> float:
        outcomes = [_outcome(state, seat, way[1], deal, Random(chance)) for deal, chance in deals]
        return fsum(outcomes) / DEALS + ESTIMATE_WEIGHT * way[0]

    return max(tried, key=value)[1]


def _outcome(state: LudwigState, seat: Seat, action: Action, deal: int, luck: Random) -> float:
    """The points that the seat can expect some rounds after a purchase."""
    now = state.determinise(seat, deal)
    now.apply(seat, action)
    until = state.round + ROUNDS
    while now.actors and now.round <= until:
        chooser = quick_look if now.step == STACK else choose_at_once
        now.apply(seat, chooser(now, seat, luck))
    outcome = now.outcome
    return expected_points(now, seat) if outcome is None else float(outcome.scores[seat])


def expected_points(state: LudwigState, seat: Seat) -> float:
    """The score, and the points to expect for castle, cards and money."""
    own = situation_of(state, seat, seat)
    depleted = fsum(
        own.depletion[room.tile.stack] for room in own.castle.rooms if room.tile.stack is not None
    )
    return (
        state.score[seat]
        + current_potential(own.canonical)
        + own.money_value(own.money)
        + USUAL_TERMS.depleted_points * depleted
    )
