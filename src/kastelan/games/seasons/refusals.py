"""Why an action is refused that the open decision does not take at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import Build, Pass, Pay, Place, Select
from kastelan.games.seasons.components import WORKERS
from kastelan.games.seasons.step_numbers import BUILDING, PAYING, PLACING, SELECTING

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def not_now(state: SeasonsState, seat: Seat, action: Action, rule: str) -> IllegalAction:
    """`rule` is the one behind the open decision; some actions break one that says more."""
    if isinstance(action, Place) and state.step != SELECTING:
        return _place(state, seat)
    if isinstance(action, Select) and state.step != SELECTING:
        return IllegalAction("CS-ROUND-3", "selection-is-over")
    if isinstance(action, Pay) and state.step == BUILDING:
        return IllegalAction("CS-BUILD-5", "choose-building-first")
    if isinstance(action, Build) and state.step == PLACING:
        return IllegalAction("CS-BUILD-6", "building-is-over")
    if isinstance(action, Pass) and state.step == PAYING:
        return IllegalAction("CS-BUILD-2", "pay-first")
    return IllegalAction(rule, "not-asked-now")


def _place(state: SeasonsState, seat: Seat) -> IllegalAction:
    if state.card >= 0 and 1 << state.card & WORKERS:
        return IllegalAction("CS-CHAR-WORKER-4", "workers-place-no-helpers")
    if not state.built[seat]:
        return IllegalAction("CS-WORKER-1", "nothing-built")
    return IllegalAction("CS-CHAR-BRICKLAYER-3", "helpers-come-later")
