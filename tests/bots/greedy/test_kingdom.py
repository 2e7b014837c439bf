"""The greedy bot plays for the scoring cards."""

from __future__ import annotations

import pytest

from kastelan.arena import run_tournament
from kastelan.games import find
from kastelan.games.kingdom.components import CARDS
from tests.soaking import SOAK


@pytest.mark.parametrize("card", CARDS)
def test_greedy_earns_more_than_random_with_every_card(card: str) -> None:
    others = ["hermits", "knights"] if card in ("citizens", "discoverers") else ["citizens", "discoverers"]
    result = run_tournament(
        find("kingdom"), ["greedy", "random"], 2, 5, options={"cards": ",".join([card, *others])}
    )
    greedy, chance = result.seats
    assert greedy.mean_score > chance.mean_score


@pytest.mark.slow
def test_greedy_beats_random_in_nearly_every_game() -> None:
    games = 24 if SOAK else 8
    result = run_tournament(find("kingdom"), ["greedy", "random"], games, 2, jobs=1)
    assert result.errors == 0
    assert result.seats[0].wins >= games - 1
