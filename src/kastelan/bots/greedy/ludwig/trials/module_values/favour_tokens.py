"""Favour tokens of single players (TWR-7): they come from towers and from decree 02."""

from __future__ import annotations

from math import fsum

from kastelan.bots.greedy.ludwig.trials.expectations import favour_value
from kastelan.bots.greedy.ludwig.trials.module_values.module_value import ModuleValue
from kastelan.core.game import Seat
from kastelan.games.ludwig.state import LudwigState


class FavourTokenValue(ModuleValue):
    """Own tokens score as favours on the board do."""

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        return fsum(favour_value(state, seat, number, turns) for number in state.module_state.held[seat])
