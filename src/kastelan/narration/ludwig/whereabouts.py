"""Where a tile lies in a castle: beside which room, on which side, and what it does to doors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, grown
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.placing import sited
from kastelan.games.ludwig.shapes import Rect
from kastelan.narration.ludwig.names import Pieces
from kastelan.pictures.ludwig.castle_geometry import door_states
from kastelan.pictures.ludwig.doors import DoorState

SIDES: Final = (
    ("north-west", "north", "north-east"),
    ("west", "", "east"),
    ("south-west", "south", "south-east"),
)
"""Directions by row and column: above, level, below; left, level, right."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A new room of a castle: the rooms that it shares doorways with, on which side of the first of them it
    lies, the rooms that have a door blocked by it (each once for each door), and its doors that stay open."""

    side: str
    joins: tuple[int, ...]
    blocks: tuple[int, ...]
    open: int


def side_of(box: Rect, other: Rect) -> str:
    """On which side of the other box a box lies: a compass direction in words."""
    column, row = _beyond(box[0], box[2], other[0], other[2]), _beyond(box[1], box[3], other[1], other[3])
    if row == column == 0:  # boxes of odd shapes may overlap: then their middles decide
        right = 2 * (box[0] - other[0]) + box[2] - other[2]
        down = 2 * (box[1] - other[1]) + box[3] - other[3]
        column, row = (_sign(right), 0) if abs(right) >= abs(down) else (0, _sign(down))
    return SIDES[row + 1][column + 1] or "east"


def _beyond(start: int, length: int, other: int, other_length: int) -> int:
    """Whether a stretch ends before another begins (-1), begins after its end (1), or runs beside it (0)."""
    return -1 if start + length <= other else 1 if start >= other + other_length else 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def box_of(castle: Castle, number: int) -> Rect:
    """The box of a room in cells."""
    room = castle.rooms[number]
    return room.x, room.y, room.pose.width, room.pose.height


def first_neighbour(castle: Castle, number: int) -> int | None:
    """The oldest room that shares a doorway with a room, if it is older; the foyer has none."""
    first = next(each(castle.connected[number]), None)
    return first if first is not None and first < number else None


def whereabouts(castle: Castle, tile: Tile, place: Place) -> Whereabouts:
    """What a tile would do at a place where it may lie."""
    pose = next(pose for pose in tile.poses if (pose.turn, pose.dark) == (place.turn, place.dark))
    after = grown(castle, tile, sited(castle, pose, place.x, place.y), place.x, place.y)
    new = len(castle.rooms)
    joins = (*each(after.connected[new]),)
    blocks = [
        room
        for room in range(new + 1)
        for _ in range(_blocked(after, room) - (_blocked(castle, room) if room < new else 0))
    ]
    opened = door_states(after, new).count(DoorState.OPEN)
    side = side_of(box_of(after, new), box_of(castle, joins[0])) if joins else ""
    return Whereabouts(side, joins, (*blocks,), opened)


def _blocked(castle: Castle, number: int) -> int:
    return door_states(castle, number).count(DoorState.BLOCKED)


def room_names(pieces: Pieces, castle: Castle) -> tuple[str, ...]:
    """The names of the rooms; those of the same name, such as hallways, are counted."""
    names = [pieces.name(room.top) for room in castle.rooms]
    return tuple(
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    )


def all_where_words(pieces: Pieces, castle: Castle, tile: Tile, places: Sequence[Place]) -> list[str]:
    """The whereabouts of a tile at each of these places. Those that sound the same have their cell too."""
    words = [where_words(pieces, castle, tile, place) for place in places]
    same = Counter(words)
    return [
        f"{one}, {pieces.speaker.say('ludwig-where-cell', column=place.x, row=place.y)}"
        if same[one] > 1
        else one
        for one, place in zip(words, places, strict=True)
    ]


def where_words(pieces: Pieces, castle: Castle, tile: Tile, place: Place) -> str:
    """The whereabouts in words, with the turn of the tile."""
    found, say = whereabouts(castle, tile, place), pieces.speaker.say
    names = (*room_names(pieces, castle), pieces.name(tile))
    words = []
    if found.joins:
        first, others = found.joins[0], [names[room] for room in found.joins[1:]]
        top = castle.rooms[first].top
        name = say(
            "web-ludwig-the", id=top.id if names[first] == pieces.name(top) else "counted", room=names[first]
        )
        words.append(say("web-ludwig-beside", side=found.side, room=name))
        words.append(say("ludwig-where-joins", others=", ".join(others) or "none"))
    if found.blocks:
        rooms = ", ".join(dict.fromkeys(names[room] for room in found.blocks))
        words.append(say("ludwig-where-blocks", doors=len(found.blocks), rooms=rooms))
    words.append(say("ludwig-where-open", doors=found.open))
    if place.turn:
        words.append(say("ludwig-where-turned", turn=place.turn))
    if len({pose.dark for pose in tile.poses}) > 1:
        words.append(say("ludwig-where-level", level="cellar" if place.dark else "ground"))
    return ", ".join(words)
