"""Looking ahead: every place of everything for sale, and a private copy in which it is the seat's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kastelan.core.game import Seat, State
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import offers as engine
from kastelan.games.ludwig.actions import ACTIONS
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.modules import module_offers
from kastelan.games.ludwig.modules.module_offers import Way
from kastelan.games.ludwig.modules.purchase import Wanted
from kastelan.games.ludwig.offers import Prospect, offers, prospects
from kastelan.games.ludwig.steps import (
    BUYING,
    CHOOSING,
    CLEARING,
    DOUBLING,
    DRAFTING,
    FOYER,
    MODEL,
    NOTHING,
    OVER,
    READY,
    REDRAWING,
    REPAYING,
)
from kastelan.server.wire import presented

PLANNING: Final = 1
"""Where the generator of a private copy starts: what it deals is no more than a guess anyway."""

NO_PLANS: Final = (FOYER, CHOOSING, OVER, DRAFTING, REDRAWING, READY, MODEL, REPAYING, CLEARING, DOUBLING)
"""Steps before the first round and after the last one."""


class Offer(Struct, frozen=True, kw_only=True):
    """A tile for sale: what it costs the seat, the coins on it, and the most points that each seat could
    place it for. `slot` is null outside the market.
    """

    tile: int
    slot: int | None
    price: int
    coins: int
    affordable: bool
    best: tuple[int | None, ...]


class Ideas(presented.Ideas, frozen=True, kw_only=True):
    """What is for sale, and for each of these tiles and the one in hand all legal places, the best first.

    A place is its word, the points that it brings, and the rooms that it completes; the new room counts as
    the one after the castle's last. Renovations and moat pieces have places too: `over5`, `west`. Passages
    that could be laid with a tile are not counted.
    """

    offers: tuple[Offer, ...]
    places: dict[int, tuple[Way, ...]]


def ideas(state: State, seat: Seat) -> Ideas:
    """Everything that can be bought or placed; nothing before castles stand."""
    assert isinstance(state, LudwigState)
    if not state.castles:
        return Ideas(offers=(), places={})
    found = offers(state, seat)
    places = {offer.tile: _places(state, seat, offer.tile, offer.prospects) for offer in found}
    shown = [_offer(state, seat, offer) for offer in found]
    if state.extras is not None:
        for wanted in module_offers.wanted(state):
            places[wanted.tile] = module_offers.ways(state, seat, wanted.tile)
            shown.append(_ware(state, seat, wanted))
    if state.tile != NOTHING and state.seat == seat:
        places[state.tile] = _in_hand(state, seat)
    return Ideas(offers=(*shown,), places=places)


def _in_hand(state: LudwigState, seat: Seat) -> tuple[Way, ...]:
    tile = state.table.components.tiles[state.tile]
    if not tile.poses:
        return module_offers.ways(state, seat, state.tile)
    return _places(state, seat, state.tile, prospects(state.castles[seat], tile))


def _places(state: LudwigState, seat: Seat, tile: int, found: Sequence[Prospect]) -> tuple[Way, ...]:
    kind = state.table.components.tiles[tile]
    return tuple(
        (ACTIONS.write(one.place), module_offers.by_decree(state, seat, kind, one.points), one.completes)
        for one in found
    )


def _offer(state: LudwigState, seat: Seat, offer: engine.Offer) -> Offer:
    tile = state.table.components.tiles[offer.tile]
    price, affordable = module_offers.price(state, seat, offer)
    return Offer(
        tile=offer.tile,
        slot=offer.slot,
        price=price,
        coins=offer.coins,
        affordable=affordable,
        best=tuple(_best(state, owner, castle, tile) for owner, castle in enumerate(state.castles)),
    )


def _best(state: LudwigState, seat: Seat, castle: Castle, tile: Tile) -> int | None:
    way = next(iter(prospects(castle, tile, 1)), None)
    return None if way is None else module_offers.by_decree(state, seat, tile, way.points)


def _ware(state: LudwigState, seat: Seat, wanted: Wanted) -> Offer:
    """A moat piece or a renovation for sale."""
    price, affordable = module_offers.price_of(state, seat, wanted)
    return Offer(
        tile=wanted.tile,
        slot=None,
        price=price,
        coins=0,
        affordable=affordable,
        best=tuple(module_offers.best(state, owner, wanted.tile) for owner in range(state.players)),
    )


def my_turn(state: State, seat: Seat) -> State | None:
    """A private copy in which the seat buys next; None before castles stand and after the end."""
    assert isinstance(state, LudwigState)
    if state.step in NO_PLANS or (state.extras is not None and state.extras.agenda):
        return None
    new = state.determinise(seat, PLANNING)
    if seat not in new.actors:
        new.seat, new.step = seat, BUYING
        new.tile = new.room = NOTHING
        new.pending, new.laid, new.looked, new.drawn = (), (), (), ()
        new.extra, new.corridor_taken = 0, False
        _let_go(new)
    return new


def _let_go(new: LudwigState) -> None:
    """Nothing that another seat was about to do is left."""
    extras = new.extras
    if extras is None:
        return
    extras.order = tuple(seat for seat in extras.order if seat != new.seat)
    extras.purchase, extras.offered, extras.purse, extras.queue = (), (), (), ()
    extras.placed = extras.waiting = NOTHING
    extras.done = extras.sold = extras.before = extras.tipped = 0
