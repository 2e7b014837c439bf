"""Decree 11: other players have 15 seconds to price the market (DEC-11, DIG-4)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kastelan.core.game import Seat
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.modules.actions import TIME_UP
from kastelan.games.ludwig.modules.decrees.held import in_force
from kastelan.games.ludwig.step_numbers import PRICING
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.presenters import Timeout

SECONDS: Final = 15


class Hourglass(Struct, frozen=True):
    """Whose hourglass runs for the master builder, and how long."""

    seat: Seat
    seconds: int


def pricing_limit(state: LudwigState) -> Timeout | None:
    """The limit for pricing while another player holds the hourglass."""
    # The engine allows `time up` only while another player holds the hourglass.
    if state.step != PRICING or TIME_UP not in state.legal(state.seat):
        return None
    return Timeout(state.seat, ACTIONS.write(TIME_UP), SECONDS, f"round {state.round}")


def running(view: LudwigView) -> Hourglass | None:
    """The hourglass that runs now; None if none does."""
    # From a view alone, since the browser's board is made of nothing else.
    if view.step != PRICING or view.turn != view.master:
        return None
    for seat, own in enumerate(view.module_state.decrees):
        if seat != view.master and any(decree.has_hourglass for decree in in_force(own)):
            return Hourglass(seat, SECONDS)
    return None
