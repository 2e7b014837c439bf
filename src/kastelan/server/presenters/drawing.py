"""Pictures by their addresses: covers, overviews, what presenters draw, and portraits."""

from __future__ import annotations

from collections.abc import Mapping

from kastelan.pictures.game_pictures import Style, draw_cover
from kastelan.pictures.overview import draw_overview
from kastelan.pictures.portraits.features import is_code
from kastelan.pictures.portraits.portrait import portrait
from kastelan.pictures.theme import LIGHT, THEMES
from kastelan.server.errors import NotFound
from kastelan.server.presenters import presenter_of


def draw(game: str, rest: str, asked: Mapping[str, str]) -> str:
    """A picture of a game, by the rest of its address and its query; NotFound if there is none."""
    svg = _drawn(game, rest, asked)
    if svg is None:
        raise NotFound("no-such-picture")
    return svg


def _drawn(game: str, rest: str, asked: Mapping[str, str]) -> str | None:
    theme = THEMES.get(asked.get("theme", ""), LIGHT)
    if rest == "cover":
        return draw_cover(game, theme)
    kind, _, part = rest.partition("/")
    if kind == "overview":
        return draw_overview(game, part, Style(asked.get("language", "en"), theme, names=("Anna", "Boris")))
    return presenter_of(game).art(rest, asked)


def draw_portrait(code: str, theme: str) -> str:
    """The portrait that a code names; NotFound if it names none."""
    if not is_code(code):
        raise NotFound("no-such-picture")
    return portrait(code, THEMES[theme])
