"""Pictures of castles, markets, tiles and boards: SVG from what a seat may see, and PNG from that."""

from __future__ import annotations

from kastelan.pictures.kingdom.board import draw_kingdom
from kastelan.pictures.ludwig.castle import draw_castle
from kastelan.pictures.ludwig.market import draw_market
from kastelan.pictures.ludwig.tile_pictures import draw_all_tiles, draw_tile
from kastelan.pictures.png import to_png
from kastelan.pictures.seasons.board import draw_seasons
from kastelan.pictures.theme import DARK, LIGHT, THEMES, Theme

__all__ = [
    "DARK",
    "LIGHT",
    "THEMES",
    "Theme",
    "draw_all_tiles",
    "draw_castle",
    "draw_kingdom",
    "draw_market",
    "draw_seasons",
    "draw_tile",
    "to_png",
]
