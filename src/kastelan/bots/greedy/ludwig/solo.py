"""The solo game: with nobody to wait for there is time to play each purchase out to the end (LUD-SOLO)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.state import LudwigState

DEALS: Final = 4
"""How often the hidden tiles and cards are dealt anew to try a purchase."""

Chooser = Callable[[LudwigState, Seat, Random], Action]


def buy(state: LudwigState, seat: Seat, luck: Random, greedily: Chooser) -> Action:
    """The purchase after which greedy play ends best, on average over the same few deals for all."""
    ways = state.legal(seat)
    if len(ways) == 1:
        return ways[0]
    totals = [0] * len(ways)
    for _ in range(DEALS):
        deal = state.determinise(seat, luck.getrandbits(160))
        for number, way in enumerate(ways):
            totals[number] += _played_out(deal.copy(), seat, way, luck, greedily)
    return ways[totals.index(max(totals))]


def _played_out(state: LudwigState, seat: Seat, first: Action, luck: Random, greedily: Chooser) -> int:
    """The final score when a purchase is followed by greedy play."""
    state.apply(seat, first)
    while state.actors:
        state.apply(seat, greedily(state, seat, luck))
    return state.score[seat]
