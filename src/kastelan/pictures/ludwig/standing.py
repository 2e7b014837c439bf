"""A castle as it stands, put together from a view: where its rooms lie, what has become of their doors, and
the table around it (LUD-GEO-4, LUD-GEO-6). Geometry only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import Castle, Room, begun, extended
from kastelan.games.ludwig.components import Components, Tile
from kastelan.games.ludwig.free import courtyard_cells
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.modules.annex import GAPS, MOAT, WALL, Passage
from kastelan.games.ludwig.modules.passages import strip
from kastelan.games.ludwig.modules.rebuilding import castle_seen
from kastelan.games.ludwig.shapes import STEP, Cell, E, N, Rect, W, edge
from kastelan.games.ludwig.view import Lie, LudwigView
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.pictures.ludwig.plan import Plan, posed


@dataclass(frozen=True, slots=True)
class StandingRoom:
    """A room in its place; x and y are cells."""

    plan: Plan
    x: int
    y: int
    doors: tuple[DoorState, ...]
    completed: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A castle, the box around it, and the courtyards inside."""

    rooms: tuple[StandingRoom, ...]
    box: Rect
    courtyards: tuple[tuple[Cell, ...], ...]  # table that no way leads to from outside
    water: tuple[Rect, ...] = ()  # moat pieces
    walls: tuple[Rect, ...] = ()  # the barbican's wall
    passages: tuple[Rect, ...] = ()  # strips, the two ends inside the rooms included


def standing(view: LudwigView, seat: Seat) -> Standing:
    """The castle of a seat; before foyers are chosen there is none and nothing stands."""
    lies = view.castles[seat] if seat < len(view.castles) else ()
    if not lies:
        return Standing((), (0, 0, 3, 3), ())
    if view.extras is not None:
        return stood(castle_seen(view, seat))
    return stood(rebuilt(lies, components_named(view.components), view.corner_contact))


def rebuilt(lies: Sequence[Lie], components: Components, corner_contact: bool) -> Castle:
    """The engine's castle from how its rooms lie; the foyer first."""
    castle = begun(components.tiles[lies[0][0]], corner_contact)
    for number, x, y, turn, dark in lies[1:]:
        tile = components.tiles[number]
        pose = tile.pose(turn, dark)
        assert pose is not None, lies
        castle = extended(castle, tile, pose, x, y)
    return castle


def stood(castle: Castle) -> Standing:
    """A castle of the engine, ready to be drawn."""
    rooms = tuple(
        StandingRoom(
            posed(_seen(room), room.pose), room.x, room.y, door_states(castle, room), castle.completed(number)
        )
        for number, room in enumerate(castle.rooms)
    )
    return Standing(rooms, castle.box, tuple(courtyard_cells(castle)), *_annex(castle))


def _seen(room: Room) -> Tile:
    """The tile that is seen: walls of the room, face of the renovation on it."""
    top = room.top
    return room.tile if top is room.tile else replace(room.tile, id=top.id, name=top.name, face=top.face)


def _annex(castle: Castle) -> tuple[tuple[Rect, ...], tuple[Rect, ...], tuple[Rect, ...]]:
    """Moat pieces, the wall and passages."""
    annex = castle.annex
    if annex is None:
        return (), (), ()
    water = tuple(MOAT[position] for position in range(3) if annex.moat >> position & 1)
    strips = tuple(_longer(castle, passage) for passage in annex.passages)
    return water, (WALL,) if annex.barbican else (), strips


def _longer(castle: Castle, passage: Passage) -> Rect:
    """The strip with one cell of each room at its ends (PASS-4)."""
    x, y, *_ = strip(castle, passage)
    room = castle.rooms[passage.room]
    dx, dy, side, _ = room.pose.doors[passage.door]
    long = GAPS[passage.kind] + 2
    if side in (E, W):
        return min(x, room.x + dx) - (side == W and not GAPS[passage.kind]), room.y + dy, long, 1
    return room.x + dx, min(y, room.y + dy) - (side == N and not GAPS[passage.kind]), 1, long


def door_states(castle: Castle, room: Room) -> tuple[DoorState, ...]:
    """What has become of each door of a room: a doorway where another door meets it, blocked where something
    covers the cell in front, else open.
    """
    return tuple(_door_state(castle, room, number) for number in range(len(room.pose.doors)))


def _door_state(castle: Castle, room: Room, number: int) -> DoorState:
    if edge(room.x, room.y, 0) + room.pose.facing[number] in castle.ends:
        return DoorState.DOORWAY
    x, y, side, level = room.pose.doors[number]
    dx, dy = STEP[side]
    front = castle.frame.bit(room.x + x + dx, room.y + y + dy)
    return DoorState.OPEN if castle.open[4 * level + side] >> front & 1 else DoorState.BLOCKED
