"""What the modules put on the table besides castles and market, from what may be seen."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from kastelan.core.game import Game, Seat
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, MOST_SOLD, SALE, SETS, sets
from kastelan.games.ludwig.view import LudwigView, ModuleStateView
from kastelan.server.presenters.ludwig import goals
from kastelan.server.presenters.ludwig.goals import Standing
from kastelan.server.presenters.ludwig.hourglass import Hourglass, hourglass
from kastelan.server.presenters.ludwig.market import (
    PiledWare,
    Renovation,
    moat,
    or_none,
    renovations_for_sale,
)
from kastelan.server.presenters.ludwig.words import Colour
from kastelan.server.wire.presented import one_of

BOUGHT: Final = ("tile", "corridor", "moat", "renovation")


class Shift(Struct, frozen=True):
    """A slot of the market with another price in this round (DEC-09)."""

    slot: int
    price: int


class Purchase(Struct, frozen=True):
    """What is being bought: its slot or place in the row, its tile, its price and the coins on it."""

    kind: Annotated[str, one_of("WareKind", BOUGHT)]
    place: int
    tile: int
    price: int
    coins: int


class Extras(Struct, frozen=True, kw_only=True):
    """What the modules add. Lists by seat have an entry for each seat; money is in marks.

    For sale: `moat` is null where there are no moats; `renovations` stand in the order of their words;
    `piles` is how many renovations each size has left.

    Swans: `lake` is how many tokens are left. `swans` are those of each seat, null where they are hidden
    (DEC-07), and empty without swans; `swan_points` is what their sets are worth now. `to_sell` is how many
    may still be sold in this turn, and `sale` the money for 0 to 5 at once.

    Favour tokens: `tokens` is how many are left in the stack; `held` has a number for each seat, or its
    tokens where they may be seen.

    Decrees, by their numbers: `decrees` are the open ones by seat, and `used` those turned over (DEC-08).
    `draft` are the decrees passed to this seat in the order of their words, or how many another one has.
    `kept` are those kept in secret by seat, of others how many, and empty before the draft. `stored` is the
    tile on decree 16 by seat; `model` the tile of decree 05, one's own or all at the end; `debt` and `banked`
    belong to decrees 21 and 41.

    The decision: `order` are the seats that still have their turn in this round, the next first. `purse` are
    the coins laid out so far, tile by tile in the order of the slots (DEC-10). `offered` is what is looked
    at, in the order of the words: favours while tokens are chosen, decrees while they are drawn again, bonus
    cards put away while one is swapped; of others only how many. `placed` is the room whose passages are
    being laid. `recalled` are the sizes of the cards that lie face up on the deck, the next one first, and
    `discards` those of all discarded cards. `doubled` is the own bonus card that counts twice.
    """

    modules: tuple[str, ...]
    moat: PiledWare | None
    renovations: tuple[Renovation, ...]
    piles: tuple[int, ...]
    lake: int
    swans: tuple[dict[Colour, int] | None, ...]
    swan_points: tuple[int | None, ...]
    to_sell: int
    sale: tuple[int, ...]
    tokens: int
    held: tuple[int | tuple[Standing, ...], ...]
    decrees: tuple[tuple[int, ...], ...]
    used: tuple[int, ...]
    draft: int | tuple[int, ...]
    kept: tuple[int | tuple[int, ...], ...]
    stored: tuple[int | None, ...]
    model: tuple[int | None, ...]
    debt: tuple[int, ...]
    banked: tuple[int, ...]
    order: tuple[Seat, ...]
    shift: Shift | None
    purse: tuple[int, ...]
    purchase: Purchase | None
    offered: int | tuple[int, ...]
    placed: int | None
    recalled: tuple[int, ...]
    discards: tuple[int, ...]
    doubled: int | None
    hourglass: Hourglass | None


def extras_shown(game: Game, view: LudwigView, shown: LudwigState) -> Extras:
    """Everything of the modules."""
    extras = view.module_state
    assert extras is not None
    return Extras(
        modules=extras.modules,
        moat=moat(game, view, extras, shown),
        renovations=renovations_for_sale(game, extras, shown),
        piles=extras.piles,
        lake=extras.lake,
        swans=tuple(_by_colour(own) for own in extras.swans),
        swan_points=tuple(None if own is None else _worth(own) for own in extras.swans),
        to_sell=MOST_SOLD - extras.sold,
        sale=SALE,
        tokens=extras.tokens,
        held=tuple(goals.tokens(view, shown, seat) for seat in range(view.players)),
        decrees=extras.decrees,
        used=_used(extras),
        draft=extras.draft,
        kept=extras.kept,
        stored=tuple(or_none(tile) for tile in extras.stored),
        model=tuple(or_none(tile) for tile in extras.model),
        debt=tuple(COIN * owed for owed in extras.debt),
        banked=tuple(COIN * put for put in extras.banked),
        order=extras.order,
        shift=Shift(extras.shift[0], PRICES[extras.shift[1]]) if extras.shift else None,
        purse=extras.purse,
        purchase=_purchase(extras),
        offered=extras.offered,
        placed=or_none(extras.placed),
        recalled=tuple(CARD_SIZES[card] for card in reversed(extras.recalled)),
        discards=tuple(CARD_SIZES[card] for card in view.discards),
        doubled=or_none(extras.doubled),
        hourglass=hourglass(view),
    )


def _by_colour(swans: tuple[int, ...] | None) -> dict[Colour, int] | None:
    return None if swans is None else dict(zip(COLOUR_NAMES, swans, strict=True))


def _worth(swans: tuple[int, ...]) -> int:
    return sum(SETS[size] for size in sets(swans))


def _used(extras: ModuleStateView) -> tuple[int, ...]:
    used = {number for own in extras.decrees for number in own if extras.used >> number & 1}
    return tuple(sorted(used))


def _purchase(extras: ModuleStateView) -> Purchase | None:
    if not extras.purchase:
        return None
    kind, place, tile, price, coins = extras.purchase
    return Purchase(BOUGHT[kind], place, tile, price, coins)
