"""The map without settlements: terrain, borders, castles and locations."""

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
from kastelan.pictures.kingdom.hexagons import MAP, R, areas, borders, central_hex, centre, hexagon, rim
from kastelan.pictures.kingdom.terrain import ink_of, marks
from kastelan.pictures.svg import at, document, element, group, line, path, rect
from kastelan.pictures.symbols import symbol
from kastelan.pictures.theme import Theme

SHORE: Final = ((27, 0.35), (19, 0.55), (11, 0.8))
"""The width and opacity of each shore line, the outermost first."""

BLEED: Final = 2.0
"""The margin of a map without a frame, so that the line around it is not cut off."""


def map_with_tiles(board: Board, left: Sequence[int], theme: Theme, detailed: bool) -> str:
    """The map with a mark for each location tile that is left."""
    pips = zip(board.locations, left, strict=True)
    return bare_map(board, theme, detailed) + "".join(_pips(place, tiles, theme) for place, tiles in pips)


def draw_map(board: Board, theme: Theme, detailed: bool) -> str:
    """A picture of the map alone, with a margin of BLEED units, for a page that draws the pieces itself."""
    body = at(BLEED, BLEED, bare_map(board, theme, detailed))
    return document(MAP[0] + 2 * BLEED, MAP[1] + 2 * BLEED, 1, "", "", "none", [body])


def bare_map(board: Board, theme: Theme, detailed: bool) -> str:
    """What does not change during a game. Without details, each area has one symbol instead of many marks."""
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
    """The water with three shore lines, which are clipped to the water."""
    wash = theme.terrains["water"]
    # A little larger than a hex, so that no seams show between neighbours.
    outline = "".join(hexagon(*centre(place), R + 0.4) for place in each(water))
    coast = borders(water)
    shore = "#5E9CCB" if theme.dark else "#3C83A6"
    sea = path(outline, wash)
    for width, strength in SHORE:
        # A narrower line in the colour of water leaves two lines, 0.8 wide, equally far from the coast.
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
    # Water hexes that touch no hex of another kind.
    inland = BOARD & ~beside(BOARD & ~board.of[WATER])
    for kind, hexes in enumerate(board.of[:CASTLE]):
        shown = hexes & inland if kind == WATER else hexes  # hexes at the shore have shore lines
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
            drawn += symbol(TERRAINS[kind], *centre(central_hex(area)), 34, ink_of(theme), colour)
    return drawn


def _castle(x: float, y: float, theme: Theme) -> str:
    silver = "#B9C9D8" if theme.dark else "#8D97A1"
    ground = theme.terrains["castle"]
    return path(hexagon(x, y, R - 3), ground, silver, 3.5) + symbol("castle", x, y, 36, theme.ink, ground)


def _location(location: Location, theme: Theme) -> str:
    """A location: a gold frame and its symbol."""
    x, y = centre(location.hex)
    ground = theme.terrains["location"]
    drawn = path(hexagon(x, y, R - 3), ground, theme.gold, 3.5)
    drawn += symbol(KINDS[location.kind], x, y - 3, 32, theme.ink, ground)
    return group(drawn, class_=f"location {KINDS[location.kind]}")


def _pips(location: Location, left: int, theme: Theme) -> str:
    """A mark for each tile of a location: filled while the tile is there."""
    x, y = centre(location.hex)
    return "".join(
        rect(x - 9 + 11 * pip, y + 15, 7, 7, theme.gold if pip < left else "none", theme.ink, 0.9, rx=1.5)
        for pip in range(TILES_PER_LOCATION)
    )
