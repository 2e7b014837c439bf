"""Whole games through the page against a bot: by mouse from the first decision to the final scoring."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.hands import Mouse
from tests.browser.playing import Sitting, final_scores
from tests.browser.tables import GAMES, begun


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_ends_with_its_scoring(game: str, arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = begun(anna, game)
    page = anna.sit(table)
    Sitting(page, game, Mouse()).play()
    assert final_scores(page) == sorted(anna.position(table, 0)["result"], reverse=True)
