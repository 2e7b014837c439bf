"""Pictures of single tiles, and of all tiles on one sheet."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.components import (
    CARD_SIZES,
    FOYER_3,
    FOYER_4,
    HALLWAY,
    SIZES,
    STAIRS,
    Components,
    Tile,
)
from kastelan.games.ludwig.load_components import standard
from kastelan.pictures.ludwig.floor_plan import TITLE, FloorPlan, U, plan_of
from kastelan.pictures.ludwig.floors import patterns
from kastelan.pictures.ludwig.room import detail_at, room, shadow, tile_title
from kastelan.pictures.svg import at, document, figure, line
from kastelan.pictures.theme import LIGHT, Theme

MARGIN: Final = 18.0
"""The margin of a single tile, into which its doors open."""
BETWEEN: Final = 32.0
WIDE: Final = 1840.0
"""The maximum width of a row of tiles."""


def draw_tile(
    tile: Tile,
    turn: int = 0,
    dark: bool = False,
    language: str = "en",
    theme: Theme = LIGHT,
    scale: float = 40,
) -> str:
    """A picture of one tile after a number of clockwise quarter turns."""
    plan = plan_of(tile, turn, dark)
    body = at(MARGIN, MARGIN, shadow(plan, theme) + room(plan, theme, language, detail=detail_at(scale)))
    size = plan.width + 2 * MARGIN, plan.height + 2 * MARGIN
    return document(*size, scale / U, tile_title(plan, language), patterns(theme), theme.table, [body])


def draw_all_tiles(
    components: Components | None = None, language: str = "en", theme: Theme = LIGHT, scale: float = 40
) -> str:
    """A picture of all tiles with their ids: foyers and corridors, then rooms by size, then renovations."""
    components = standard() if components is None else components
    body, y = "", BETWEEN
    for heading, plans in _rows(components):
        body += figure(BETWEEN, y + 10, heading, 20, theme.soft, anchor="start")
        body += line(f"M{BETWEEN:g} {y + 18:g}H{WIDE + BETWEEN:g}", theme.line, 1)
        drawn, y = _shelves(plans, y + 40, theme, language, scale)
        body += drawn
    return document(WIDE + 2 * BETWEEN, y, scale / U, TITLE, patterns(theme), theme.table, [body])


def _rows(components: Components) -> list[tuple[str, list[FloorPlan]]]:
    tiles = components.tiles
    special = [plan_of(tiles[FOYER_3]), plan_of(tiles[FOYER_4]), plan_of(tiles[HALLWAY])]
    special += [plan_of(tiles[HALLWAY], dark=True), plan_of(tiles[STAIRS])]
    rooms = [
        (str(size), [plan_of(tiles[number]) for number in numbers])
        for size, numbers in zip(CARD_SIZES, components.by_size, strict=False)
    ]
    renovations = [
        (f"{size} × 2", [plan_of(tiles[number]) for number in numbers])
        for size, numbers in zip(SIZES, components.renovations, strict=False)
    ]
    return [("75 – 150", special), *rooms, *renovations]


def _shelves(
    plans: list[FloorPlan], y: float, theme: Theme, language: str, scale: float
) -> tuple[str, float]:
    """Tiles in rows, and the y coordinate of the next heading."""
    body, x, high = "", BETWEEN, 0.0
    for plan in plans:
        if x + plan.width > WIDE + BETWEEN:
            x, y, high = BETWEEN, y + high + 56, 0.0
        tile = shadow(plan, theme) + room(plan, theme, language, detail=detail_at(scale))
        body += at(x, y, tile)
        body += figure(x + plan.width / 2, y + plan.height + 28, plan.id, 12, theme.soft, 400)
        x, high = x + plan.width + BETWEEN, max(high, plan.height)
    return body, y + high + 66
