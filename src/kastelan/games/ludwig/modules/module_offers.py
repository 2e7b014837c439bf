"""What the modules add to buying, as it is shown: prices, and places of moat pieces and renovations."""

from __future__ import annotations

from kastelan.core.game import Seat
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import ACTIONS
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.modules import moats, renovations, scoring
from kastelan.games.ludwig.modules.actions import MOATS, RENOVATE
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.purchase import (
    MOAT_PIECE,
    RENOVATION,
    Wanted,
    affordable,
    price_for,
    wanted_corridor,
    wanted_tile,
)
from kastelan.games.ludwig.offers import Offer

Way = tuple[str, int, tuple[int, ...]]
"""A place: its word, the points, the rooms it completes."""


def price(state: LudwigState, seat: Seat, offer: Offer) -> tuple[int, bool]:
    """What a tile costs the seat, and whether it can be paid (RND-9)."""
    if state.extras is None:
        return offer.price, offer.affordable
    slot = offer.slot
    return price_of(state, seat, wanted_corridor(offer.tile) if slot is None else wanted_tile(state, slot))


def price_of(state: LudwigState, seat: Seat, wanted: Wanted) -> tuple[int, bool]:
    """What anything for sale costs the seat, and whether it can be paid."""
    return price_for(state, seat, wanted), affordable(state, seat, wanted)


def by_decree(state: LudwigState, seat: Seat, tile: Tile, points: int) -> int:
    """The points of a placement with what decrees add (XSC-4)."""
    if state.extras is None:
        return points
    listed, decrees = tile.face.symbol.types if tile.face.symbol else 0, held(state, seat)
    points += sum(one.symbol_points(listed) for one in decrees)
    return max([points, *(one.least_points for one in decrees if one.least_points is not None)])


def wanted(state: LudwigState) -> list[Wanted]:
    """Moat pieces and renovations for sale."""
    extras, piece = extras_of(state), int(state.table.components.moat)
    found = [Wanted(MOAT_PIECE, 0, piece, moats.PRICE)] if extras.moats else []
    for place, tile in enumerate(extras.show):
        found.append(Wanted(RENOVATION, place, tile, renovations.PRICE))
    return found


def best(state: LudwigState, seat: Seat, tile: int) -> int | None:
    """The most points that a seat could score with it; None if it fits nowhere."""
    found = ways(state, seat, tile)
    return found[0][1] if found else None


def ways(state: LudwigState, seat: Seat, number: int) -> tuple[Way, ...]:
    """Where a renovation or a moat piece may go, what it scores and completes there; the best first."""
    components, castle = state.table.components, state.castles[seat]
    tile = components.tiles[number]
    if number == components.moat:
        lying = [_ditch(castle, position, tile) for position in moats.positions(castle)]
    else:
        lying = [_renovated(castle, room, tile) for room in renovations.targets(castle, tile)]
    found = [(word, by_decree(state, seat, tile, points), done) for word, points, done in lying]
    return tuple(sorted(found, key=lambda way: (way[1], len(way[2])), reverse=True))


def _ditch(castle: Castle, position: int, tile: Tile) -> Way:
    grown = moats.dug(castle, position)
    points = sum(line[1] for line in scoring.moat_lines(grown, tile.face.points))
    return ACTIONS.write(MOATS[position]), points, ()


def _renovated(castle: Castle, room: int, tile: Tile) -> Way:
    """A place of a renovation. A room that is complete already gives its rewards again (RENO-11)."""
    grown = renovations.covered(castle, room, tile)
    points = sum(line[1] for line in scoring.lines(grown, room))
    done = (room,) if castle.completed(room) else ()
    return ACTIONS.write(RENOVATE[room]), points, done
