"""The pictures of Kingdom Builder."""

from __future__ import annotations

from typing import Final

from kastelan.core.game import View
from kastelan.games.kingdom.view import KingdomView
from kastelan.pictures.game_pictures import GamePictures, Style
from kastelan.pictures.kingdom.board import draw_kingdom
from kastelan.pictures.kingdom.cover import draw_cover


def _table(view: View, style: Style) -> str:
    assert isinstance(view, KingdomView)
    return draw_kingdom(view, style.theme, style.scale, style.names)


PICTURES: Final = GamePictures(cover=draw_cover, table=_table)
