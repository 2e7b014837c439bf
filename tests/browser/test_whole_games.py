"""Games through the page against a bot, to the final scoring: by mouse, by touch on a phone, and by keyboard
alone.

Each game and each way has one that is played from the first decision on; in a soak all are. All of these ask
for reduced motion; one whole game of each is played with it.
"""

from __future__ import annotations

import json
from typing import Final

import pytest

from kastelan.games import GAMES
from tests.browser.conftest import NewVisitor
from tests.browser.input_devices import InputDevice, Keyboard, Mouse, Touch
from tests.browser.player import PagePlayer, ending, final_scores, shown_totals
from tests.browser.tables import find_position, halfway, start_at, start_game
from tests.browser.visitor import Visitor
from tests.soaking import SOAK

HANDS: Final[dict[str, InputDevice]] = {"mouse": Mouse(), "touch": Touch(), "keys": Keyboard()}

WHOLE: Final = {"kingdom": "mouse", "ludwig": "touch", "seasons": "keys"}


def sat_down(anna: Visitor, game: str, way: str) -> str:
    """A table at the start of a game, or halfway if another input device plays the whole game."""
    if SOAK or WHOLE[game] == way:
        return start_game(anna, game)
    return start_at(anna, find_position(game, halfway(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_motion_ends_with_its_scoring(game: str, new_visitor: NewVisitor) -> None:
    """From the first decision on, while everything moves; the scoring counts up by itself."""
    anna = new_visitor("Anna", reduced_motion="no-preference")
    fast = json.dumps({"speed": "fast"})
    anna.context.add_init_script(f"localStorage.setItem('kastelan-telling', '{fast}')")
    table = start_game(anna, game)
    PagePlayer(anna.sit(table), game, Mouse()).play()
    page, result = anna.page, anna.position(table, 0)["result"]
    page.wait_for_selector("dialog[open] .winner")
    assert shown_totals(page) == sorted(result, reverse=True)
    headline = ending(page)
    assert ("You" in headline) == (anna.position(table, 0)["places"][0] == 1)


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_its_scoring(game: str, way: str, new_visitor: NewVisitor) -> None:
    anna = new_visitor("Anna", phone=way == "touch")
    table = sat_down(anna, game, way)
    PagePlayer(anna.sit(table), game, HANDS[way]).play()
    result = anna.position(table, 0)["result"]
    assert final_scores(anna.page) == sorted(result, reverse=True)
    headline = ending(anna.page)
    assert ("You" in headline) == (anna.position(table, 0)["places"][0] == 1)
    assert anna.page.locator("dialog[open] .story a").count() >= 2
