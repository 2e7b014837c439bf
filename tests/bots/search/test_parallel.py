"""Searching one position in several processes, and merging their results."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest

from kastelan.bots import SearchBot
from kastelan.bots.search import Budget, Idea, Thinker, Thought
from kastelan.bots.search.parallel import SearchPool, merge
from kastelan.bots.search_bot import think
from kastelan.games import GAMES, find
from kastelan.games.kingdom.actions import BUILD, END

FIRST, SECOND, THIRD = (BUILD[0],), (BUILD[1],), (BUILD[2], END)


@pytest.fixture(scope="module")
def pool() -> Iterator[SearchPool]:
    pool = SearchPool(2)
    yield pool
    pool.close()


def test_the_results_of_processes_are_added_up() -> None:
    one = Thought((Idea(FIRST, 6, 0.5, (10.0, 20.0)), Idea(SECOND, 2, 0.1, (0.0, 8.0))), 8)
    other = Thought((Idea(FIRST, 2, 0.9, (30.0, 20.0)), Idea(THIRD, 5, 0.6, (1.0, 2.0))), 7)
    both = merge([one, other])
    assert both.playouts == 15
    assert {idea.line: idea.visits for idea in both.ideas} == {FIRST: 8, SECOND: 2, THIRD: 5}
    first = next(idea for idea in both.ideas if idea.line == FIRST)
    assert first.worth == pytest.approx(0.6)
    assert first.points == pytest.approx((15.0, 20.0))


def test_a_turn_with_few_visits_is_not_the_best() -> None:
    lucky, steady = Idea(SECOND, 1, 0.9, (1.0,)), Idea(FIRST, 9, 0.6, (1.0,))
    assert merge([Thought((lucky,), 1), Thought((steady,), 9)]).best.line == FIRST


def test_merged_results_are_compared_by_merit() -> None:
    likely, rich = Idea(SECOND, 9, 0.9, (70.0,), merit=1.4), Idea(FIRST, 9, 0.6, (75.0,), merit=1.5)
    assert merge([Thought((likely,), 9), Thought((rich,), 9)]).best.line == FIRST


def test_results_without_a_search_stay_as_they_are() -> None:
    result = Thought((Idea(FIRST, 0, 0.5, (3.0, 4.0)),), 0)
    assert merge([result, result]) == result


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_result(name: str, pool: SearchPool) -> None:
    state = find(name).new(2, seed=4)
    seat = state.actors[0]
    seen = state.determinise(seat, 9)
    first, again = (pool.think(think, seen, seat, Budget(playouts=12), Random(3)) for _ in range(2))
    assert first == again
    assert first.best.line[0] in list(state.legal(seat))


def test_processes_share_the_playouts() -> None:
    state, bot = find("kingdom").new(2, seed=4), SearchBot(processes=2)
    bot.budget = Budget(playouts=120)
    seat = state.actors[0]
    try:
        thought = bot.search(state.determinise(seat, 9), seat, Random(3))
    finally:
        bot.close()
    assert 120 <= thought.playouts <= 122
    assert max(idea.visits for idea in thought.ideas) > 10


def test_after_a_process_has_died_the_pool_is_restarted() -> None:
    state, pool = find("kingdom").new(2, seed=4), SearchPool(2)
    seat, budget = state.actors[0], Budget(playouts=4)
    try:
        pool.think(think, state, seat, budget, Random(3))
        with pytest.raises(BrokenProcessPool):
            pool._pool.submit(os._exit, 7).result()
        alone, together = (pool.think(think, state, seat, budget, Random(3)) for _ in range(2))
    finally:
        pool.close()
    assert alone.best.line[0] in list(state.legal(seat))
    assert (alone.playouts, together.playouts) == (2, 4)


def test_caches_are_not_sent_to_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Thinker] = []

    def overheard(pool: SearchPool, thinker: Thinker, *_: object) -> Thought:
        sent.append(thinker)
        return Thought((Idea(FIRST, 0, 0.5, (3.0, 4.0)),), pool.processes)

    monkeypatch.setattr(SearchPool, "think", overheard)
    state, bot = find("seasons").new(2, seed=4), SearchBot(processes=2)
    try:
        bot.search(state.determinise(0, 9), 0, Random(3))
    finally:
        bot.close()
    assert [pickle.loads(pickle.dumps(one)) is one for one in sent] == [True]
