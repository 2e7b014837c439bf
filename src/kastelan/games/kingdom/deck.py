"""Terrain cards: drawing, discarding, and what happens when a terrain or the pile runs out (KB-TURN-8, -9,
KB-BUILD-6, -7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.chance import shuffled
from kastelan.core.game import Seat, Tell
from kastelan.games.kingdom.events import CardDrawn, CardRemoved, CardRevealed, PileShuffled

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def draw(state: KingdomState, seat: Seat, tell: Tell | None) -> None:
    """Give the seat a card; when the pile is empty the discards are shuffled first (KB-TURN-9)."""
    if not state.pile and state.discards:
        # Sorted, so that the order of discarding does not influence the new order.
        state.pile, state.chance = shuffled(state.chance, sorted(state.discards))
        state.discards = ()
        if tell is not None:
            tell(PileShuffled(len(state.pile)))
    hands = state.hands
    card = None
    if state.pile:
        card = state.pile[-1]
        state.pile = state.pile[:-1]
    state.hands = (*hands[:seat], card, *hands[seat + 1 :])


def draw_in_secret(state: KingdomState, seat: Seat, rule: str, tell: Tell | None) -> None:
    """Draw a card that the others do not see: at set-up (KB-SETUP-6), or after a turn (KB-TURN-8)."""
    draw(state, seat, tell)
    if tell is not None and state.hands[seat] is not None:
        tell(CardDrawn(seat, state.hands[seat], rule))


def reveal(state: KingdomState, tell: Tell | None) -> None:
    """Show the card of the turn (KB-TURN-1), drawing one now if the hand is empty (KB-BUILD-7)."""
    seat, rule = state.seat, "KB-TURN-1"
    # The hand is empty if there was no card left to draw at the end of the seat's last turn.
    if state.hands[seat] is None:
        draw(state, seat, tell)
        rule = "KB-BUILD-7"
    if tell is not None:
        tell(CardRevealed(seat, state.hands[seat], rule))
    renew(state, tell)


def renew(state: KingdomState, tell: Tell | None) -> None:
    """Replace the card as long as the board has no free hex of its terrain (KB-BUILD-6)."""
    seat = state.seat
    while True:
        card = state.hands[seat]
        if card is None or state.board.of[card] & state.free:
            return
        # The next card may be of a terrain without a free hex too.
        state.removed += (card,)
        if tell is not None:
            tell(CardRemoved(seat, card))
        draw(state, seat, tell)
        if tell is not None:
            rule = "KB-BUILD-7" if state.hands[seat] is None else "KB-BUILD-6"
            tell(CardRevealed(seat, state.hands[seat], rule))
