"""LUD-TURN: buying a tile, or taking money instead."""

from __future__ import annotations

from collections.abc import Sequence
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
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import MoneyTaken, TileBought
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.steps import NOTHING, PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

TAKEN_MONEY: Final = 5_000
CORRIDOR_PRICE: Final = 3_000


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """What the seat can pay and place, or money (LUD-TURN-1, LUD-TURN-4, LUD-TURN-5)."""
    castle, money, tiles = state.castles[seat], state.money[seat], state.table.components.tiles
    found: list[Action] = []
    for slot in sorted(state.table.slots):
        tile = state.market[slot]
        if (
            tile != NOTHING
            and money + COIN * state.coins[slot] >= PRICES[slot]
            and can_be_placed(castle, tiles[tile])
        ):
            found.append(BUY[slot])
    if money >= CORRIDOR_PRICE:
        hallways, stairs = state.corridors
        if hallways and can_be_placed(castle, tiles[HALLWAY]):
            found.append(BUY_HALLWAY)
        if stairs and can_be_placed(castle, tiles[STAIRS]):
            found.append(BUY_STAIRS)
    found.append(MONEY)
    return found


def buy(state: LudwigState, action: Buy, tell: Tell | None) -> None:
    """Buy a market tile; its coins may pay for it (LUD-TURN-2, LUD-TURN-4)."""
    slot = action.slot
    if slot not in state.table.slots or state.market[slot] == NOTHING:
        raise IllegalAction("LUD-TURN-2", "nothing-for-sale", price=PRICES[slot] if 0 <= slot < 7 else 0)
    tile, coins = state.market[slot], COIN * state.coins[slot]
    _check_purchase(state, tile, PRICES[slot], coins)
    state.market = (*state.market[:slot], NOTHING, *state.market[slot + 1 :])
    state.coins = (*state.coins[:slot], 0, *state.coins[slot + 1 :])
    _pay(state, tile, slot, PRICES[slot], coins, tell)


def buy_corridor(state: LudwigState, action: BuyCorridor, tell: Tell | None) -> None:
    """Buy a hallway or stairs (LUD-TURN-2)."""
    hallways, stairs = state.corridors
    left = {HALLWAY: hallways, STAIRS: stairs}.get(action.tile, 0)
    if not left:
        raise IllegalAction("LUD-TURN-2", "stack-is-empty")
    _check_purchase(state, action.tile, CORRIDOR_PRICE, 0)
    state.corridors = (hallways - 1, stairs) if action.tile == HALLWAY else (hallways, stairs - 1)
    _pay(state, action.tile, None, CORRIDOR_PRICE, 0, tell)


def _check_purchase(state: LudwigState, tile: int, price: int, coins: int) -> None:
    """Refuse what cannot be paid, and what cannot be placed (LUD-TURN-4, LUD-TURN-5)."""
    seat = state.seat
    if state.money[seat] + coins < price:
        raise IllegalAction("LUD-TURN-4", "too-expensive", price=price, money=state.money[seat], coins=coins)
    if not can_be_placed(state.castles[seat], state.table.components.tiles[tile]):
        raise IllegalAction("LUD-TURN-5", "cannot-be-placed")


def _pay(state: LudwigState, tile: int, slot: int | None, price: int, coins: int, tell: Tell | None) -> None:
    """The price goes to the master builder, his own to the bank (LUD-TURN-3)."""
    seat, master = state.seat, state.master
    money = list(state.money)
    money[seat] += coins - price
    if seat != master:
        money[master] += price
    state.money = tuple(money)
    state.tile, state.step = tile, PLACING
    if tell is not None:
        tell(TileBought(seat, tile, slot, price, coins, master if seat != master else None))


def take_money(state: LudwigState, _: TakeMoney, tell: Tell | None) -> bool:
    """5,000 M from the bank instead of buying (LUD-TURN-1); the turn is over then."""
    seat, money = state.seat, state.money
    state.money = (*money[:seat], money[seat] + TAKEN_MONEY, *money[seat + 1 :])
    if tell is not None:
        tell(MoneyTaken(seat, TAKEN_MONEY, "LUD-TURN-1"))
    return True
