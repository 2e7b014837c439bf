"""The pieces of furniture that can stand in a room, and what stands in each room, read from data.

The drawings are in `furniture_drawings/*.toml`, the rooms in `furnishings.toml`. Both are validated.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kastelan.pictures.drawings import NONE, BadDrawing, Drawing, read_drawing, read_table
from kastelan.pictures.theme import TYPES, WASHES

PLACES: Final = ("wall", "corner", "middle", "free")
FIELDS: Final = frozenset(("size", "draw", "plan", "stands", "row", "stretch"))
MADE_OF: Final = frozenset((*WASHES, "top", "tint", "dark", NONE))
"""The washes that furniture may use: besides the named ones, the floor, the room type and ink."""


@dataclass(frozen=True, slots=True)
class Part:
    """A drawing of one piece of furniture."""

    name: str
    drawing: Drawing
    plan: bool
    """Seen from above, so that it may be turned; others stand upright."""

    stands: str
    row: bool
    """Several stand side by side without a gap."""

    stretch: bool
    """Grows with its room in width and depth."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part in a room, with the number of copies."""

    part: Part
    count: int
    place: str


@dataclass(frozen=True, slots=True)
class Furnishings:
    """What stands in each room, and by room type in rooms that have no entry."""

    rooms: Mapping[str, tuple[Piece, ...]]
    types: Mapping[str, tuple[Piece, ...]]

    def of(self, room: str, kind: str) -> tuple[Piece, ...]:
        """The pieces of a room of a type."""
        return self.rooms.get(room) or self.types.get(kind, ())


@cache
def parts() -> Mapping[str, Part]:
    """All parts by their names."""
    rows = read_table(files(__package__) / "furniture_drawings")
    return {name: read_part(name, row) for name, row in rows.items()}


@cache
def furnishings() -> Furnishings:
    """The furnishings of the game's own rooms."""
    text = (files(__package__) / "furnishings.toml").read_text(encoding="utf-8")
    return read_furnishings(tomllib.loads(text), parts())


def read_part(name: str, row: Mapping[str, Any]) -> Part:
    """A part from its row."""
    if unknown := row.keys() - FIELDS:
        raise BadDrawing(f"{name}: no such field: {', '.join(sorted(unknown))}")
    drawing = read_drawing(row["size"], row["draw"])
    if missing := {stroke.wash for stroke in drawing.strokes} - MADE_OF:
        raise BadDrawing(f"{name}: no such wash: {', '.join(sorted(missing))}")
    stands = row.get("stands", "wall")
    _check_place(name, stands)
    plan, row_, stretch = (bool(row.get(field, False)) for field in ("plan", "row", "stretch"))
    return Part(name, drawing, plan, stands, row_, stretch)


def read_furnishings(
    table: Mapping[str, Mapping[str, Sequence[str]]], known: Mapping[str, Part]
) -> Furnishings:
    """The furnishings from their table. Every room type needs an entry."""
    if missing := set(TYPES) - table["types"].keys():
        raise BadDrawing(f"not furnished: {', '.join(sorted(missing))}")
    return Furnishings(_pieces(table["rooms"], known), _pieces(table["types"], known))


def _pieces(table: Mapping[str, Sequence[str]], known: Mapping[str, Part]) -> dict[str, tuple[Piece, ...]]:
    if empty := [room for room, texts in table.items() if not texts]:
        raise BadDrawing(f"not furnished: {', '.join(empty)}")
    return {room: tuple(_piece(room, text, known) for text in texts) for room, texts in table.items()}


def _piece(room: str, text: str, known: Mapping[str, Part]) -> Piece:
    """A piece such as `bed`, `bed x2` or `bed x2 @corner`."""
    name, *notes = text.split()
    if name not in known:
        raise BadDrawing(f"{room}: no drawing of {name}")
    count, place = 1, known[name].stands
    for note in notes:
        if note[0] == "x" and note[1:].isdigit():
            count = int(note[1:])
        else:
            place = note.removeprefix("@")
            _check_place(room, place)
    return Piece(known[name], count, place)


def _check_place(where: str, place: str) -> None:
    if place not in PLACES:
        raise BadDrawing(f"{where}: no such place: {place}")
