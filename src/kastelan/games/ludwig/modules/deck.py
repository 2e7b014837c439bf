"""MOAT-5: a moat piece costs a room card too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Tell
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.events import TileDiscarded
from kastelan.games.ludwig.market import turn_last_card
from kastelan.games.ludwig.modules.events import CardDiscarded
from kastelan.games.ludwig.modules.extras import extras_of

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def discard_card(state: LudwigState, tell: Tell | None) -> None:
    """The top room card, or the topmost tile on the deck, leaves the game (MOAT-5, AMB-6)."""
    if state.on_deck:
        *rest, tile = state.on_deck
        state.on_deck, state.gone = tuple(rest), (*state.gone, tile)
        knowledge.reveal(state, tile)
        if tell is not None:
            tell(TileDiscarded(tile, "MOAT-5"))
    elif state.deck:
        *cards, card = state.deck
        state.deck, state.discards = tuple(cards), (*state.discards, card)
        extras = extras_of(state)
        extras.recalled = max(extras.recalled - 1, 0)  # a card that decree 08 put there
        if tell is not None:
            tell(CardDiscarded(CARD_SIZES[card]))
        turn_last_card(state, tell)
