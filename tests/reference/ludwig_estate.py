"""One castle with modules, the slow way: rooms with renovations, wall, moat, passages and decrees.

Written from the rules alone (MOAT, PASS, RENO, DEC). Everything is asked of the true outlines whenever it is
needed; nothing is kept but what lies on the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .ludwig_castle import Row, Symbol, TileRow, kind_of, room_at
from .ludwig_free_table import FreeTable
from .ludwig_geometry import (
    common_length,
    contact_points,
    distance2,
    on_segment,
    shared_corners,
    touching,
)
from .ludwig_modules import POSITIONS, slab, wall
from .ludwig_placing import open_doors, reaches
from .ludwig_tiles import Door, DoorSpec, Piece, Polygon, Segment, Side

TURNED: dict[str, Side] = {"n": "top", "e": "right", "s": "bottom", "w": "left"}
MOAT_SIZE, BARBICAN_SIZE = 1000, 225
GAPS = (0, 2, 4)


@dataclass(frozen=True)
class FaceRow:
    """What is printed on a renovation."""

    id: str
    size: int
    types: frozenset[str]
    points: int
    symbol: Symbol | None


def read_face(row: Row) -> FaceRow:
    """A renovation from its component row."""
    types, size, points, symbol = row["types"], row["size"], row["points"], row.get("symbol")
    assert isinstance(types, list)
    assert isinstance(size, int)
    assert isinstance(points, int)
    read = None
    if isinstance(symbol, dict):
        read = Symbol(symbol["kind"], symbol["points"], frozenset(symbol["types"]))
    return FaceRow(str(row["id"]), size, frozenset(types), points, read)


@dataclass
class Built:
    """A room: its foundation, and the renovations that lie on it."""

    row: TileRow
    piece: Piece
    size: int
    outer: bool = False
    covers: list[FaceRow] = field(default_factory=list)

    @property
    def types(self) -> frozenset[str]:
        return self.covers[-1].types if self.covers else frozenset([self.row.type])

    @property
    def points(self) -> int:
        return self.covers[-1].points if self.covers else self.row.points

    @property
    def symbol(self) -> Symbol | None:
        return self.covers[-1].symbol if self.covers else self.row.symbol

    @property
    def levels(self) -> set[str]:
        """The levels its walls are on: beyond the bridge one of their own."""
        return {"outer"} if self.outer else {door.level for door in self.piece.doors}


@dataclass(frozen=True)
class Way:
    """A secret passage between two doors."""

    length: int  # 0 short, 1 medium, 2 long
    rooms: frozenset[int]
    doors: tuple[Door, Door]


@dataclass
class Estate:
    """Everything one player has built, the foyer first."""

    rooms: list[Built]
    bridge: Piece | None  # the wall of the barbican
    corners: bool
    decrees: frozenset[int] = frozenset()
    version: int = 2  # of the rules
    moat: list[str] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)

    # What lies there

    @property
    def slabs(self) -> list[Piece]:
        """Wall, moat pieces and strips."""
        strips = [_strip(way) for way in self.ways if GAPS[way.length]]
        beside = [] if self.bridge is None else [self.bridge]
        return [*beside, *(slab(*POSITIONS[position]) for position in self.moat), *strips]

    @property
    def pieces(self) -> list[Piece]:
        return [*(room.piece for room in self.rooms), *self.slabs]

    def place(self, row: TileRow, word: str) -> int:
        """One more room; beyond the bridge if that or a garden there links it, and no room inside."""
        piece = room_at(row, word).piece
        self.rooms.append(Built(row, piece, row.size))
        self.rooms[-1].outer = row.type == "outdoor" and self._beyond(len(self.rooms) - 1)
        return len(self.rooms) - 1

    def _beyond(self, number: int) -> bool:
        inner = [room.piece for room in self.rooms[:number] if not room.outer]
        piece = self.rooms[number].piece
        if any(door.meets(its) for other in inner for its in other.doors for door in piece.doors):
            return False
        self.rooms[number].outer = True
        gardens = [other for other, room in enumerate(self.rooms[:number]) if room.outer]
        return self.connected(0, number) or any(self.connected(other, number) for other in gardens)

    def lay(self, length: int, room: int, door: Door, other: int) -> None:
        """A passage from this door; its other end is the door of the other room that faces it."""
        dx, dy = door.outward
        gap = GAPS[length]
        far = Door(_moved(door.start, dx * gap, dy * gap), _moved(door.end, dx * gap, dy * gap), door.level)
        end = next(its for its in self.rooms[other].piece.doors if far.meets(its))
        self.ways.append(Way(length, frozenset((room, other)), (door, end)))

    # Rooms among each other

    def joined(self, one: int, other: int) -> bool:
        """Whether a passage joins the two."""
        return any(way.rooms == {one, other} for way in self.ways)

    def connected(self, one: int, other: int) -> bool:
        """By a doorway, the drawbridge, a passage, or a door against a wall (PASS-8, DEC-26)."""
        if one == other:
            return False
        a, b = self.rooms[one].piece, self.rooms[other].piece
        if any(door.meets(its) for door in a.doors for its in b.doors) or self.joined(one, other):
            return True
        if self._over_the_bridge(one, other) or self._over_the_bridge(other, one):
            return True
        return any(self._through(door, one, other) for door in a.doors) or any(
            self._through(door, other, one) for door in b.doors
        )

    def _over_the_bridge(self, foyer: int, garden: int) -> bool:
        """By a doorway at the bridge's end, or with decree 26 by a garden's wall that lies against it."""
        if foyer or self.bridge is None:
            return False
        room = self.rooms[garden]
        return any(
            any(door.meets(end) for door in room.piece.doors) or self._against(end, garden)
            for end in self.bridge.doors
        )

    def _against(self, end: Door, garden: int) -> bool:
        room = self.rooms[garden]
        return 26 in self.decrees and room.outer and reaches(room.piece, end) and not self._meets_any(end)

    def _through(self, door: Door, room: int, other: int) -> bool:
        """Whether the door lies against the other room's wall and decree 26 opens it."""
        if 26 not in self.decrees:
            return False
        here, there = self.rooms[room], self.rooms[other]
        if here.piece.kind.stairs and there.piece.kind.stairs:
            return False
        if not reaches(there.piece, door) or self._meets_any(door):
            return False
        if here.outer or there.outer:
            return here.outer and there.outer
        return 27 in self.decrees or door.level in there.levels

    def _meets_any(self, door: Door) -> bool:
        return any(door.meets(its) for piece in self.pieces for its in piece.doors)

    def completed(self, number: int) -> bool:
        """Whether every door is in use; of a barbican the open bridge too (MOAT-15)."""
        doors = list(self.rooms[number].piece.doors)
        if number == 0 and self.bridge is not None:
            doors += self.bridge.doors
        return all(self._in_use(number, door) for door in doors)

    def _in_use(self, number: int, door: Door) -> bool:
        if self._meets_any(door) or any(door in way.doors for way in self.ways):
            return True
        others = [other for other in range(len(self.rooms)) if other != number]
        if self.bridge is not None and door in self.bridge.doors:
            return any(self._against(door, other) for other in others)
        return any(self._through(door, number, other) for other in others)

    def touching(self, one: int, other: int) -> bool:
        """Whether two rooms touch; a short passage hides the doorway that it lies on (PASS-10)."""
        a, b = self.rooms[one].piece, self.rooms[other].piece
        hidden = [way.doors[0] for way in self.ways if way.rooms == {one, other} and not GAPS[way.length]]
        if one == other or not touching(a, b, self.corners):
            return False
        return not hidden or _touching_beside(a, b, hidden[0], self.corners)

    # The free table

    def courtyards(self) -> int:
        """Enclosed areas into which a door opens (FAV-3)."""
        table = FreeTable(self.pieces)
        return len({table.in_front_of(door) for door in self._open_doors()} - {table.outside})

    def entrances(self) -> int:
        """External entrances of rooms that are no corridors (LUD-FAV-ENTRANCES, MIX-8)."""
        table = FreeTable(self.pieces)
        of_rooms = {
            (door.start, door.end)
            for room in self.rooms
            if "corridor" not in room.types
            for door in room.piece.doors
        }
        return sum(
            (door.start, door.end) in of_rooms and table.in_front_of(door) == table.outside
            for door in self._open_doors()
        )

    def _open_doors(self) -> list[Door]:
        used = {door for way in self.ways for door in way.doors}
        return [door for door in open_doors(self.pieces) if door not in used]

    # Walks and pairs (DIG-3), by trying everything

    def graph(self) -> list[set[int]]:
        count = range(len(self.rooms))
        return [{other for other in count if self.connected(one, other)} for one in count]

    def promenade(self) -> int:
        """How many rooms the longest walk enters, none twice (FAV-10)."""
        graph = self.graph()

        def longest(here: int, seen: frozenset[int]) -> int:
            return 1 + max((longest(there, seen | {there}) for there in graph[here] - seen), default=0)

        return max(longest(start, frozenset([start])) for start in range(len(graph)))

    def pairs(self) -> int:
        """The most pairs of connected rooms with a type in common (DEC-58)."""
        graph = [
            {other for other in others if self.rooms[one].types & self.rooms[other].types}
            for one, others in enumerate(self.graph())
        ]
        known: dict[frozenset[int], int] = {}

        def most(left: frozenset[int]) -> int:
            if not left:
                return 0
            if left not in known:
                one = min(left)
                rest = left - {one}
                known[left] = max([most(rest), *(1 + most(rest - {other}) for other in graph[one] & rest)])
            return known[left]

        return most(frozenset(range(len(graph))))


