"""Pictures of Kingdom Builder and A Castle for All Seasons."""

from __future__ import annotations

import pytest

from kastelan.core.hexes import COUNT
from kastelan.games.kingdom import KingdomState
from kastelan.games.seasons import SeasonsState
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.pictures import DARK, LIGHT, Theme, draw_kingdom, draw_seasons
from kastelan.pictures.kingdom.hexagons import areas, central_hex, centre, neighbours
from kastelan.pictures.seasons.coordinates import milestones
from tests.pictures.random_positions import position
from tests.pictures.svg_reader import count, parsed, strays, texts

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
NAMES = ("Anežka", "Борис", "Ann", "Dita")


def seasons(players: int, steps: int | None, winter: str = "no") -> SeasonsState:
    state = position("seasons", players, 5, steps, winter=winter)
    assert isinstance(state, SeasonsState)
    return state


def kingdom(players: int, steps: int | None) -> KingdomState:
    state = position("kingdom", players, 3, steps)
    assert isinstance(state, KingdomState)
    return state


@THEMES
@pytest.mark.parametrize("winter", ["no", "yes"])
@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_the_castle_shows_templates_positions_and_traders(theme: Theme, winter: str, language: str) -> None:
    for players in (2, 3, 4):
        for steps in (0, 40, 150, None):
            state = seasons(players, steps, winter)
            view = state.view(None)
            svg = draw_seasons(view, language, theme, 40, NAMES)
            assert count(svg, "template") == sum(view.templates)
            built = [
                number
                for number, place in enumerate(state.table.figures.positions)
                if view.templates[place.building] == 0
            ]
            assert count(svg, "position") == len(built)
            assert count(svg, "trader") == len(view.wagons)
            assert not strays(svg)


def test_helpers_stand_where_they_were_placed() -> None:
    view = seasons(4, 150).view(None)
    svg = draw_seasons(view)
    for seat in range(view.players):
        standing = view.castle.count(seat) + view.wagons.count(seat) + (view.innkeeper == seat)
        marks = 2  # the mark and the helper of the player's own panel
        assert count(svg, f"seat-{seat}") == standing + marks
    assert any(seat != NOBODY for seat in view.castle)


def test_the_names_and_points_of_players_are_shown() -> None:
    view = seasons(3, 100).view(None)
    written = texts(draw_seasons(view, names=NAMES[:3]))
    for seat in range(3):
        assert NAMES[seat] in written
        assert str(view.scores[seat]) in written


def test_the_round_track_fits_beside_the_title() -> None:
    for rounds in (12, 15):
        assert len(milestones(rounds)) == rounds
        assert min(milestones(rounds)) > 348 + 20


@THEMES
@pytest.mark.parametrize("scale", [12, 40])
def test_the_kingdom_shows_every_settlement(theme: Theme, scale: int) -> None:
    for players in (2, 3, 4):
        for steps in (0, 60, None):
            view = kingdom(players, steps).view(None)
            svg = draw_kingdom(view, theme, scale, NAMES)
            for seat, hexes in enumerate(view.own):
                assert count(svg, f"seat-{seat}") == hexes.bit_count() + 1  # and the player's own mark
            assert count(svg, "held") == sum(held.bit_count() for held in view.held)
            assert count(svg, "location") == len(view.left)
            assert not strays(svg)


def test_hexes_beside_each_other_are_drawn_beside_each_other() -> None:
    for place in range(COUNT):
        x, y = centre(place)
        for _, other in neighbours(place):
            if other is not None:
                a, b = centre(other)
                assert (a - x) ** 2 + (b - y) ** 2 == pytest.approx(3 * 33**2)


def test_the_symbol_of_an_area_is_inside_the_area() -> None:
    state = kingdom(2, 0)
    for hexes in state.board.of[:7]:
        parts = list(areas(hexes))
        assert sum(parts) == hexes
        assert all(part >> central_hex(part) & 1 for part in parts)


def test_the_same_board_gives_the_same_picture() -> None:
    assert draw_kingdom(kingdom(3, 60).view(None)) == draw_kingdom(kingdom(3, 60).view(None))
    assert draw_seasons(seasons(3, 60).view(None)) == draw_seasons(seasons(3, 60).view(None))


def test_seats_differ_in_shape_as_well_as_in_colour() -> None:
    shapes = set()
    for element in parsed(draw_kingdom(kingdom(4, None).view(None))).iter():
        if element.get("class", "").startswith("seat-"):
            shapes.add((element.get("class"), element[2].get("d"), element[2].get("fill")))
    assert len(shapes) == 4
    assert len({shape for _, shape, _ in shapes}) == len({fill for _, _, fill in shapes}) == 4
