"""Placements that are interrupted by a question: storing and restoring what the next step needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.games.ludwig.modules.turn_progress import RENOVATED
from kastelan.games.ludwig.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def interrupt(state: LudwigState, step: int, room: int, done: int, renovated: bool) -> None:
    """Open a step about a room that was placed, and store what is needed to resume the placement."""
    own = state.module_state
    own.placed, own.done, state.step = room, done, step
    own.turn_progress = own.turn_progress & ~RENOVATED | (RENOVATED if renovated else 0)


def resumed(state: LudwigState) -> tuple[int, int, bool]:
    """Clear and return what `interrupt` stored: room, rooms complete before, and whether it was renovated."""
    own = state.module_state
    found = own.placed, own.done, bool(own.turn_progress & RENOVATED)
    own.placed, own.done, own.turn_progress = NOTHING, 0, own.turn_progress & ~RENOVATED
    return found
