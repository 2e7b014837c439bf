"""The sequential test: its formulas against results computed by hand, its error rates by simulation."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

import pytest

from kastelan.arena.elo import difference, expected
from kastelan.arena.forfeits import fault
from kastelan.arena.plan import Plan
from kastelan.arena.results import Result
from kastelan.arena.sprt import Hypotheses, SequentialTest, Verdict, log_ratio
from kastelan.arena.stopping import StoppingRule

FAR = Hypotheses(0, 80)


def test_elo_is_the_logarithm_of_the_odds() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(200) == pytest.approx(0.7597, abs=1e-4)  # Elo's own table
    assert difference(0.75, 1000) == pytest.approx(190.85, abs=0.01)
    assert difference(expected(-37.5), 1000) == pytest.approx(-37.5)
    assert difference(1.0, 50) == pytest.approx(difference(0.99, 50))


def test_the_bounds_are_those_of_wald() -> None:
    guesses = Hypotheses(alpha=0.05, beta=0.1)
    assert guesses.upper == pytest.approx(math.log(0.9 / 0.05))
    assert guesses.lower == pytest.approx(math.log(0.1 / 0.95))
    assert [guesses.verdict(ratio) for ratio in (-3, 0, 3)] == ["elo0", "", "elo1"]


@pytest.mark.parametrize(
    ("pairs", "elos", "ratio"),
    [
        ((440, 2910, 5170, 2888, 455), (0, 5), -2.27),
        ((142, 620, 1122, 699, 188), (0, 5), 2.99),
        ((349, 1561, 3340, 1604, 359), (-5, 0), 2.90),
        ((98, 382, 674, 369, 71), (-5, 0), -1.11),
    ],
)
def test_the_ratio_is_that_of_a_published_implementation(
    pairs: Sequence[int], elos: tuple[int, int], ratio: float
) -> None:
    """Figures of chess engines, of pairs of games: github.com/MortenLohne/racetrack, src/tests/sprt_tests.rs.

    They are for the pentanomial test in normalised Elo, as on Fishtest: 800 / ln 10 of it are as many points
    as one game's standard deviation.
    """
    shares = {points / 4: float(count) for points, count in enumerate(pairs)}
    mean = sum(share * count for share, count in shares.items()) / sum(pairs)
    variance = sum(count * (share - mean) ** 2 for share, count in shares.items()) / sum(pairs)
    points = [0.5 + elo * math.log(10) / 800 * math.sqrt(2 * variance) for elo in elos]
    guesses = Hypotheses(*(400 * math.log10(share / (1 - share)) for share in points))
    assert log_ratio(guesses, shares) == pytest.approx(ratio, abs=0.01)


def test_with_only_wins_and_losses_the_ratio_is_binomial() -> None:
    s0, s1 = expected(FAR.elo0), expected(FAR.elo1)
    wins, losses = 70, 50
    by_hand = wins * math.log(s1 / s0) + losses * math.log((1 - s1) / (1 - s0))
    assert log_ratio(FAR, {1.0: wins, 0.0: losses}) == pytest.approx(by_hand, abs=0.02)


def test_with_shared_victories_the_ratio_is_close_to_the_normal_approximation() -> None:
    shares = {0.0: 40.0, 0.25: 60.0, 0.5: 200.0, 0.75: 80.0, 1.0: 60.0}
    count = sum(shares.values())
    mean = sum(share * often for share, often in shares.items()) / count
    spread = sum(often * (share - mean) ** 2 for share, often in shares.items()) / count
    guesses = Hypotheses(0, 20)
    s0, s1 = expected(guesses.elo0), expected(guesses.elo1)
    normal = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread)
    assert log_ratio(guesses, shares) == pytest.approx(normal, rel=0.05)


def test_less_variance_makes_the_ratio_clearer() -> None:
    """Exchanging seats over one deal lowers the variance, so the same mean says more."""
    varied = log_ratio(FAR, {0.0: 40, 1.0: 60})
    even = log_ratio(FAR, {0.5: 80, 1.0: 20})
    assert 0 < varied < even


def test_drawn_deals_accept_the_lower_hypothesis() -> None:
    test = SequentialTest(FAR)
    for _ in range(200):
        test.take(0.5)
    assert test.verdict == "elo0"
    assert test.deals < 100


def pair_of_games(luck: Random, elo: float, shared: float, deal: float) -> float:
    """The first bot's mean share of two games over one deal, which favours a seat; some games are shared."""

    def game(favour: float) -> float:
        if luck.random() < shared:
            return 0.5
        lean = expected(elo) - 0.5
        return float(luck.random() < 0.5 + lean / (1 - shared) + favour)

    favour = deal * (luck.random() * 2 - 1)
    return (game(favour) + game(-favour)) / 2


@pytest.mark.parametrize(("shared", "deal"), [(0.0, 0.0), (0.2, 0.25)])
def test_the_error_rates_are_within_their_limits(shared: float, deal: float) -> None:
    luck, runs = Random(11), 250
    wrongly: tuple[tuple[float, Verdict], ...] = ((FAR.elo0, "elo1"), (FAR.elo1, "elo0"))
    for elo, wrong in wrongly:
        verdicts = []
        for _ in range(runs):
            test = SequentialTest(FAR)
            while not test.take(pair_of_games(luck, elo, shared, deal)):
                assert test.deals < 5000
            verdicts.append(test.verdict)
        errors = verdicts.count(wrong) / runs
        assert 0 < errors < 0.05 + 3 * math.sqrt(0.05 * 0.95 / runs)


def plan() -> Plan:
    return Plan("sprt", "kingdom", 1, 2, ("one", "other"), 4000, 1, guesses=FAR)


def played(number: int, strength: Callable[[int], bool]) -> Result:
    """A game that the first bot wins or loses, by its deal."""
    seats = plan().schedule.seating(number)
    winner = 0 if strength(number // 2) else 1
    return Result(number, seats, (1, 1), tuple(1 if entry == winner else 2 for entry in seats))


def test_the_verdict_does_not_depend_on_the_order_in_which_games_finish() -> None:
    games = [played(number, lambda deal: deal % 4 != 0) for number in range(400)]
    in_order, shuffled = StoppingRule(plan()), StoppingRule(plan())
    for game in games:
        if in_order.take([game]):
            break
    mixed = games[:]
    Random(5).shuffle(mixed)
    shuffled.take(mixed)
    assert in_order.result() == shuffled.result()
    found = in_order.result()
    assert found is not None
    assert found.accepted == "elo1"
    assert len(in_order.counted(games)) == 2 * found.deals < 400
    assert shuffled.counted(mixed) == in_order.counted(games)


def test_a_deal_with_a_broken_game_is_left_out() -> None:
    stopping = StoppingRule(plan())
    games = [played(number, lambda deal: True) for number in range(6)]
    games[2] = Result(2, (0, 1), error=fault("process", code=7))
    stopping.take(games)
    found = stopping.result()
    assert found is not None
    assert found.deals == 2
    assert found.share == 1.0
