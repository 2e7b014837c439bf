"""The cover of A Castle for All Seasons: the castle as it grows."""

from __future__ import annotations

from kastelan.games.seasons.view import SeasonsView
from kastelan.pictures.covers import cover_view, window
from kastelan.pictures.seasons.board import built
from kastelan.pictures.seasons.engraver import engraver_for
from kastelan.pictures.seasons.engraving import engraved
from kastelan.pictures.svg import at
from kastelan.pictures.theme import Theme


def draw_cover(theme: Theme) -> str:
    """The cover."""
    view = cover_view(__package__, SeasonsView)
    hand = engraver_for(theme, view.winter)
    drawn = engraved(hand, lambda site: site.draw(hand, built(view, site.building) > site.number))
    return window(theme, 1.5, at(-60, -140, "".join(drawn)), hand.definitions())
