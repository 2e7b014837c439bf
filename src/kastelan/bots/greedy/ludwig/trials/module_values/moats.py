"""Moats (MOAT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.bots.greedy.ludwig.trials.module_values.module_value import Chooser, ModuleValue
from kastelan.bots.greedy.ludwig.trials.placement_ranking import best_at_first_sight
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import LookAt
from kastelan.games.ludwig.ludwig_step import answers
from kastelan.games.ludwig.special_rewards import MOAT_REWARD, SECOND_MOAT
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import MOAT_STACK

if TYPE_CHECKING:
    from kastelan.bots.greedy.ludwig.trials.trial import Trial

MATCHES: Final = 0.75
"""The number of rooms a turn that a moat piece counts."""

FREE_TILE: Final = 8.0
"""The value of the tile that a finished moat brings."""

SAMPLED: Final = 3
"""The number of tiles by which a stack is judged."""


def look_at_stack(state: LudwigState, trial: Trial) -> Action:
    """The stack of the most promising tiles (MOAT-13), judged by a guess at what lies in it."""
    castle, tiles = state.castles[trial.seat], state.table.components.tiles

    def value(action: Action) -> float:
        assert isinstance(action, LookAt)
        sample = trial.sample(state.stacks[action.stack], SAMPLED)
        return max(best_at_first_sight(castle, tiles[tile]) for tile in sample)

    return max(answers(state, trial.seat), key=value)


class MoatValue(ModuleValue):
    """A piece scores again and again as matching rooms are built; a finished moat brings a tile."""

    rewards: ClassVar[Mapping[int, float]] = {MOAT_REWARD: FREE_TILE, SECOND_MOAT: FREE_TILE}
    choosers: ClassVar[Mapping[int, Chooser]] = {MOAT_STACK: look_at_stack}

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        return MATCHES * turns * state.castles[seat].additions.pieces
