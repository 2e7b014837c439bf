"""Furnishes rooms: a place and a size for each piece, where banner, lettering and doors leave floor free."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from kastelan.pictures.ludwig.floor_plan import WALL, FloorPlan
from kastelan.pictures.ludwig.free_floor import SQUARE, Grid, Squares
from kastelan.pictures.ludwig.furniture_parts import Part, Piece, furnishings
from kastelan.pictures.ludwig.tile_layout import Box
from kastelan.pictures.outlines import Point, inset, on_circle

SKIRTING: Final = WALL + 3.5
"""The distance of furniture from the outline: the golden line of a completed room is between them."""

GAP: Final = 2.0
"""The distance between two pieces, and between a piece and the lettering."""

DOOR: Final = (15.0, 11.0)
"""The width and depth of the floor that stays free before a door."""

FIRST: Final = (1.5, 1.3, 1.15, 1.0, 0.88, 0.76, 0.66, 0.58, 0.48, 0.38)
LATER: Final = (1.15, 1.0, 0.88, 0.76, 0.66)
"""The sizes that are tried: the first piece of a room may be larger, and smaller, than the others."""

STRETCHES: Final = tuple(0.55 * 1.16**step for step in range(12))
"""The lengths and depths that are tried for a piece that grows with its room."""

DENSITY: Final = 0.42
"""How much of the free floor the furniture should cover; in large rooms it is drawn larger."""

MOST_GROWN: Final = 1.6
ELSEWHERE: Final = 0.55
"""A piece is moved away from its wall if it can then cover more than this part's reciprocal of its area."""

PER_COPY: Final = 0.5
"""How much each further copy of a row counts against the size of the copies."""

MOST_UNEVEN: Final = 1.9
"""The largest ratio of the two stretches of one piece."""

LONGEST_ROW: Final = 6
IN_SMALL: Final = 3
"""How many different pieces there are in small pictures."""

SMALL_GROWN: Final = (1.3, 2.2)
"""How much larger than usual furniture is in small pictures, at least and at most."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece of furniture in its place."""

    part: Part
    box: Box
    turn: int
    scale_x: float
    scale_y: float
    copies: int  # side by side


@dataclass(slots=True)
class _Room:
    """A room while it is being furnished."""

    grid: Grid
    inside: Squares
    free: Squares
    growth: float  # how much larger than usual the furniture is
    placed: list[Placed] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Size:
    """A size in which a piece could stand, before it is turned."""

    scale_x: float
    scale_y: float
    copies: int
    width: float
    depth: float

    @property
    def area(self) -> float:
        return self.width * self.depth

    def squares(self, turn: int) -> tuple[int, int]:
        """Columns and rows after a number of quarter turns."""
        across, down = math.ceil(self.width / SQUARE), math.ceil(self.depth / SQUARE)
        return (down, across) if turn % 2 else (across, down)


@dataclass(frozen=True, slots=True)
class _Candidates:
    """The places where a piece of one size and turn may stand, by the upper left squares."""

    size: _Size
    turn: int
    places: Squares


def furnish(plan: FloorPlan, reserved: Iterable[Box], small: bool = False) -> list[Placed]:
    """The furniture of a room. `reserved` is covered by something else.

    A `small` picture has only the most important pieces, and they are drawn larger.
    """
    grid = Grid(math.ceil(plan.width / SQUARE), math.ceil(plan.height / SQUARE))
    inside = grid.within(_inner_outline(plan))
    free = inside
    for box in (*reserved, *_doorways(plan)):
        free &= ~grid.box(box.x - GAP, box.y - GAP, box.width + 2 * GAP, box.height + 2 * GAP)
    pieces = furnishings().of(plan.id, plan.kind)[: IN_SMALL if small else None]
    room = _Room(grid, inside, free, _growth(pieces, free, small))
    for number, piece in enumerate(_in_turn(pieces)):
        _place(room, piece, first=number == 0)
    return room.placed


def _growth(pieces: Sequence[Piece], free: Squares, small: bool) -> float:
    """How much larger furniture may be, so that large rooms do not look empty."""
    needed = sum(piece.part.drawing.width * piece.part.drawing.height * piece.count for piece in pieces)
    share = DENSITY * free.bit_count() * SQUARE**2 / needed
    least, most = SMALL_GROWN if small else (1.0, MOST_GROWN)
    return min(max(math.sqrt(share), least), most)


def banner_place(plan: FloorPlan, width: float, height: float) -> Point:
    """The upper left corner of a banner in a small picture: as far up and to the left as the walls allow."""
    grid = Grid(math.ceil(plan.width / SQUARE), math.ceil(plan.height / SQUARE))
    inside = grid.within(_inner_outline(plan))
    places = grid.places(grid.fits(inside, math.ceil(width / SQUARE), math.ceil(height / SQUARE)))
    if plan.is_round:  # in the middle of the top
        middle = (grid.columns - width / SQUARE) / 2
        column, row = min(places, key=lambda place: (place[1] + abs(place[0] - middle), place))
    else:
        column, row = min(places, key=lambda place: (place[0] + place[1], place))
    return column * SQUARE, row * SQUARE


def _inner_outline(plan: FloorPlan) -> Sequence[Point]:
    if plan.is_round:
        radius = plan.width / 2
        return [on_circle(radius, radius, radius - SKIRTING, 6 * step) for step in range(60)]
    return inset(plan.outline, SKIRTING)


