"""Looking ahead: every place of every tile for sale, and a private copy in which it is the seat's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.core.game import Seat, State
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import ACTIONS
from kastelan.games.ludwig.offers import Offer, Prospect, offers, prospects
from kastelan.games.ludwig.steps import BUYING, CHOOSING, FOYER, NOTHING, OVER
from kastelan.server.plain import Json

PLANNING: Final = 1
"""Where the generator of a private copy starts: what it deals is no more than a guess anyway."""


def ideas(state: State, seat: Seat) -> dict[str, Json]:
    """What is for sale, and for each of these tiles and the one in hand all legal places, the best first.

    A place is its word, the points it brings, and the rooms it completes; the new room counts as the one
    after the castle's last.
    """
    assert isinstance(state, LudwigState)
    if not state.castles:
        return {"offers": [], "places": {}}
    found = offers(state, seat)
    places = {str(offer.tile): _places(offer.prospects) for offer in found}
    if state.tile != NOTHING and state.seat == seat:
        tile = state.table.components.tiles[state.tile]
        places[str(state.tile)] = _places(prospects(state.castles[seat], tile))
    return {"offers": [_offer(state, offer) for offer in found], "places": places}


def _places(ways: Sequence[Prospect]) -> Json:
    return [[ACTIONS.write(way.place), way.points, [*way.completes]] for way in ways]


def _offer(state: LudwigState, offer: Offer) -> Json:
    """A tile for sale, with the most points that each seat could place it for."""
    tile = state.table.components.tiles[offer.tile]
    best = [next(iter(prospects(castle, tile, 1)), None) for castle in state.castles]
    return {
        "tile": offer.tile,
        "slot": offer.slot,
        "price": offer.price,
        "coins": offer.coins,
        "affordable": offer.affordable,
        "best": [None if way is None else way.points for way in best],
    }


def my_turn(state: State, seat: Seat) -> State | None:
    """A private copy in which the seat buys next; None before castles stand and after the end."""
    assert isinstance(state, LudwigState)
    if state.step in (FOYER, CHOOSING, OVER):
        return None
    new = state.determinise(seat, PLANNING)
    if seat not in new.actors:
        new.seat, new.step = seat, BUYING
        new.tile = new.room = NOTHING
        new.pending, new.laid, new.looked, new.drawn = (), (), (), ()
        new.extra, new.corridor_taken = 0, False
    return new
