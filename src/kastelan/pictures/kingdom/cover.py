"""The cover of Kingdom Builder: settlements on a part of the map."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kastelan.core.hexes import BOARD, each
from kastelan.games.kingdom.components import assembled
from kastelan.games.kingdom.view import KingdomView
from kastelan.pictures.covers import cover_view, window
from kastelan.pictures.kingdom.board import SETTLEMENT
from kastelan.pictures.kingdom.hexagons import centre
from kastelan.pictures.kingdom.kingdom_map import map_with_tiles
from kastelan.pictures.players import settlement
from kastelan.pictures.svg import at
from kastelan.pictures.theme import Theme

CORNER: Final = (250.0, 300.0)
"""Where the window on the map begins."""

SEEN: Final = sum(
    1 << place
    for place in each(BOARD)
    if -60 < centre(place)[0] - CORNER[0] < 940 and -60 < centre(place)[1] - CORNER[1] < 560
)
"""The hexes in that window and a rim around it; drawing the others would only make the file larger."""


def draw_cover(theme: Theme) -> str:
    """The cover."""
    view = cover_view(__package__, KingdomView)
    board = assembled(view.lies)
    seen = replace(board, of=tuple(hexes & SEEN for hexes in board.of))
    body = map_with_tiles(seen, view.left, theme, True)
    for seat, hexes in enumerate(view.own):
        for place in each(hexes & SEEN):
            body += settlement(seat, *centre(place), SETTLEMENT, theme)
    return window(theme, 1.2, at(-CORNER[0], -CORNER[1], body))
