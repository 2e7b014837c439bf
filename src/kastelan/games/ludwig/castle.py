"""A castle: the placed rooms of one player, with the sets of cells and doors that the rules of placing use.

A castle is immutable; `extended` returns a new one. Everything but `rooms` can be derived from them and is
stored because legal placements are computed far more often than tiles are placed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from kastelan.games.ludwig.castle_additions import NO_ADDITIONS, Additions, Links
from kastelan.games.ludwig.cells import MARGIN, Cells, Frame, frame_around, joined_box, union
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, TYPES, Face, Tile, kinds_in
from kastelan.games.ludwig.frame_geometry import carried, fronts_of, straight_ways_out
from kastelan.games.ludwig.shapes import BIG, OCTAGON, PLAIN, SMALL, Pose, Rect, edge

# The layers of a castle: sets of cells, all with the bits of its frame (cells.py)
HARD, CUT, BOX, CORE, SMALLS, SMALL_BOX, BIGS, MIDDLES, SOLID, FRONT, FRONT_WALL, FENCE_CUT, FENCE_CENTRE = (
    range(13)
)
"""HARD: cells of rectangles and octagons, cut corners excepted. CUT: those corners. BOX: every cell of every
box. CORE: big circles without their corner cells. SMALLS, BIGS: centres of circles. SMALL_BOX: small
circles. MIDDLES: the middle cells of circles' sides. SOLID: cells that leave no free table (LUD-GEO-4).
FRONT: where no hard cell may come for a fence; FRONT_WALL: where no middle cell may; FENCE_CUT: fenced
corner cells; FENCE_CENTRE: where the centre of a big circle would touch a fenced arc.
"""
LAYERS: Final = 13


@dataclass(frozen=True, slots=True)
class Room:
    """A tile in a castle: its pose, and the cell of its box's top left corner."""

    tile: Tile
    pose: Pose
    x: int
    y: int
    face: Face  # of the tile, or of the renovation on top
    covers: tuple[Tile, ...] = ()  # the renovations that lie on it

    @property
    def top(self) -> Tile:
        """The tile whose face is visible."""
        return self.covers[-1] if self.covers else self.tile


@dataclass(frozen=True, slots=True, eq=False)
class Castle:
    """The rooms of one player, the foyer first."""

    corner_contact: bool
    rooms: tuple[Room, ...]
    connected: tuple[int, ...]  # by room: the rooms it is connected to, as bits
    joined: tuple[int, ...]  # by room: the number of its doors that are in a doorway
    of_type: tuple[int, ...]  # by type: the rooms of that type, as bits
    adjacent: int  # rooms with an adjacent symbol
    anywhere: int  # rooms with an anywhere symbol
    frame: Frame
    box: Rect  # around all rooms
    layers: tuple[Cells, ...]
    open: tuple[Cells, ...]  # the cells in front of open doors, by level and direction
    open_stairs: tuple[Cells, ...]  # the cells in front of open doors of stairs, by direction
    ends: dict[int, int]  # the room of each door, by the edge of the door; never modified
    additions: Additions = NO_ADDITIONS  # moat, passages and laws

    @property
    def completed_rooms(self) -> int:
        """The completed rooms, as bits."""
        found = 0
        for number, (room, doors) in enumerate(zip(self.rooms, self.joined, strict=True)):
            if doors == len(room.pose.doors):
                found |= 1 << number
        return found

    def completed(self, number: int) -> bool:
        """Whether every door of the room is in a doorway."""
        return self.joined[number] == len(self.rooms[number].pose.doors)


@cache
def stamp(pose: Pose, stride: int, corner_contact: bool) -> tuple[Cells, ...]:
    """The cells that a pose adds to each layer.

    Its cell (0, 0) is `MARGIN` cells right of and below the lowest bit, because a fence or the reach of a
    circle may extend to the left of the box or above it, and bits cannot be negative.
    """
    origin = MARGIN * stride + MARGIN
    layers = [0] * LAYERS
    body = union(stride, pose.body, origin)
    layers[BOX] = body
    if pose.kind in (PLAIN, OCTAGON):
        layers[HARD] = layers[SOLID] = body
    if pose.kind == OCTAGON:
        layers[CUT] = _points(pose.corners, origin, stride)
        layers[BOX] |= layers[CUT]
    if pose.kind in (SMALL, BIG):
        _stamp_circle(layers, pose, origin, stride)
    walls = union(stride, pose.fence_walls, origin)
    layers[FRONT_WALL] = walls
    layers[FRONT] = walls | (_points(pose.fence_corners, origin, stride) if corner_contact else 0)
    layers[FENCE_CUT] = _points(pose.fence_cuts, origin, stride)
    layers[FENCE_CENTRE] = _points(pose.fence_centres, origin, stride)
    return tuple(layers)


