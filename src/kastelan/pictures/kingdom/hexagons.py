"""The geometry of the map: the positions, corners and sides of hexes (KB-GEO-1, KB-GEO-2)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from kastelan.core.hexes import BIT, BOARD, SIDE, Hex, Hexes, beside, each
from kastelan.pictures.outlines import Point, ring, segment

R: Final = 33.0
"""The distance from the centre of a hex to its corners."""

WIDE: Final = math.sqrt(3) * R
"""The width of a hex from side to side."""

# Odd rows reach half a hex further; each row begins 1.5 R below the last and ends 0.5 R lower.
MAP: Final = (WIDE * (SIDE + 0.5), R * (1.5 * SIDE + 0.5))
"""The width and height of the whole board."""


def centre(place: Hex) -> Point:
    """The centre of a hex. Odd rows are shifted right by half a hex."""
    row, column = divmod(place, SIDE)
    return WIDE * (column + 0.5 + 0.5 * (row % 2)), R * (1 + 1.5 * row)


def hexagon(x: float, y: float, radius: float = R) -> str:
    """The outline of a hex with a corner at the top."""
    return ring(_corner(x, y, radius, corner) for corner in range(6))


def _corner(x: float, y: float, radius: float, corner: int) -> Point:
    angle = math.radians(60 * corner)
    return x + math.sin(angle) * radius, y - math.cos(angle) * radius


def neighbours(place: Hex) -> Iterator[tuple[int, Hex | None]]:
    """The sides of a hex with the hex beyond each, clockwise from the upper right; None at the edge."""
    row, column = divmod(place, SIDE)
    shift = row % 2
    around = (
        (row - 1, column + shift),
        (row, column + 1),
        (row + 1, column + shift),
        (row + 1, column - 1 + shift),
        (row, column - 1),
        (row - 1, column - 1 + shift),
    )
    # Side 0 is the upper right one, as it lies between the corners 0 (top) and 1.
    for side, (r, c) in enumerate(around):
        yield side, (SIDE * r + c if 0 <= r < SIDE and 0 <= c < SIDE else None)


def side_of(place: Hex, side: int) -> str:
    """One side of a hex as a line."""
    x, y = centre(place)
    return segment(_corner(x, y, R, side), _corner(x, y, R, side + 1))


def borders(hexes: Hexes) -> str:
    """The border lines between a set of hexes and the rest of the board."""
    return "".join(
        side_of(place, side)
        for place in each(hexes)
        for side, other in neighbours(place)
        if other is not None and not hexes & BIT[other]
    )


def rim() -> str:
    """The outline of the board."""
    return "".join(
        side_of(place, side) for place in each(BOARD) for side, other in neighbours(place) if other is None
    )


def areas(hexes: Hexes) -> Iterator[Hexes]:
    """The connected areas of a set of hexes."""
    while hexes:
        area = hexes & -hexes  # the lowest bit: any hex to start from
        # Grow the area by its neighbours until nothing is added.
        while (grown := area | beside(area) & hexes) != area:
            area = grown
        yield area
        hexes &= ~area


def central_hex(area: Hexes) -> Hex:
    """The hex of an area that is closest to the centre of gravity."""
    points = {place: centre(place) for place in each(area)}
    x = sum(px for px, _ in points.values()) / len(points)
    y = sum(py for _, py in points.values()) / len(points)
    return min(points, key=lambda place: (math.dist(points[place], (x, y)), place))
