"""Draws the furniture of a room in ink and wash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kastelan.pictures.drawings import inked
from kastelan.pictures.ludwig.floor_plan import FloorPlan
from kastelan.pictures.ludwig.furnishing import Placed, furnish
from kastelan.pictures.ludwig.tile_layout import Box
from kastelan.pictures.svg import at, group
from kastelan.pictures.theme import DARK, Theme, mixed

INK: Final = 0.74
"""How dark the ink of furniture is: paler than that of walls and lettering."""

TINT: Final = 0.36
"""How much of the colour of its room type is in cloth."""


def furniture(plan: FloorPlan, reserved: Iterable[Box], theme: Theme, small: bool = False) -> str:
    """The furniture of a room; `reserved` is covered by banner, lettering, badge and swan."""
    placed = furnish(plan, reserved, small)
    if not placed:
        return ""
    washes, ink = (
        washes_on(plan.floor, theme),
        mixed(theme.on_floor(plan.floor), theme.floors[plan.floor], INK),
    )
    return group((_drawn(piece, washes, ink) for piece in placed), class_="furniture")


def washes_on(floor: str, theme: Theme) -> Mapping[str, str]:
    """The washes on a floor. In the cellar, which is dark in both themes, they are those of the night."""
    night = theme.dark or floor == "downstairs"
    ground = theme.floors[floor]
    return {
        **(DARK if night else theme).washes,
        "top": ground if night else theme.sheet,
        "tint": mixed(theme.banners[floor], ground, TINT),
        "dark": mixed(theme.rim if night else theme.ink, ground, 0.8),
    }


def _drawn(piece: Placed, washes: Mapping[str, str], ink: str) -> str:
    drawing = piece.part.drawing
    one = inked(drawing, washes, ink, piece.scale_x, piece.scale_y)
    step = drawing.width * piece.scale_x
    # The middle of all copies comes to the origin, so that they turn around it.
    x = -drawing.left * piece.scale_x - step * piece.copies / 2
    y = -(drawing.top + drawing.height / 2) * piece.scale_y
    copies = "".join(at(x + copy * step, y, one) for copy in range(piece.copies))
    return at(*piece.box.middle, copies, turn=90 * piece.turn)
