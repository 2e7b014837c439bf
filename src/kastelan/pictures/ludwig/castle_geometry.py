"""The geometry of a castle: positions of rooms, states of doors, and courtyards (LUD-GEO-4, LUD-GEO-6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import Castle, Room
from kastelan.games.ludwig.castle_additions import Passage
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.free_space import courtyard_cells
from kastelan.games.ludwig.modules.castle_from_view import castle_seen
from kastelan.games.ludwig.modules.passage_geometry import strip
from kastelan.games.ludwig.shapes import OUTER, STEP, Cell, E, N, Rect, W, edge
from kastelan.games.ludwig.view import LudwigView
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.pictures.ludwig.floor_plan import FloorPlan, plan_in_pose


@dataclass(frozen=True, slots=True)
class PlacedRoom:
    """A room at its position in cells."""

    plan: FloorPlan
    x: int
    y: int
    doors: tuple[DoorState, ...]
    completed: bool


@dataclass(frozen=True, slots=True)
class CastleGeometry:
    """Everything that a picture of a castle needs. All rectangles are in cells."""

    rooms: tuple[PlacedRoom, ...]
    box: Rect
    courtyards: tuple[tuple[Cell, ...], ...]  # enclosed areas of table
    water: tuple[Rect, ...] = ()  # moat pieces
    walls: tuple[Rect, ...] = ()  # the barbican's wall
    passages: tuple[Rect, ...] = ()  # including the two ends inside the rooms
    bridge: str | None = None  # the state of the door of the drawbridge, if there is one


def geometry_seen(view: LudwigView, seat: Seat) -> CastleGeometry:
    """The castle of a seat; an empty one before foyers are chosen."""
    lies = view.castles[seat] if seat < len(view.castles) else ()
    if not lies:
        return CastleGeometry((), (0, 0, 3, 3), ())
    return geometry_of(castle_seen(view, seat))


def geometry_of(castle: Castle) -> CastleGeometry:
    """The geometry of a castle."""
    rooms = tuple(
        PlacedRoom(
            plan_in_pose(renovated(room.tile, room.top), room.pose),
            room.x,
            room.y,
            door_states(castle, number),
            castle.completed(number),
        )
        for number, room in enumerate(castle.rooms)
    )
    courtyards = tuple(courtyard_cells(castle))
    return CastleGeometry(rooms, castle.box, courtyards, *_additions(castle), _bridge(castle, rooms[0]))


def renovated(tile: Tile, top: Tile) -> Tile:
    """The tile to draw for a renovated room: its own walls with the face of the renovation."""
    return tile if top is tile else replace(tile, id=top.id, name=top.name, face=top.face)


def _additions(castle: Castle) -> tuple[tuple[Rect, ...], tuple[Rect, ...], tuple[Rect, ...]]:
    """The moat pieces, the wall and the passages."""
    additions = castle.additions
    strips = tuple(_longer(castle, passage) for passage in additions.passages)
    if additions.ring is None:
        return (), (), strips
    water = tuple(piece for at, piece in enumerate(additions.ring.positions) if additions.moat >> at & 1)
    return water, (additions.ring.wall,), strips


def _bridge(castle: Castle, foyer: PlacedRoom) -> str | None:
    """The state of the door at the outer end of the drawbridge (MOAT-2)."""
    if not castle.additions.barbican:
        return None
    doors = zip(castle.rooms[0].pose.doors, foyer.doors, strict=True)
    return next((state.value for door, state in doors if door[3] == OUTER), None)


def _longer(castle: Castle, passage: Passage) -> Rect:
    """A passage, extended by one cell into each of the two rooms (PASS-4)."""
    # `strip` covers only the gap between the rooms. Eastwards the longer strip starts in the door's own cell,
    # westwards in the cell of the other room, one to the left of the gap; likewise southwards and northwards.
    x, y, *_ = strip(castle, passage)
    room = castle.rooms[passage.room]
    dx, dy, side, _ = room.pose.doors[passage.door]
    long = castle.additions.gaps[passage.kind] + 2
    if side in (E, W):
        return min(x, room.x + dx) - (side == W), room.y + dy, long, 1
    return room.x + dx, min(y, room.y + dy) - (side == N), 1, long


def door_states(castle: Castle, number: int) -> tuple[DoorState, ...]:
    """The state of each door of a room.

    A door is a doorway if another door or a passage meets it, blocked if something else covers the cell in
    front of it, and open otherwise.
    """
    doors = range(len(castle.rooms[number].pose.doors))
    return tuple(_door_state(castle, number, door) for door in doors)


def _door_state(castle: Castle, number: int, door: int) -> DoorState:
    room = castle.rooms[number]
    # Places of doors are numbers that add up: that of the room's first cell, plus the offset of the door
    # that would meet this one. `castle.ends` has every door of the castle.
    if edge(room.x, room.y, 0) + room.pose.facing[door] in castle.ends or _in_passage(castle, number, door):
        return DoorState.DOORWAY
    x, y, side, level = room.pose.doors[door]
    dx, dy = STEP[side]
    cell = room.x + x + dx, room.y + y + dy
    # The cell in front of the door is in this set only while nothing covers it.
    if castle.open[4 * level + side] >> castle.frame.bit(*cell) & 1:
        return DoorState.OPEN
    return DoorState.DOORWAY if _through_wall(castle, number, cell) else DoorState.BLOCKED


def _in_passage(castle: Castle, number: int, door: int) -> bool:
    """Whether a passage ends at the door (PASS-8)."""
    passages = castle.additions.passages
    return any((number, door) in ((p.room, p.door), (p.other, p.other_door)) for p in passages)


def _through_wall(castle: Castle, number: int, cell: Cell) -> bool:
    """Whether the door leads through the wall of a connected room, which decree 26 allows (DEC-26)."""
    if not castle.additions.laws.walls_join:
        return False
    return any(_covers(castle.rooms[other], cell) for other in each(castle.connected[number]))


def _covers(room: Room, cell: Cell) -> bool:
    dx, dy = cell[0] - room.x, cell[1] - room.y
    return any(x <= dx < x + w and y <= dy < y + h for x, y, w, h in room.pose.body)
