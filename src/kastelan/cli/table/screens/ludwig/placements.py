"""Where a tile could lie: ranked, named by the door it joins, and with what it would bring."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from kastelan.games.ludwig import refusals, scoring
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, Room, extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import SIDES, Tile
from kastelan.games.ludwig.modules import passage_geometry
from kastelan.games.ludwig.modules.moat_geometry import THE_MOAT
from kastelan.games.ludwig.offers import Prospect, prospects
from kastelan.games.ludwig.placing import sited
from kastelan.games.ludwig.shapes import STEP, edge
from kastelan.narration.ludwig.names import ARROWS, Pieces

DOOR: Final = re.compile(r"(\d{1,3})([nesw]?)(\d?)(?:[/-]([nesw])(d?))?")
"""A door: the number of a room, a side, which door of that side; then where the tile's top points."""


@lru_cache(maxsize=128)
def ways(castle: Castle, tile: Tile) -> tuple[Prospect, ...]:
    """The legal placements of a tile, the best first; among equals those that block the fewest doors."""
    found = [(way, blocked(castle, tile, way.place)) for way in prospects(castle, tile)]
    # A stable sort: otherwise equal placements stay in the order of the engine.
    found.sort(key=lambda pair: (-pair[0].points, -len(pair[0].completes), pair[1]))
    return tuple(way for way, _ in found)


def blocked(castle: Castle, tile: Tile, place: Place) -> int:
    """How many doors, of the castle and of the tile itself, a placement would block."""
    return _doors_blocked(_grown(castle, tile, place)) - _doors_blocked(castle)


def _doors_blocked(castle: Castle) -> int:
    """The doors that are neither open nor in use; by decree 26 a door against a wall is in use (DEC-26)."""
    doors = sum(len(room.pose.doors) for room in castle.rooms)
    return doors - sum(castle.joined) - sum(fronts.bit_count() for fronts in castle.open)


def _grown(castle: Castle, tile: Tile, place: Place) -> Castle:
    pose = tile.pose(place.turn, place.dark)
    assert pose is not None
    return extended(castle, tile, sited(castle, pose, place.x, place.y), place.x, place.y)


def tried(castle: Castle, tile: Tile, place: Place) -> Castle:
    """The castle with the tile placed; IllegalAction if it may not lie there."""
    if all(way.place != place for way in ways(castle, tile)):
        raise refusals.placing(castle, tile, place)
    return _grown(castle, tile, place)


def joins(castle: Castle, tile: Tile, place: Place) -> list[str]:
    """The doors of the castle that a placement would join: `5n2` is the second door up of room 5."""
    pose = tile.pose(place.turn, place.dark)
    assert pose is not None
    found = []
    for x, y, side, _ in pose.doors:
        dx, dy = STEP[side]
        # The cell that the door leads to; a door there that faces back is joined.
        met = place.x + x + dx, place.y + y + dy
        room = castle.ends.get(edge(*met, side ^ 2))
        if room is not None:
            found.append(door_name(castle, room, *met, side ^ 2))
    return found


def passage_ends(castle: Castle, tile: Tile, place: Place) -> list[str]:
    """The doors of the castle that a passage could link with a tile that joins no door (PASS-6)."""
    after, new = _grown(castle, tile, place), len(castle.rooms)
    found = []
    for kind in after.additions.passages_left:
        for door in range(len(after.rooms[new].pose.doors)):
            passage = passage_geometry.found(after, new, kind, door)
            if passage is not None:
                room = castle.rooms[passage.other]
                x, y, side, _ = room.pose.doors[passage.other_door]
                found.append(door_name(castle, passage.other, room.x + x, room.y + y, side))
    return list(dict.fromkeys(found))


def door_name(castle: Castle, number: int, x: int, y: int, side: int) -> str:
    """A door: its room, its side, and if there are several on that side, which one from the top left."""
    alike = sorted(
        (room_x, room_y)
        for room_x, room_y, room_side in _door_places(castle.rooms[number])
        if room_side == side
    )
    which = str(alike.index((x, y)) + 1) if len(alike) > 1 else ""  # a single door needs no number
    return f"{number + 1}{SIDES[side]}{which}"


