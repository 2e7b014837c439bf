"""Looking ahead: every place of everything for sale, and a private copy in which it is the seat's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kastelan.core.game import Seat, State
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import offers as engine
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.offers import Prospect, offers, piece_ways, prospects, worth_to
from kastelan.games.ludwig.prices import Item, affordable, other_items, price_for
from kastelan.games.ludwig.step_numbers import BUYING, CHOOSING, FOYER, NOTHING, OVER
from kastelan.server.presenters.ludwig.modules.registry import presenters_of
from kastelan.server.wire import presented

PLANNING: Final = 1
"""Where the generator of a private copy starts: what it deals is no more than a guess anyway."""

NO_PLANS: Final = (FOYER, CHOOSING, OVER)
"""Decisions before the first round and after the last one. Modules have more of them."""

Way = tuple[str, int, tuple[int, ...]]
"""A place: its word, the points, the rooms it completes."""


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
    # Market tiles and corridors first; moat pieces and renovations have places of another kind.
    found = offers(state, seat)
    places = {offer.tile: _places(state, seat, offer.tile, offer.prospects) for offer in found}
    shown = [_offer(state, seat, offer) for offer in found]
    for item in other_items(state):
        places[item.tile] = _piece_places(state, seat, item.tile)
        shown.append(_ware(state, seat, item))
    if state.tile != NOTHING and state.seat == seat:
        places[state.tile] = _in_hand(state, seat)
    return Ideas(offers=(*shown,), places=places)


def _in_hand(state: LudwigState, seat: Seat) -> tuple[Way, ...]:
    tile = state.table.components.tiles[state.tile]
    if not tile.poses:  # a moat piece or a renovation
        return _piece_places(state, seat, state.tile)
    return _places(state, seat, state.tile, prospects(state.castles[seat], tile))


def _places(state: LudwigState, seat: Seat, tile: int, found: Sequence[Prospect]) -> tuple[Way, ...]:
    kind = state.table.components.tiles[tile]
    return tuple(
        (ACTIONS.write(one.place), worth_to(state, seat, kind, one.points), one.completes) for one in found
    )


def _piece_places(state: LudwigState, seat: Seat, piece: int) -> tuple[Way, ...]:
    return tuple((ACTIONS.write(way), points, done) for way, points, done in piece_ways(state, seat, piece))


def _offer(state: LudwigState, seat: Seat, offer: engine.Offer) -> Offer:
    tile = state.table.components.tiles[offer.tile]
    return Offer(
        tile=offer.tile,
        slot=offer.slot,
        price=offer.price,
        coins=offer.coins,
        affordable=offer.affordable,
        best=tuple(_best(state, owner, castle, tile) for owner, castle in enumerate(state.castles)),
    )


def _best(state: LudwigState, seat: Seat, castle: Castle, tile: Tile) -> int | None:
    # Only the best placement is needed, which is faster than ranking all of them.
    way = next(iter(prospects(castle, tile, 1)), None)
    return None if way is None else worth_to(state, seat, tile, way.points)


def _ware(state: LudwigState, seat: Seat, item: Item) -> Offer:
    """A moat piece or a renovation for sale."""
    ways = (piece_ways(state, owner, item.tile) for owner in range(state.players))
    return Offer(
        tile=item.tile,
        slot=None,
        price=price_for(state, seat, item),
        coins=0,
        affordable=affordable(state, seat, item),
        best=tuple(found[0][1] if found else None for found in ways),  # the points of the best way
    )


def my_turn(state: State, seat: Seat) -> State | None:
    """A private copy in which the seat buys next; None before castles stand and after the end."""
    assert isinstance(state, LudwigState)
    modules = presenters_of(state.table.modules)
    if state.step in NO_PLANS or not all(module.can_plan(state) for module in modules):
        return None
    # Hidden information is dealt again, so the plan cannot reveal any of it.
    new = state.determinise(seat, PLANNING)
    if seat not in new.actors:
        new.seat, new.step = seat, BUYING
        # Drop whatever the current player was in the middle of, so that a clean turn begins.
        new.tile = new.room = NOTHING
        new.pending, new.laid, new.looked, new.drawn = (), (), (), ()
        new.extra, new.corridor_taken = 0, False
        new.turns = tuple(other for other in new.turns if other != seat)
        new.module_state.drop_decisions()
    return new