def _doorways(plan: FloorPlan) -> Iterator[Box]:
    """The floor before each door, from the outline inwards."""
    width, depth = DOOR
    depth += WALL
    for door in plan.doors:
        if door.side in (0, 2):  # north and south
            yield Box(door.x - width / 2, door.y - (depth if door.side == 2 else 0), width, depth)
        else:
            yield Box(door.x - (depth if door.side == 1 else 0), door.y - width / 2, depth, width)


def _in_turn(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """One of each piece, then the further copies. Pieces that stand in a row come with all their copies."""
    yield from pieces
    for number in range(1, LONGEST_ROW):
        yield from (piece for piece in pieces if not piece.part.row and piece.count > number)


def _place(room: _Room, piece: Piece, first: bool) -> None:
    """Place a piece at the largest size that fits; it is left out if none does."""
    sizes = sorted(_sizes(piece, room.growth, FIRST if first else LATER), key=_rank)
    anywhere = next((size for size in sizes if _found(room, piece, size, "free")), None)
    if anywhere is None:
        return
    # Rather smaller at the right place than elsewhere, but not much smaller.
    for size in sizes:
        if size.area < ELSEWHERE * anywhere.area:
            break
        if found := _found(room, piece, size, piece.place):
            _put(room, piece.part, *_best(room, piece.place, found))
            return
    _put(room, piece.part, *_best(room, "free", _found(room, piece, anywhere, "free")))


def _rank(size: _Size) -> float:
    """Large sizes come first; more copies are better than larger ones."""
    return -size.area * (1 + PER_COPY * (size.copies - 1))


def _found(room: _Room, piece: Piece, size: _Size, place: str) -> list[_Candidates]:
    """Where a piece may stand in any turn."""
    found = (_places(room, piece.part, size, turn, place) for turn in _turns(piece.part))
    return [candidates for candidates in found if candidates.places]


def _turns(part: Part) -> Sequence[int]:
    return range(4) if part.plan else (0,)


def _sizes(piece: Piece, growth: float, scales: Sequence[float]) -> Iterator[_Size]:
    drawing = piece.part.drawing
    if piece.part.stretch:
        for x in STRETCHES:
            for y in STRETCHES:
                if 1 / MOST_UNEVEN <= x / y <= MOST_UNEVEN:
                    yield _Size(x, y, 1, drawing.width * x, drawing.height * y)
        return
    for scale in dict.fromkeys((*(growth * scale for scale in scales), *scales)):
        for copies in range(1, piece.count + 1) if piece.part.row else (1,):
            yield _Size(scale, scale, copies, drawing.width * scale * copies, drawing.height * scale)


def _places(room: _Room, part: Part, size: _Size, turn: int, place: str) -> _Candidates:
    grid, squares = room.grid, size.squares(turn)
    fits = grid.fits(room.free, *squares)
    if fits and place in ("wall", "corner"):
        room_fits = grid.fits(room.inside, *squares)
        back = turn if part.plan else 0
        fits &= ~_stepped(room_fits, back, grid.stride)
        if place == "corner":
            fits &= ~_stepped(room_fits, back + 1, grid.stride) | ~_stepped(room_fits, back + 3, grid.stride)
    return _Candidates(size, turn, fits)


def _stepped(places: Squares, towards: int, stride: int) -> Squares:
    """The places from which one step north, east, south or west (0 to 3) leads to one of `places`."""
    match towards % 4:
        case 0:
            return places << stride
        case 1:
            return places >> 1
        case 2:
            return places >> stride
        case _:
            return places << 1


def _best(room: _Room, place: str, found: Sequence[_Candidates]) -> tuple[_Candidates, int, int]:
    """In the middle: far from everything. Elsewhere: in a nook, far from other furniture."""
    choose = _deepest if place == "middle" else _nooks
    middle = room.grid.centre(room.free)
    options = [
        (_distance(room, middle, candidates, column, row), -number, candidates, column, row)
        for number, candidates in enumerate(found)
        for column, row in room.grid.places(choose(candidates.places, room.grid.stride))
    ]
    *_, candidates, column, row = max(options, key=lambda option: option[:2])
    return candidates, column, row


def _nooks(places: Squares, stride: int) -> Squares:
    """The places with something beside the piece in two directions, or all places if there are none."""
    north, east, south, west = (places & ~_stepped(places, side, stride) for side in range(4))
    return (north | south) & (east | west) or places


def _deepest(places: Squares, stride: int) -> Squares:
    """The places that remain when those at the edge are taken away again and again."""
    last = places
    while places:
        last = places
        for side in range(4):
            places &= _stepped(last, side, stride)
    return last


def _distance(room: _Room, middle: Point, candidates: _Candidates, column: int, row: int) -> float:
    """How good a place is: the first piece is near the middle of the floor, others far from each other."""
    across, down = candidates.size.squares(candidates.turn)
    x, y = column + across / 2, row + down / 2
    if not room.placed:
        return -math.dist((x, y), middle)
    others = (placed.box.middle for placed in room.placed)
    return min(math.dist((x * SQUARE, y * SQUARE), other) for other in others)


def _put(room: _Room, part: Part, chosen: _Candidates, column: int, row: int) -> None:
    across, down = chosen.size.squares(chosen.turn)
    box = Box(column * SQUARE, row * SQUARE, across * SQUARE, down * SQUARE)
    room.free &= ~room.grid.box(box.x - GAP, box.y - GAP, box.width + 2 * GAP, box.height + 2 * GAP)
    size = chosen.size
    room.placed.append(Placed(part, box, chosen.turn, size.scale_x, size.scale_y, size.copies))
