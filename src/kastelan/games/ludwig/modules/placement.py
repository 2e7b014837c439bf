"""A placement that is interrupted by a question: what has to be known when it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.games.ludwig.modules.turn_progress import RENOVATED
from kastelan.games.ludwig.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def interrupt(state: LudwigState, step: int, room: int, done: int, renovated: bool) -> None:
    """Ask something about a room that was placed."""
    own = state.module_state
    own.placed, own.done, state.step = room, done, step
    own.turn_progress = own.turn_progress & ~RENOVATED | (RENOVATED if renovated else 0)


def resumed(state: LudwigState) -> tuple[int, int, bool]:
    """The room, those that were complete before, and whether it was renovated; all is answered now."""
    own = state.module_state
    found = own.placed, own.done, bool(own.turn_progress & RENOVATED)
    own.placed, own.done, own.turn_progress = NOTHING, 0, own.turn_progress & ~RENOVATED
    return found
