"""Whole games by the accessibility tree, live regions and the keyboard alone."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.blind_player import BlindPlayer
from tests.browser.conftest import NewVisitor
from tests.browser.screen_reader import LISTEN
from tests.browser.tables import find_position, halfway, start_at, start_game
from tests.browser.visitor import Visitor
from tests.soaking import SOAK

WHOLE: Final = ("kingdom", "ludwig", "seasons") if SOAK else ("ludwig",)
"""The games that are played from the first decision on; the others from halfway."""


def first_table(anna: Visitor, game: str) -> str:
    return start_game(anna, game) if game in WHOLE else start_at(anna, find_position(game, halfway(game)))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kingdom", "ludwig", "seasons"])
def test_a_game_is_played_to_its_end_by_ear(new_visitor: NewVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    anna.context.add_init_script(LISTEN)
    player = BlindPlayer(anna.sit(first_table(anna, game)), game)
    player.play()
    said = " ".join(player.story)
    assert "Boris" in said, "what others do is told"
    assert said.count("Your turn") > 3, "own turns are announced"
    assert any(node.role == "button" and node.name in ("Next", "All") for node in player.nodes), (
        "the points are counted"
    )
