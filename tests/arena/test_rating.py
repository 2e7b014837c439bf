"""Ratings compared with results computed by hand, and their intervals with simulated tournaments."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random

import pytest

from kastelan.arena.elo import SCALE, elo_text, expected, interval_text
from kastelan.arena.plan import Plan
from kastelan.arena.rating import Comparisons, Rating, ratings
from kastelan.arena.results import Result
from kastelan.arena.standings import pairs, seat_shares, standings, times


def deals(total: dict[tuple[int, int], tuple[int, int]]) -> list[Comparisons]:
    """Comparisons in which each game is a deal, from how often the first bot was ahead in how many games."""
    found: list[Comparisons] = []
    for pair, (ahead, games) in total.items():
        found += [{pair: (float(number < ahead), 1.0)} for number in range(games)]
    return found


def test_two_bots_differ_by_the_logarithm_of_their_odds() -> None:
    strong, weak = ratings(2, deals({(0, 1): (7500, 10000)}))
    assert strong.elo - weak.elo == pytest.approx(190.85, abs=0.1)
    assert strong.elo == pytest.approx(-weak.elo)


def test_the_interval_of_two_bots_is_the_textbook_interval() -> None:
    strong, _ = ratings(2, deals({(0, 1): (750, 1000)}))
    by_hand = 1.96 * SCALE / math.sqrt(1000 * 0.75 * 0.25) / 2  # half of the difference's own
    assert strong.high - strong.elo == pytest.approx(by_hand, rel=0.01)


def test_ratings_add_up_where_the_results_do() -> None:
    """Odds of 2 to 1 and of 3 to 1 make odds of 6 to 1 between two bots that never met."""
    found = ratings(3, deals({(0, 1): (6000, 9000), (1, 2): (6750, 9000)}))
    assert found[0].elo - found[1].elo == pytest.approx(SCALE * math.log(2), abs=0.5)
    assert found[1].elo - found[2].elo == pytest.approx(SCALE * math.log(3), abs=0.5)
    assert sum(rating.elo for rating in found) == pytest.approx(0, abs=1e-6)


def test_equal_bots_have_equal_ratings_and_ties_are_halves() -> None:
    even = ratings(2, [{(0, 1): (0.5, 1.0)}] * 50)
    assert even[0].elo == pytest.approx(0, abs=1e-9)
    assert even[0].high < 10  # nothing ever differed


def test_a_bot_that_always_wins_gets_a_finite_rating_and_a_wide_interval() -> None:
    strong, weak = ratings(2, deals({(0, 1): (200, 200)}))
    assert 300 < strong.elo - weak.elo < 1500
    assert strong.high - strong.low > 100
    assert weak.high < strong.low


def test_games_of_one_deal_do_not_narrow_the_interval() -> None:
    luck = Random(2)
    wins = [float(luck.random() < 0.6) for _ in range(300)]
    single = ratings(2, [{(0, 1): (win, 1.0)} for win in wins])
    repeated = ratings(2, [{(0, 1): (10 * win, 10.0)} for win in wins])
    assert repeated[0].high - repeated[0].low == pytest.approx(single[0].high - single[0].low, rel=0.05)


def covered(rating: Rating, true: float) -> bool:
    return rating.low <= true <= rating.high


@pytest.mark.parametrize(("deals", "most"), [(80, 0.99), (5, 0.99), (2, 1.0), (1, 1.0)])
def test_about_95_percent_of_the_intervals_contain_the_true_rating(deals: int, most: float) -> None:
    true = [120.0, 40.0, -30.0, -130.0]
    luck, held = Random(4), 0
    for _ in range(60):
        found = []
        for _ in range(deals):
            deal: dict[tuple[int, int], tuple[float, float]] = {}
            for one, other in combinations(range(4), 2):
                chance = expected(true[one] - true[other])
                deal[one, other] = float(sum(luck.random() < chance for _ in range(2))), 2.0
            found.append(deal)
        held += sum(map(covered, ratings(4, found), true))
    assert 0.94 < held / 240 <= most


PLAN = Plan("round-robin", "ludwig", 1, 3, ("one", "two", "three", "four"), 3, 1)


def game(number: int, scores: dict[int, int]) -> Result:
    """A game with given points for each entry; equal points are a tie."""
    seats = PLAN.schedule.seating(number)
    got = tuple(scores[entry] for entry in seats)
    ranked = sorted(got, reverse=True)
    places = tuple(ranked.index(score) + 1 for score in got)
    return Result(number, seats, got, places, (10,) * 3, (5,) * 3, (0.1, 0.2, 0.3), (0.03, 0.06, 0.09))


def test_standings_of_a_mixed_table_add_up() -> None:
    points = {0: 40, 1: 40, 2: 30, 3: 10}
    results = [game(number, points) for number in range(PLAN.schedule.cycle * 3)]
    table = standings(PLAN, results)
    assert sum(seat.share * seat.games for seat in table) == pytest.approx(len(results), abs=0.01)
    assert {seat.par for seat in table} == {0.3333}
    assert [seat.mean_score for seat in table] == [40, 40, 30, 10]
    assert table[0].draws == table[1].draws > 0 == table[3].wins
    assert table[0].elo == pytest.approx(table[1].elo, abs=0.1)
    assert table[1].elo > table[2].elo > table[3].elo
    met = {(pair.first, pair.second): pair for pair in pairs(PLAN, results)}
    assert met["one", "two"].share == 0.5
    assert met["one", "three"].share == met["two", "four"].share == 1.0
    assert len(met) == 6
    assert sum(seat.share for seat in seat_shares(PLAN, results)) == pytest.approx(1, abs=0.001)


def test_times_are_reported_per_decision_per_turn_and_for_the_slowest_turn() -> None:
    plan = Plan("table", "kingdom", 1, 2, ("quick", "slow"), 1, 1)
    result = Result(0, (0, 1), (1, 2), (2, 1), (10, 20), (5, 4), (0.05, 2.0), (0.02, 0.9))
    quick, slow = times(plan, [result])
    assert (quick.ms_per_move, quick.ms_per_turn, quick.slowest_turn_ms) == (5, 10, 20)
    assert (slow.ms_per_move, slow.ms_per_turn, slow.slowest_turn_ms) == (100, 500, 900)


def test_a_difference_of_zero_has_no_minus() -> None:
    assert [elo_text(elo) for elo in (-0.4, 0.0, 12.6, -12.6)] == ["+0", "+0", "+13", "-13"]
    assert interval_text(-0.2, 30.0) == "+0 … +30"


# The American League's Eastern Division of 1987, which Agresti analyses in Categorical Data Analysis: the
# games that the team of a row won against the one of a column.
BASEBALL = (
    ("Milwaukee", 1.5814, (0, 7, 9, 7, 7, 9, 11)),
    ("Detroit", 1.4364, (6, 0, 7, 5, 11, 9, 9)),
    ("Toronto", 1.2945, (4, 6, 0, 7, 7, 8, 12)),
    ("New York", 1.2476, (6, 8, 6, 0, 6, 7, 10)),
    ("Boston", 1.1077, (6, 2, 6, 7, 0, 7, 12)),
    ("Cleveland", 0.6839, (4, 4, 5, 6, 6, 0, 6)),
    ("Baltimore", 0.0, (2, 4, 1, 3, 1, 7, 0)),
)
"""Teams with their log odds against Baltimore, as the package BradleyTerry2 for R publishes them."""


def test_ratings_are_those_that_a_published_implementation_finds() -> None:
    many = 100_000  # times the same games, beside which the prior is nothing
    pairs = [(a, b) for a in range(7) for b in range(a + 1, 7)]
    won = [row for _, _, row in BASEBALL]
    season = {(a, b): (many * won[a][b], many * (won[a][b] + won[b][a])) for a, b in pairs}
    found = ratings(7, [season, season])
    for (team, published, _), rating in zip(BASEBALL, found, strict=True):
        assert (rating.elo - found[6].elo) / SCALE == pytest.approx(published, abs=1e-4), team