def _door_places(room: Room) -> Iterator[tuple[int, int, int]]:
    for x, y, side, _ in room.pose.doors:
        yield room.x + x, room.y + y, side


def fits(castle: Castle, tile: Tile, place: Place, wish: str) -> bool:
    """Whether a placement joins the door, or the room, and is turned as the wish says."""
    found = DOOR.fullmatch(wish)
    if found is None:
        return False
    number, side, which, turn, dark = found.groups()
    if turn and (place.turn != SIDES.index(turn) or (dark and not place.dark)):
        return False
    names = joins(castle, tile, place) or passage_ends(castle, tile, place)
    if which:
        return f"{number}{side}{which}" in names
    return any(re.fullmatch(rf"{number}{side or '[nesw]'}\d?", name) for name in names)


def at_door(castle: Castle, tile: Tile, wish: str) -> Place | None:
    """The best placement that a wish such as `5n2/e` allows."""
    return next((way.place for way in ways(castle, tile) if fits(castle, tile, way.place, wish)), None)


def parts(castle: Castle, tile: Tile, place: Place, pieces: Pieces) -> tuple[int, list[str]]:
    """The points of a placement, and what each of them is for."""
    after, new = tried(castle, tile, place), len(castle.rooms)
    total, words = 0, []
    for _, points, room, other in scoring.lines(after, new):
        total += points
        # Name the older room of a pair, and the new room itself where there is no pair.
        about = room if room != new else other if other is not None else new
        words.append(f"{_room_word(after, about, new, pieces)} {points:+d}")
    return total, words


def _room_word(castle: Castle, number: int, new: int, pieces: Pieces) -> str:
    if number == THE_MOAT:
        return pieces.tile(pieces.components.moat)
    if number == new:
        return pieces.speaker.say("ludwig-screen-printed")
    return pieces.room_label(castle, number)


def described(castle: Castle, tile: Tile, way: Prospect, pieces: Pieces) -> str:
    """A placement: points, doors, turn, what scores and what it completes."""
    place = way.place
    _, words = parts(castle, tile, place, pieces)
    dark = pieces.speaker.say("ludwig-screen-dark") if place.dark else ""
    where = f"{_links(castle, tile, place, pieces)} {ARROWS[place.turn]}"
    lost = blocked(castle, tile, place)
    what_for = [
        ", ".join(filter(None, (dark, *words))),
        pieces.speaker.say("ludwig-screen-blocks", doors=lost) if lost else "",
        completes(castle, tile, way.completes, pieces) if way.completes else "",
    ]
    return f"{way.points:+3d}  {where:<9} {'; '.join(filter(None, what_for))}"


def _links(castle: Castle, tile: Tile, place: Place, pieces: Pieces) -> str:
    """The doors that the tile joins, or those that only a passage or a wall can link it with."""
    met = joins(castle, tile, place)
    if met:
        return "+".join(met)
    ends = passage_ends(castle, tile, place)
    if ends:
        return pieces.speaker.say("ludwig-screen-by-passage", doors="/".join(ends))
    linked = _grown(castle, tile, place).connected[-1]
    rooms = "+".join(str(room + 1) for room in each(linked))
    return pieces.speaker.say("ludwig-screen-by-wall", rooms=rooms)


def completes(castle: Castle, tile: Tile, rooms: Sequence[int], pieces: Pieces) -> str:
    """The rooms that a placement completes, in words."""
    names = [
        pieces.room_label(castle, room)
        if room < len(castle.rooms)
        else pieces.speaker.say("ludwig-screen-itself")
        for room in rooms
    ]
    return pieces.speaker.say("ludwig-screen-completes", rooms=", ".join(names))


def notation(place: Place) -> str:
    return ACTIONS.write(place)
