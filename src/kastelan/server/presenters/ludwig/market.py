"""What is for sale: market tiles, hallways and stairs, and with the modules moat pieces and renovations."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Game
from kastelan.core.jsonable import Json
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import BUY, BUY_HALLWAY, BUY_STAIRS, LAY, PRICES
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, STAIRS, STAIRS_STACK
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules import moats, renovations
from kastelan.games.ludwig.modules.actions import BUY_MOAT, BUY_RENOVATION
from kastelan.games.ludwig.modules.purchase import (
    MOAT_PIECE,
    RENOVATION,
    TILE,
    Wanted,
    price_for,
    slot_price,
    wanted_corridor,
)
from kastelan.games.ludwig.modules.rebuilding import components_seen
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.modules.view import ExtrasView
from kastelan.games.ludwig.steps import NOTHING
from kastelan.games.ludwig.view import LudwigView


def or_none(number: int) -> int | None:
    """A number, or None for NOTHING."""
    return None if number == NOTHING else number


def swan(colours: Sequence[int], place: int) -> str | None:
    """The colour of the token on a tile, if one lies there."""
    return COLOUR_NAMES[colours[place]] if colours and colours[place] != NOTHING else None


def _pays(shown: LudwigState | None, wanted: Wanted) -> dict[str, Json]:
    """The price, and with modules what each seat would pay, decrees included (RND-9)."""
    if shown is None:
        return {"price": wanted.price}
    return {"price": wanted.price, "pays": [price_for(shown, seat, wanted) for seat in range(shown.players)]}


def market(game: Game, view: LudwigView, shown: LudwigState | None) -> list[Json]:
    """The slots in use, the dearest first; with the modules also swans and prices by seat."""
    return [
        _slot(game, view, shown, slot) for slot in sorted(view.slots, key=lambda one: (-PRICES[one], one))
    ]


def _slot(game: Game, view: LudwigView, shown: LudwigState | None, slot: int) -> dict[str, Json]:
    price = PRICES[slot] if shown is None else slot_price(shown, slot)
    tile = view.market[slot]
    made: dict[str, Json] = {
        "slot": slot,
        "tile": or_none(tile),
        "coins": view.coins[slot] * COIN,
        "word": game.actions.write(BUY[slot]),
        "lay": game.actions.write(LAY[slot]),
    }
    if view.extras is not None:
        made["swan"] = swan(view.extras.swans_on, slot)
    return made | _pays(shown, Wanted(TILE, slot, tile, price))


def corridors(game: Game, view: LudwigView, shown: LudwigState | None) -> list[Json]:
    """Hallways and stairs."""
    kinds = ((HALLWAY, HALLWAYS, BUY_HALLWAY), (STAIRS, STAIRS_STACK, BUY_STAIRS))
    return [
        _pays(shown, wanted_corridor(tile))
        | {"tile": tile, "left": view.stacks[stack], "word": game.actions.write(action)}
        for tile, stack, action in kinds
    ]


def moat(game: Game, view: LudwigView, extras: ExtrasView, shown: LudwigState) -> Json:
    """Moat pieces; None where they are not in use."""
    if "moats" not in extras.modules:
        return None
    piece = int(components_seen(view).moat)
    return _pays(shown, Wanted(MOAT_PIECE, 0, piece, moats.PRICE)) | {
        "tile": piece,
        "left": extras.moats,
        "word": game.actions.write(BUY_MOAT),
    }


def renovations_for_sale(game: Game, extras: ExtrasView, shown: LudwigState) -> list[Json]:
    """The renovations that lie out, in the order of their words."""
    return [
        _pays(shown, Wanted(RENOVATION, place, tile, renovations.PRICE))
        | {
            "place": place,
            "tile": tile,
            "swan": swan(extras.show_swans, place),
            "word": game.actions.write(BUY_RENOVATION[place]),
        }
        for place, tile in enumerate(extras.show)
    ]
