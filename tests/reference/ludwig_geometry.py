"""Overlap and touch of true outlines, in exact arithmetic (LUD-GEO-3, LUD-GEO-5).

Distances are only ever compared squared, so everything stays rational and nothing is rounded.

Two facts about the grid are used here. Circles have odd diameters, so their centres lie in the middle of a
cell. Hence no circle's outline runs through a grid point (the sum of two odd squares is never an odd square),
and none touches a diagonal (the distance of its centre from one is zero or irrational). So a circle never
touches a corner.
"""

from fractions import Fraction

from .ludwig_tiles import Circle, Number, Outline, Path, Piece, Point, Polygon, Segment, sides_of


def overlap(a: Piece, b: Piece) -> bool:
    """Whether the two tiles have an inner point in common (LUD-PLACE-3)."""
    if boxes_apart(a, b):
        return False
    first, second = a.outline, b.outline
    if isinstance(first, Circle) and isinstance(second, Circle):
        return distance2(first.centre, second.centre) < (first.radius + second.radius) ** 2
    if isinstance(first, Circle):
        first, second = second, first
    assert isinstance(first, Polygon)
    if isinstance(second, Circle):
        return any(circle_in(part, second) for part in first.parts)
    return any(convex_overlap(p, q) for p in first.parts for q in second.parts)


def boxes_apart(a: Piece, b: Piece, gap: int = 0) -> bool:
    """Whether the boxes share no inner point; with a gap of 1, not even a point."""
    (left, top, right, bottom), (left2, top2, right2, bottom2) = a.box, b.box
    beside = right < left2 + 1 - gap or right2 < left + 1 - gap
    return beside or bottom < top2 + 1 - gap or bottom2 < top + 1 - gap


def circle_in(part: Path, disc: Circle) -> bool:
    """Whether a disc and a convex polygon have an inner point in common."""
    walls = sides_of(part)
    inside = all(cross(start, end, disc.centre) > 0 for start, end in walls)
    return inside or any(
        distance2(nearest(wall, disc.centre), disc.centre) < disc.radius**2 for wall in walls
    )


def convex_overlap(a: Path, b: Path) -> bool:
    """Whether two convex polygons have an inner point in common: the line of no wall separates them."""
    return not any(separates(wall, b) for wall in sides_of(a)) and not any(
        separates(wall, a) for wall in sides_of(b)
    )


def separates(wall: Segment, other: Path) -> bool:
    """Whether everything of `other` is on the outer side of a wall of a convex polygon, or on its line."""
    return all(cross(wall[0], wall[1], point) <= 0 for point in other)


def touching(a: Piece, b: Piece, corners: bool = True) -> bool:
    """Whether the outlines of two tiles that do not overlap have a point in common (LUD-GEO-5).

    Without `corners` a single common point of two polygons does not count: it is always a vertex of one of
    them. The point where a circle touches is no corner and counts all the same.
    """
    if boxes_apart(a, b, gap=1):
        return False
    first, second = a.outline, b.outline
    if isinstance(first, Polygon) and isinstance(second, Polygon):
        return shared_wall(first.walls, second.walls) or (corners and bool(shared_corners(first, second)))
    return bool(contact_points(first, second))


def contact_points(a: Outline, b: Outline) -> list[Point]:
    """The points where a circle and another tile touch; they are never more than single points."""
    if isinstance(a, Polygon):
        a, b = b, a
    assert isinstance(a, Circle), "two polygons touch along walls, not only in points"
    if isinstance(b, Polygon):
        feet = [nearest(wall, a.centre) for wall in b.walls]
        return [foot for foot in feet if distance2(foot, a.centre) == a.radius**2]
    reach = a.radius + b.radius
    if distance2(a.centre, b.centre) != reach**2:
        return []
    share = a.radius / reach
    return [(between(a.centre[0], b.centre[0], share), between(a.centre[1], b.centre[1], share))]


def shared_wall(a: list[Segment], b: list[Segment]) -> bool:
    """Whether some wall of one and some wall of the other have more than a point in common."""
    return any(common_length(wall, other) for wall in a for other in b)


def common_length(wall: Segment, other: Segment) -> bool:
    """Whether the two segments lie on one line and share a piece of it."""
    start, end = wall
    if any(cross(start, end, point) != 0 for point in other):
        return False
    axis = 0 if start[0] != end[0] else 1
    (low, high), (low2, high2) = sorted((start[axis], end[axis])), sorted((other[0][axis], other[1][axis]))
    return max(low, low2) < min(high, high2)


def shared_corners(a: Polygon, b: Polygon) -> list[Point]:
    """The vertices of either polygon that lie on the other's outline.

    If two outlines without a common inner point meet at all they meet there: walls that cross away from their
    ends overlap, and walls on one line have an end of one on the other.
    """
    return [p for p in a.vertices if on_path(b.walls, p)] + [p for p in b.vertices if on_path(a.walls, p)]


def on_path(path: list[Segment], point: Point) -> bool:
    """Whether the point lies on one of the segments."""
    return any(on_segment(segment, point) for segment in path)


def on_segment(segment: Segment, point: Point) -> bool:
    """Whether the point lies on the segment, its ends included."""
    (x, y), (to_x, to_y) = segment
    in_box = min(x, to_x) <= point[0] <= max(x, to_x) and min(y, to_y) <= point[1] <= max(y, to_y)
    return in_box and cross(segment[0], segment[1], point) == 0


def nearest(segment: Segment, point: Point) -> Point:
    """The point of the segment that is nearest to `point`."""
    (x, y), (to_x, to_y) = segment
    along = (point[0] - x) * (to_x - x) + (point[1] - y) * (to_y - y)
    share = min(max(Fraction(along, distance2(*segment)), Fraction(0)), Fraction(1))
    return between(x, to_x, share), between(y, to_y, share)


def between(start: Number, end: Number, share: Fraction) -> Fraction:
    """The number that divides the way from start to end."""
    return start + (end - start) * share


def cross(origin: Point, first: Point, second: Point) -> Number:
    """Zero if the three lie on one line, positive if `second` is to the right of the way to `first`."""
    (x, y), (ax, ay), (bx, by) = origin, first, second
    return (ax - x) * (by - y) - (ay - y) * (bx - x)


def distance2(a: Point, b: Point) -> Number:
    """The squared distance."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
