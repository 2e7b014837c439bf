"""LUD-TURN: buying a tile, or taking money instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import refusals
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
from kastelan.games.ludwig.corridor_reward import draw_from_stack
from kastelan.games.ludwig.events import MoneyTaken, TileBought
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.prices import (
    CORRIDOR,
    TILE,
    Item,
    affordable,
    coins_on,
    corridor_item,
    market_item,
    price_for,
    slot_affordable,
)
from kastelan.games.ludwig.step_numbers import NOTHING, PLACING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Every item that the seat can pay and place, or money (LUD-TURN-1, LUD-TURN-4, LUD-TURN-5)."""
    castle, table, market = state.castles[seat], state.table, state.market
    tiles, hooks, store = table.components.tiles, table.hooks, can_store(state, seat)
    found: list[Action] = []
    for slot in sorted(table.slots):
        tile = market[slot]
        if tile == NOTHING or not slot_affordable(state, seat, slot):
            continue
        if store or can_be_placed(castle, tiles[tile]):
            found.append(BUY[slot])
    if affordable(state, seat, corridor_item(HALLWAY)):
        for action, left in zip((BUY_HALLWAY, BUY_STAIRS), state.corridors, strict=True):
            if left and (store or can_be_placed(castle, tiles[action.tile])):
                found.append(action)
    found.append(MONEY)
    for module in hooks.money_options:
        found += module.money_options(state, seat)
    for module in hooks.turn_options:
        found += module.turn_options(state, seat)
    return found


def can_store(state: LudwigState, seat: Seat) -> bool:
    """Whether the seat may store what it buys instead of placing it now."""
    modules = state.table.hooks.can_store
    return bool(modules) and any(module.can_store(state, seat) for module in modules)


def buy(state: LudwigState, action: Buy, tell: Tell | None) -> None:
    """Buy a market tile (LUD-TURN-2)."""
    slot = action.slot
    if slot not in state.table.slots or state.market[slot] == NOTHING:
        price = PRICES[slot] if 0 <= slot < len(PRICES) else 0
        raise IllegalAction("LUD-TURN-2", "nothing-for-sale", price=price)
    begin_purchase(state, market_item(state, slot), tell)


def buy_corridor(state: LudwigState, action: BuyCorridor, tell: Tell | None) -> None:
    """Buy a hallway or stairs (LUD-TURN-2)."""
    if action.tile not in (HALLWAY, STAIRS) or not state.corridors[action.tile - HALLWAY]:
        raise IllegalAction("LUD-TURN-2", "stack-is-empty")
    begin_purchase(state, corridor_item(action.tile), tell)


def begin_purchase(state: LudwigState, item: Item, tell: Tell | None) -> None:
    """Buy an item. A module may first ask how it is paid. Coins lying on it pay part of the price.

    LUD-TURN-4, LUD-TURN-5.
    """
    seat = state.seat
    price, coins = price_for(state, seat, item), coins_on(state, item)
    if state.money[seat] + coins < price and not terms(state, seat).borrows:
        facts = {"price": price, "money": state.money[seat], "coins": coins}
        raise IllegalAction("LUD-TURN-4", "too-expensive", **facts)
    if item.kind <= CORRIDOR and not _can_be_used(state, item.tile):
        raise refusals.buying(state.castles[seat], state.table.components.tiles[item.tile])
    modules = state.table.hooks.before_paying
    if not (modules and any(module.before_paying(state, item, price, coins) for module in modules)):
        pay(state, item, price, coins, 0, tell)


def _can_be_used(state: LudwigState, tile: int) -> bool:
    seat = state.seat
    return can_be_placed(state.castles[seat], state.table.components.tiles[tile]) or can_store(state, seat)


def pay(state: LudwigState, item: Item, price: int, coins: int, borrowed: int, tell: Tell | None) -> None:
    """Pay an item to the master builder, or to the bank if he buys it, and take it in hand (LUD-TURN-3)."""
    seat, master = state.seat, state.master
    money = list(state.money)
    money[seat] += coins + borrowed - price
    if seat != master:
        money[master] += price
    state.money = tuple(money)
    state.tile, state.step = item.tile, PLACING
    if tell is not None:
        slot = item.place if item.kind == TILE else None
        paid_to, rule = (master if seat != master else None), state.table.rule("LUD-TURN-3")
        tell(TileBought(seat, item.tile, slot, price, coins, paid_to, rule))
    if item.kind == TILE:
        slot, market, coins_left = item.place, state.market, state.coins
        state.market = (*market[:slot], NOTHING, *market[slot + 1 :])
        state.coins = (*coins_left[:slot], 0, *coins_left[slot + 1 :])
    elif item.kind == CORRIDOR:
        draw_from_stack(state, item.tile)
    for module in state.table.hooks.bought:
        module.bought(state, item, tell)


def take_money(state: LudwigState, _: TakeMoney, tell: Tell | None) -> bool:
    """Take money from the bank instead of buying (LUD-TURN-1). Returns True if no question is open."""
    seat = state.seat
    amount = terms(state, seat).money_taken
    state.money = at(state.money, seat, state.money[seat] + amount)
    if tell is not None:
        tell(MoneyTaken(seat, amount, "LUD-TURN-1"))
    asked = [module.money_taken(state) for module in state.table.hooks.money_taken]
    return not any(asked)
