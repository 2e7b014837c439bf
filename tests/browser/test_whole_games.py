"""Whole games through the page against a bot, from the first decision to the final scoring: by mouse, by touch on a
phone, and by keyboard alone."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Arrive
from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.playing import Sitting, final_scores
from tests.browser.tables import GAMES, begun

HANDS: Final[dict[str, Hand]] = {"mouse": Mouse(), "touch": Finger(), "keys": Keys()}


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_its_scoring(game: str, way: str, arrive: Arrive) -> None:
    anna = arrive("Anna", phone=way == "touch")
    table = begun(anna, game)
    Sitting(anna.sit(table), game, HANDS[way]).play()
    assert final_scores(anna.page) == sorted(anna.position(table, 0)["result"], reverse=True)
