"""RND-9: prices with the modules, what pays them, and where the piece goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.buying import CORRIDOR_PRICE
from kastelan.games.ludwig.components import HALLWAY
from kastelan.games.ludwig.events import TileBought
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.actions import BORROW, RETURN, Borrow, ReturnCoins
from kastelan.games.ludwig.modules.deck import discard_card
from kastelan.games.ludwig.modules.decrees.events import MoneyBorrowed, PointsGained
from kastelan.games.ludwig.modules.decrees.held import held, in_force
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.swans import give
from kastelan.games.ludwig.modules.turns import ACTED, BOUGHT
from kastelan.games.ludwig.steps import BORROWING, NOTHING, PLACING, RETURNING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

TILE, CORRIDOR, MOAT_PIECE, RENOVATION = range(4)
"""What can be bought."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something for sale: its kind, slot or place in its row, its tile and its usual price."""

    kind: int
    place: int
    tile: int
    price: int


def slot_price(state: LudwigState, slot: int) -> int:
    """What a slot asks, a price moved by decree 09 included."""
    shift = extras_of(state).shift
    return PRICES[shift[1]] if shift and shift[0] == slot else PRICES[slot]


def price_for(state: LudwigState, seat: Seat, wanted: Wanted) -> int:
    """The price, replaced and then lowered by decrees (RND-9)."""
    return _priced(extras_of(state).decrees[seat], wanted.kind, wanted.price)


@cache
def _priced(decrees: tuple[int, ...], kind: int, usual: int) -> int:
    own = in_force(decrees)
    replaced = [price for one in own if (price := one.price(kind, usual)) is not None]
    return max(min(replaced, default=usual) - max(one.discount for one in own), 0)


def coins_on(state: LudwigState, wanted: Wanted) -> int:
    """The money that lies on it."""
    return COIN * state.coins[wanted.place] if wanted.kind == TILE else 0


def affordable(state: LudwigState, seat: Seat, wanted: Wanted) -> bool:
    """Whether money, coins and perhaps a loan cover the price (LUD-TURN-4, DEC-21)."""
    means = state.money[seat] + coins_on(state, wanted)
    return means >= price_for(state, seat, wanted) or borrows(state, seat)


def borrows(state: LudwigState, seat: Seat) -> bool:
    """Whether the bank lends to the seat (DEC-21)."""
    return any(one.borrows for one in held(state, seat))


def can_store(state: LudwigState, seat: Seat) -> bool:
    """Whether a piece may go on decree 16 (DEC-16)."""
    return extras_of(state).stored[seat] == NOTHING and any(one.stores for one in held(state, seat))


def wanted_tile(state: LudwigState, slot: int) -> Wanted:
    """The tile of a slot as something for sale."""
    return Wanted(TILE, slot, state.market[slot], slot_price(state, slot))


def wanted_corridor(tile: int) -> Wanted:
    """A hallway or stairs as something for sale."""
    return Wanted(CORRIDOR, 0, tile, CORRIDOR_PRICE)


# Paying


def begin_purchase(state: LudwigState, wanted: Wanted, tell: Tell | None) -> None:
    """Settle how it is paid: coins for points first (DEC-17), then a loan (DEC-21)."""
    seat = state.seat
    price, coins = price_for(state, seat, wanted), coins_on(state, wanted)
    if not affordable(state, seat, wanted):
        facts = {"price": price, "money": state.money[seat], "coins": coins}
        raise IllegalAction("LUD-TURN-4", "too-expensive", **facts)
    extras = extras_of(state)
    extras.purchase = (wanted.kind, wanted.place, wanted.tile, price, coins)
    if coins and any(one.returns_coins for one in held(state, seat)):
        state.step = RETURNING
    else:
        _borrow_or_pay(state, tell)


def legal_returns(state: LudwigState) -> Sequence[Action]:
    """How many of the tile's coins may go back; what is left must still pay (DEC-17)."""
    _, _, _, price, coins = extras_of(state).purchase
    if borrows(state, state.seat):
        return RETURN[: coins // COIN + 1]
    return RETURN[: min(coins, state.money[state.seat] + coins - price) // COIN + 1]


def return_coins(state: LudwigState, action: ReturnCoins, tell: Tell | None) -> None:
    """Coins to the bank, a point for each (DEC-17)."""
    if action not in legal_returns(state):
        raise IllegalAction("DEC-17", "coins-needed")
    extras, seat = extras_of(state), state.seat
    *deal, coins = extras.purchase
    extras.purchase = (*deal, coins - COIN * action.coins)
    state.score = at(state.score, seat, state.score[seat] + action.coins)
    if tell is not None:
        tell(PointsGained(seat, action.coins, "DEC-17"))
    _borrow_or_pay(state, tell)


def _borrow_or_pay(state: LudwigState, tell: Tell | None) -> None:
    price = extras_of(state).purchase[3]
    if price and borrows(state, state.seat):
        state.step = BORROWING
    else:
        _pay(state, 0, tell)


def legal_loans(state: LudwigState) -> Sequence[Action]:
    """From what is needed to the whole price (DEC-21)."""
    _, _, _, price, coins = extras_of(state).purchase
    missing = max(price - coins - state.money[state.seat], 0)
    return BORROW[missing // COIN : price // COIN + 1]


def borrow(state: LudwigState, action: Borrow, tell: Tell | None) -> None:
    """Borrow a part of the price from the bank (DEC-21)."""
    if action not in legal_loans(state):
        raise IllegalAction("DEC-21", "not-the-price")
    if tell is not None and action.thousands:
        tell(MoneyBorrowed(state.seat, COIN * action.thousands))
    _pay(state, action.thousands, tell)


def _pay(state: LudwigState, borrowed: int, tell: Tell | None) -> None:
    """The price goes to the master builder, his own to the bank; the piece is in hand (LUD-TURN-3)."""
    extras, seat, master = extras_of(state), state.seat, state.master
    kind, place, tile, price, coins = extras.purchase
    money = list(state.money)
    money[seat] += coins + COIN * borrowed - price
    if seat != master:
        money[master] += price
    state.money, extras.purchase = tuple(money), ()
    if borrowed:
        extras.debt = at(extras.debt, seat, extras.debt[seat] + borrowed)
    state.tile, state.step = tile, PLACING
    extras.before |= ACTED | BOUGHT
    if tell is not None:
        slot = place if kind == TILE else None
        tell(TileBought(seat, tile, slot, price, coins, master if seat != master else None))
    TAKEN[kind](state, place, tell)


def _take_tile(state: LudwigState, slot: int, tell: Tell | None) -> None:
    state.market, state.coins = at(state.market, slot, NOTHING), at(state.coins, slot, 0)
    for module in state.table.modules:
        module.taken(state, slot, tell)


def _take_corridor(state: LudwigState, _: int, __: Tell | None) -> None:
    hallways, stairs = state.corridors
    state.corridors = (hallways - 1, stairs) if state.tile == HALLWAY else (hallways, stairs - 1)


def _take_moat(state: LudwigState, _: int, tell: Tell | None) -> None:
    extras_of(state).moats -= 1
    discard_card(state, tell)


def _take_renovation(state: LudwigState, place: int, tell: Tell | None) -> None:
    extras = extras_of(state)
    swan = extras.show_swans[place]
    extras.show = (*extras.show[:place], *extras.show[place + 1 :])
    extras.show_swans = (*extras.show_swans[:place], *extras.show_swans[place + 1 :])
    give(extras, state.seat, swan, tell)


TAKEN: Final = (_take_tile, _take_corridor, _take_moat, _take_renovation)
