"""Castles: rooms with their doors, courtyards, what lies beside the rooms, and the box around everything."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from kastelan.games.ludwig import castle as engine
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.favours import castle_size, completed_rooms
from kastelan.games.ludwig.free_space import entrances
from kastelan.games.ludwig.shapes import Cell, Rect
from kastelan.narration.ludwig.whereabouts import box_of, first_neighbour, side_of
from kastelan.pictures.ludwig.castle_geometry import CastleGeometry, geometry_of
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.words import Length, Side

MOST_CASTLES: Final = 4096
"""Castles that are kept as they are drawn: enough for two thousand tables, which move in turn."""


class Room(Struct, frozen=True, kw_only=True):
    """A room, in cells from the foyer's top left cell.

    `tile` is its foundation, which decides shape, doors, fence and level; `covers` are the renovations on it,
    the topmost last; `face` is the tile that is seen. `beside` is the older room that it is connected to, if
    any, and `side` on which side of that it lies.
    """

    tile: int
    covers: tuple[int, ...]
    face: int
    x: int
    y: int
    turn: int
    dark: bool
    completed: bool
    doors: tuple[DoorState, ...]
    connected: tuple[int, ...]
    beside: int | None
    side: Side | None


class Passage(Struct, frozen=True, kw_only=True):
    """A passage between the doors of two rooms; its strip includes both ends."""

    kind: Length
    room: int
    door: int
    other: int
    other_door: int
    strip: Rect


class Beside(Struct, kw_only=True):
    """What the modules put beside the rooms.

    `moat` are the positions that are filled: 0 west, 1 north, 2 east. `bridge` is the state of the
    drawbridge's door, null where it is walled up or not there. `outer` are the rooms that are outer gardens,
    `lengths` the passages not placed yet.
    """

    barbican: bool = False
    moat: tuple[int, ...] = ()
    bridge: DoorState | None = None
    outer: tuple[int, ...] = ()
    lengths: tuple[Length, ...] = ()
    passages: tuple[Passage, ...] = ()


class Castle(Struct, kw_only=True):
    """A castle in cells; its foyer starts at 0, 0.

    `box` is around everything, `core` around the rooms and the barbican's wall; `beside` is null
    without modules.
    """

    rooms: tuple[Room, ...]
    box: Rect
    core: Rect
    courtyards: tuple[tuple[Cell, ...], ...]
    size: int
    completed: int
    entrances: int
    beside: Beside | None


# A move changes one castle at most, and castles hide nothing: every reader is shown the same ones.
@lru_cache(maxsize=MOST_CASTLES)
def castle_shown(castle: engine.Castle, modules: tuple[ModulePresenter, ...]) -> Castle:
    """A castle as the browser draws it."""
    geometry = geometry_of(castle)
    shown = Castle(
        rooms=_rooms(castle, geometry),
        box=geometry.box,
        core=_core(castle),
        courtyards=geometry.courtyards,
        size=castle_size(castle),
        completed=completed_rooms(castle),
        entrances=entrances(castle),
        beside=None,
    )
    for module in modules:
        module.complete_castle(castle, geometry, shown)
    return shown


def _side(castle: engine.Castle, number: int) -> Side | None:
    other = first_neighbour(castle, number)
    return None if other is None else side_of(box_of(castle, number), box_of(castle, other))


def _core(castle: engine.Castle) -> Rect:
    """The box around the rooms: what one wants to see first."""
    left, top = min(room.x for room in castle.rooms), min(room.y for room in castle.rooms)
    right = max(room.x + room.pose.width for room in castle.rooms)
    bottom = max(room.y + room.pose.height for room in castle.rooms)
    return left, top, right - left, bottom - top


def _rooms(castle: engine.Castle, geometry: CastleGeometry) -> tuple[Room, ...]:
    return tuple(
        Room(
            tile=room.tile.number,
            covers=tuple(cover.number for cover in room.covers),
            face=room.top.number,
            x=room.x,
            y=room.y,
            turn=room.pose.turn,
            dark=room.pose.dark,
            completed=as_built.completed,
            doors=as_built.doors,
            connected=(*each(castle.connected[number]),),  # a set of rooms as bits
            beside=first_neighbour(castle, number),
            side=_side(castle, number),
        )
        for number, (room, as_built) in enumerate(zip(castle.rooms, geometry.rooms, strict=True))
    )
