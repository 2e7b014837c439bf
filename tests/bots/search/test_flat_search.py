"""How turns are rated: by their playouts and, while these are few, by their promise."""

from __future__ import annotations

from kastelan.bots.game_bots import bots_of
from kastelan.bots.search import Budget
from kastelan.bots.search.flat_search import Candidate, add_result, rated
from kastelan.games.kingdom.actions import BUILD

KINGDOM = bots_of("kingdom").knowledge


def tried(promise: float, visits: int, mean: float) -> Candidate:
    return Candidate(promise, (BUILD[visits],), 0, visits, visits * mean)


def test_after_few_playouts_the_promise_counts() -> None:
    promising, lucky = tried(9.0, 1, 0.5), tried(0.0, 1, 0.6)
    assert rated(KINGDOM, [lucky, promising]) == [promising, lucky]


def test_after_many_playouts_the_promise_hardly_counts() -> None:
    promising, better = tried(9.0, 200, 0.5), tried(0.0, 200, 0.6)
    assert rated(KINGDOM, [promising, better]) == [better, promising]


def test_turns_without_playouts_come_last() -> None:
    promising, poor = tried(30.0, 0, 0.0), tried(0.0, 1, 0.1)
    assert rated(KINGDOM, [promising, poor]) == [poor, promising]


def test_a_part_of_a_budget_is_at_least_one_playout() -> None:
    assert Budget(playouts=8, seconds=2.0).part(0.5) == Budget(playouts=4, seconds=1.0)
    assert Budget(playouts=8).part(0.01) == Budget(playouts=1)
    assert Budget(seconds=3.0).part(0.1).playouts is None


def test_the_points_of_independent_opponents_do_not_count() -> None:
    one, other, knowledge = tried(0.0, 0, 0.0), tried(0.0, 0, 0.0), bots_of("ludwig").knowledge
    add_result(one, knowledge, (61.0, 50.0, 10.0), 0)
    add_result(other, knowledge, (60.0, 30.0, 10.0), 0)
    assert one.mean > other.mean
    assert one.idea().worth < other.idea().worth  # what is told is the chance to win


def test_with_one_opponent_the_lead_counts() -> None:
    one, other, knowledge = tried(0.0, 0, 0.0), tried(0.0, 0, 0.0), bots_of("ludwig").knowledge
    add_result(one, knowledge, (61.0, 50.0), 0)
    add_result(other, knowledge, (60.0, 30.0), 0)
    assert one.mean == one.idea().worth < other.mean
