"""Moats and secret passages the slow way: slabs beside the rooms, on the true outlines of ludwig_placing.py.

Written from the rules alone (MOAT, PASS). Wall, moat pieces and strips are rectangles without doors, except
for the wall, whose one door is the end of the drawbridge.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .ludwig_free_table import FreeTable
from .ludwig_geometry import overlap
from .ludwig_placing import doorways, external_entrances, open_doors, reaches, touches_fence
from .ludwig_tiles import Door, DoorSpec, Piece, PieceKind, rectangle

GAPS = {"medium": 2, "long": 4}
POSITIONS = {"west": (-10, -15, 2, 20), "north": (-10, -17, 20, 2), "east": (10, -17, 2, 20)}
"""The moat pieces, seen from the foyer's upper left corner: the frame of MOAT-3 moved by 8 and 15 cells."""


def slab(x: int, y: int, width: int, height: int, *doors: DoorSpec) -> Piece:
    """Something that is no room."""
    return Piece(PieceKind("slab", rectangle(width, height), doors), x, y)


def wall(bridge: bool) -> Piece:
    """The wall of the barbican, with the outer end of the bridge if that is open (MOAT-2)."""
    return slab(-8, 3, 20, 2, *([DoorSpec("bottom", 9)] if bridge else []))


@dataclass
class Grounds:
    """Rooms, and what lies beside them."""

    rooms: list[Piece]
    slabs: list[Piece] = field(default_factory=list)
    outer: list[Piece] = field(default_factory=list)  # the wall with its bridge, and outer gardens
    pairs: list[frozenset[int]] = field(default_factory=list)  # rooms that a passage joins
    lengths: set[str] = field(default_factory=set)  # passages that are left
    corners: bool = True
    decrees: frozenset[int] = frozenset()

    @property
    def everything(self) -> list[Piece]:
        return [*self.rooms, *self.slabs]

    def placement_fits(self, piece: Piece, outdoor: bool) -> bool:
        """Whether a room may lie there, perhaps with a passage (LUD-PLACE, MOAT-16, MOAT-17, PASS-6)."""
        if any(overlap(piece, tile) for tile in self.everything):
            return False
        if any(
            touches_fence(piece, tile, self.corners) or touches_fence(tile, piece, self.corners)
            for tile in self.everything
        ):
            return False
        return self.fits_inside(piece) or (outdoor and self.fits_outside(piece))

    def fits_inside(self, piece: Piece) -> bool:
        meetings = doorways(self.everything, piece)
        if any(other in self.outer for _, other, _ in meetings):
            return False
        if 27 not in self.decrees and any(own.level != its.level for own, _, its in meetings):
            return False
        if piece.kind.stairs and any(other.kind.stairs for _, other, _ in meetings):
            return False
        inner = [room for room in self.rooms if room not in self.outer]
        if meetings or any(self.through_a_wall(piece, room) for room in inner):
            return bool(external_entrances([*self.everything, piece]))
        return any(True for _ in self.passages(piece))

    def fits_outside(self, piece: Piece) -> bool:
        """Linked with the bridge or a garden beyond it, and with nothing inside (MOAT-16, MOAT-17)."""
        meetings = doorways(self.everything, piece)
        if any(other not in self.outer for _, other, _ in meetings):
            return False
        gardens = [room for room in self.rooms if room in self.outer]
        bridge = [door for tile in self.slabs if tile in self.outer for door in tile.doors]
        linked = bool(meetings) or any(self.through_a_wall(piece, room) for room in gardens)
        linked = linked or (26 in self.decrees and any(self._against(door, piece) for door in bridge))
        return linked and bool(external_entrances([*self.everything, piece]))

    def through_a_wall(self, one: Piece, other: Piece) -> bool:
        """Whether decree 26 joins two rooms: a door of one lies against the wall of the other."""
        if 26 not in self.decrees or one == other or (one.kind.stairs and other.kind.stairs):
            return False
        return any(self._against(door, b) for a, b in ((one, other), (other, one)) for door in a.doors)

    def _against(self, door: Door, room: Piece) -> bool:
        if not reaches(room, door) or any(own.meets(door) for own in room.doors):
            return False
        if any(door.meets(its) for tile in self.everything for its in tile.doors):
            return False
        return 27 in self.decrees or door.level in {own.level for own in room.doors}

    def passages(self, piece: Piece) -> Iterator[tuple[str, Piece, Piece]]:
        """Medium and long passages from a room that lies or is about to: which, its strip, the other room."""
        all_pieces = [*self.everything, *([] if piece in self.rooms else [piece])]
        free = open_doors(all_pieces)
        for kind in sorted(self.lengths & set(GAPS)):
            for door in piece.doors:
                if piece not in self.outer and door in free:
                    yield from self._over(kind, door, piece, all_pieces, free)

    def _over(
        self, kind: str, door: Door, piece: Piece, all_pieces: list[Piece], free: list[Door]
    ) -> Iterator[tuple[str, Piece, Piece]]:
        dx, dy = door.outward
        gap = GAPS[kind]
        far = Door(_moved(door.start, dx * gap, dy * gap), _moved(door.end, dx * gap, dy * gap), door.level)
        for other in self.rooms:
            if other == piece or other in self.outer or (other.kind.stairs and piece.kind.stairs):
                continue
            for its in other.doors:
                if not far.meets(its) or its not in free:
                    continue
                if its.level != door.level and 27 not in self.decrees:
                    continue
                strip = _strip(door, gap)
                if self._strip_fits(strip, piece, other, all_pieces):
                    yield kind, strip, other

    def _strip_fits(self, strip: Piece, piece: Piece, other: Piece, all_pieces: list[Piece]) -> bool:
        """Free cells, no fence, rooms that are not connected otherwise, and a way out (PASS-5, PASS-7)."""
        if any(_box_overlap(strip, tile) for tile in all_pieces):
            return False
        if any(touches_fence(tile, strip, self.corners) for tile in all_pieces):
            return False
        if (
            piece in self.rooms
            and frozenset((self.rooms.index(piece), self.rooms.index(other))) in self.pairs
        ):
            return False
        if self.through_a_wall(piece, other) or any(
            tile == other for _, tile, _ in doorways(all_pieces, piece)
        ):
            return False
        return bool(external_entrances([*all_pieces, strip]))

    def shorts(self, piece: Piece) -> set[int]:
        """The rooms that a short passage could join with one that lies: over a doorway, inside (PASS-5)."""
        if "short" not in self.lengths or piece in self.outer:
            return set()
        own = self.rooms.index(piece)
        met = {
            self.rooms.index(other) for _, other, _ in doorways(self.rooms, piece) if other not in self.outer
        }
        return {other for other in met if frozenset((own, other)) not in self.pairs}

    def courtyards(self) -> int:
        """Enclosed areas into which a door opens (FAV-3)."""
        table = FreeTable(self.everything)
        return len({table.in_front_of(door) for door in open_doors(self.everything)} - {table.outside})

    def moat_fits(self, position: str, filled: set[str]) -> bool:
        """Whether a moat piece may lie at a position (MOAT-6, MOAT-7, MOAT-12)."""
        if position in filled or (position == "north" and not filled & {"west", "east"}):
            return False
        piece = slab(*POSITIONS[position])
        if any(overlap(piece, tile) for tile in self.everything):
            return False
        if any(touches_fence(tile, piece, self.corners) for tile in self.rooms):
            return False
        return bool(external_entrances([*self.everything, piece]))


def _moved(point: tuple[int, int], dx: int, dy: int) -> tuple[int, int]:
    return point[0] + dx, point[1] + dy


def _strip(door: Door, gap: int) -> Piece:
    """The cells in front of a door."""
    dx, dy = door.outward
    xs = sorted((door.start[0], door.end[0], door.start[0] + dx * gap, door.end[0] + dx * gap))
    ys = sorted((door.start[1], door.end[1], door.start[1] + dy * gap, door.end[1] + dy * gap))
    return slab(xs[0], ys[0], xs[-1] - xs[0], ys[-1] - ys[0])


def _box_overlap(strip: Piece, tile: Piece) -> bool:
    """Whether the strip lies on a cell of the tile's box; of an L on one of its cells."""
    if tile.kind.shape.width == tile.kind.shape.height == 4 and len(tile.shape.outline.vertices) == 6:  # type: ignore[union-attr]  # an L is a polygon
        return overlap(strip, tile)
    left, top, right, bottom = strip.box
    x, y, to_x, to_y = tile.box
    return left < to_x and x < right and top < to_y and y < bottom
