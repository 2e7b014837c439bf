"""The benchmark of the levels plans every pair at every table, and prints a row for each."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter

import pytest
from bench.levels import COLUMNS, plans, row

from kastelan.arena import Plan, Result
from kastelan.arena.elo import expected
from kastelan.arena.stopping import StoppingRule
from kastelan.arena.tournament import summarise


def planned(**given: object) -> list[Plan]:
    every = {"game": None, "players": None, "upper": None, "seed": 1}
    games = {"games": 1000, "slow_games": 200, "wide_games": 60}
    return list(plans(Namespace(**(every | games | given))))


def test_every_level_meets_the_one_below_at_every_table() -> None:
    found = planned()
    assert Counter(plan.game for plan in found) == {"kingdom": 10, "ludwig": 13, "seasons": 20}
    pairs = {plan.entries for plan in found if plan.kind in ("ladder", "sprt")}
    assert pairs == {("medium", "easy"), ("hard", "medium"), ("expert", "hard")}
    assert {(plan.players, plan.games) for plan in found if "greedy" in plan.entries} == {(4, 200)}
    assert {plan.kind for plan in found if "expert" in plan.entries and plan.players == 2} == {"sprt"}


def test_a_slow_level_plays_alone_against_several_at_a_larger_table() -> None:
    found = [plan for plan in planned() if "expert" in plan.entries and plan.players > 2]
    assert {plan.kind for plan in found} == {"table"}
    assert {plan.entries for plan in found if plan.players == 3} == {("expert", "hard", "hard")}
    assert {plan.games for plan in found if "greedy" not in plan.entries} == {60}


def test_a_slow_level_is_tested_against_the_share_of_victories_of_equals() -> None:
    found = {plan.players: plan.guesses for plan in planned(game="ludwig", upper="hard")}
    shares = {
        players: (expected(guesses.elo0), expected(guesses.elo1))
        for players, guesses in found.items()
        if guesses
    }
    assert shares[2] == pytest.approx((0.6, 0.7))
    assert shares[3] == pytest.approx((1 / 3, 1 / 2))
    assert shares[4] == pytest.approx((1 / 4, 2 / 5))
    assert shares[5] == pytest.approx((1 / 5, 1 / 3))


def test_the_row_of_a_sequential_test_shows_its_hypotheses_as_shares() -> None:
    (plan,) = planned(game="ludwig", players=4, upper="hard")
    won = [first_wins(number, plan.schedule.seating(number)) for number in range(80)]
    stopping = StoppingRule(plan)
    assert stopping.take(won)
    assert " | 40 % | 25 % | " in row(summarise(plan, stopping.counted(won), stopping, 1.0, 80))


def first_wins(number: int, seats: tuple[int, ...]) -> Result:
    places = tuple(1 if entry == 0 else 2 for entry in seats)
    ones, second = (1,) * len(seats), (1.0,) * len(seats)
    return Result(number, seats, ones, places, ones, ones, second, second)


def test_a_single_match_can_be_selected() -> None:
    assert len(planned(game="ludwig", players=5, upper="hard")) == 1


def test_a_row_describes_the_upper_level() -> None:
    (plan,) = planned(game="kingdom", players=2, upper="medium")
    games = [
        Result(number, seats, (50, 40), (1, 2), (9, 9), (3, 3), (0.03, 0.6), (0.02, 0.5))
        for number, seats in enumerate([(0, 1), (1, 0)])
    ]
    cells = row(summarise(plan, games, StoppingRule(plan), 1.0, 2)).strip("| ").split(" | ")
    found = dict(zip(COLUMNS, cells, strict=True))
    assert found["pair"] == "medium : easy"
    assert found["upper wins"] == found["among equals"].replace(" %", ".0 %") == "50.0 %"
    assert found["ms a turn"] == "105"
