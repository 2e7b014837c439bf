"""All tiles for sale with their legal placements, and what each placement would score and complete."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.placing import placements
from kastelan.games.ludwig.prices import TILE, Item, affordable, coins_on, price_for, tiles_for_sale
from kastelan.games.ludwig.scoring import worth
from kastelan.games.ludwig.shapes import Pose

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


@dataclass(frozen=True, slots=True)
class Prospect:
    """One legal placement: the points it brings at once, and the rooms it completes.

    The new room counts as the one after the castle's last.
    """

    place: Place
    points: int
    completes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile for sale with its legal placements, best first; `slot` is None for hallways and stairs."""

    tile: int
    slot: int | None
    price: int
    coins: int
    affordable: bool
    prospects: tuple[Prospect, ...]


def offers(state: LudwigState, seat: Seat, most: int | None = None) -> tuple[Offer, ...]:
    """All tiles for sale from the point of view of a seat, with at most `most` placements of each."""
    return tuple(_offer(state, seat, item, most) for item in tiles_for_sale(state))


def _offer(state: LudwigState, seat: Seat, item: Item, most: int | None) -> Offer:
    slot = item.place if item.kind == TILE else None
    found = prospects(state.castles[seat], state.table.components.tiles[item.tile], most)
    price, coins = price_for(state, seat, item), coins_on(state, item)
    return Offer(item.tile, slot, price, coins, affordable(state, seat, item), found)


def prospects(castle: Castle, tile: Tile, most: int | None = None) -> tuple[Prospect, ...]:
    """The legal placements of a tile, those with the most points first, then those that complete the most."""
    return tuple(map(prospect, ways(castle, tile)[:most]))


Way = tuple[int, tuple[int, ...], Pose, int, int]
"""A legal placement: its points, the rooms it completes, and the pose and cell of the tile."""


def ways(castle: Castle, tile: Tile) -> list[Way]:
    """The placements of `prospects` in the same order, as plain values."""
    cell, found = castle.frame.cell, []
    for pose, origins in placements(castle, tile):
        for bit in each(origins):
            x, y = cell(bit)
            points, completes = worth(castle, tile, pose, x, y)
            found.append((points, completes, pose, x, y))
    found.sort(key=lambda way: (way[0], len(way[1])), reverse=True)
    return found


def prospect(way: Way) -> Prospect:
    """A `Prospect` from plain values."""
    points, completes, pose, x, y = way
    return Prospect(Place(x, y, pose.turn, pose.dark), points, completes)


def worth_to(state: LudwigState, seat: Seat, tile: Tile, points: int) -> int:
    """The points of a placement for a seat, including those that modules add."""
    listed = tile.face.symbol.types if tile.face.symbol else 0
    for module in state.table.hooks.more_points:
        points = module.more_points(state, seat, listed, points)
    return points


PieceWay = tuple[Action, int, tuple[int, ...]]
"""A place for a piece that is not a tile: the action, its points, and the rooms whose rewards become due."""


def piece_ways(state: LudwigState, seat: Seat, piece: int) -> tuple[PieceWay, ...]:
    """Every place for such a piece, best first; empty for a tile."""
    found = [
        _piece_way(state, seat, action, piece)
        for module in state.table.hooks.piece_places
        for action in module.piece_places(state, seat, piece) or ()
    ]
    return tuple(sorted(found, key=lambda way: (way[1], len(way[2])), reverse=True))


def _piece_way(state: LudwigState, seat: Seat, action: Action, piece: int) -> PieceWay:
    tile, modules = state.table.components.tiles[piece], state.table.hooks.piece_worth
    points, rooms = next(
        worth for module in modules if (worth := module.piece_worth(state, seat, action, piece)) is not None
    )
    return action, worth_to(state, seat, tile, points), rooms
