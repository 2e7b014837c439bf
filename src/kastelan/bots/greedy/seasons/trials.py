"""Trying things out on copies, action by action, up to the end of the own card and no further."""

from __future__ import annotations

from collections.abc import Iterable

from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.automatic_steps import AUTOMATIC
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import ROUND_DONE
from kastelan.games.seasons.steps import STEPS


def carry_out(state: SeasonsState, action: Action) -> None:
    """Do what the action says and nothing that follows by itself."""
    STEPS[state.step].apply[type(action)](state, state.seat, action, None)


def go_on(state: SeasonsState) -> None:
    """Let happen what happens by itself, but begin no new round: it would reveal a winter card."""
    while state.step < 0 and state.step != ROUND_DONE:
        AUTOMATIC[state.step](state, None)


def after(state: SeasonsState, action: Action) -> SeasonsState:
    """A copy in which the action was carried out."""
    trial = state.copy()
    carry_out(trial, action)
    return trial


def best(state: SeasonsState, seat: Seat, actions: Iterable[Action]) -> Action:
    """The action after which the position is worth most."""
    return max(actions, key=lambda action: worth(after(state, action), seat))
