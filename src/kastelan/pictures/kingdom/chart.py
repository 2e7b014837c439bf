"""The map without pieces: sea and shore lines, washes, hexes, borders, marks, castles and locations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.core.hexes import BOARD, Hexes, beside, each
from kastelan.games.kingdom.components import (
    CASTLE,
    KINDS,
    TERRAINS,
    TILES_PER_LOCATION,
    WATER,
    Board,
    Location,
)
from kastelan.pictures.kingdom.hexagons import MAP, R, areas, borders, centre, heart, hexagon, rim
from kastelan.pictures.kingdom.terrain import ink_of, marks
from kastelan.pictures.svg import at, document, element, group, line, path, rect
from kastelan.pictures.symbols import symbol
from kastelan.pictures.theme import Theme

SHORE: Final = ((27, 0.35), (19, 0.55), (11, 0.8))
"""Width and strength of each shore line, the outermost first."""
BLEED: Final = 2.0
"""Room for the line along the rim of a map that stands alone."""


def chart(board: Board, left: Sequence[int], theme: Theme, detailed: bool) -> str:
    """The whole map with the tiles that are left."""
    pips = zip(board.locations, left, strict=True)
    return ground(board, theme, detailed) + "".join(_pips(place, tiles, theme) for place, tiles in pips)


def draw_map(board: Board, theme: Theme, detailed: bool) -> str:
    """A picture of the map alone, for pieces to be laid over; BLEED units of room on every side."""
    body = at(BLEED, BLEED, ground(board, theme, detailed))
    return document(MAP[0] + 2 * BLEED, MAP[1] + 2 * BLEED, 1, "", "", "none", [body])


def ground(board: Board, theme: Theme, detailed: bool) -> str:
    """The map that never changes; without details each area has one symbol instead of marks."""
    drawn = _sea(board.of[WATER], theme) + _land(board, theme)
    ink = ink_of(theme)
    every = "".join(hexagon(*centre(place)) for place in each(BOARD))
    drawn += line(every, ink, 0.7, opacity=0.28)
    drawn += line("".join(borders(hexes) for hexes in board.of[:CASTLE]), ink, 1.5, opacity=0.8)
    drawn += line(rim(), ink, 2.4)
    drawn += _marks(board, theme) if detailed else _area_symbols(board, theme)
    drawn += "".join(_castle(*centre(place), theme) for place in each(board.of[CASTLE]))
    return drawn + "".join(_location(location, theme) for location in board.locations)


def _sea(water: Hexes, theme: Theme) -> str:
    """The wash, and three shore lines that stay in the water."""
    wash = theme.terrains["water"]
    outline = "".join(hexagon(*centre(place), R + 0.4) for place in each(water))
    coast = borders(water)
    shore = "#5E9CCB" if theme.dark else "#3C83A6"
    sea = path(outline, wash)
    for width, strength in SHORE:
        sea += line(coast, shore, width, opacity=strength) + line(coast, wash, width - 1.6)
    clip = f"sea-{theme.name}"
    return element("clipPath", path(outline), id=clip) + group(sea, clip_path=f"url(#{clip})")


def _land(board: Board, theme: Theme) -> str:
    return "".join(
        path(
            "".join(hexagon(*centre(place), R + 0.3) for place in each(hexes)), theme.terrains[TERRAINS[kind]]
        )
        for kind, hexes in enumerate(board.of)
        if kind != WATER and hexes
    )


def _marks(board: Board, theme: Theme) -> str:
    drawn = ""
    inland = BOARD & ~beside(BOARD & ~board.of[WATER])
    for kind, hexes in enumerate(board.of[:CASTLE]):
        shown = hexes & inland if kind == WATER else hexes  # shore lines are mark enough
        for place in each(shown):
            drawn += group(
                marks(TERRAINS[kind], *centre(place), place, theme), class_=f"terrain {TERRAINS[kind]}"
            )
    return drawn


def _area_symbols(board: Board, theme: Theme) -> str:
    drawn = ""
    for kind, hexes in enumerate(board.of[:CASTLE]):
        colour = theme.terrains[TERRAINS[kind]]
        for area in areas(hexes):
            drawn += symbol(TERRAINS[kind], *centre(heart(area)), 34, ink_of(theme), colour)
    return drawn


def _castle(x: float, y: float, theme: Theme) -> str:
    silver = "#B9C9D8" if theme.dark else "#8D97A1"
    ground = theme.terrains["castle"]
    return path(hexagon(x, y, R - 3), ground, silver, 3.5) + symbol("castle", x, y, 36, theme.ink, ground)


def _location(location: Location, theme: Theme) -> str:
    """A gold frame and the symbol."""
    x, y = centre(location.hex)
    ground = theme.terrains["location"]
    drawn = path(hexagon(x, y, R - 3), ground, theme.gold, 3.5)
    drawn += symbol(KINDS[location.kind], x, y - 3, 32, theme.ink, ground)
    return group(drawn, class_=f"location {KINDS[location.kind]}")


def _pips(location: Location, left: int, theme: Theme) -> str:
    """A pip for each tile that was there, full if it still is."""
    x, y = centre(location.hex)
    return "".join(
        rect(x - 9 + 11 * pip, y + 15, 7, 7, theme.gold if pip < left else "none", theme.ink, 0.9, rx=1.5)
        for pip in range(TILES_PER_LOCATION)
    )
