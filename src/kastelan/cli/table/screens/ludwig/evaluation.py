"""What things cost and bring, answered by the engine for the position that a view shows."""

from __future__ import annotations

from functools import lru_cache

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.offers import PieceWay, piece_ways, worth_to
from kastelan.games.ludwig.prices import Item, affordable, coins_on, other_items, price_for, tiles_for_sale
from kastelan.games.ludwig.view import LudwigView
from kastelan.games.ludwig.visible_position import position_of


@lru_cache(maxsize=8)
def position(view: LudwigView) -> LudwigState:
    """What the view shows, as a position that can be asked; shared, so it must not be changed."""
    return position_of(VERSIONS[view.version], view)


def for_sale(view: LudwigView) -> list[Item]:
    """Market tiles, hallways and stairs, then what modules sell."""
    state = position(view)
    return tiles_for_sale(state) + other_items(state)


def price(view: LudwigView, seat: Seat, item: Item) -> int:
    """What the seat pays for an item (RND-9)."""
    return price_for(position(view), seat, item)


def coins(view: LudwigView, item: Item) -> int:
    """The money that lies on an item."""
    return coins_on(position(view), item)


def can_pay(view: LudwigView, seat: Seat, item: Item) -> bool:
    """Whether the seat can pay for an item, perhaps with a loan."""
    return affordable(position(view), seat, item)


def placement_worth(view: LudwigView, seat: Seat, tile: Tile, points: int) -> int:
    """The points of a placement with what modules add (XSC-4)."""
    return worth_to(position(view), seat, tile, points)


def places_of_piece(view: LudwigView, seat: Seat, piece: int) -> tuple[PieceWay, ...]:
    """The places for a moat piece or a renovation, the best first."""
    return piece_ways(position(view), seat, piece)


def piece_worth(view: LudwigView, action: Action) -> tuple[int, int] | None:
    """The points and completed rooms that a place for the piece in hand brings; None where it cannot go."""
    ways = places_of_piece(view, view.turn, view.tile)
    return next(((points, len(done)) for way, points, done in ways if way == action), None)