@cache
def _marks(pose: Pose, stride: int, corner_contact: bool) -> tuple[tuple[int, Cells], ...]:
    """The layers to which a pose adds cells, with these cells, as `stamp` returns them."""
    return tuple((layer, added) for layer, added in enumerate(stamp(pose, stride, corner_contact)) if added)


def _stamp_circle(layers: list[Cells], pose: Pose, origin: int, stride: int) -> None:
    half, width = pose.half, pose.width
    centre = 1 << origin + half * stride + half
    cross: tuple[Rect, ...] = ((half, 0, 1, width), (0, half, width, 1))
    layers[MIDDLES] = _points(((half, 0), (half, width - 1), (0, half), (width - 1, half)), origin, stride)
    layers[SOLID] = union(stride, (*cross, (1, 1, width - 2, width - 2)), origin)
    if pose.kind == SMALL:
        layers[SMALLS], layers[SMALL_BOX] = centre, layers[BOX]
    else:
        layers[BIGS] = centre
        layers[CORE] = union(stride, ((1, 0, 3, 5), (0, 1, 5, 3)), origin)


def _points(cells: tuple[tuple[int, int], ...], origin: int, stride: int) -> Cells:
    points = 0
    for x, y in cells:
        points |= 1 << origin + y * stride + x
    return points


def begun(
    tile: Tile, corner_contact: bool, pose: Pose | None = None, additions: Additions = NO_ADDITIONS
) -> Castle:
    """A castle that has only its foyer, whose box starts at the cell (0, 0)."""
    pose = pose or tile.poses[0]
    box = (0, 0, pose.width, pose.height)
    nothing = (0,) * LAYERS
    empty = Castle(
        corner_contact,
        (),
        (),
        (),
        (0,) * len(TYPES),
        0,
        0,
        additions.frame or frame_around(box, additions.margin),
        box,
        nothing,
        (0,) * 4 * additions.levels,
        (0,) * 4,
        {},
        additions,
    )
    return extended(empty, tile, pose, 0, 0)


@lru_cache(maxsize=1 << 6)
def founded(tile: Tile, corner_contact: bool, additions: Additions = NO_ADDITIONS) -> Castle:
    """The same castle from a cache: equal arguments return the identical object."""
    return begun(tile, corner_contact, additions=additions)


