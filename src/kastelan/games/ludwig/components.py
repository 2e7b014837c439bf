"""Tiles and cards as frozen values, for the printed game and for components that owners define."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NewType

from kastelan.games.ludwig.shapes import CELLAR, GROUND, SHAPES, Door, Pose, Rect, Shape, door_cell, poses

TileId = NewType("TileId", int)
"""The number of a tile, which never changes within a set of components."""

TYPES: Final = ("activity", "corridor", "downstairs", "food", "living", "outdoor", "sleeping", "utility")
ACTIVITY, CORRIDOR, DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING, UTILITY = range(8)

SIZES: Final = (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)
SMALL_SIZES: Final = SIZES[:5]
HALLWAYS, STAIRS_STACK, TOWERS, MOATS = 10, 11, 12, 13
"""The numbers of stacks: the ten sizes, hallways, stairs, then towers and moat pieces of modules."""
TOWER_CARD: Final = 10
"""The sizes of room cards by number: the ten sizes, then the towers (XSET-4)."""

TOWER_SIZE: Final = 325
CARD_SIZES: Final = (*SIZES, TOWER_SIZE)

FOYER_3, FOYER_4, HALLWAY, STAIRS = map(TileId, range(4))
FIRST_ROOM: Final = 4

CONNECTED, ADJACENT, ANYWHERE = range(3)
SYMBOLS: Final = ("connected", "adjacent", "anywhere")
SIDES: Final = "nesw"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A centre symbol: points for each tile of these types at the right place (LUD-SCORE-2)."""

    kind: int
    points: int
    types: int  # bits of types


@dataclass(frozen=True, slots=True)
class Face:
    """The print inside the walls: types, points and the centre symbol."""

    types: int  # bits of types
    points: int
    symbol: Symbol | None


@dataclass(frozen=True, slots=True)
class Foundation:
    """The properties of the walls: shape, doors, fence, level and printed size."""

    shape: Shape
    size: int
    level: int
    doors: tuple[Door, ...]
    fence: bool


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A tile with all its poses."""

    number: TileId
    id: str
    name: tuple[tuple[str, str], ...]  # by language
    stack: int | None  # the stack it is drawn from; None for the foyer
    foundation: Foundation
    face: Face
    poses: tuple[Pose, ...]  # without duplicates, by side and turn
    reconstructed: str = ""  # how, if not all of its figures are read off an original tile

    def pose(self, turn: int, dark: bool) -> Pose | None:
        """The pose with this turn and side; None if there is no such side, or a lower turn looks the same."""
        return next((pose for pose in self.poses if pose.turn == turn and pose.dark == dark), None)

    @property
    def is_room(self) -> bool:
        """Whether it is a room tile, with a size of 100 to 600."""
        return self.stack is not None and self.stack < HALLWAYS


@dataclass(frozen=True, slots=True)
class Favour:
    """A favour tile, and what it measures (LUD-FAV)."""

    id: str
    name: tuple[tuple[str, str], ...]
    kind: str
    type: int
    sizes: tuple[int, ...]
    excludes: str
    module: str = ""  # without which it is not used (GEN-4)


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card, and what it pays for (LUD-BON)."""

    id: str
    name: tuple[tuple[str, str], ...]
    kind: str
    type: int
    sizes: tuple[int, ...]
    per: int
    points: int
    module: str = ""  # without which it is not used (GEN-4)
    reconstructed: str = ""  # how, if its points are not read off an original card


@dataclass(frozen=True, slots=True)
class DecreeCard:
    """A royal decree: its number, and the tables that can use it (DEC-D3)."""

    id: str
    name: tuple[tuple[str, str], ...]
    number: int
    module: str
    players: int  # the smallest number of players
    sets: tuple[int, ...] = ()  # points for sets of 1 to 5 swans (DEC-51)
    reconstructed: str = ""  # how, if they are not read off an original card


@dataclass(frozen=True, slots=True)
class MoatRing:
    """Where wall and moat pieces lie, in cells from the top left cell of the foyer (MOAT-3)."""

    wall: Rect
    positions: tuple[Rect, ...]  # west, north and east


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    """Everything in the box."""

    tiles: tuple[Tile, ...]
    by_size: tuple[tuple[TileId, ...], ...]  # the room tiles of each size
    favours: tuple[Favour, ...]
    bonus_cards: tuple[BonusCard, ...]
    fingerprint: str  # of everything that matters for play, so not of names
    rows: Mapping[str, list[Mapping[str, object]]]  # the data they were made from
    renovations: tuple[tuple[TileId, ...], ...] = ()  # by size; of a box with the expansions
    barbicans: tuple[TileId, ...] = ()  # with 3 and with 4 doors
    moat: TileId = TileId(-1)
    decrees: tuple[DecreeCard, ...] = ()  # in the order of their numbers
    gaps: tuple[int, ...] = ()  # the free cells under each kind of passage (PASS-4)
    swans: tuple[int, ...] = ()  # the tokens of each colour (SWAN-1)
    ring: MoatRing | None = None  # of wall and moat


TABLES: Final = ("types", "rooms", "special", "favours", "bonus_cards")
BOX_TABLES: Final = (
    *("extra_rooms", "towers", "renovations", "extra_special"),
    *("extra_favours", "extra_bonus_cards", "decrees", "passages", "swans"),
)
"""The tables of the expansions box."""


@cache
def standard_rows() -> dict[str, list[Mapping[str, object]]]:
    """The rows of data/base.json and data/expansions.json, unchanged."""
    base, box = (
        json.loads((files(__package__) / "data" / name).read_text(encoding="utf-8"))
        for name in ("base.json", "expansions.json")
    )
    return {**{name: base[name] for name in TABLES}, **{name: box[name] for name in BOX_TABLES}}


def type_bits(names: list[str]) -> int:
    """The set of these types, as bits."""
    return sum(1 << TYPES.index(name) for name in set(names))


@cache
def kinds_in(types: int) -> tuple[int, ...]:
    """The types in a set of bits."""
    return tuple(kind for kind in range(len(TYPES)) if types >> kind & 1)


@lru_cache(maxsize=4096)
def made_tile(
    number: int,
    id: str,
    name: tuple[tuple[str, str], ...],
    stack: int | None,
    shape: str,
    size: int,
    doors: tuple[str, ...],
    fence: bool,
    face: Face,
    reconstructed: str = "",
) -> Tile:
    """A tile with its poses."""
    level = CELLAR if face.types >> DOWNSTAIRS & 1 else GROUND
    outline = SHAPES[shape]
    placed = tuple(_door(outline, door, level) for door in doors)
    stairs = shape == "stairs"
    if stairs:  # unturned, the dark end is on the left
        placed = tuple(
            (x, y, side, CELLAR if side == SIDES.index("w") else GROUND) for x, y, side, _ in placed
        )
    outdoor = bool(face.types >> OUTDOOR & 1)
    ways = list(poses(outline, placed, fence, stairs, dark=False, outdoor=outdoor))
    if shape == "hallway":
        dark = tuple((x, y, side, CELLAR) for x, y, side, _ in placed)
        ways += poses(outline, dark, fence, stairs, dark=True)
    foundation = Foundation(outline, size, level, placed, fence)
    return Tile(TileId(number), id, name, stack, foundation, face, tuple(ways), reconstructed)


def _door(shape: Shape, door: str, level: int) -> Door:
    side = SIDES.index(door[0])
    cell = door_cell(shape, side, int(door[1:]))
    assert cell is not None, door
    return (*cell, side, level)
