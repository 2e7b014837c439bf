"""Swans (SWAN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.bots.greedy.ludwig.trials.module_values.module_value import ModuleValue
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.modules.actions import SellSwans
from kastelan.games.ludwig.modules.swans import MOST_SOLD, set_points, worth
from kastelan.games.ludwig.state import LudwigState

if TYPE_CHECKING:
    from kastelan.bots.greedy.ludwig.trials.trial import Trial

KEPT: Final = 0.9
"""The share of the present points for sets of swans that the bot counts on."""


class SwanValue(ModuleValue):
    """Swans are kept for sets, or sold if that pays for something better (SWAN-4)."""

    side_actions: ClassVar[tuple[type[Action], ...]] = (SellSwans,)

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        points, _ = set_points(state.table.components, state.module_state.decrees[seat])
        return KEPT * worth(state.module_state.swans[seat], points)

    def before_buying(
        self, state: LudwigState, trial: Trial, purchases: Sequence[Action], value: float
    ) -> SellSwans | None:
        """The smallest sale that makes a better purchase possible."""
        swans = state.module_state.swans[trial.seat]
        for count in range(1, min(MOST_SOLD - state.module_state.sold, sum(swans)) + 1):
            sale = cheapest_sale(swans, count)
            after = trial.after(state, sale)
            options = trial.without_side_actions(after.legal(trial.seat))
            # Only the purchases that the sale makes possible.
            new = [action for action in options if action not in purchases]
            if any(trial.action_value(after, action) > value for action in new):
                return sale
        return None


def cheapest_sale(swans: Sequence[int], count: int) -> SellSwans:
    """The sale of `count` swans that costs the sets least: each is of the colour most frequent by then."""
    left, sold = list(swans), [0] * len(swans)
    for _ in range(count):
        colour = left.index(max(left))
        left[colour] -= 1
        sold[colour] += 1
    r, g, b, y, w = sold
    return SellSwans((r, g, b, y, w))
