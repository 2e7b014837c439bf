"""A castle as it stands, put together from a view: where its rooms lie, what has become of their doors, and
the table around it (LUD-GEO-4, LUD-GEO-6). Geometry only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import Castle, Room, begun, extended
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.free import courtyard_cells
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.shapes import STEP, Cell, Rect, edge
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


def standing(view: LudwigView, seat: Seat) -> Standing:
    """The castle of a seat; before foyers are chosen there is none and nothing stands."""
    lies = view.castles[seat] if seat < len(view.castles) else ()
    if not lies:
        return Standing((), (0, 0, 3, 3), ())
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
            posed(room.tile, room.pose), room.x, room.y, door_states(castle, room), castle.completed(number)
        )
        for number, room in enumerate(castle.rooms)
    )
    return Standing(rooms, castle.box, tuple(courtyard_cells(castle)))


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
