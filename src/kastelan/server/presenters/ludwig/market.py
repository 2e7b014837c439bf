"""What is for sale: market tiles, hallways and stairs. Modules sell moat pieces and renovations too."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType

from kastelan.core.game import Action, Game
from kastelan.games.ludwig.actions import BUY, BUY_HALLWAY, BUY_STAIRS, LAY, PRICES
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, STAIRS, STAIRS_STACK
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.prices import Item, corridor_item, market_item
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.server.presenters.ludwig.visible_table import VisibleTable
from kastelan.server.presenters.ludwig.words import Colour

W = TypeVar("W", bound="Ware")


class Ware(Struct, kw_only=True):
    """A tile for sale and the word that buys it; with modules `pays` is what each seat would pay, decrees
    included (RND-9).
    """

    tile: int | None
    price: int
    word: str
    pays: tuple[int, ...] | UnsetType = UNSET


class Stall(Ware, kw_only=True):
    """A slot of the market; `lay` is the word that gives its tile this price. With modules `swan` is the
    token on the tile.
    """

    slot: int
    coins: int
    lay: str
    swan: Colour | UnsetType | None = UNSET


class PiledWare(Ware, kw_only=True):
    """Hallways, stairs or moat pieces: `left` of them are in their stack."""

    tile: int
    left: int


class Renovation(Ware, kw_only=True):
    """A renovation for sale, with its place in the row and the swan token on it."""

    tile: int
    place: int
    swan: Colour | None = None


def or_none(number: int) -> int | None:
    """A number, or None for NOTHING."""
    return None if number == NOTHING else number


def completed(table: VisibleTable, item: Item, ware: W) -> W:
    """Something for sale with what the modules in use say about it."""
    for module in table.modules:
        module.complete_ware(table, item, ware)
    return ware


def market(table: VisibleTable) -> tuple[Stall, ...]:
    """The slots in use, the dearest first."""
    # Slots of equal price keep their order.
    dearest_first = sorted(table.view.slots, key=lambda one: (-PRICES[one], one))
    return tuple(_stall(table, slot) for slot in dearest_first)


def _stall(table: VisibleTable, slot: int) -> Stall:
    view, item = table.view, market_item(table.position, slot)
    word, lay = _words_of(table.game, slot)
    stall = Stall(
        slot=slot,
        tile=or_none(view.market[slot]),
        # The engine counts coins, the browser gets marks.
        coins=view.coins[slot] * COIN,
        word=word,
        lay=lay,
        price=item.price,
    )
    return completed(table, item, stall)


@cache
def _words_of(game: Game, slot: int) -> tuple[str, str]:
    """The words that buy the tile of a slot and give it the price of that slot."""
    return game.actions.write(BUY[slot]), game.actions.write(LAY[slot])


def corridors(table: VisibleTable) -> tuple[PiledWare, ...]:
    """Hallways and stairs."""
    kinds = ((HALLWAY, HALLWAYS, BUY_HALLWAY), (STAIRS, STAIRS_STACK, BUY_STAIRS))
    return tuple(
        piled_ware(table, corridor_item(tile), table.view.stacks[stack], action)
        for tile, stack, action in kinds
    )


def piled_ware(table: VisibleTable, item: Item, left: int, action: Action) -> PiledWare:
    """What is bought from a stack by this action."""
    word = table.game.actions.write(action)
    return completed(table, item, PiledWare(tile=item.tile, price=item.price, left=left, word=word))
