"""The whole market at a glance: for every tile for sale, where it could lie, what it would score and
complete there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kastelan.core.game import Seat
from kastelan.games.ludwig.actions import PRICES, Place
from kastelan.games.ludwig.buying import CORRIDOR_PRICE
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, STAIRS, Tile
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.placing import placements
from kastelan.games.ludwig.scoring import worth
from kastelan.games.ludwig.shapes import Pose
from kastelan.games.ludwig.steps import NOTHING

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
    """A tile for sale, with its legal placements, the best first; `slot` is None for hallways and stairs."""

    tile: int
    slot: int | None
    price: int
    coins: int
    affordable: bool
    prospects: tuple[Prospect, ...]


def offers(state: LudwigState, seat: Seat, most: int | None = None) -> tuple[Offer, ...]:
    """Everything for sale as a seat sees it, whoever's turn it is; at most so many placements of a tile."""
    castle, money, tiles = state.castles[seat], state.money[seat], state.table.components.tiles
    found = []
    for slot in sorted(state.table.slots):
        tile = state.market[slot]
        if tile != NOTHING:
            price, coins = PRICES[slot], COIN * state.coins[slot]
            ways = prospects(castle, tiles[tile], most)
            found.append(Offer(tile, slot, price, coins, money + coins >= price, ways))
    for corridor, left in zip((HALLWAY, STAIRS), state.corridors, strict=True):
        if left:
            ways = prospects(castle, tiles[corridor], most)
            found.append(Offer(corridor, None, CORRIDOR_PRICE, 0, money >= CORRIDOR_PRICE, ways))
    return tuple(found)


def prospects(castle: Castle, tile: Tile, most: int | None = None) -> tuple[Prospect, ...]:
    """The legal placements of a tile, those with the most points first, then those that complete the most."""
    return tuple(map(prospect, ways(castle, tile)[:most]))


Way = tuple[int, tuple[int, ...], Pose, int, int]
"""A legal placement: its points, the rooms it completes, and how and where the tile lies."""


def ways(castle: Castle, tile: Tile) -> list[Way]:
    """The same placements in the same order, as plain values."""
    cell, found = castle.frame.cell, []
    for pose, origins in placements(castle, tile):
        for bit in each(origins):
            x, y = cell(bit)
            points, completes = worth(castle, tile, pose, x, y)
            found.append((points, completes, pose, x, y))
    found.sort(key=lambda way: (way[0], len(way[1])), reverse=True)
    return found


def prospect(way: Way) -> Prospect:
    """The same by its names."""
    points, completes, pose, x, y = way
    return Prospect(Place(x, y, pose.turn, pose.dark), points, completes)
