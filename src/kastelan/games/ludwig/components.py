"""The tiles and cards: data/base.json read once into frozen values, and the sets that owners put together
themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NewType

from kastelan.games.ludwig.shapes import CELLAR, GROUND, SHAPES, Door, Pose, Shape, door_cell, poses

TileId = NewType("TileId", int)
"""A tile by its number in its set of components; the same for ever within a set."""

TYPES: Final = ("activity", "corridor", "downstairs", "food", "living", "outdoor", "sleeping", "utility")
ACTIVITY, CORRIDOR, DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING, UTILITY = range(8)

SIZES: Final = (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)
SMALL_SIZES: Final = SIZES[:5]
HALLWAYS, STAIRS_STACK, TOWERS, MOATS = 10, 11, 12, 13
"""Stacks are numbered: the ten sizes, then hallways, then stairs; with the expansions towers and moat pieces.
"""
TOWER_CARD: Final = 10
"""Room cards are numbered as the ten sizes; those of the towers come after them (XSET-4)."""

TOWER_SIZE: Final = 325
CARD_SIZES: Final = (*SIZES, TOWER_SIZE)

FOYER_3, FOYER_4, HALLWAY, STAIRS = map(TileId, range(4))
FIRST_ROOM: Final = 4

CONNECTED, ADJACENT, ANYWHERE = range(3)
SYMBOLS: Final = ("connected", "adjacent", "anywhere")
SIDES: Final = "nesw"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A centre symbol: points for each tile of these types, depending on where it is (LUD-SCORE-2)."""

    kind: int
    points: int
    types: int  # bits of types


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed inside the walls: types, points and the centre symbol."""

    types: int  # bits of types
    points: int
    symbol: Symbol | None


@dataclass(frozen=True, slots=True)
class Foundation:
    """What the walls say: shape, doors, fence, level, printed size."""

    shape: Shape
    size: int
    level: int
    doors: tuple[Door, ...]
    fence: bool


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A tile with all the ways it can lie."""

    number: TileId
    id: str
    name: tuple[tuple[str, str], ...]  # by language
    stack: int | None  # where it comes from; the foyer has no stack
    foundation: Foundation
    face: Face
    poses: tuple[Pose, ...]  # the different ones, by side and turn

    def pose(self, turn: int, dark: bool) -> Pose | None:
        """How it lies so turned; None if there is no such side, or if an earlier turn looks the same."""
        return next((pose for pose in self.poses if pose.turn == turn and pose.dark == dark), None)

    @property
    def is_room(self) -> bool:
        """One of the tiles with a size of 100 to 600."""
        return self.stack is not None and self.stack < HALLWAYS


@dataclass(frozen=True, slots=True)
class Favour:
    """A favour tile: what is measured (LUD-FAV)."""

    id: str
    name: tuple[tuple[str, str], ...]
    kind: str
    type: int
    sizes: tuple[int, ...]
    excludes: str
    module: str = ""  # without which it is not used (GEN-4)


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card: what it pays for (LUD-BON)."""

    id: str
    name: tuple[tuple[str, str], ...]
    kind: str
    type: int
    sizes: tuple[int, ...]
    per: int
    points: int
    module: str = ""  # without which it is not used (GEN-4)


@dataclass(frozen=True, slots=True)
class DecreeCard:
    """A royal decree: its number and when it is used (DEC-D3)."""

    id: str
    name: tuple[tuple[str, str], ...]
    number: int
    module: str
    players: int  # the fewest it is used with
    sets: tuple[int, ...] = ()  # what sets of 1 to 5 swans score by it (DEC-51)


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    """Everything in the box."""

    tiles: tuple[Tile, ...]
    by_size: tuple[tuple[TileId, ...], ...]  # the room tiles of each size
    favours: tuple[Favour, ...]
    bonus_cards: tuple[BonusCard, ...]
    fingerprint: str  # of all that matters for play, names excepted
    rows: Mapping[str, list[Mapping[str, object]]]  # what they were made from
    renovations: tuple[tuple[TileId, ...], ...] = ()  # by size; of a box with the expansions
    barbicans: tuple[TileId, ...] = ()  # with 3 and with 4 doors
    moat: TileId = TileId(-1)
    decrees: tuple[DecreeCard, ...] = ()  # in the order of their numbers


TABLES: Final = ("types", "rooms", "special", "favours", "bonus_cards")
BOX_TABLES: Final = (
    *("extra_rooms", "towers", "renovations", "extra_special"),
    *("extra_favours", "extra_bonus_cards", "decrees"),
)
"""The tables of the expansions box."""


def standard_rows() -> dict[str, list[Mapping[str, object]]]:
    """The rows of data/base.json and data/expansions.json as they are written there."""
    base, box = (
        json.loads((files(__package__) / "data" / name).read_text(encoding="utf-8"))
        for name in ("base.json", "expansions.json")
    )
    return {**{name: base[name] for name in TABLES}, **{name: box[name] for name in BOX_TABLES}}


def type_bits(names: list[str]) -> int:
    """A set of types as bits."""
    return sum(1 << TYPES.index(name) for name in set(names))


@cache
def kinds_in(types: int) -> tuple[int, ...]:
    """The types of a set of bits, one by one."""
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
) -> Tile:
    """A tile from its facts, with its poses worked out."""
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
    return Tile(TileId(number), id, name, stack, foundation, face, tuple(ways))


def _door(shape: Shape, door: str, level: int) -> Door:
    side = SIDES.index(door[0])
    cell = door_cell(shape, side, int(door[1:]))
    assert cell is not None, door
    return (*cell, side, level)
