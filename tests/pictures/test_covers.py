"""Every game has a cover in both themes, small enough for a first page and without words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from kastelan.games import GAMES
from kastelan.pictures.covers import SIZE
from kastelan.pictures.game_pictures import draw_cover
from kastelan.pictures.theme import THEMES


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_cover_without_words_to_translate(game: str, theme: str) -> None:
    drawn = draw_cover(game, THEMES[theme])
    root = ElementTree.fromstring(drawn)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == SIZE
    words = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert all(word.isdigit() for word in words)
    assert len(drawn) < 350_000
