"""The solo game's clock (LUD-SOLO): three cards a round, and every tile put on the deck spares one of them.

So a sleeping room is worth far more than at a table of several: its two tiles suit the own castle, the better
one costs 2,000 M, and the game is a round longer.
"""

from __future__ import annotations

from typing import Final

from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import USUAL_TERMS

CARDS: Final = 3
"""Room cards turned in each round (LUD-SOLO-2)."""


def rounds_left(state: LudwigState) -> int:
    """Rounds after this one: in the last of them the last card is turned (LUD-END-1)."""
    return _rounds(len(state.deck) + len(state.on_deck))


def _rounds(cards: int) -> int:
    return -(-cards // CARDS)


def sleeping_reward(weights: LudwigWeights, state: LudwigState) -> float:
    """What two tiles on the deck are worth: a round more, now or with the next ones, and a choice."""
    if state.last:
        return 0.0
    cards = len(state.deck) + len(state.on_deck)
    at_once = _rounds(cards + USUAL_TERMS.tiles_put) - _rounds(cards)
    return weights.round * (at_once + USUAL_TERMS.tiles_put / CARDS) / 2 + weights.sleeping
