"""Selling swans (SWAN-4) when that buys what could not be paid."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.bots.greedy.ludwig.modules.trying import Trial
from kastelan.core.game import Action
from kastelan.games.ludwig.modules.actions import Recall, SellSwans
from kastelan.games.ludwig.modules.swans import MOST_SOLD
from kastelan.games.ludwig.state import LudwigState


def sale_first(
    state: LudwigState, thinking: Trial, known: Sequence[Action], worth: float
) -> SellSwans | None:
    """The smallest sale after which something new can be bought that is worth more."""
    own, seat = state.module_state, thinking.seat
    if not own.swans or not any(own.swans[seat]):
        return None
    for count in range(1, min(MOST_SOLD - own.sold, sum(own.swans[seat])) + 1):
        sale = cheapest(own.swans[seat], count)
        after = thinking.after(state, sale)
        new = [
            action
            for action in after.legal(seat)
            if not isinstance(action, SellSwans | Recall) and action not in known
        ]
        if any(thinking.worth(after, action) > worth for action in new):
            return sale
    return None


def cheapest(own: Sequence[int], count: int) -> SellSwans:
    """So many swans of which the sets lose least: always one of the colour there is most of."""
    left, sold = list(own), [0] * len(own)
    for _ in range(count):
        colour = left.index(max(left))
        left[colour] -= 1
        sold[colour] += 1
    r, g, b, y, w = sold
    return SellSwans((r, g, b, y, w))
