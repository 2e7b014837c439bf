"""Cards of games, for sharing."""

from __future__ import annotations

import re
from random import Random

import pytest

from kastelan import find_game
from kastelan.core.game import State
from kastelan.games import GAMES
from kastelan.pictures import DARK, LIGHT, to_png
from kastelan.pictures.game_card import COLUMN, SIZE, CardWords, Player, draw_game_card, framed, shortened
from kastelan.pictures.game_pictures import Style
from kastelan.pictures.text_layout import width
from tests.pictures.svg_reader import size, texts, titles
from tests.pictures.test_png import png_size

WORDS = CardWords(
    "Anežka wins", "19 November 2026", (Player("Anežka", 81, True), Player("Иван", 64)), "Kastelan"
)


def played(game: str, moves: int) -> State:
    """A position after some random moves of two players."""
    state, luck = find_game(game).new(players=2, seed=3), Random(1)
    for _ in range(moves):
        seat = state.actors[0]
        state.apply(seat, luck.choice(list(state.legal(seat))))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_card_shows_a_position_of_every_game_with_all_words(game: str) -> None:
    svg = draw_game_card(game, played(game, 30).view(None), WORDS, Style(theme=DARK, scale=16))
    assert size(svg) == SIZE
    assert titles(svg)[0] == WORDS.title
    assert {"Anežka wins", "19 November 2026", "Иван", "64", "81", "Kastelan"} <= set(texts(svg))
    assert png_size(to_png(svg)) == (1200, 630)


@pytest.mark.parametrize("game", GAMES)
def test_the_card_of_a_game_that_has_not_begun_has_its_cover(game: str) -> None:
    svg = draw_game_card(game, None, CardWords("Anna invites you"), Style())
    assert "Anna invites you" in " ".join(texts(svg))
    assert svg.count("<svg") == 2  # the cover lies inside the card


def test_the_castles_of_all_players_are_on_the_card() -> None:
    svg = draw_game_card("ludwig", played("ludwig", 20).view(None), WORDS, Style(names=("Ann", "Ben")))
    assert {"Ann", "Ben"} <= set(titles(svg))


@pytest.mark.parametrize(
    ("box", "places", "count"),
    [
        ("0 0 400 90", (1, 2), 2),
        ("0 0 90 300", (2, 1), 2),
        ("0 0 100 100", (2, 2), 4),
        ("0 0 90 500", (4, 1), 4),
    ],
)
def test_castles_stand_where_they_are_largest(box: str, places: tuple[int, int], count: int) -> None:
    """Wide ones one above the other, tall ones side by side."""
    svg = framed([f'<svg viewBox="{box}"></svg>'] * count, LIGHT)
    found = re.findall(r'<svg x="([^"]+)" y="([^"]+)"', svg)
    assert (len({x for x, _ in found}), len({y for _, y in found})) == places


def test_the_picture_of_a_growing_castle_keeps_its_size() -> None:
    early, late = played("ludwig", 20).view(None), played("ludwig", 60).view(None)
    still = [
        draw_game_card("ludwig", view, WORDS, Style(extent=late)).split("viewBox=")[2].split('"')[1]
        for view in (early, late)
    ]
    assert still[0] == still[1]


def test_long_names_are_cut_to_the_line() -> None:
    text, at = shortened("Ottokar the Magnificent of Bohemia and Moravia", 200, 26)
    assert text.endswith("…")
    assert width(text, at) <= 200
    assert shortened("Ottokar", COLUMN, 26) == ("Ottokar", 26)
