"""RND-4, RND-9: buying with the modules: prices, what pays them, and where the piece goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.actions import (
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    MONEY,
    PRICES,
    Buy,
    BuyCorridor,
    TakeMoney,
)
from kastelan.games.ludwig.buying import CORRIDOR_PRICE
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import MoneyTaken, TileBought
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.actions import (
    BORROW,
    NO_COINS,
    POINTS,
    RETURN,
    TAKE_COINS,
    Borrow,
    NoCoins,
    ReturnCoins,
    TakeCoins,
    TakePoints,
)
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import CoinsCollected, MoneyBorrowed, PointsGained
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.turns import ACTED, BOUGHT
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.steps import BORROWING, COLLECTING, NOTHING, PLACING, RETURNING

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
    decrees = held(state, seat)
    if len(decrees) == 1:
        return wanted.price
    replaced = [price for one in decrees if (price := one.price(wanted.kind, wanted.price)) is not None]
    return max(min(replaced, default=wanted.price) - max(one.discount for one in decrees), 0)


def coins_on(state: LudwigState, wanted: Wanted) -> int:
    """The money that lies on it."""
    return COIN * state.coins[wanted.place] if wanted.kind == TILE else 0


def affordable(state: LudwigState, seat: Seat, wanted: Wanted) -> bool:
    """Whether money, coins and perhaps a loan cover the price (LUD-TURN-4, DEC-21)."""
    if state.money[seat] + coins_on(state, wanted) >= price_for(state, seat, wanted):
        return True
    return any(one.borrows for one in held(state, seat))


def can_store(state: LudwigState, seat: Seat) -> bool:
    """Whether a piece may go on decree 16 (DEC-16)."""
    return any(one.stores for one in held(state, seat)) and extras_of(state).stored[seat] == NOTHING


def wanted_tile(state: LudwigState, slot: int) -> Wanted:
    """The tile of a slot as something for sale."""
    return Wanted(TILE, slot, state.market[slot], slot_price(state, slot))


def wanted_corridor(tile: int) -> Wanted:
    """A hallway or stairs as something for sale."""
    return Wanted(CORRIDOR, 0, tile, CORRIDOR_PRICE)


def legal(state: LudwigState, seat: Seat) -> list[Action]:
    """Tiles, hallways and stairs, and money; what modules offer comes after it."""
    found: list[Action] = []
    for slot in sorted(state.table.slots):
        tile = state.market[slot]
        if tile == NOTHING or not affordable(state, seat, wanted_tile(state, slot)):
            continue
        if _can_be_used(state, seat, tile):
            found.append(BUY[slot])
    for action, left in zip((BUY_HALLWAY, BUY_STAIRS), state.corridors, strict=True):
        wanted = wanted_corridor(action.tile)
        if left and affordable(state, seat, wanted) and _can_be_used(state, seat, action.tile):
            found.append(action)
    found.append(MONEY)
    if any(one.points_taken for one in held(state, seat)):
        found.append(POINTS)
    return found


def _can_be_used(state: LudwigState, seat: Seat, tile: int) -> bool:
    """Whether it can be placed or stored (LUD-TURN-5, AMB-17)."""
    return can_store(state, seat) or can_be_placed(state.castles[seat], state.table.components.tiles[tile])


def buy(state: LudwigState, action: Buy, tell: Tell | None) -> None:
    """Buy a market tile."""
    slot = action.slot
    if slot not in state.table.slots or state.market[slot] == NOTHING:
        price = PRICES[slot] if 0 <= slot < len(PRICES) else 0
        raise IllegalAction("LUD-TURN-2", "nothing-for-sale", price=price)
    _check_use(state, state.market[slot])
    begin_purchase(state, wanted_tile(state, slot), tell)


def buy_corridor(state: LudwigState, action: BuyCorridor, tell: Tell | None) -> None:
    """Buy a hallway or stairs."""
    if action.tile not in (HALLWAY, STAIRS) or not state.corridors[action.tile - HALLWAY]:
        raise IllegalAction("LUD-TURN-2", "stack-is-empty")
    _check_use(state, action.tile)
    begin_purchase(state, wanted_corridor(action.tile), tell)


def _check_use(state: LudwigState, tile: int) -> None:
    if not _can_be_used(state, state.seat, tile):
        raise IllegalAction("LUD-TURN-5", "cannot-be-placed")


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
    if any(one.borrows for one in held(state, state.seat)):
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
    if price and any(one.borrows for one in held(state, state.seat)):
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
    from kastelan.games.ludwig.modules.moats import discard_card

    extras_of(state).moats -= 1
    discard_card(state, tell)


def _take_renovation(state: LudwigState, place: int, tell: Tell | None) -> None:
    from kastelan.games.ludwig.modules.swans import give

    extras = extras_of(state)
    swan = extras.show_swans[place]
    extras.show = (*extras.show[:place], *extras.show[place + 1 :])
    extras.show_swans = (*extras.show_swans[:place], *extras.show_swans[place + 1 :])
    give(extras, state.seat, swan, tell)


TAKEN: Final = (_take_tile, _take_corridor, _take_moat, _take_renovation)


# Taking money


def take_money(state: LudwigState, _: TakeMoney, tell: Tell | None) -> bool:
    """Money instead of buying (LUD-TURN-1, DEC-23); then perhaps the coins of a tile (DEC-22)."""
    seat, extras = state.seat, extras_of(state)
    amount = max(one.money_taken for one in held(state, seat))
    state.money = at(state.money, seat, state.money[seat] + amount)
    extras.before |= ACTED
    if tell is not None:
        tell(MoneyTaken(seat, amount, "LUD-TURN-1"))
    if any(state.coins) and any(one.collects_coins for one in held(state, seat)):
        state.step = COLLECTING
        return False
    return True


def take_points(state: LudwigState, _: TakePoints, tell: Tell | None) -> bool:
    """Points instead of money (DEC-23)."""
    seat, extras = state.seat, extras_of(state)
    points = max(one.points_taken for one in held(state, seat))
    if not points:
        raise IllegalAction("LUD-TURN-1", "buy-or-take-money")
    state.score = at(state.score, seat, state.score[seat] + points)
    extras.before |= ACTED
    if tell is not None:
        tell(PointsGained(seat, points, "DEC-23"))
    return True


def legal_coins(state: LudwigState) -> list[Action]:
    """The tiles with coins, or none (DEC-22)."""
    return [*(TAKE_COINS[slot] for slot in sorted(state.table.slots) if state.coins[slot]), NO_COINS]


def take_coins(state: LudwigState, action: TakeCoins, tell: Tell | None) -> bool:
    """All coins of one tile; it stays (DEC-22)."""
    if action not in legal_coins(state):
        raise IllegalAction("DEC-22", "no-coins-there")
    seat, amount = state.seat, COIN * state.coins[action.slot]
    state.money = at(state.money, seat, state.money[seat] + amount)
    state.coins = at(state.coins, action.slot, 0)
    if tell is not None:
        tell(CoinsCollected(seat, state.market[action.slot], amount))
    return True


def take_no_coins(state: LudwigState, _: NoCoins, tell: Tell | None) -> bool:
    """Leave them."""
    if tell is not None:
        tell(CoinsCollected(state.seat, None, 0))
    return True
