"""The search: it stays within its budget, is reproducible, and copes with unexpected positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from kastelan.arena import play_game
from kastelan.arena.fairness import positions
from kastelan.bots import LEVELS, SearchBot, find_bot
from kastelan.bots.greedy.kingdom import choose
from kastelan.bots.greedy.kingdom.forecast import forecast_outlook
from kastelan.bots.greedy.ludwig import choose as greedily
from kastelan.bots.greedy.ludwig.situation import situation_of
from kastelan.bots.greedy.ludwig.weights import SEVERAL, TWO
from kastelan.bots.search import Budget, Thought
from kastelan.bots.search.kingdom import KingdomKnowledge
from kastelan.bots.search.knowledge import follow
from kastelan.bots.search.ludwig import LudwigKnowledge
from kastelan.bots.search.ludwig_fast import unscored_points
from kastelan.bots.search.plan_memory import MAX_TURNS, PlanMemory
from kastelan.bots.search_bot import think
from kastelan.core.game import Action, Seat, State
from kastelan.games import GAMES, find
from kastelan.games.kingdom.actions import END, UseTile
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, PUTTING
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, PRICING

SLACK = 1.2


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_give_the_same_result(name: str) -> None:
    for state, seat in islice(positions(find(name), 2, {}, 8, 31), 3):
        first, again = (
            think(state.determinise(seat, 5), seat, Budget(playouts=12), Random(3)) for _ in range(2)
        )
        assert first == again


@pytest.mark.parametrize("name", GAMES)
def test_a_search_plays_whole_games(name: str) -> None:
    played = play_game(find(name), [SearchBot(), find_bot("random")], seed=2)
    assert len(played.outcome.scores) == 2


class Steps:
    """A clock that counts engine steps, so that other load on the machine does not matter."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def count(self, apply: Callable[..., None]) -> Callable[..., None]:
        def counted(*given: object, **named: object) -> None:
            self.now += 1
            apply(*given, **named)

        return counted


