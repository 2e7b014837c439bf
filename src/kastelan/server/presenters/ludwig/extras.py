"""What the modules put on the table besides castles and market, from what may be seen."""

from __future__ import annotations

from kastelan.core.game import Game
from kastelan.core.jsonable import Json
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, MOST_SOLD, SALE, SETS, sets
from kastelan.games.ludwig.modules.view import ExtrasView
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.presenters.ludwig import goals
from kastelan.server.presenters.ludwig.hourglass import hourglass
from kastelan.server.presenters.ludwig.market import moat, or_none, renovations_for_sale

BOUGHT = ("tile", "corridor", "moat", "renovation")


def module_facts(game: Game, view: LudwigView, shown: LudwigState) -> dict[str, Json]:
    """Everything of the modules; `board` says what it looks like."""
    extras = view.extras
    assert extras is not None
    return {
        "modules": [*extras.modules],
        "moat": moat(game, view, extras, shown),
        "renovations": renovations_for_sale(game, extras, shown),
        "piles": [*extras.piles],
        **_swans(extras),
        "tokens": extras.tokens,
        "held": [goals.tokens(view, shown, seat) for seat in range(view.players)],
        **_decrees(extras),
        **_money(extras),
        **_deciding(view, extras),
    }


def _swans(extras: ExtrasView) -> dict[str, Json]:
    """Tokens left in the lake, those of each seat by colour, their points, and how many may be sold yet."""
    return {
        "lake": extras.lake,
        "swans": [
            None if own is None else dict[str, Json](zip(COLOUR_NAMES, own, strict=True))
            for own in extras.swans
        ],
        "swan_points": [
            None if own is None else sum(SETS[size] for size in sets(own)) for own in extras.swans
        ],
        "to_sell": MOST_SOLD - extras.sold,
        "sale": [*SALE],
    }


def _decrees(extras: ExtrasView) -> dict[str, Json]:
    """Decrees by their numbers: open ones, those used up, and the draft as far as the seat knows it."""
    used = {number for own in extras.decrees for number in own if extras.used >> number & 1}
    return {
        "decrees": [[*own] for own in extras.decrees],
        "used": [*sorted(used)],
        "draft": extras.draft if isinstance(extras.draft, int) else [*extras.draft],
        "kept": [own if isinstance(own, int) else [*own] for own in extras.kept],
        "stored": [or_none(tile) for tile in extras.stored],
        "model": [or_none(tile) for tile in extras.model],
    }


def _money(extras: ExtrasView) -> dict[str, Json]:
    return {
        "debt": [COIN * owed for owed in extras.debt],
        "banked": [COIN * put for put in extras.banked],
    }


def _deciding(view: LudwigView, extras: ExtrasView) -> dict[str, Json]:
    """What is in the middle of being decided."""
    return {
        "order": [*extras.order],
        "shift": {"slot": extras.shift[0], "price": PRICES[extras.shift[1]]} if extras.shift else None,
        "purse": [*extras.purse],
        "purchase": _purchase(extras),
        "offered": extras.offered if isinstance(extras.offered, int) else [*extras.offered],
        "placed": or_none(extras.placed),
        "recalled": [CARD_SIZES[card] for card in reversed(extras.recalled)],
        "discards": [CARD_SIZES[card] for card in view.discards],
        "doubled": or_none(extras.doubled),
        "hourglass": hourglass(view),
    }


def _purchase(extras: ExtrasView) -> Json:
    if not extras.purchase:
        return None
    kind, place, tile, price, coins = extras.purchase
    return {"kind": BOUGHT[kind], "place": place, "tile": tile, "price": price, "coins": coins}
