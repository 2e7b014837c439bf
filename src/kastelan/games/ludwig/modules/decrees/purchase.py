"""RND-9: prices changed by decrees, and purchases that are interrupted by a question about the payment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from kastelan.core.game import Tell
from kastelan.games.ludwig import buying
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.ludwig_step import answerable
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.decrees import decree_16
from kastelan.games.ludwig.modules.decrees.held import held, in_force
from kastelan.games.ludwig.prices import Item, coins_on, corridor_item, market_item, price_for
from kastelan.games.ludwig.step_numbers import BORROWING, NOTHING, RETURNING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


@cache
def price_with(decrees: tuple[int, ...], kind: int, usual: int) -> int:
    """The price after these decrees have replaced it and then lowered it (RND-9)."""
    own = in_force(decrees)
    replaced = [price for one in own if (price := one.price(kind, usual)) is not None]
    return max(min(replaced, default=usual) - max((one.discount for one in own), default=0), 0)


def ask(state: LudwigState, item: Item, price: int, coins: int) -> bool:
    """Ask which coins are returned (DEC-17), or how much is borrowed (DEC-21). True if either is asked."""
    own, seat = state.module_state, state.seat
    own.purchase = (item.kind, item.place, item.tile, price, coins)
    if coins and any(one.returns_coins for one in held(state, seat)):
        state.step = RETURNING
        return True
    if ask_for_loan(state):
        return True
    own.purchase = ()
    return False


def ask_for_loan(state: LudwigState) -> bool:
    """Ask how much is borrowed, if the buyer may borrow and there is a price to pay. True if it is asked."""
    if not state.module_state.purchase[3] or not terms(state, state.seat).borrows:
        return False
    state.step = BORROWING
    return True


def pay(state: LudwigState, thousands: int, tell: Tell | None) -> None:
    """Finish the purchase; `thousands` of the price are borrowed."""
    own, seat = state.module_state, state.seat
    kind, place, tile, price, coins = own.purchase
    own.purchase = ()
    own.debt = at(own.debt, seat, own.debt[seat] + thousands)
    buying.pay(state, Item(kind, place, tile, price), price, coins, COIN * thousands, tell)


def fits(state: LudwigState) -> bool:
    """Whether an item for sale is being bought that has a place, and its payment can be settled."""
    if len(state.module_state.purchase) != 5:
        return False
    kind, place, tile, price, coins = state.module_state.purchase
    seat, item = state.seat, next((one for one in _for_sale(state) if one[:3] == (kind, place, tile)), None)
    if item is None or price != price_for(state, seat, item) or coins % COIN:
        return False
    payable = state.money[seat] + coins >= price or terms(state, seat).borrows
    usable = decree_16.has_place(state, seat, tile) or buying.can_store(state, seat)
    return 0 <= coins <= coins_on(state, item) and payable and usable and answerable(state)


def _for_sale(state: LudwigState) -> Iterator[Item]:
    """Every item that is for sale, affordable or not."""
    yield from (market_item(state, slot) for slot in state.table.slots if state.market[slot] != NOTHING)
    yield from (
        corridor_item(tile) for tile, left in zip((HALLWAY, STAIRS), state.corridors, strict=True) if left
    )
    for module in state.table.hooks.for_sale:
        yield from module.for_sale(state)
