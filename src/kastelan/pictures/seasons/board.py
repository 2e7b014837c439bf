"""The whole table, painted from back to front: the engraving, then names, prices and positions on top."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.games.seasons.component_corrections import figures_named
from kastelan.games.seasons.components import BUILDINGS, HOUSE, RESOURCES, TOWER, Figures, printed
from kastelan.games.seasons.view import SeasonsView
from kastelan.pictures.seasons.coordinates import (
    BOARD,
    FOOT,
    HOUSES,
    PLACES,
    ROAD,
    TOWERS,
    WAGONS,
    WIDTH,
    position_spots,
)
from kastelan.pictures.seasons.engraver import Engraver, engraver_for
from kastelan.pictures.seasons.engraving import engraved
from kastelan.pictures.seasons.panels import cartouche, players, round_track, winter_cards
from kastelan.pictures.seasons.tokens import piece, position, stock_label, tag
from kastelan.pictures.svg import document, figure, group, name
from kastelan.pictures.theme import LIGHT, Theme


def draw_seasons(
    view: SeasonsView,
    language: str = "en",
    theme: Theme = LIGHT,
    scale: float = 40,
    names: Sequence[str] = (),
) -> str:
    """A picture of the castle, the wagons, the round track and the players.

    At a scale of 40 it is 1,200 pixels wide.
    """
    hand, figures = engraver_for(theme, view.winter), figures_named(view.components)
    title = _in(language, printed()["game"]["title"])
    body = [
        *engraved(hand, lambda site: site.draw(hand, built(view, site.building) > site.number)),
        _labels(hand, view, figures, language),
        _on_the_road(hand, view, figures),
        cartouche(title, theme),
        round_track(view, figures, theme),
        winter_cards(view, figures, theme),
        players(view, names, theme),
    ]
    return document(WIDTH, BOARD + FOOT, scale / 40, title, hand.definitions(), theme.table, body)


def _in(language: str, names: dict[str, str]) -> str:
    """A name in a language, without remarks in brackets."""
    return (names.get(language) or names["en"]).partition(" (")[0]


def built(view: SeasonsView, building: int) -> int:
    """How many buildings of a kind have been built. Forge and market, which have no templates, always are."""
    total = figures_named(view.components).buildings[building].templates
    return total - view.templates[building] if total else 1


def _labels(hand: Engraver, view: SeasonsView, figures: Figures, language: str) -> str:
    """The names of buildings, the price tags of templates, and the positions in finished buildings."""
    drawn, theme = "", hand.theme
    rows = printed()["buildings"]
    for id_, place in PLACES.items():
        building = BUILDINGS.index(id_)
        stands = built(view, building) > 0
        gate = id_.startswith("gate")
        halo = (hand.stone if stands else theme.sheet) if gate else hand.yard
        drawn += name(*place.name, _in(language, rows[building]["name"]), place.size, theme.ink, halo)
        if not stands:
            figure_ = figures.buildings[building]
            drawn += tag(*place.tag, figure_.cost, figure_.points, theme)
            continue
        numbers = [n for n, spot in enumerate(figures.positions) if spot.building == building]
        for number, spot in zip(numbers, position_spots(place.positions, len(numbers)), strict=True):
            drawn += position(*spot, figures.positions[number].fee, view.castle[number], theme)
    for building, spots, rise in ((TOWER, TOWERS, 32.0), (HOUSE, HOUSES, 14.0)):
        figure_ = figures.buildings[building]
        # These buildings are built in the order of their spots.
        for x, base in spots[built(view, building) :]:
            drawn += tag(x, base - rise, figure_.cost, figure_.points, theme)
    return drawn


def _on_the_road(hand: Engraver, view: SeasonsView, figures: Figures) -> str:
    """Stock and helpers at the wagons, pieces in the defence tower, and silver at the forge."""
    theme, drawn = hand.theme, ""
    for kind, x in enumerate(WAGONS):
        brings = figures.symbols[kind] - figures.levy
        drawn += stock_label(x, ROAD + 24, kind, view.stock[kind], brings, theme)
        drawn += position(x + 48, ROAD + 33, None, view.wagons[kind], theme)
    for kind in range(len(RESOURCES)):
        x, y = 92 + kind % 2 * 48, 728 + kind // 2 * 22
        held = piece(kind, x, y, 17, theme) + figure(
            x + 12, y + 5, f"×{view.tower[kind]}", 13.5, theme.ink, 600, "start", halo=hand.ground
        )
        drawn += held if view.tower[kind] else group(held, opacity=0.4)
    if view.forge:
        drawn += piece(4, 430, 544, 18, theme)
        drawn += figure(442, 549, f"×{view.forge}", 14, theme.ink, 600, "start", halo=hand.yard)
    return drawn
