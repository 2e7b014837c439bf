"""A Castle for All Seasons: the engine agrees with the naive reference engine after every move."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.payments import payable, payments, pays
from tests.properties.seasons_comparison import compare, compare_scores, reference_of
from tests.properties.seasons_play_styles import PLAY_STYLES, choose_word
from tests.reference import seasons_building
from tests.reference.seasons_game import Game
from tests.reference.seasons_table import BUILDINGS, RESOURCES
from tests.soaking import some


def new_table(players: int, seed: int, winter: bool) -> SeasonsState:
    """A new game; some seeds set the options that rarely matter."""
    options = {
        "winter": "yes" if winter else "no",
        "maiden_first_bid": "next_round" if seed % 4 == 3 else "reveal",
        "keep_counts_unbuilt": "yes" if seed % 3 == 2 else "no",
    }
    state = SEASONS.new(players, options, seed)
    assert isinstance(state, SeasonsState)
    return state


def play_both(state: SeasonsState, reference: Game, style: str, choose: random.Random) -> None:
    """Play the same moves in both engines to the end, and compare them after each."""
    compare(state, reference)
    while not reference.over:
        seat = choose.choice(reference.actors)  # seats that decide at once may do so in any order
        word = choose_word(reference.legal(seat), style, choose)
        reference.play(seat, word)
        state.apply(seat, SEASONS.actions.parse(word))
        compare(state, reference)
        if reference.table.scoring or choose.random() < 0.1:  # scoring in the reference is slow
            compare_scores(state, reference)
    assert state.outcome is not None
    assert list(state.outcome.scores) == reference.scores()
    assert list(state.outcome.places) == reference.places()


@pytest.mark.parametrize("style", PLAY_STYLES)
@pytest.mark.parametrize("winter", [False, True], ids=["summer", "winter"])
@pytest.mark.parametrize("players", SEASONS.seats)
def test_engine_and_reference_agree_in_whole_games(players: int, winter: bool, style: str) -> None:
    for seed in range(2):
        state = new_table(players, seed, winter)
        play_both(state, reference_of(state), style, random.Random(seed))


def test_payments_equal_those_of_an_exhaustive_search() -> None:
    """Tries richer supplies and emptier stocks than random games have (CS-SILVER-6, CS-SILVER-7)."""
    choose = random.Random(60)
    costs = sorted({row["cost"] for row in BUILDINGS.values() if row["cost"]})
    for _ in range(150):
        own = Counter({kind: choose.choice((0, 1, 1, 2, 3, 5, 8)) for kind in RESOURCES})
        stock = Counter({kind: choose.choice((0, 0, 1, 2, 9)) for kind in RESOURCES})
        supply, wagons = (tuple(pieces[kind] for kind in RESOURCES) for pieces in (own, stock))
        for cost in costs:
            tried = seasons_building.payments(own, stock, cost)
            listed = [SEASONS.actions.write(payment) for payment in payments(supply, wagons, cost)]
            assert sorted(listed) == sorted(tried)
            assert payable(supply, wagons) >> cost & 1 == bool(tried)
            assert all(pays(supply, wagons, cost, payment) for payment in payments(supply, wagons, cost))


def test_a_payment_is_refused_for_another_cost_or_a_supply_that_lacks_it() -> None:
    choose = random.Random(61)
    costs = sorted({row["cost"] for row in BUILDINGS.values() if row["cost"]})
    for _ in range(40):
        supply, poor, stock = (tuple(choose.choice((0, 1, 2, 3, 5)) for _ in RESOURCES) for _ in range(3))
        for cost in costs:
            for payment in payments(supply, stock, cost):
                for other in costs:
                    assert pays(poor, stock, other, payment) == (payment in payments(poor, stock, other))


@pytest.mark.slow
@pytest.mark.parametrize("style", PLAY_STYLES)
@pytest.mark.parametrize("winter", [False, True], ids=["summer", "winter"])
@pytest.mark.parametrize("players", SEASONS.seats)
def test_engine_and_reference_agree_in_many_more_games(players: int, winter: bool, style: str) -> None:
    for seed in some(range(100, 104), one_in=4):
        state = new_table(players, seed, winter)
        play_both(state, reference_of(state), style, random.Random(seed))