@pytest.mark.parametrize(
    ("name", "players", "seconds"),
    [*((name, 2, 300) for name in GAMES), ("ludwig", 4, 300), ("ludwig", 5, 300), ("ludwig", 1, 40)],
)
def test_the_time_limit_is_kept(
    name: str, players: int, seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Steps()
    monkeypatch.setattr("kastelan.bots.search.budget.now", clock)
    for state, seat in islice(positions(find(name), players, {}, 6, 5), 5):
        with monkeypatch.context() as counting:
            counting.setattr(type(state), "apply", clock.count(type(state).apply))
            seen, began = state.determinise(seat, 5), clock.now
            think(seen, seat, Budget(seconds=seconds), Random(3))
            assert clock.now - began < SLACK * seconds
    assert clock.now > seconds  # it did think


def test_turns_with_more_visits_survived_longer() -> None:
    state = find("kingdom").new(2, seed=5)
    thought = think(state, state.actors[0], Budget(playouts=60), Random(1))
    assert thought.playouts >= 60
    assert [idea.visits for idea in thought.ideas] == sorted(
        (idea.visits for idea in thought.ideas), reverse=True
    )
    assert all(0 < idea.worth < 1 and len(idea.points) == 2 for idea in thought.ideas)
    assert thought.best.line[-1] == END


def test_a_plan_is_used_only_in_the_expected_position() -> None:
    state, plans = find("kingdom").new(2, seed=5), PlanMemory()
    seat = state.actors[0]
    turn = think(state, seat, Budget(playouts=12), Random(1)).best.line
    plans.expect(state, seat, turn)
    assert plans.recall(state, seat) is None
    expected, other = state.copy(), state.copy()
    expected.apply(seat, turn[0])
    other.apply(seat, next(action for action in state.legal(seat) if action != turn[0]))
    assert plans.recall(other, seat) is None
    assert plans.recall(expected.determinise(seat, 77), seat) == turn[1:]
    assert plans.recall(expected, seat) is None  # once only


def test_old_plans_are_forgotten() -> None:
    plans, states = PlanMemory(), [find("kingdom").new(2, seed=seed) for seed in range(MAX_TURNS + 1)]
    for state in states:
        first = state.legal(state.actors[0])[0]
        plans.expect(state, state.actors[0], (first, END))
    kept = 0
    for state in states:
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
        kept += plans.recall(state, seat) is not None
    assert kept == MAX_TURNS


class Counting(SearchBot):
    """Counts its searches and the turns that it ends."""

    name = "counting"
    budget = Budget(playouts=1)

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = self.turns = 0

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        action = super().choose(seen, seat, luck)
        self.turns += action == END
        return action

    def search(self, seen: State, seat: Seat, luck: Random) -> Thought:
        self.thoughts += 1
        return super().search(seen, seat, luck)


@pytest.mark.parametrize("seed", [2, 3])
def test_a_turn_is_searched_once_even_if_part_of_it_is_forced(seed: int) -> None:
    bot = Counting()
    play_game(find("kingdom"), [bot, find_bot("random")], seed=seed)
    assert 0 < bot.thoughts <= bot.turns


def test_kingdom_gives_the_whole_budget_only_to_the_start_of_a_turn() -> None:
    knowledge, luck, seen = KingdomKnowledge(), Random(6), 0
    state, used = find("kingdom").new(2, seed=6), False
    while actors := state.actors:
        assert isinstance(state, KingdomState)
        if state.step == BEFORE:
            assert (knowledge.budget_share(state) < 1) == used
            seen += used
        action = luck.choice(state.legal(actors[0]))
        used = action != END and (used or isinstance(action, UseTile))
        state.apply(actors[0], action)
    assert seen > 3


def test_kingdom_turns_begin_with_the_greedy_turn_and_differ() -> None:
    knowledge = KingdomKnowledge()
    for state, seat in islice(positions(find("kingdom"), 2, {}, 3, 9), 12):
        spent = Budget(playouts=10).begin()
        turns = [turn for _, turn in knowledge.turns(state.copy(), seat, Random(1), spent)]
        assert len(set(turns)) == len(turns) >= 1
        if getattr(state, "step", None) == BEFORE:
            assert turns[0][0] == choose(state.copy(), seat, Random(1), forecast_outlook)


@pytest.mark.parametrize(("playouts", "most"), [(1, 2), (8, 2), (40, 10), (400, 24), (None, 24)])
def test_kingdom_tries_only_as_many_turns_as_the_budget_allows(playouts: int | None, most: int) -> None:
    state = find("kingdom").new(2, seed=5)
    seat = state.actors[0]
    spent = Budget(playouts, None if playouts else 1e6).begin()
    assert len(KingdomKnowledge().turns(state, seat, Random(1), spent)) == most


def some_of_several_games() -> Iterator[tuple[KingdomState, Seat]]:
    for seed in range(8):
        for state, seat in positions(find("kingdom"), 2, {}, seed, 3):
            assert isinstance(state, KingdomState)
            yield state, seat


def test_a_playout_of_kingdom_follows_the_forecast() -> None:
    knowledge, built, moved = KingdomKnowledge(), 0, 0
    for number, (before, seat) in enumerate(some_of_several_games()):
        after = knowledge.advance(before.copy(), seat, Random(number), own=True)
        assert isinstance(after, KingdomState)
        if before.step == BEFORE:
            built += after.supply[seat] == before.supply[seat] - 3
        elif before.step == AFTER and after.step == PUTTING:
            moved += 1
            put = knowledge.advance(after.copy(), seat, Random(number), own=True)
            assert isinstance(put, KingdomState)
            worth = [forecast_outlook(before, seat).valuation(one.own[seat]).now for one in (before, put)]
            assert worth[1] > worth[0]
    assert built > 10
    assert moved > 3


@pytest.mark.parametrize("players", [3, 5])
def test_ludwig_tries_purchases_with_places_and_taking_money(players: int) -> None:
    knowledge, seen = LudwigKnowledge(), 0
    for state, seat in islice(positions(find("ludwig"), players, {}, 3, 2), 60):
        turns = [
            turn for _, turn in knowledge.turns(state.copy(), seat, Random(1), Budget(playouts=10).begin())
        ]
        for turn in turns:
            after = state.copy()
            for action in turn:
                after.apply(seat, action)
        seen += len(turns) > 1 and max(map(len, turns)) > 1
    assert seen > 10


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ludwig_tries_prices_for_the_whole_market(players: int) -> None:
    knowledge, seen = LudwigKnowledge(), 0
    for state, seat in islice(positions(find("ludwig"), players, {}, 4, 2), 80):
        assert isinstance(state, LudwigState)
        if state.step != PRICING:
            continue
        turns = [
            turn for _, turn in knowledge.turns(state.copy(), seat, Random(1), Budget(playouts=9).begin())
        ]
        assert len(set(turns)) == len(turns)
        for turn in turns:
            after = state.copy()
            follow(after, seat, turn)
            assert after.step == BUYING
            assert len(turn) == len(state.table.slots) - len(state.laid) - 1
        with SEVERAL.trying(TWO()):
            assert turns[0][0] == greedily(state.copy(), seat, Random(1))
        seen += len(turns) > 1
    assert seen > 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ludwig_is_searched_with_the_weights_for_two(players: int) -> None:
    met = positions(find("ludwig"), players, {}, 3, 1)
    state, seat = next((one, seat) for one, seat in met if getattr(one, "step", None) == BUYING)
    assert isinstance(state, LudwigState)
    with SEVERAL.trying(TWO()):
        judged = [
            score + unscored_points(situation_of(state, seat, of)) for of, score in enumerate(state.score)
        ]
    assert LudwigKnowledge().points(state, seat) == tuple(judged)
    assert SEVERAL().mark != TWO().mark


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_playout_of_ludwig_ends_after_two_turns_of_every_player(players: int) -> None:
    knowledge, state = LudwigKnowledge(), find("ludwig").new(players, seed=3)
    assert not knowledge.playout_ends(state, state, 2 * players)
    assert knowledge.playout_ends(state, state, 2 * players + 1)
    slow = find("ludwig").new(players, {"modules": "all"}, seed=3)
    assert knowledge.playout_ends(slow, slow, 5)


def test_ludwig_is_searched_with_modules_too() -> None:
    thought_about = 0
    for state, seat in islice(positions(find("ludwig"), 2, {"modules": "all"}, 3, 4), 24):
        first, again = (
            think(state.determinise(seat, 5), seat, Budget(playouts=6), Random(3)) for _ in range(2)
        )
        assert first == again
        assert all(idea.line[0] in list(state.legal(seat)) for idea in first.ideas)
        thought_about += len(first.ideas) > 1
    assert thought_about > 3


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_game(name: str) -> None:
    played = play_game(find(name), [find_bot(level) for level in LEVELS[:2]], seed=1)
    assert played.outcome.places
