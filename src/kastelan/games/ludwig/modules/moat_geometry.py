"""MOAT-1 to MOAT-9, MOAT-16 to MOAT-24: wall, moat and outer gardens around a castle, and what they score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from kastelan.games.ludwig import free_space, placing
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, begun, filled, holding, ways_out
from kastelan.games.ludwig.castle_additions import Additions, CastleHooks, Line
from kastelan.games.ludwig.cells import Cells, Frame, each, union
from kastelan.games.ludwig.components import ANYWHERE, CORRIDOR, OUTDOOR, MoatRing, Tile
from kastelan.games.ludwig.scoring import symbol_points
from kastelan.games.ludwig.shapes import OUTER, Pose, Rect

WEST, NORTH, EAST = range(3)
FINISHED: Final = 0b111

SCORING_TYPES: Final = 0xFF & ~(1 << CORRIDOR | 1 << OUTDOOR)
"""The types that moat pieces score for: all but corridor and outdoor (MOAT-9)."""

THE_MOAT: Final = -1
"""The number that stands for the moat in place of a room in the lines of a score."""


class MoatHooks(CastleHooks):
    """A castle with a barbican, whose drawbridge leads to outer gardens."""

    def extended(self, additions: Additions, pose: Pose, room: int) -> Additions:
        """A room whose doors are all outer doors is an outer garden (MOAT-16)."""
        outer = 1 << room if all(door[3] == OUTER for door in pose.doors) else 0
        return replace(additions, outer=additions.outer | outer) if outer else additions

    def other_pose(self, castle: Castle, pose: Pose) -> Pose | None:
        """Outdoor rooms may lie beyond the bridge (MOAT-16)."""
        return outer_pose(pose) if pose.outdoor and any(castle.open[8:]) else None

    def sited(self, castle: Castle, pose: Pose, x: int, y: int) -> Pose:
        """Beyond the bridge all doors of a tile are outer ones."""
        other = self.other_pose(castle, pose)
        if other is None:
            return pose
        meeting, forbidden = placing.met_doors(castle, other)
        return other if (meeting & ~forbidden) >> castle.frame.bit(x, y) & 1 else pose

    def own_lines(self, castle: Castle, room: int) -> Iterator[Line]:
        """Moat pieces count as corridors anywhere (MOAT-24)."""
        symbol, pieces = castle.rooms[room].face.symbol, castle.additions.pieces
        if symbol is not None and symbol.kind == ANYWHERE and pieces and symbol.types >> CORRIDOR & 1:
            yield "MOAT-24", symbol_points(castle, symbol, room, room, pieces), room, None

    def other_lines(self, castle: Castle, room: int) -> Iterator[Line]:
        """Each moat piece scores for each of the room's types (MOAT-9)."""
        found = (castle.rooms[room].face.types & SCORING_TYPES).bit_count()
        if castle.additions.pieces and found:
            yield "MOAT-9", castle.additions.pieces * found, THE_MOAT, room


MOAT_HOOKS: Final = MoatHooks()


@cache
def outer_pose(pose: Pose) -> Pose:
    """The same pose beyond the drawbridge, where all doors are outer doors (MOAT-17)."""
    return replace(pose, doors=tuple((x, y, side, OUTER) for x, y, side, _ in pose.doors))


def with_barbican(additions: Additions, ring: MoatRing | None) -> Additions:
    """The additions of a castle that has a wall with a drawbridge, and space for a moat."""
    return replace(additions.hooked(MOAT_HOOKS), barbican=True, ring=ring, levels=3)


def ring_of(castle: Castle) -> MoatRing:
    """Where wall and moat of a castle with a barbican lie."""
    ring = castle.additions.ring
    assert ring is not None
    return ring


@lru_cache(maxsize=64)
def walled(tile: Tile, corner_contact: bool, pose: Pose, additions: Additions) -> Castle:
    """A castle that has only its foyer in the wall (MOAT-1, MOAT-2). Its frame holds the whole moat."""
    frame = Frame(-31, -39, 64, additions.margin)
    castle = begun(tile, corner_contact, pose, replace(additions, frame=frame))
    return filled(castle, (ring_of(castle).wall,), castle.additions)


@lru_cache(maxsize=1024)
def positions(castle: Castle) -> tuple[int, ...]:
    """The positions for a new piece: next to wall or piece, free, leaving an entrance (MOAT-6, MOAT-7)."""
    return tuple(position for position in range(len(ring_of(castle).positions)) if _open(castle, position))


def _open(castle: Castle, position: int) -> bool:
    moat = castle.additions.moat
    if moat >> position & 1 or (position == NORTH and not moat & (1 << WEST | 1 << EAST)):
        return False
    piece = ring_of(castle).positions[position]
    if not castle.frame.holds(piece):
        castle = holding(castle, piece)
    cells = _cells(castle.frame, piece)
    if cells & (castle.layers[BOX] | castle.layers[FRONT]):
        return False
    if any(not ray & cells for ray in ways_out(castle)):  # a door still leads straight out
        return True
    return free_space.entrances(dug(castle, position)) > 0  # MOAT-12 too: the bridge or an outer garden


@lru_cache(maxsize=256)
def _cells(frame: Frame, piece: Rect) -> Cells:
    return union(frame.stride, (piece,), frame.bit(0, 0))


def dug(castle: Castle, position: int) -> Castle:
    """The castle with a moat piece at the position."""
    additions = castle.additions
    piece = ring_of(castle).positions[position]
    return filled(castle, (piece,), replace(additions, moat=additions.moat | 1 << position))


def restored(castle: Castle, moat: int) -> Castle:
    """The castle with pieces at these positions, as bits; ValueError where a room lies."""
    if not 0 <= moat <= FINISHED:
        raise ValueError(moat)
    for position in each(moat):
        piece = ring_of(castle).positions[position]
        before = holding(castle, piece)
        if _cells(before.frame, piece) & before.layers[BOX]:
            raise ValueError(position)
        castle = dug(castle, position)
    return castle


def moat_lines(castle: Castle, printed: int) -> Iterator[Line]:
    """The lines that a new moat piece scores (MOAT-9, MOAT-24)."""
    yield "MOAT-9", printed, THE_MOAT, None
    for number, room in enumerate(castle.rooms):
        found = (room.face.types & SCORING_TYPES).bit_count()
        if found:
            yield "MOAT-9", found, THE_MOAT, number
    for number in each(castle.anywhere):
        symbol = castle.rooms[number].face.symbol
        if symbol is not None and symbol.types >> CORRIDOR & 1:
            yield "MOAT-24", symbol_points(castle, symbol, number, number, 1), number, None
