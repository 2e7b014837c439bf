"""Royal decrees: those in force, what belongs to them on the table, and the hourglass of decree 11."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.step_numbers import (
    CLEARING,
    DOUBLING,
    DRAFTING,
    MODEL,
    READY,
    REDRAWING,
    REPAYING,
)
from kastelan.games.ludwig.view import ModuleStateView
from kastelan.server.presenters import Timeout
from kastelan.server.presenters.ludwig import hourglass
from kastelan.server.presenters.ludwig.extras import BOUGHT, Extras, Purchase, Shift
from kastelan.server.presenters.ludwig.market import or_none
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable

NO_PLANS: Final = (DRAFTING, REDRAWING, READY, MODEL, REPAYING, CLEARING, DOUBLING)
"""Decisions before the first round and after the last one."""


class Decrees(ModulePresenter):
    """What the decrees in force put on the table and ask."""

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        self.complete_own_extras(table, extras)
        seen = table.view.module_state
        extras.decrees, extras.used = seen.decrees, _used(seen)
        extras.stored = tuple(or_none(tile) for tile in seen.stored)
        extras.debt = tuple(COIN * owed for owed in seen.debt)
        extras.banked = tuple(COIN * put for put in seen.banked)
        extras.shift = Shift(seen.shift[0], PRICES[seen.shift[1]]) if seen.shift else None
        extras.purse, extras.purchase = seen.purse, _purchase(seen)
        # In the view the next card is the last one.
        extras.recalled = tuple(CARD_SIZES[card] for card in reversed(seen.recalled))
        extras.hourglass = hourglass.running(table.view)

    def complete_own_extras(self, table: VisibleTable, extras: Extras) -> None:
        seen = table.view.module_state
        extras.kept, extras.doubled = seen.kept, or_none(seen.doubled)
        extras.model = tuple(or_none(tile) for tile in seen.model)

    def can_plan(self, state: LudwigState) -> bool:
        return state.step not in NO_PLANS and not state.module_state.agenda

    def timeout(self, state: LudwigState) -> Timeout | None:
        return hourglass.pricing_limit(state)


def _used(seen: ModuleStateView) -> tuple[int, ...]:
    # Bit n of `used` is decree n.
    used = {number for own in seen.decrees for number in own if seen.used >> number & 1}
    return tuple(sorted(used))


def _purchase(seen: ModuleStateView) -> Purchase | None:
    if not seen.purchase:
        return None
    kind, place, tile, price, coins = seen.purchase
    return Purchase(BOUGHT[kind], place, tile, price, coins)
