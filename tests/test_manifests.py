"""Every reference in the manifests of our games leads to a part of the right kind."""

from __future__ import annotations

import pytest

from kastelan.bots.game_bots import ANY_GAME, bots_of
from kastelan.cli.table.screens import Screen, screen_of
from kastelan.games import GAMES, find
from kastelan.locale import Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.pictures import game_pictures
from kastelan.server import presenters


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_a_game_is_there(name: str) -> None:
    game, speaker = find(name), Speaker("en")
    names = PlayerNames(game, ("Ann", "Bob"))
    assert bots_of(name) is not ANY_GAME
    assert game_pictures.pictures_of(name) is not game_pictures.PLAIN
    assert presenters.presenter_of(name) is not presenters.PLAIN
    assert type(narrator_of(speaker, names)) is not PlainNarrator
    assert type(screen_of(name, speaker, names)) is not Screen
    assert GAMES[name].lesson is not None


@pytest.mark.parametrize("name", GAMES)
def test_options_for_live_tables_are_options_of_the_game(name: str) -> None:
    assert set(GAMES[name].live_options) <= {option.name for option in find(name).options}