def extended(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> Castle:
    """The castle with one more room. The caller has checked that the placement is legal."""
    box = joined_box(castle.box, (x, y, pose.width, pose.height))
    if not castle.frame.holds(box):
        castle = _reframed(castle, box)
    frame = castle.frame
    at = frame.bit(x - MARGIN, y - MARGIN)
    layers = list(castle.layers)
    for layer, added in _marks(pose, frame.stride, castle.corner_contact):
        if layer == CUT:  # two octagons fill a corner cell (LUD-GEO-4)
            layers[SOLID] |= layers[CUT] & added << at
        layers[layer] |= added << at
    number = len(castle.rooms)
    connected, joined = _linked(castle, pose, x, y)
    additions = castle.additions
    for hooks in additions.hooks:
        connected, joined = hooks.linked(castle, pose, x, y, (connected, joined))
        additions = hooks.extended(additions, pose, number)
    ends, corner = castle.ends.copy(), edge(x, y, 0)
    for door in pose.edges:
        ends[corner + door] = number
    open_doors, open_stairs = _opened(castle, pose, frame.bit(x, y), layers[HARD] | layers[MIDDLES])
    symbol, bit, of_type = tile.face.symbol, 1 << number, list(castle.of_type)
    for kind in kinds_in(tile.face.types):
        of_type[kind] |= bit
    return Castle(
        castle.corner_contact,
        (*castle.rooms, Room(tile, pose, x, y, tile.face)),
        connected,
        joined,
        tuple(of_type),
        castle.adjacent | (bit if symbol and symbol.kind == ADJACENT else 0),
        castle.anywhere | (bit if symbol and symbol.kind == ANYWHERE else 0),
        frame,
        box,
        tuple(layers),
        open_doors,
        open_stairs,
        ends,
        additions,
    )


@lru_cache(maxsize=1 << 12)
def grown(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> Castle:
    """The same castle from a cache.

    A search adds the same rooms many times, and other caches use the identity of a castle as their key.
    """
    return extended(castle, tile, pose, x, y)


@lru_cache(maxsize=1 << 12)
def ways_out(castle: Castle) -> tuple[Cells, ...]:
    """Straight lines out of the castle, from one open door for each direction that has any."""
    return straight_ways_out(castle.layers[BOX], castle.open, castle.frame.stride)


def holding(castle: Castle, rect: Rect) -> Castle:
    """The same castle with a box that includes the rectangle, in a frame that holds that box."""
    box = joined_box(castle.box, rect)
    if not castle.frame.holds(box):
        castle = _reframed(castle, box)
    return castle if box == castle.box else replace(castle, box=box)


def filled(castle: Castle, rects: tuple[Rect, ...], additions: Additions) -> Castle:
    """The castle with these cells occupied by moat, wall or passage (MOAT-8, PASS-4).

    Doors that face them are closed.
    """
    for rect in rects:
        castle = holding(castle, rect)
    frame = castle.frame
    cells = union(frame.stride, rects, frame.bit(0, 0))
    layers = list(castle.layers)
    for layer in (HARD, BOX, SOLID):
        layers[layer] |= cells
    return replace(
        castle,
        layers=tuple(layers),
        open=tuple(fronts & ~cells for fronts in castle.open),
        open_stairs=tuple(fronts & ~cells for fronts in castle.open_stairs),
        additions=additions,
    )


def doorways(castle: Castle, pose: Pose, x: int, y: int) -> list[int]:
    """The room behind each doorway that a pose would have there; a room is listed once for each doorway."""
    ends, at = castle.ends, edge(x, y, 0)
    return [ends[at + door] for door in pose.facing if at + door in ends]


def _linked(castle: Castle, pose: Pose, x: int, y: int) -> Links:
    """`connected` and `joined` with the new room's doorways."""
    found = doorways(castle, pose, x, y)
    bit = 1 << len(castle.rooms)
    connected, joined = list(castle.connected), list(castle.joined)
    mine = 0
    for room in found:
        connected[room] |= bit
        joined[room] += 1
        mine |= 1 << room
    return (*connected, mine), (*joined, len(found))


def _opened(castle: Castle, pose: Pose, at: int, cover: Cells) -> tuple[tuple[Cells, ...], tuple[Cells, ...]]:
    """The cells in front of open doors after the pose was added, which closes doors by covering cells."""
    doors, stairs = list(castle.open), castle.open_stairs
    for way, offset in fronts_of(pose, castle.frame.stride):
        doors[way] |= 1 << at + offset
    if pose.stairs:
        stairs = _open_stairs(castle, pose, at)
    bare = ~cover
    if any(stairs):
        stairs = tuple([fronts and fronts & bare for fronts in stairs])
    return tuple([fronts and fronts & bare for fronts in doors]), stairs


def _open_stairs(castle: Castle, pose: Pose, at: int) -> tuple[Cells, ...]:
    stairs = list(castle.open_stairs)
    for way, offset in fronts_of(pose, castle.frame.stride):
        stairs[way % 4] |= 1 << at + offset
    return tuple(stairs)


def _reframed(castle: Castle, box: Rect) -> Castle:
    """The same castle in a frame that holds the box. Every set is copied row by row."""
    old, new = castle.frame, frame_around(box, castle.frame.margin)
    return Castle(
        castle.corner_contact,
        castle.rooms,
        castle.connected,
        castle.joined,
        castle.of_type,
        castle.adjacent,
        castle.anywhere,
        new,
        castle.box,
        tuple(carried(layer, old, new) for layer in castle.layers),
        tuple(carried(fronts, old, new) for fronts in castle.open),
        tuple(carried(fronts, old, new) for fronts in castle.open_stairs),
        castle.ends,
        castle.additions,
    )
