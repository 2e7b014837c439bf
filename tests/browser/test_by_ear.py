"""Whole games by the accessibility tree, live regions and the keyboard alone."""

from __future__ import annotations

import pytest

from tests.browser.blind_player import BlindPlayer
from tests.browser.conftest import NewVisitor
from tests.browser.screen_reader import LISTEN
from tests.browser.tables import start_game

GAMES = ["kingdom", "ludwig", "seasons"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_ear(new_visitor: NewVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    anna.context.add_init_script(LISTEN)
    player = BlindPlayer(anna.sit(start_game(anna, game)), game)
    player.play()
    said = " ".join(player.story)
    assert "Boris" in said, "what others do is told"
    assert said.count("Your turn") > 3, "own turns are announced"
    assert any(node.role == "button" and node.name in ("Next", "All") for node in player.nodes), (
        "the points are counted"
    )
