"""Trying actions on copies of a position, up to the end of the seat's own card."""

from __future__ import annotations

from collections.abc import Iterable

from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.automatic_steps import AUTOMATIC
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import ROUND_DONE
from kastelan.games.seasons.steps import STEPS


def carry_out(state: SeasonsState, action: Action) -> None:
    """Apply an action without the automatic steps that follow it."""
    STEPS[state.step].apply[type(action)](state, state.seat, action, None)


def run_automatic_steps(state: SeasonsState) -> None:
    """Run the automatic steps, but do not begin a new round, which would reveal a winter card."""
    # Steps below 0 are automatic, the others are decisions.
    while state.step < 0 and state.step != ROUND_DONE:
        AUTOMATIC[state.step](state, None)


def position_after(state: SeasonsState, action: Action) -> SeasonsState:
    """A copy of the position with the action applied."""
    trial = state.copy()
    carry_out(trial, action)
    return trial


def best_by_worth(state: SeasonsState, seat: Seat, actions: Iterable[Action]) -> Action:
    """The action after which the position is worth most."""
    return max(actions, key=lambda action: worth(position_after(state, action), seat))
