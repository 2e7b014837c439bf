"""A Castle for All Seasons, the engine beside the naive reference engine, move by move."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.payments import payable, payments, pays
from tests.properties.seasons_players import TEMPERS, chosen
from tests.properties.seasons_twin import compare, compare_scores, twin_of
from tests.reference import seasons_building
from tests.reference.seasons_game import Game
from tests.reference.seasons_table import BUILDINGS, RESOURCES
from tests.soaking import some


def new_table(players: int, seed: int, winter: bool) -> SeasonsState:
    """A new game; the options that matter for few games are there in some."""
    options = {
        "winter": "yes" if winter else "no",
        "maiden_first_bid": "next_round" if seed % 4 == 3 else "reveal",
        "keep_counts_unbuilt": "yes" if seed % 3 == 2 else "no",
    }
    state = SEASONS.new(players, options, seed)
    assert isinstance(state, SeasonsState)
    return state


def play_beside(state: SeasonsState, twin: Game, temper: str, choose: random.Random) -> None:
    """Play both to the end with the same moves, and compare after each."""
    compare(state, twin)
    while not twin.over:
        seat = choose.choice(twin.actors)  # of several who decide at once, any may be first
        word = chosen(twin.legal(seat), temper, choose)
        twin.play(seat, word)
        state.apply(seat, SEASONS.actions.parse(word))
        compare(state, twin)
        if twin.table.scoring or choose.random() < 0.1:  # a slow question
            compare_scores(state, twin)
    assert state.outcome is not None
    assert list(state.outcome.scores) == twin.scores()
    assert list(state.outcome.places) == twin.places()


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("winter", [False, True], ids=["summer", "winter"])
@pytest.mark.parametrize("players", SEASONS.seats)
def test_whole_games_go_alike(players: int, winter: bool, temper: str) -> None:
    for seed in range(2):
        state = new_table(players, seed, winter)
        play_beside(state, twin_of(state), temper, random.Random(seed))


def test_payments_are_those_found_by_trying_every_pair_of_sets() -> None:
    """Richer hands and emptier wagons than random games bring (CS-SILVER-6, CS-SILVER-7)."""
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


def test_what_pays_for_one_building_is_refused_for_another_or_to_the_poorer() -> None:
    choose = random.Random(61)
    costs = sorted({row["cost"] for row in BUILDINGS.values() if row["cost"]})
    for _ in range(40):
        supply, poor, stock = (tuple(choose.choice((0, 1, 2, 3, 5)) for _ in RESOURCES) for _ in range(3))
        for cost in costs:
            for payment in payments(supply, stock, cost):
                for other in costs:
                    assert pays(poor, stock, other, payment) == (payment in payments(poor, stock, other))


@pytest.mark.slow
@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("winter", [False, True], ids=["summer", "winter"])
@pytest.mark.parametrize("players", SEASONS.seats)
def test_many_more_games_go_alike(players: int, winter: bool, temper: str) -> None:
    for seed in some(range(100, 104), one_in=4):
        state = new_table(players, seed, winter)
        play_beside(state, twin_of(state), temper, random.Random(seed))
