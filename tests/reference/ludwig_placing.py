"""Doors, fences and where a tile may be laid, by brute force on true outlines (LUD-GEO-6, LUD-PLACE)."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from .ludwig_free_table import CELL, Castle, FreeTable, Height, Region, section
from .ludwig_geometry import contact_points, on_path, overlap, shared_corners, shared_wall, touching
from .ludwig_tiles import Circle, Door, Outline, Piece, PieceKind, Point, Polygon

COS_63 = Fraction(
    9, 20
)  # slightly less than it; contacts have a cosine of 0, 3/5, 4/5 or 1, or are below the middle


def doorways(castle: Castle, piece: Piece) -> list[tuple[Door, Piece, Door]]:
    """Each door of the tile that lies on a door of another tile, with that tile and its door."""
    return [
        (door, other, its)
        for other in castle
        if other != piece
        for its in other.doors
        for door in piece.doors
        if door.meets(its)
    ]


def connected(a: Piece, b: Piece) -> bool:
    """Whether the tiles share a doorway."""
    return bool(doorways([a], b))


def blocked(castle: Castle, door: Door) -> bool:
    """Whether a tile without a door there touches the door's cell edge between its end points (LUD-GEO-6)."""
    return any(reaches(tile, door) and not has_door_on(tile, door) for tile in castle)


def has_door_on(tile: Piece, door: Door) -> bool:
    """Whether the tile has a door on the same cell edge; the door's own tile has, of course."""
    return any(own == door or own.meets(door) for own in tile.doors)


def reaches(tile: Piece, door: Door) -> bool:
    """Whether a closed tile and the door's cell edge, without its end points, have a point in common."""
    (x, y), (to_x, to_y), (left, top, right, bottom) = door.start, door.end, tile.box
    if not (left <= x <= right and top <= y <= bottom and left <= to_x <= right and top <= to_y <= bottom):
        return False
    if y == to_y:
        return passes(tile.outline.moved(lambda point: (point[1], point[0])), y, x, to_x)
    return passes(tile.outline, x, y, to_y)


def passes(outline: Outline, x: int, y: int, to_y: int) -> bool:
    """Whether a closed tile covers a point of the vertical line at x between y and to_y."""
    span = section(outline, CELL * x)
    low, high = Height(CELL * min(y, to_y)), Height(CELL * max(y, to_y))
    return span is not None and span.top < high and low < span.bottom


def in_doorway(castle: Castle, door: Door) -> bool:
    """Whether the door lies on a door of another tile."""
    return any(door.meets(other) for tile in castle for other in tile.doors)


def open_doors(castle: Castle) -> list[Door]:
    """The doors that are neither in a doorway nor blocked."""
    doors = [door for tile in castle for door in tile.doors]
    return [door for door in doors if not in_doorway(castle, door) and not blocked(castle, door)]


def completed(castle: Castle, piece: Piece) -> bool:
    """Whether every door of the tile is in a doorway."""
    return all(in_doorway(castle, door) for door in piece.doors)


def external_entrances(castle: Castle) -> list[Door]:
    """The open doors that lead to free table that is not a courtyard."""
    table = FreeTable(castle)
    return [door for door in open_doors(castle) if table.in_front_of(door) == table.outside]


def courtyards(castle: Castle) -> list[Region]:
    """The regions of free table that the castle encloses entirely."""
    return FreeTable(castle).courtyards()


def touches_fence(fenced: Piece, other: Piece, corners: bool = True) -> bool:
    """Whether the other tile touches this tile's fence somewhere else than at a post (LUD-PLACE-5).

    A fence has inner vertices on an octagon only; whether the corner of a tile that meets it in one of them
    touches it is the table option LUD-GEO-5, as for any other touch.
    """
    if not fenced.kind.fence or not touching(fenced, other, corners):
        return False
    if isinstance(fenced.outline, Circle):
        return any(on_arc(fenced, point) for point in contact_points(fenced.outline, other.outline))
    return touches_straight_fence(fenced, other.outline, corners)


def touches_straight_fence(fenced: Piece, other: Outline, corners: bool) -> bool:
    """The same for a fence of straight pieces; both posts are left out of it."""
    path = fenced.shape.fence
    pieces = list(pairwise(path))
    assert isinstance(fenced.outline, Polygon)
    if isinstance(other, Polygon):
        points = shared_corners(fenced.outline, other) if corners else []
        if shared_wall(pieces, other.walls):
            return True
    else:
        points = contact_points(fenced.outline, other)
    return any(on_path(pieces, point) and point not in (path[0], path[-1]) for point in points)


def on_arc(fenced: Piece, point: Point) -> bool:
    """Whether a point of a fenced circle is within 63 degrees of the fence's top."""
    assert isinstance(fenced.outline, Circle)
    (x, y), radius, (top_x, top_y) = fenced.outline.centre, fenced.outline.radius, fenced.shape.fence[0]
    cosine = ((point[0] - x) * (top_x - x) + (point[1] - y) * (top_y - y)) / radius**2
    return cosine > COS_63


def fence_touched(castle: Castle, corners: bool = True) -> bool:
    """Whether any tile of the castle touches the fence of another."""
    return any(touches_fence(a, b, corners) for a in castle for b in castle if a != b)


def placement_error(castle: Castle, piece: Piece, corners: bool = True) -> str | None:
    """The first rule that laying the tile there would break, or None if it may lie there."""
    if any(overlap(piece, tile) for tile in castle):
        return "LUD-PLACE-3"
    if any(touches_fence(piece, tile, corners) or touches_fence(tile, piece, corners) for tile in castle):
        return "LUD-PLACE-5"
    meetings = doorways(castle, piece)
    if any(own.level != its.level for own, _, its in meetings):
        return "LUD-PLACE-6"
    if piece.kind.stairs and any(other.kind.stairs for _, other, _ in meetings):
        return "LUD-PLACE-8"
    if not meetings:
        return "LUD-PLACE-1"
    return None if external_entrances([*castle, piece]) else "LUD-PLACE-4"


def all_places(castle: Castle, kind: PieceKind) -> Iterator[Piece]:
    """The tile in every turning and everywhere where its box could meet the castle's box."""
    boxes = [tile.box for tile in castle]
    for turns, (shape, _) in enumerate(kind.turnings):
        for x in range(min(box[0] for box in boxes) - shape.width, max(box[2] for box in boxes) + 1):
            for y in range(min(box[1] for box in boxes) - shape.height, max(box[3] for box in boxes) + 1):
                yield Piece(kind, x, y, turns)


def all_placements(castle: Castle, kind: PieceKind, corners: bool = True) -> list[Piece]:
    """Every place where the tile may be laid, by trying them all."""
    return [piece for piece in all_places(castle, kind) if placement_error(castle, piece, corners) is None]
