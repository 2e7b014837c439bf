"""The pictures of A Castle for All Seasons."""

from __future__ import annotations

from typing import Final

from kastelan.core.game import View
from kastelan.games.seasons.view import SeasonsView
from kastelan.pictures.game_pictures import GamePictures, Style
from kastelan.pictures.seasons.board import draw_seasons
from kastelan.pictures.seasons.cover import draw_cover


def _table(view: View, style: Style) -> str:
    assert isinstance(view, SeasonsView)
    return draw_seasons(view, style.language, style.theme, style.scale, style.names)


PICTURES: Final = GamePictures(cover=draw_cover, table=_table)
