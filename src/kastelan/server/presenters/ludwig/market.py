"""What is for sale: market tiles, hallways and stairs, and with the modules moat pieces and renovations."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType

from kastelan.core.game import Game
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import BUY, BUY_HALLWAY, BUY_STAIRS, LAY, PRICES
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, STAIRS, STAIRS_STACK
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules import moats, renovations
from kastelan.games.ludwig.modules.actions import BUY_MOAT, BUY_RENOVATION
from kastelan.games.ludwig.modules.castle_from_view import components_seen
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.prices import (
    MOAT_PIECE,
    RENOVATION,
    TILE,
    Item,
    corridor_item,
    price_for,
    slot_price,
)
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView, ModuleStateView
from kastelan.server.presenters.ludwig.words import Colour


class Ware(Struct, frozen=True, kw_only=True):
    """A tile for sale and the word that buys it; with modules `pays` is what each seat would pay, decrees
    included (RND-9).
    """

    tile: int | None
    price: int
    word: str
    pays: tuple[int, ...] | UnsetType = UNSET


class Stall(Ware, frozen=True, kw_only=True):
    """A slot of the market; `lay` is the word that gives its tile this price. With modules `swan` is the
    token on the tile.
    """

    slot: int
    coins: int
    lay: str
    swan: Colour | UnsetType | None = UNSET


class PiledWare(Ware, frozen=True, kw_only=True):
    """Hallways, stairs or moat pieces: `left` of them are in their stack."""

    tile: int
    left: int


class Renovation(Ware, frozen=True, kw_only=True):
    """A renovation for sale, with its place in the row and the swan token on it."""

    tile: int
    place: int
    swan: Colour | None


def or_none(number: int) -> int | None:
    """A number, or None for NOTHING."""
    return None if number == NOTHING else number


def swan(colours: Sequence[int], place: int) -> Colour | None:
    """The colour of the token on a tile, if one lies there."""
    return COLOUR_NAMES[colours[place]] if colours and colours[place] != NOTHING else None


def _pays(shown: LudwigState | None, wanted: Item) -> tuple[int, ...] | UnsetType:
    """With modules, what each seat would pay."""
    return UNSET if shown is None else tuple(price_for(shown, seat, wanted) for seat in range(shown.players))


def market(game: Game, view: LudwigView, shown: LudwigState | None) -> tuple[Stall, ...]:
    """The slots in use, the dearest first; with the modules also swans and prices by seat."""
    dearest_first = sorted(view.slots, key=lambda one: (-PRICES[one], one))
    return tuple(_slot(game, view, shown, slot) for slot in dearest_first)


def _slot(game: Game, view: LudwigView, shown: LudwigState | None, slot: int) -> Stall:
    price = PRICES[slot] if shown is None else slot_price(shown, slot)
    return Stall(
        slot=slot,
        tile=or_none(view.market[slot]),
        coins=view.coins[slot] * COIN,
        word=game.actions.write(BUY[slot]),
        lay=game.actions.write(LAY[slot]),
        swan=UNSET if not view.module_state.modules else swan(view.module_state.swans_on, slot),
        price=price,
        pays=_pays(shown, Item(TILE, slot, view.market[slot], price)),
    )


def corridors(game: Game, view: LudwigView, shown: LudwigState | None) -> tuple[PiledWare, ...]:
    """Hallways and stairs."""
    kinds = ((HALLWAY, HALLWAYS, BUY_HALLWAY), (STAIRS, STAIRS_STACK, BUY_STAIRS))
    return tuple(
        _piled(shown, corridor_item(tile), view.stacks[stack], game.actions.write(action))
        for tile, stack, action in kinds
    )


def _piled(shown: LudwigState | None, wanted: Item, left: int, word: str) -> PiledWare:
    return PiledWare(tile=wanted.tile, price=wanted.price, pays=_pays(shown, wanted), left=left, word=word)


def moat(game: Game, view: LudwigView, own: ModuleStateView, shown: LudwigState) -> PiledWare | None:
    """Moat pieces; None where they are not in use."""
    if "moats" not in own.modules:
        return None
    wanted = Item(MOAT_PIECE, 0, int(components_seen(view).moat), moats.PRICE)
    return _piled(shown, wanted, own.moats, game.actions.write(BUY_MOAT))


def renovations_for_sale(game: Game, own: ModuleStateView, shown: LudwigState) -> tuple[Renovation, ...]:
    """The renovations that lie out, in the order of their words."""
    return tuple(
        Renovation(
            tile=tile,
            place=place,
            price=renovations.PRICE,
            pays=_pays(shown, Item(RENOVATION, place, tile, renovations.PRICE)),
            swan=swan(own.show_swans, place),
            word=game.actions.write(BUY_RENOVATION[place]),
        )
        for place, tile in enumerate(own.show)
    )
