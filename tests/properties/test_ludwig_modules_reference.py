"""Ludwig with modules beside the slow reference: points, money, completed rooms and the final scoring."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kastelan.core.game import Event
from kastelan.games.ludwig import LUDWIG, LudwigState
from tests.properties.ludwig_module_games import Shadow
from tests.properties.tables import LONGEST_GAME, pick
from tests.properties.test_ludwig_modules import COMBINATIONS


def followed(players: int, options: dict[str, str], seed: int, by_kind: bool) -> Counter[str]:
    """Play a game at random beside the reference; how often things were compared."""
    state, choose = LUDWIG.new(players, options, seed), random.Random(seed)
    assert isinstance(state, LudwigState)
    shadow = Shadow()
    for _ in range(LONGEST_GAME):
        if not state.actors:
            return shadow.checked
        seat = choose.choice(state.actors)
        action = pick(state.legal(seat), choose, by_kind)
        before, told = state.copy(), list[Event]()
        state.apply(seat, action, told.append)
        shadow.after(before, action, told, state)
    raise AssertionError(state)


@pytest.mark.parametrize(
    "number", range(len(COMBINATIONS)), ids=lambda number: "+".join(COMBINATIONS[number]) or "none"
)
def test_a_game_of_any_combination_scores_and_pays_as_the_reference_does(number: int) -> None:
    modules = ",".join(COMBINATIONS[number] or ("extra_rooms",))
    options = {"modules": modules, "corner_contact": "no" if number % 3 == 0 else "yes"}
    checked = followed(2 + number % 4, options, number, by_kind=number % 2 == 0)
    assert checked["room"]
    assert checked["purchase"]
    assert checked["ending"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 106))
def test_more_games_with_everything_go_alike(seed: int) -> None:
    options = {"modules": "all,double_decrees", "corner_contact": "yes" if seed % 2 else "no"}
    assert followed(2 + seed % 4, options, seed, by_kind=seed % 3 > 0)["ending"] == 1
