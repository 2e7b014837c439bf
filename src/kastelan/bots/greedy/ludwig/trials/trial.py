"""Trying out an action on a copy: settle what follows at once, then estimate the position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from kastelan.bots.greedy.ludwig.trials.module_values.registry import TableValues, values_for
from kastelan.bots.greedy.ludwig.trials.placement_ranking import (
    FIRST_SIGHT_PLACEMENTS,
    IMPOSSIBLE,
    ranked,
)
from kastelan.bots.greedy.ludwig.trials.position_value import position_value, quick_value, turns_left
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import PLACING

T = TypeVar("T")

IN_HAND_PLACEMENTS: Final = 64
"""The number of placements that are ranked for the tile in hand."""

MAX_VALUED: Final = 3
"""The number of ranked placements that are tried out."""

DEFERRED: Final = 0.5
"""The loss for each turn to come if the piece in hand is not placed now."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A decision of a seat: what all the actions tried for it have in common."""

    seat: Seat
    turns: float  # own turns to come after the present one
    aware: bool  # whether what modules add has a value
    luck: Random
    values: TableValues

    def action_value(self, state: LudwigState, action: Action) -> float:
        """The value of an action; for a purchase, with the best placement found."""
        after = self.after(state, action)
        # After a placement that leads to another one, the position is valued as it stands.
        if after.step == PLACING and after.seat == self.seat and state.step != PLACING:
            return self.best_placement(after, FIRST_SIGHT_PLACEMENTS)[0]
        return self.value(after)

    def value(self, state: LudwigState) -> float:
        """The value of a position for the seat."""
        return position_value(state, self.seat, self.turns, self.aware)

    def quick_value(self, state: LudwigState) -> float:
        """A rough value of a position for the seat."""
        return quick_value(state, self.seat, self.turns)

    def after(self, state: LudwigState, action: Action) -> LudwigState:
        """The position after an action, with the questions answered that it leads to at once."""
        after, answers = state.copy(), self.values.answers
        after.apply(self.seat, action)
        while after.seat == self.seat and after.step in answers:
            after.apply(self.seat, answers[after.step](after, self))
        return after

    def best_placement(self, state: LudwigState, count: int) -> tuple[float, Action]:
        """The value of the best of some placements for the piece in hand, and that placement."""
        ways = self._placements(state, count)
        values = [self.value(self.after(state, way)) for way in ways]
        if self.aware or not ways:
            deferring = [
                way for module in state.table.hooks.hand_options for way in module.hand_options(state)
            ]
            ways += deferring
            values += [self.value(self.after(state, way)) - DEFERRED * self.turns for way in deferring]
        if not ways:
            return IMPOSSIBLE, state.legal(self.seat)[0]
        best = max(values)
        return best, ways[values.index(best)]

    def _placements(self, state: LudwigState, count: int) -> list[Action]:
        """The most promising placements of a tile, or all those of a piece that is no tile."""
        for module in state.table.hooks.piece_places:
            places = module.piece_places(state, self.seat, state.tile)
            if places is not None:
                return list(places)
        tile = state.table.components.tiles[state.tile]
        return [place for _, place in ranked(state.castles[self.seat], tile, count)[:MAX_VALUED]]

    def without_side_actions(self, actions: Sequence[Action]) -> list[Action]:
        """The actions without those that may accompany any other and lead nowhere by themselves."""
        return [action for action in actions if not isinstance(action, self.values.side_actions)]

    def sample(self, many: Sequence[T], count: int) -> list[T]:
        """`count` random elements in their order, or all if there are no more."""
        if len(many) <= count:
            return list(many)
        # Places are drawn instead of elements, so that the sample keeps their order.
        return [many[place] for place in sorted(self.luck.sample(range(len(many)), count))]


def begin_trial(state: LudwigState, seat: Seat, luck: Random, aware: bool) -> Trial:
    """The trial for a decision in this position."""
    return Trial(seat, turns_left(state), aware, luck, values_for(state.table.modules))
