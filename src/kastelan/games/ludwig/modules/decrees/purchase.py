"""RND-9: prices changed by decrees, and purchases that are interrupted by a question about the payment."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kastelan.core.game import Tell
from kastelan.games.ludwig import buying
from kastelan.games.ludwig.ludwig_step import answerable
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.decrees.held import held, in_force
from kastelan.games.ludwig.prices import Item
from kastelan.games.ludwig.step_numbers import BORROWING, RETURNING
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
    """Whether an item is being bought, and there is an answer to the question about its payment."""
    return len(state.module_state.purchase) == 5 and answerable(state)
