"""Pictures of castles, markets, tiles and boards: SVG from what a seat may see, and PNG from that."""

from __future__ import annotations

from kastelan.pictures.ludwig.sheet import draw_all_tiles, draw_tile
from kastelan.pictures.png import to_png
from kastelan.pictures.theme import DARK, LIGHT, THEMES, Theme

__all__ = ["DARK", "LIGHT", "THEMES", "Theme", "draw_all_tiles", "draw_tile", "to_png"]
