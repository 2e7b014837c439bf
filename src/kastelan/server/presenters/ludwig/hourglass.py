"""Decree 11: others have 15 seconds for pricing (DEC-11, DIG-4)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kastelan.core.game import Seat, State
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.modules.actions import TIME_UP
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.step_numbers import PRICING
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.presenters import Timeout

SECONDS: Final = 15


class Hourglass(Struct, frozen=True):
    """Whose hourglass runs for the master builder, and how long."""

    seat: Seat
    seconds: int


def timeout(state: State) -> Timeout | None:
    """The limit for pricing while somebody else holds the hourglass."""
    assert isinstance(state, LudwigState)
    if not state.table.modules or state.step != PRICING or TIME_UP not in state.legal(state.seat):
        return None
    return Timeout(state.seat, ACTIONS.write(TIME_UP), SECONDS, f"round {state.round}")


def hourglass(view: LudwigView) -> Hourglass | None:
    """The hourglass that runs now; None if none does."""
    if not view.module_state.modules or view.step != PRICING or view.turn != view.master:
        return None
    for seat, own in enumerate(view.module_state.decrees):
        if seat != view.master and any(DECREES[number].has_hourglass for number in own):
            return Hourglass(seat, SECONDS)
    return None
