"""The board parts, cards and tiles: data/boards.json read once, and boards put together from it (KB-GEO-4,
KB-GEO-5)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from kastelan.core.hexes import BIT, EDGE, NEAR, SIDE, Hex, Hexes, each

_DATA: Final = json.loads((files(__package__) / "data" / "boards.json").read_text(encoding="utf-8"))

TERRAINS: Final = (
    "grass",
    "canyon",
    "desert",
    "flowers",
    "forest",
    "water",
    "mountain",
    "castle",
    "location",
)
GRASS, CANYON, DESERT, FLOWERS, FOREST, WATER, MOUNTAIN, CASTLE, LOCATION = range(9)
BUILDABLE: Final = (GRASS, CANYON, DESERT, FLOWERS, FOREST)
KINDS: Final = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
ORACLE, FARM, OASIS, TOWER, TAVERN, BARN, HARBOR, PADDOCK = range(8)
CARDS: Final[tuple[str, ...]] = tuple(_DATA["scoring_cards"])
DECK: Final = tuple(card for card in BUILDABLE for _ in range(_DATA["terrain_cards"][TERRAINS[card]]))
SETTLEMENTS: Final[int] = _DATA["settlements"]
TILES_PER_LOCATION: Final[int] = _DATA["tiles_per_location_hex"]
FIRST_GAME_QUADRANTS: Final[tuple[str, ...]] = tuple(_DATA["first_game"]["quadrants"])
FIRST_GAME_CARDS: Final[tuple[str, ...]] = tuple(_DATA["first_game"]["cards"])
QUARTER: Final = SIDE // 2

LETTERS: Final = {letter: TERRAINS.index(name) for letter, name in _DATA["letters"].items()}
_ROWS: Final[dict[str, list[str]]] = {quadrant["id"]: quadrant["rows"] for quadrant in _DATA["quadrants"]}

Lie = tuple[str, bool]
"""How a board part lies in its slot: which one, and whether it is turned by 180 degrees."""


@dataclass(frozen=True, slots=True)
class Location:
    """A location hex: where it is, the kind of its tiles, and the hexes next to it."""

    hex: Hex
    kind: int
    near: Hexes


@dataclass(frozen=True, slots=True)
class Board:
    """Four board parts put together; fixed from setup on."""

    lies: tuple[Lie, ...]
    of: tuple[Hexes, ...]  # the hexes of each terrain
    buildable: Hexes
    edge: Hexes  # buildable and at the edge of the board
    special: Hexes  # castles and locations
    beside_location: Hexes
    locations: tuple[Location, ...]

    def __hash__(self) -> int:
        return hash(self.lies)  # they decide all the rest

    def location_beside(self, place: Hex) -> int:
        """The location next to a hex that is beside one; there is never more than one (KB-GEO-7)."""
        return next(number for number, one in enumerate(self.locations) if one.near >> place & 1)

    def terrain(self, place: Hex) -> int:
        """The type of a hex."""
        return next(kind for kind, hexes in enumerate(self.of) if hexes & BIT[place])


def part_rows(quadrant: str, turned: bool) -> list[str]:
    """The ten rows of letters of a board part as it lies."""
    rows = _ROWS[quadrant]
    # Half a turn reverses the rows, and the letters within each row.
    return [row[::-1] for row in reversed(rows)] if turned else rows


@cache
def _part(quadrant: str, turned: bool, slot: int) -> tuple[Hexes, ...]:
    """The hexes of each terrain that a board part brings to its slot of the board."""
    of = [0] * len(TERRAINS)
    # Slots are numbered row by row:  0 1
    #                                 2 3
    for row, letters in enumerate(part_rows(quadrant, turned), QUARTER * (slot // 2)):
        for column, letter in enumerate(letters, QUARTER * (slot % 2)):
            of[LETTERS[letter]] |= BIT[SIDE * row + column]
    return tuple(of)


@cache
def _locations(quadrant: str, turned: bool, slot: int) -> tuple[Location, ...]:
    kind = KINDS.index(quadrant)
    return tuple(Location(h, kind, NEAR[h]) for h in each(_part(quadrant, turned, slot)[LOCATION]))


# Cached, because every position that is read from text or from another process asks for its board again.
@lru_cache(maxsize=64)
def assembled(lies: tuple[Lie, ...]) -> Board:
    """The board of four parts: top left, top right, bottom left, bottom right (KB-GEO-5)."""
    parts = [_part(quadrant, turned, slot) for slot, (quadrant, turned) in enumerate(lies)]
    a, b, c, d = parts
    of = tuple(w | x | y | z for w, x, y, z in zip(a, b, c, d, strict=True))
    buildable = of[GRASS] | of[CANYON] | of[DESERT] | of[FLOWERS] | of[FOREST]
    locations = tuple(
        location
        for slot, (quadrant, turned) in enumerate(lies)
        for location in _locations(quadrant, turned, slot)
    )
    beside_location = 0
    for location in locations:
        beside_location |= location.near
    special = of[CASTLE] | of[LOCATION]
    return Board(lies, of, buildable, buildable & EDGE, special, beside_location, locations)
