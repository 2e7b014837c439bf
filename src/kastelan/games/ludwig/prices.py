"""LUD-TURN-4, RND-9: items for sale, and what they cost each player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from kastelan.core.game import Seat
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

TILE, CORRIDOR, MOAT_PIECE, RENOVATION = range(4)
"""Kinds of items. Frozen positions contain these numbers."""

CORRIDOR_PRICE: Final = 3_000


class Item(NamedTuple):
    """Something for sale: its kind, its slot or place in a row, its tile, and the price marked on it."""

    kind: int
    place: int
    tile: int
    price: int


CORRIDORS: Final = {int(tile): Item(CORRIDOR, 0, tile, CORRIDOR_PRICE) for tile in (HALLWAY, STAIRS)}


def price_for(state: LudwigState, seat: Seat, item: Item) -> int:
    """The price of an item for a seat."""
    price = item.price
    for module in state.table.hooks.price:
        price = module.price(state, seat, item, price)
    return price


def market_item(state: LudwigState, slot: int) -> Item:
    """The tile of a slot, with the price of the slot in this round."""
    price = PRICES[slot]
    for module in state.table.hooks.slot_price:
        price = module.slot_price(state, slot, price)
    return Item(TILE, slot, state.market[slot], price)


def slot_price(state: LudwigState, slot: int) -> int:
    """The price of a slot in this round."""
    return market_item(state, slot).price


def corridor_item(tile: int) -> Item:
    """A hallway or stairs."""
    return CORRIDORS[tile]


def tiles_for_sale(state: LudwigState) -> list[Item]:
    """Market tiles by their slots, hallways and stairs."""
    found = [market_item(state, slot) for slot in sorted(state.table.slots) if state.market[slot] != NOTHING]
    return found + [corridor_item(tile) for tile in (HALLWAY, STAIRS) if state.corridors[tile - HALLWAY]]


def other_items(state: LudwigState) -> list[Item]:
    """The items that modules sell."""
    return [item for module in state.table.hooks.for_sale for item in module.for_sale(state)]


def coins_on(state: LudwigState, item: Item) -> int:
    """The money that lies on an item."""
    return COIN * state.coins[item.place] if item.kind == TILE else 0


def slot_affordable(state: LudwigState, seat: Seat, slot: int) -> bool:
    """Whether the seat can pay the tile of a slot, with a shortcut if no module changes prices."""
    if state.table.hooks.price:
        return affordable(state, seat, market_item(state, slot))
    return state.money[seat] + COIN * state.coins[slot] >= PRICES[slot]


def affordable(state: LudwigState, seat: Seat, item: Item) -> bool:
    """Whether money, coins and perhaps a loan cover the price (LUD-TURN-4, DEC-21)."""
    missing = price_for(state, seat, item) - state.money[seat]
    return missing <= 0 or missing <= coins_on(state, item) or terms(state, seat).borrows
