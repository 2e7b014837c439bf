"""The exact places of a tile's name and badge: together at the top of their boxes, to leave floor free."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.pictures.ludwig.badges import badge_shape
from kastelan.pictures.ludwig.floor_plan import FloorPlan
from kastelan.pictures.ludwig.tile_layout import Box, Layout
from kastelan.pictures.text_layout import LEADING, fitted, width

BELOW: Final = 4.0
"""The distance between the name and the badge."""

ASCENT: Final = 0.9
"""The height of a single line, in font sizes."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """The lines of the name with their font size, and what name and badge cover."""

    lines: tuple[str, ...]
    size: float
    name: Box
    badge: Box | None
    frame: Box | None
    """The box that the badge is drawn in; the badge is in its middle and may be smaller."""


def lettering(plan: FloorPlan, places: Layout, language: str) -> Lettering:
    """Name and badge of a room."""
    lines, size = fitted(plan.name(language), places.name.width, places.size, places.lines)
    longest = max(width(line, size) for line in lines)
    name = _beside(places.name, longest, size * (LEADING * (len(lines) - 1) + ASCENT), places.side)
    symbol = plan.tile.face.symbol
    if symbol is None or places.badge is None:
        return Lettering(tuple(lines), size, name, None, None)
    shape = badge_shape(symbol.types.bit_count(), places.badge)
    top = _top_of_badge(plan, places, name)
    badge = _beside(places.badge, shape.width, shape.height, places.side, top)
    if places.side:
        name, badge = _one_below_the_other(name, badge, places.name)
    x, y = badge.middle
    frame = Box(
        x - places.badge.width / 2, y - places.badge.height / 2, places.badge.width, places.badge.height
    )
    return Lettering(tuple(lines), size, name, badge, frame)


def _top_of_badge(plan: FloorPlan, places: Layout, name: Box) -> float:
    """The badge follows the name; in the smallest rooms it is beside the banner."""
    assert places.badge is not None
    return places.badge.y if places.badge.y < places.name.y else name.y + name.height + BELOW


def _beside(box: Box, width: float, height: float, side: int, top: float | None = None) -> Box:
    """A box of a size within another: at its top, and at its left, middle or right."""
    left = box.x + (box.width - width) * (side + 1) / 2
    return Box(left, box.y if top is None else top, width, height)


def _one_below_the_other(name: Box, badge: Box, room: Box) -> tuple[Box, Box]:
    """Name and badge with their middles on one line; the narrower one is moved, the name within its room."""
    if name.width > badge.width:
        return name, Box(name.middle[0] - badge.width / 2, badge.y, badge.width, badge.height)
    left = min(max(badge.middle[0] - name.width / 2, room.x), room.x + room.width - name.width)
    return Box(left, name.y, name.width, name.height), badge
