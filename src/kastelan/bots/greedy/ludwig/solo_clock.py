"""How long a solo game lasts (LUD-SOLO): a round turns three cards, and each tile on the deck saves a card.

So a sleeping reward is worth far more than at a table of several. The seat chooses two tiles that suit its
castle, the better one costs only 2,000 M, and the game may be a round longer.
"""

from __future__ import annotations

from typing import Final

from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import USUAL_TERMS

CARDS: Final = 3
"""The number of room cards turned in each round (LUD-SOLO-2)."""


def rounds_left(state: LudwigState) -> int:
    """The number of rounds after this one. The last card is turned in the last of them (LUD-END-1)."""
    return _rounds(len(state.deck) + len(state.on_deck))


def _rounds(cards: int) -> int:
    return -(-cards // CARDS)


def sleeping_reward(weights: LudwigWeights, state: LudwigState) -> float:
    """The value of two tiles on the deck: the choice, and another round now or together with later tiles."""
    if state.last:
        return 0.0
    cards = len(state.deck) + len(state.on_deck)
    at_once = _rounds(cards + USUAL_TERMS.tiles_put) - _rounds(cards)
    return weights.round * (at_once + USUAL_TERMS.tiles_put / CARDS) / 2 + weights.sleeping
