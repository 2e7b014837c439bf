"""Games through the page against a bot, to the final scoring: by mouse, by touch on a phone, and by keyboard alone.

Each game and each way has one that is played from the first decision on; in a soak all are."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Arrive
from tests.browser.input_devices import Finger, Hand, Keys, Mouse
from tests.browser.player import Sitting, final_scores
from tests.browser.tables import GAMES, begun, halfway, moment, seated_at
from tests.browser.visitor import Visitor
from tests.soaking import SOAK

HANDS: Final[dict[str, Hand]] = {"mouse": Mouse(), "touch": Finger(), "keys": Keys()}

WHOLE: Final = {"kingdom": "mouse", "ludwig": "touch", "seasons": "keys"}


def sat_down(anna: Visitor, game: str, way: str) -> str:
    """A table at the beginning or, where another way goes all the way, halfway."""
    if SOAK or WHOLE[game] == way:
        return begun(anna, game)
    return seated_at(anna, moment(game, halfway(game)))


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_its_scoring(game: str, way: str, arrive: Arrive) -> None:
    anna = arrive("Anna", phone=way == "touch")
    table = sat_down(anna, game, way)
    Sitting(anna.sit(table), game, HANDS[way]).play()
    assert final_scores(anna.page) == sorted(anna.position(table, 0)["result"], reverse=True)
