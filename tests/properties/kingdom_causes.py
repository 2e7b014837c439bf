"""Kingdom Builder: the rule that causes an event, derived from what happened and not from the engine."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Action, Event, State
from kastelan.games.kingdom.components import CARDS, KINDS
from kastelan.games.kingdom.events import (
    CardDiscarded,
    CardDrawn,
    CardRemoved,
    CardRevealed,
    GameEnded,
    GoldScored,
    LastRoundCalled,
    PileShuffled,
    SettlementBuilt,
    SettlementLifted,
    SettlementMoved,
    TableLaid,
    TileLost,
    TileTaken,
    TileUsed,
)
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import NOTHING

ALWAYS: dict[type[Event], str] = {
    TableLaid: "KB-SETUP-2",
    CardRemoved: "KB-BUILD-6",
    CardDiscarded: "KB-TURN-8",
    PileShuffled: "KB-TURN-9",
    TileUsed: "KB-TURN-3",
    TileTaken: "KB-TILE-1",
    TileLost: "KB-TILE-5",
    LastRoundCalled: "KB-END-1",
    GameEnded: "KB-END-5",
}
"""Events that only one rule can cause."""


def cause(before: State | None, _: Action | None, history: Sequence[Event], event: Event) -> str:
    """The rule of an event, from the position before the action (None at set-up) and all earlier events."""
    assert before is None or isinstance(before, KingdomState)
    if isinstance(event, CardRevealed):
        return _of_revealed(before, history, event)
    if isinstance(event, CardDrawn):
        return "KB-SETUP-6" if before is None else "KB-TURN-8"
    if isinstance(event, GoldScored):
        return "KB-CASTLE-1" if event.card is None else f"KB-CARD-{CARDS[event.card].upper()}-1"
    if isinstance(event, SettlementBuilt | SettlementLifted | SettlementMoved):
        assert before is not None
        return "KB-TURN-2" if before.kind == NOTHING else f"KB-LOC-{KINDS[before.kind].upper()}-1"
    return ALWAYS[type(event)]


def _of_revealed(before: KingdomState | None, history: Sequence[Event], event: CardRevealed) -> str:
    drawn = [other for other in history if not isinstance(other, PileShuffled)]
    if drawn and isinstance(drawn[-1], CardRemoved):
        return "KB-BUILD-7" if event.card is None else "KB-BUILD-6"
    # Whoever begins a turn without a card had none to draw at the end of the turn before.
    without = before is not None and before.hands[event.seat] is None
    return "KB-BUILD-7" if without else "KB-TURN-1"
