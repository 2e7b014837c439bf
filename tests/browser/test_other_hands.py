"""The last part of each game by keyboard alone, and by touch on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.hands import Finger, Hand, Keys
from tests.browser.playing import Sitting, final_scores
from tests.browser.tables import GAMES, begun, forward, near_end


def played_to_the_end(game: str, hand: Hand, arrive: Arrive, *, phone: bool) -> None:
    """From a position near the end to the final scoring."""
    anna = arrive("Anna", phone=phone)
    table = begun(anna, game)
    forward(anna, table, near_end(game))
    sitting = Sitting(anna.sit(table), game, hand)
    sitting.play()
    assert sitting.presses > 3
    assert final_scores(anna.page) == sorted(anna.position(table, 0)["result"], reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_ended_by_keyboard_alone(game: str, arrive: Arrive) -> None:
    played_to_the_end(game, Keys(), arrive, phone=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_ended_by_touch_on_a_phone(game: str, arrive: Arrive) -> None:
    played_to_the_end(game, Finger(), arrive, phone=True)
