"""What the modules put on the table besides castles and market, from what may be seen."""

from __future__ import annotations

from copy import copy
from typing import Annotated, Final

from msgspec import Struct

from kastelan.core.game import Seat
from kastelan.games.ludwig.modules.swans import MOST_SOLD, SALE
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.presenters.ludwig.goals import Standing
from kastelan.server.presenters.ludwig.hourglass import Hourglass
from kastelan.server.presenters.ludwig.market import PiledWare, Renovation
from kastelan.server.presenters.ludwig.visible_table import VisibleTable
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


class Extras(Struct, kw_only=True):
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
    moat: PiledWare | None = None
    renovations: tuple[Renovation, ...] = ()
    piles: tuple[int, ...] = ()
    lake: int = 0
    swans: tuple[dict[Colour, int] | None, ...] = ()
    swan_points: tuple[int | None, ...] = ()
    to_sell: int = MOST_SOLD
    sale: tuple[int, ...] = SALE
    tokens: int = 0
    held: tuple[int | tuple[Standing, ...], ...] = ()
    decrees: tuple[tuple[int, ...], ...]
    used: tuple[int, ...] = ()
    draft: int | tuple[int, ...] = ()
    kept: tuple[int | tuple[int, ...], ...] = ()
    stored: tuple[int | None, ...]
    model: tuple[int | None, ...]
    debt: tuple[int, ...]
    banked: tuple[int, ...]
    order: tuple[Seat, ...] = ()
    shift: Shift | None = None
    purse: tuple[int, ...] = ()
    purchase: Purchase | None = None
    offered: int | tuple[int, ...] = ()
    placed: int | None = None
    recalled: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    doubled: int | None = None
    hourglass: Hourglass | None = None


def extras_shown(table: VisibleTable) -> Extras | None:
    """What the modules in use have on the table; None if there are none."""
    if not table.modules:
        return None
    extras = _unused(table.view)
    for module in table.modules:
        module.complete_extras(table, extras)
    return extras


def own_extras(table: VisibleTable, public: Extras | None) -> Extras | None:
    """The same for a seat, from what spectators are shown."""
    if public is None:
        return None
    extras = copy(public)
    for module in table.modules:
        module.complete_own_extras(table, extras)
    return extras


def _unused(view: LudwigView) -> Extras:
    """Where each seat has nothing yet of any module."""
    nothing, no_money = (None,) * view.players, (0,) * view.players
    return Extras(
        modules=view.module_state.modules,
        decrees=((),) * view.players,
        stored=nothing,
        model=nothing,
        debt=no_money,
        banked=no_money,
    )
