"""The cover of Castles of Mad King Ludwig: the castle with the most points."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.view import LudwigView
from kastelan.pictures.covers import SIZE, cover_view, window
from kastelan.pictures.ludwig.castle import castle_body, yard_pattern
from kastelan.pictures.ludwig.castle_geometry import geometry_seen
from kastelan.pictures.ludwig.floor_plan import U
from kastelan.pictures.ludwig.floors import patterns
from kastelan.pictures.svg import at
from kastelan.pictures.theme import Theme

WITHOUT_NAMES: Final = 20.0
"""Pixels to a cell at which rooms have banners but no names."""


def draw_cover(theme: Theme) -> str:
    """The cover."""
    view = cover_view(__package__, LudwigView)
    best = max(range(len(view.scores)), key=lambda seat: view.scores[seat])
    castle = geometry_seen(view, best)
    x, y, wide, high = castle.box
    # At 1.5 units per pixel, 0.75 times the size is the middle. The castle is shifted down by 90 units.
    left, top = SIZE[0] * 0.75 - (x + wide / 2) * U, SIZE[1] * 0.75 - (y + high / 2) * U + 90
    body = at(left, top, castle_body(castle, theme, "en", WITHOUT_NAMES))
    return window(theme, 1.5, body, patterns(theme) + yard_pattern(theme))
