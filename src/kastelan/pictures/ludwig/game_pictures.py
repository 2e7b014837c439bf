"""The pictures of Castles of Mad King Ludwig."""

from __future__ import annotations

from functools import cache
from typing import Final

from kastelan.core.game import Seat, View
from kastelan.games.ludwig.components import Components, Tile
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.view import LudwigView
from kastelan.pictures.game_pictures import GamePictures, Style, TilePictures
from kastelan.pictures.ludwig.castle import draw_castle
from kastelan.pictures.ludwig.castle_geometry import geometry_seen
from kastelan.pictures.ludwig.cover import draw_cover
from kastelan.pictures.ludwig.market import draw_market
from kastelan.pictures.ludwig.tile_pictures import draw_all_tiles, draw_tile


def _castle(view: View, seat: Seat, style: Style) -> str:
    assert isinstance(view, LudwigView)
    later = style.extent
    box = geometry_seen(later, seat).box if isinstance(later, LudwigView) else None
    return draw_castle(view, seat, style.language, style.theme, style.scale, style.name(seat), box)


def _market(view: View, style: Style) -> str:
    assert isinstance(view, LudwigView)
    return draw_market(view, style.language, style.theme, style.scale)


def _components() -> Components:
    """Those of the base game and of the expansions."""
    return boxed(standard(), True, True)


@cache
def _tiles() -> dict[str, Tile]:
    """The tiles by their ids, without the barbicans and the moat: these have no face of their own."""
    box = _components()
    return {tile.id: tile for tile in box.tiles if tile.number not in (*box.barbicans, box.moat)}


def _tile(id_: str, quarters: int, style: Style) -> str:
    return draw_tile(_tiles()[id_], quarters, False, style.language, style.theme, style.scale)


def _all_tiles(style: Style) -> str:
    return draw_all_tiles(_components(), style.language, style.theme, style.scale)


PICTURES: Final = GamePictures(
    cover=draw_cover,
    castle=_castle,
    market=_market,
    tiles=TilePictures(lambda: list(_tiles()), _tile, _all_tiles),
)
