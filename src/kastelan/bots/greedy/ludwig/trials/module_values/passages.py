"""Passages (PASS)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.bots.greedy.ludwig.trials.expectations import in_time
from kastelan.bots.greedy.ludwig.trials.module_values.module_value import Chooser, ModuleValue
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.ludwig_step import answers
from kastelan.games.ludwig.modules.actions import NO_PASSAGE
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import PASSING

if TYPE_CHECKING:
    from kastelan.bots.greedy.ludwig.trials.trial import Trial

IN_SUPPLY: Final = 1.2
"""The value of a passage not laid yet, if there is time."""

LAID: Final = 2.0
"""The points that a passage must bring to be laid while there are turns left."""


def lay(state: LudwigState, trial: Trial) -> Action:
    """The passage that brings the most points, or none if they are too few."""
    legal = answers(state, trial.seat)
    if not trial.aware:
        return NO_PASSAGE if NO_PASSAGE in legal else legal[0]
    gains = [_gain(state, trial, action) for action in legal]
    return legal[gains.index(max(gains))]


def _gain(state: LudwigState, trial: Trial, action: Action) -> float:
    after = state.copy()
    after.apply(trial.seat, action)
    # More passages may be laid after this one; the position is compared without them.
    if after.step == PASSING and action != NO_PASSAGE:
        rest = answers(after, trial.seat)
        after.apply(trial.seat, NO_PASSAGE if NO_PASSAGE in rest else rest[0])
    cost = 0.0 if action == NO_PASSAGE else LAID * (trial.turns > 0)
    return trial.quick_value(after) - cost


class PassageValue(ModuleValue):
    """Passages are few, so they are kept for rooms where they bring enough."""

    answers: ClassVar[Mapping[int, Chooser]] = {PASSING: lay}
    declining: ClassVar[tuple[Action, ...]] = (NO_PASSAGE,)

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        return IN_SUPPLY * in_time(turns) * len(state.castles[seat].additions.passages_left)