def begun(row: TileRow, turns: int, barbican: bool, corners: bool) -> Estate:
    """A foyer, or one set into its wall: the side that faces the bridge has its door at the outer end."""
    if not barbican:
        return Estate([Built(row, room_at(row, "0,0n").piece, row.size)], None, corners)
    sides = ["nesw"["nesw".index(door[0]) + turns - 4] for door in row.doors]
    doors = tuple(DoorSpec(TURNED[side], 1) for side in sides if side != "s")
    kind = replace(kind_of(row, False), doors=doors)
    return Estate([Built(row, Piece(kind, 0, 0), BARBICAN_SIZE)], wall("s" in sides), corners)


def _moved(point: tuple[int, int], dx: int, dy: int) -> tuple[int, int]:
    return point[0] + dx, point[1] + dy


def _strip(way: Way) -> Piece:
    """The cells between the two doors."""
    points = [point for door in way.doors for point in (door.start, door.end)]
    xs, ys = sorted(x for x, _ in points), sorted(y for _, y in points)
    return slab(xs[0], ys[0], xs[-1] - xs[0], ys[-1] - ys[0])


def _touching_beside(a: Piece, b: Piece, door: Door, corners: bool) -> bool:
    """Whether the outlines have a point in common that is not on the doorway's edge."""
    edge: Segment = (door.start, door.end)
    first, second = a.outline, b.outline
    if not (isinstance(first, Polygon) and isinstance(second, Polygon)):
        return any(not on_segment(edge, point) for point in contact_points(first, second))
    cut = [part for wall_ in first.walls for part in _without(wall_, edge)]
    if any(common_length(part, other) for part in cut for other in second.walls):
        return True
    return corners and any(not on_segment(edge, point) for point in shared_corners(first, second))


def _without(whole: Segment, edge: Segment) -> list[Segment]:
    """What is left of a wall beside an edge that lies on it; the whole wall if it does not."""
    if not all(on_segment(whole, point) for point in edge):
        return [whole]
    near, far = sorted(edge, key=lambda point: distance2(whole[0], point))
    return [part for part in ((whole[0], near), (far, whole[1])) if part[0] != part[1]]
