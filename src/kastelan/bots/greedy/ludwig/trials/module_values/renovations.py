"""Renovations (RENO)."""

from __future__ import annotations

from typing import Final

from kastelan.bots.greedy.ludwig.trials.module_values.module_value import ModuleValue
from kastelan.games.ludwig.state import LudwigState

SECOND_DECK_TURNS: Final = 2.0
"""The turns left once the room cards have run out for the first time."""


class RenovationValue(ModuleValue):
    """The room deck is renewed once, and the game ends when enough stacks are empty (RENO-14)."""

    def turns_left(self, state: LudwigState) -> float | None:
        return SECOND_DECK_TURNS if state.module_state.ran_out else None
