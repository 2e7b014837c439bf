"""A picture of each game for its card: a window on a position that came up in play, without any lettering
that a page would have to translate."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from kastelan.core.hexes import BOARD, each
from kastelan.core.position import parse_position
from kastelan.games import find
from kastelan.games.kingdom.components import assembled
from kastelan.games.kingdom.view import KingdomView
from kastelan.games.ludwig.view import LudwigView
from kastelan.games.seasons.view import SeasonsView
from kastelan.pictures.kingdom.board import SETTLEMENT
from kastelan.pictures.kingdom.chart import chart
from kastelan.pictures.kingdom.hexagons import centre
from kastelan.pictures.ludwig.castle import castle_body, yard_pattern
from kastelan.pictures.ludwig.floors import patterns
from kastelan.pictures.ludwig.plan import U
from kastelan.pictures.ludwig.standing import standing
from kastelan.pictures.players import settlement
from kastelan.pictures.seasons.board import built
from kastelan.pictures.seasons.engraver import engraver_for
from kastelan.pictures.seasons.engraving import engraved
from kastelan.pictures.svg import at, document
from kastelan.pictures.theme import LIGHT, Theme

SIZE: Final = (720.0, 400.0)
"""Every cover is so wide and high, in pixels."""
CORNER: Final = (250.0, 300.0)
"""Where the window on the kingdom's map begins."""
SEEN: Final = sum(
    1 << place
    for place in each(BOARD)
    if -60 < centre(place)[0] - CORNER[0] < 940 and -60 < centre(place)[1] - CORNER[1] < 560
)
"""The hexes in that window and a rim around it: nobody sees the others."""
PLAIN: Final = 20.0
"""Pixels to a cell at which Ludwig's rooms have banners but no names."""


def draw_cover(game: str, theme: Theme = LIGHT) -> str:
    """The cover of a game."""
    return COVERS[game](theme)


@cache
def _positions() -> dict[str, str]:
    text = (files(__package__) / "covers.json").read_text(encoding="utf-8")
    positions: dict[str, str] = json.loads(text)["positions"]
    return positions


def _view(game: str) -> object:
    return parse_position(find(game), _positions()[game]).view(None)


def _kingdom(theme: Theme) -> str:
    view = _view("kingdom")
    assert isinstance(view, KingdomView)
    board = assembled(view.lies)
    seen = replace(board, of=tuple(hexes & SEEN for hexes in board.of))
    body = chart(seen, view.left, theme, True)
    for seat, hexes in enumerate(view.own):
        for place in each(hexes & SEEN):
            body += settlement(seat, *centre(place), SETTLEMENT, theme)
    return _window(theme, 1.2, at(-CORNER[0], -CORNER[1], body), "")


def _ludwig(theme: Theme) -> str:
    view = _view("ludwig")
    assert isinstance(view, LudwigView)
    best = max(range(len(view.scores)), key=lambda seat: view.scores[seat])
    castle = standing(view, best)
    x, y, wide, high = castle.box
    left, top = SIZE[0] * 0.75 - (x + wide / 2) * U, SIZE[1] * 0.75 - (y + high / 2) * U + 90
    body = at(left, top, castle_body(castle, theme, "en", PLAIN))
    return _window(theme, 1.5, body, patterns(theme) + yard_pattern(theme))


def _seasons(theme: Theme) -> str:
    view = _view("seasons")
    assert isinstance(view, SeasonsView)
    hand = engraver_for(theme, view.winter)
    drawn = engraved(hand, lambda site: site.draw(hand, built(view, site.building) > site.number))
    return _window(theme, 1.5, at(-60, -140, "".join(drawn)), hand.definitions())


def _window(theme: Theme, units: float, body: str, definitions: str) -> str:
    """What is seen of a drawing through a window with so many units to a pixel."""
    wide, high = SIZE
    return document(wide * units, high * units, 1 / units, "", definitions, theme.table, [body])


COVERS: Final[dict[str, Callable[[Theme], str]]] = {
    "kingdom": _kingdom,
    "ludwig": _ludwig,
    "seasons": _seasons,
}
