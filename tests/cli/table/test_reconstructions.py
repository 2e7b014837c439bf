"""Figures that the data marks as reconstructed have the sign in the terminal, and it explains them."""

from __future__ import annotations

import pytest
from rich.console import Group

from kastelan.cli.table.screens import PlayerNames, Screen, screen_of
from kastelan.cli.table.screens.ludwig.layout import castle_page, market_page
from kastelan.cli.table.screens.screen import DrawOptions
from kastelan.core.reconstruction import SIGN
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.games.seasons import SEASONS
from kastelan.games.seasons.components import BUILDINGS, SPOTS, STANDARD
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration.ludwig.names import Pieces
from tests.cli.table.test_seasons import drawn, printed
from tests.games.seasons.tables import table

NAMES = PlayerNames(LUDWIG, ("You", "Bob"), you=0)
MODULES = "towers,moats,passages,swans,renovations,extra_rooms"


def pieces(language: str) -> Pieces:
    return Pieces(Speaker(language), boxed(standard(), True, True))


def market(modules: str) -> tuple[LudwigView, str]:
    state = LUDWIG.new(2, {"start": "1", "modules": modules}, 3)
    assert isinstance(state, LudwigState)
    view = state.view(0)
    assert isinstance(view, LudwigView)
    page = Group(*market_page(view, DrawOptions(120), pieces("en"), NAMES))
    return view, "\n".join(printed(page, 120))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_a_card_and_a_decree_explain_how_they_were_reconstructed(language: str) -> None:
    box, say = pieces(language), Speaker(language).say
    for tile in box.components.tiles:
        assert (SIGN in box.signed(tile)) == bool(tile.reconstructed)
        if tile.reconstructed:
            assert box.about(tile).endswith(say(f"web-reconstructed-{tile.reconstructed}"))
    for number, card in enumerate(box.components.bonus_cards):
        assert (SIGN in box.card_words(number)) == bool(card.reconstructed)
    for decree in box.components.decrees:
        assert (SIGN in box.decree(decree.number)) == bool(decree.reconstructed)
    assert [SIGN in box.passage(kind) for kind in range(3)] == [False, True, True]


def test_the_market_marks_reconstructed_tiles_and_says_what_the_sign_means() -> None:
    view, text = market(MODULES)
    box = pieces("en")
    for_sale = (box.components.tiles[number] for number in view.market if number != NOTHING)
    marked = [tile for tile in for_sale if tile.reconstructed]
    assert marked
    assert all(f"{box.name(tile)} {SIGN}" in text for tile in marked)
    assert Speaker("en").say("web-reconstructed-legend") in text


def test_a_market_of_the_base_game_has_no_sign() -> None:
    assert SIGN not in market("")[1]


def test_a_castle_with_a_barbican_has_the_legend() -> None:
    state = LUDWIG.new(2, {"start": "1", "modules": MODULES}, 3)
    while not (state.castles if isinstance(state, LudwigState) else ()):
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    view = state.view(0)
    assert isinstance(view, LudwigView)
    text = "\n".join(printed(castle_page(view, 0, DrawOptions(120), pieces("en"), NAMES), 120))
    assert f"Barbican {SIGN}" in text
    assert Speaker("en").say("web-reconstructed-legend") in text


def seasons(language: str) -> Screen:
    return screen_of("seasons", Speaker(language), PlayerNames(SEASONS, ("You", "Bob"), you=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_and_wagons_of_seasons_explain_their_figures(language: str) -> None:
    view, say = SEASONS.new(2, {}, seed=1).view(0), Speaker(language).say
    for number, building in enumerate(STANDARD.buildings):
        places = [place.reconstructed for place in STANDARD.positions if place.building == number]
        text = seasons(language).about(BUILDINGS[number], view) or ""
        for how in filter(None, (building.reconstructed, *places)):
            assert say(f"web-reconstructed-{how}") in text
    for spot in SPOTS:
        assert say("web-reconstructed-wagons") in (seasons(language).about(spot, view) or "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("height", "legend"), [(24, "word"), (0, "legend")])
def test_a_screen_of_seasons_says_what_the_sign_means(height: int, legend: str, language: str) -> None:
    lines = drawn(table(players=2, at="selection", winter=""), language=language, height=height)
    assert Speaker(language).say(f"web-reconstructed-{legend}") in "\n".join(lines)
    assert SIGN in lines[1] + lines[0]  # the track of rounds
