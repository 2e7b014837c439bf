"""Planning while others think: a copy in which it is the seat's turn."""

from __future__ import annotations

from kastelan.core.game import Seat, State
from kastelan.games.kingdom import KingdomState, turn
from kastelan.games.kingdom.step_numbers import NOTHING, OVER


def my_turn(state: State, seat: Seat) -> State | None:
    """The position at the start of the seat's turn, with the card it holds; None if no turn follows."""
    assert isinstance(state, KingdomState)
    if state.step == OVER:
        return None
    new = state.copy()
    # `begin` starts a turn without regard to what the current player has begun, such as a lifted
    # settlement.
    if new.seat != seat:
        new.kind = new.lifted = NOTHING
        turn.begin(new, seat, None)
    return new
