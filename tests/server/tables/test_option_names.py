"""Every value that an option can have is named in every language."""

from __future__ import annotations

import pytest

from kastelan.games import GAMES
from kastelan.locale import LANGUAGES
from kastelan.server.presenters.game_list import shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_value_of_an_option_is_shown_as_it_is_written(game: str, language: str) -> None:
    for option in shown(game, language).options:
        for choice in option.choices:
            assert "_" not in choice.name
            assert "*" not in choice.name
            assert "?" not in choice.name
            if language == "ru" and not choice.word.isdigit():
                assert any("а" <= letter <= "я" for letter in choice.name.lower()), choice


def test_a_board_part_says_how_it_lies() -> None:
    quadrants = next(option for option in shown("kingdom", "en").options if option.name == "quadrants")
    names = {choice.word: choice.name for choice in quadrants.choices}
    assert names["oracle"] == "oracle"
    assert names["oracle*"] == "oracle, turned"
    assert names["?"] == "any, drawn at random"
