"""Pictures of castles, markets, tiles and boards: SVG from what a seat may see, and PNG from that.

The names in `__all__` are imported on first use: who draws one game does not wait for the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
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

_SOURCES: Final = {
    "DARK": "theme",
    "LIGHT": "theme",
    "THEMES": "theme",
    "Theme": "theme",
    "draw_all_tiles": "ludwig.tile_pictures",
    "draw_castle": "ludwig.castle",
    "draw_kingdom": "kingdom.board",
    "draw_market": "ludwig.market",
    "draw_seasons": "seasons.board",
    "draw_tile": "ludwig.tile_pictures",
    "to_png": "png",
}
"""The module of this package that defines each name."""


def __getattr__(name: str) -> object:
    if name not in _SOURCES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_SOURCES[name]}"), name)
    globals()[name] = value  # the next access does not come here
    return value
