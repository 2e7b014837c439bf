"""Castles of Mad King Ludwig the slow way: rooms made from component rows, and where a tile may lie.

A component row is a plain dict: id, size, doors, and for room tiles type, points, symbol and fence, for the
others shape. Placements are written "x,y", where the top points (n, e, s, w), and d for a dark hallway.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .ludwig_free_table import Castle
from .ludwig_placing import completed, connected, placement_error
from .ludwig_tiles import (
    DoorSpec,
    Level,
    Piece,
    PieceKind,
    Polygon,
    Shape,
    Side,
    circle,
    l_shape,
    octagon,
    rectangle,
)

Row = Mapping[str, object]
SIDES: Final[dict[str, Side]] = {"n": "top", "e": "right", "s": "bottom", "w": "left"}
TURNS: Final = "nesw"
OUTLINES: Final[dict[str, Shape]] = {
    "100": rectangle(2, 2),
    "150": circle(3),
    "200": rectangle(4, 2),
    "250": rectangle(5, 2),
    "300": l_shape(),
    "350": rectangle(7, 2),
    "400": rectangle(4, 4),
    "450": rectangle(6, 3),
    "500": circle(5),
    "600": octagon(7, 4),
    "325": octagon(4, 4),
    "foyer": octagon(3, 3),
    "hallway": rectangle(6, 1),
    "stairs": rectangle(3, 1),
}


@dataclass(frozen=True)
class Symbol:
    """A centre symbol."""

    kind: str
    points: int
    types: frozenset[str]


@dataclass(frozen=True)
class TileRow:
    """What is printed on a tile."""

    id: str
    size: int
    type: str
    points: int
    symbol: Symbol | None
    shape: str
    doors: tuple[str, ...]
    fence: bool
    is_room: bool

    @property
    def stack(self) -> str | None:
        """Where it comes from; the foyer has no stack."""
        return None if self.shape == "foyer" else self.shape


def read_row(row: Row) -> TileRow:
    """A tile from its component row; foyer, hallways and stairs are corridors without points."""
    is_room = "type" in row
    size, doors, symbol = row["size"], row["doors"], row.get("symbol")
    assert isinstance(size, int)
    assert isinstance(doors, list)
    read = None
    if isinstance(symbol, dict):
        read = Symbol(symbol["kind"], symbol["points"], frozenset(symbol["types"]))
    points = row.get("points", 0)
    assert isinstance(points, int)
    shape = str(size) if is_room else str(row["shape"])
    kind = str(row["type"]) if is_room else "corridor"
    fence = bool(row.get("fence", False))
    return TileRow(str(row["id"]), size, kind, points, read, shape, tuple(doors), fence, is_room)


@dataclass(frozen=True)
class Room:
    """A tile in a castle."""

    row: TileRow
    piece: Piece
    dark: bool

    @property
    def word(self) -> str:
        return f"{self.piece.x},{self.piece.y}{TURNS[self.piece.turns]}{'d' * self.dark}"


def level(row: TileRow, side: str, dark: bool) -> Level:
    """The level a door leads to; the dark end of unturned stairs is on the left (LUD-PLACE-6)."""
    if row.shape == "stairs":
        return "cellar" if side == "w" else "ground"
    return "cellar" if dark or row.type == "downstairs" else "ground"


@lru_cache(maxsize=1000)
def kind_of(row: TileRow, dark: bool) -> PieceKind:
    """The tile in the hand, a hallway with one of its sides up."""
    doors = tuple(DoorSpec(SIDES[door[0]], int(door[1:]), level(row, door[0], dark)) for door in row.doors)
    return PieceKind(row.id, OUTLINES[row.shape], doors, row.fence, row.shape == "stairs")


def room_at(row: TileRow, word: str) -> Room:
    """A tile laid as the word says."""
    dark = word.endswith("d")
    x, y = word.removesuffix("d")[:-1].split(",")
    turns = TURNS.index(word.removesuffix("d")[-1])
    return Room(row, Piece(kind_of(row, dark), int(x), int(y), turns), dark)


def foyer(row: TileRow) -> Room:
    """The first tile of a castle."""
    return room_at(row, "0,0n")


def pieces(rooms: list[Room]) -> Castle:
    return [room.piece for room in rooms]


def looks(kind: PieceKind) -> list[int]:
    """The turnings that look different, each by its smallest turn."""
    seen: list[object] = []
    different = []
    for turns, (shape, doors) in enumerate(kind.turnings):
        outline = shape.outline
        points = frozenset(outline.vertices) if isinstance(outline, Polygon) else outline
        look = (points, set(doors), shape.fence if kind.fence else None)
        if look not in seen:
            seen.append(look)
            different.append(turns)
    return different


def meeting_places(rooms: list[Room], row: TileRow) -> Iterator[Room]:
    """Every place where some door of the tile lies on some door of the castle (LUD-PLACE-1)."""
    for dark in (False, True) if row.shape == "hallway" else (False,):
        kind = kind_of(row, dark)
        spots = set()
        for turns in looks(kind):
            for door in kind.turnings[turns][1]:
                for there in (its for room in rooms for its in room.piece.doors):
                    x, y = there.end[0] - door.start[0], there.end[1] - door.start[1]
                    if (door.end[0] + x, door.end[1] + y) == there.start:
                        spots.add((x, y, turns))
        for x, y, turns in sorted(spots):
            yield Room(row, Piece(kind, x, y, turns), dark)


def places(rooms: list[Room], row: TileRow, corners: bool) -> set[str]:
    """Every legal placement of the tile, by trying all places where doors meet."""
    castle = pieces(rooms)
    return {
        room.word
        for room in meeting_places(rooms, row)
        if placement_error(castle, room.piece, corners) is None
    }


def can_be_placed(rooms: list[Room], row: TileRow, corners: bool) -> bool:
    """Whether there is a legal placement (LUD-TURN-5)."""
    castle = pieces(rooms)
    return any(placement_error(castle, room.piece, corners) is None for room in meeting_places(rooms, row))


def is_completed(rooms: list[Room], room: Room) -> bool:
    """Whether every door of the room is in a doorway."""
    return completed(pieces(rooms), room.piece)


def are_connected(one: Room, other: Room) -> bool:
    """Whether two rooms share a doorway."""
    return connected(one.piece, other.piece)
