"""Swans (SWAN)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.bots.greedy.ludwig.trials.module_values.module_value import Chooser, ModuleValue
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.modules.actions import END_TURN, SellSwans
from kastelan.games.ludwig.modules.swans import MOST_SOLD, set_points, worth
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import SELLING

if TYPE_CHECKING:
    from kastelan.bots.greedy.ludwig.trials.trial import Trial

KEPT: Final = 0.9
"""The share of the present points for sets of swans that the bot counts on."""


def sell_no_more(_: LudwigState, __: Trial) -> Action:
    """End the turn."""
    return END_TURN


def sell_at_the_end(state: LudwigState, trial: Trial) -> Action:
    """The sale that leads to the best position, or none."""
    sales = cheapest_sales(state, trial.seat) if trial.aware else []
    options: list[Action] = [END_TURN, *sales]
    values = [trial.action_value(state, option) for option in options]
    return options[values.index(max(values))]


class SwanValue(ModuleValue):
    """Swans are kept for sets, or sold if that pays for something better (SWAN-4)."""

    choosers: ClassVar[Mapping[int, Chooser]] = {SELLING: sell_at_the_end}
    answers: ClassVar[Mapping[int, Chooser]] = {SELLING: sell_no_more}
    side_actions: ClassVar[tuple[type[Action], ...]] = (SellSwans,)
    declining: ClassVar[tuple[Action, ...]] = (END_TURN,)

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        points, _ = set_points(state.table.components, state.module_state.decrees[seat])
        share = KEPT if turns > 0 else 1.0
        return share * worth(state.module_state.swans[seat], points)

    def before_buying(
        self, state: LudwigState, trial: Trial, purchases: Sequence[Action], value: float
    ) -> SellSwans | None:
        """The smallest sale that makes a better purchase possible.

        The purchase must also be better than what could be bought without the sale. Otherwise the sale would
        only turn swans into money, which can be done later as well.
        """
        for sale in cheapest_sales(state, trial.seat):
            after = trial.after(state, sale)
            options = trial.without_side_actions(after.legal(trial.seat))
            new = [action for action in options if action not in purchases]
            best = max((trial.action_value(after, action) for action in new), default=value)
            if best > value and all(trial.action_value(after, action) < best for action in purchases):
                return sale
        return None


def cheapest_sales(state: LudwigState, seat: Seat) -> list[SellSwans]:
    """For each number of swans that the seat may sell, the cheapest sale."""
    swans, sold = state.module_state.swans[seat], state.module_state.sold
    return [cheapest_sale(swans, count) for count in range(1, min(MOST_SOLD - sold, sum(swans)) + 1)]


def cheapest_sale(swans: Sequence[int], count: int) -> SellSwans:
    """The sale of `count` swans that costs the sets least: each is of the colour most frequent by then."""
    left, sold = list(swans), [0] * len(swans)
    for _ in range(count):
        colour = left.index(max(left))
        left[colour] -= 1
        sold[colour] += 1
    r, g, b, y, w = sold
    return SellSwans((r, g, b, y, w))
