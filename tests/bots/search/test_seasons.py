"""The search knowledge of A Castle for All Seasons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from kastelan.bots import SearchBot, decide, find_bot
from kastelan.bots.games.seasons import KNOWLEDGE as SEASONS
from kastelan.bots.greedy.seasons import card_selection
from kastelan.bots.search import Budget, flat_search, seasons
from kastelan.bots.search.seasons import (
    MAX_SELECTIONS,
    SELECTIONS,
    SHARES,
    SeasonsKnowledge,
    before_selection,
)
from kastelan.bots.search_bot import think
from kastelan.core.game import Seat, State
from kastelan.games import find
from kastelan.games.seasons.selection import selectable
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import BUILDING, SELECTING
from tests.bots.support.summer_positions import before_round

SLACK = 1.2


def greedy_game(players: int, seed: int) -> Iterator[tuple[SeasonsState, Seat]]:
    """Every decision of a game among greedy bots."""
    state, luck, greedy = (
        find("seasons").new(players, {"winter": "yes"}, seed),
        Random(seed),
        find_bot("greedy"),
    )
    assert isinstance(state, SeasonsState)
    while actors := state.actors:
        yield state, actors[0]
        state.apply(actors[0], decide(greedy, state, actors[0], luck))


@pytest.mark.parametrize("players", [2, 4])
def test_the_choice_of_the_greedy_bot_is_tried_first(players: int) -> None:
    knowledge, greedy = SeasonsKnowledge(), find_bot("greedy")
    for state, seat in islice(greedy_game(players, 3), 40):
        turns = [
            turn for _, turn in knowledge.turns(state.copy(), seat, Random(1), Budget(playouts=9).begin())
        ]
        assert len(set(turns)) == len(turns)
        likes = greedy.choose(
            before_selection(state) if state.step == SELECTING else state.copy(), seat, Random(1)
        )
        assert (likes,) in turns
        for turn in turns:
            assert turn[0] in list(state.legal(seat))


@pytest.mark.parametrize(("playouts", "same"), [(3, True), (8, False)])
def test_two_or_three_playouts_do_not_overrule_the_greedy_bot_in_summer(playouts: int, same: bool) -> None:
    state, luck, greedy = find("seasons").new(2, {"winter": "no"}, 1), Random(1), find_bot("greedy")
    agreed = []
    while actors := state.actors:
        assert isinstance(state, SeasonsState)
        if state.step == SELECTING and not state.selected[actors[0]]:
            first = SeasonsKnowledge().turns(state, actors[0], luck, Budget(playouts).begin())[0][1]
            thought = think(state, actors[0], Budget(playouts), Random(1))
            assert thought.playouts == playouts
            agreed.append(thought.best.line == first)
        state.apply(actors[0], decide(greedy, state, actors[0], luck))
    assert len(agreed) > 10
    assert all(agreed) is same


def test_hidden_selections_of_opponents_are_replaced() -> None:
    state = next(state for state, seat in greedy_game(4, 5) if state.step == SELECTING and seat == 2)
    knowledge, seen = SeasonsKnowledge(), state.determinise(2, 5)
    dealt = knowledge.deal(seen, 2, 77)
    assert dealt.actors == (2,)
    for other in (0, 1, 3):
        assert dealt.selected[other] | dealt.hands[other] == state.selected[other] | state.hands[other]
    assert dealt.freeze() == SeasonsKnowledge().deal(state.determinise(2, 6), 2, 77).freeze()


@pytest.mark.parametrize("players", [2, 4])
def test_cached_selections_do_not_depend_on_hidden_cards(players: int) -> None:
    knowledge, met = SeasonsKnowledge(), 0
    for state, seat in islice(greedy_game(players, 7), 60):
        if state.step == SELECTING:
            met += 1
            knowledge.play_on(state, seat, Random(1))
            twin = state.determinise(seat, met)
            assert knowledge.play_on(twin, seat, Random(2)) == SeasonsKnowledge().play_on(
                twin, seat, Random(2)
            )
    assert met > 10


def test_a_round_takes_no_more_than_its_budget() -> None:
    shares: dict[tuple[int, Seat], float] = {}
    for seed in range(2):
        for state, seat in greedy_game(2, seed):
            if len(state.legal(seat)) > 1:
                key = (state.round + 100 * seed, seat)
                shares[key] = shares.get(key, 0.0) + SHARES.get(state.step, 0.0)
    assert max(shares.values()) <= SLACK


def test_a_playout_completes_all_building_actions_of_a_card_at_once() -> None:
    knowledge, seen = SeasonsKnowledge(), 0
    for state, seat in greedy_game(4, 3):
        if state.step == BUILDING:
            seen += 1
            after = knowledge.advance(state.copy(), seat, Random(1), own=True)
            assert isinstance(after, SeasonsState)
            assert (after.card, after.seat) != (state.card, seat) or after.round > state.round
    assert seen > 5


def test_without_deviations_a_playout_plays_like_the_greedy_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seasons, "DEVIATIONS", 0.0)
    monkeypatch.setattr(card_selection, "DEVIATIONS", {})
    knowledge, greedy, luck = SeasonsKnowledge(), find_bot("greedy"), Random(1)
    quick: State = find("seasons").new(4, {"winter": "no"}, 9)
    slow = quick.copy()
    while actors := quick.actors:
        quick = knowledge.advance(quick, actors[0], luck, own=False)
    while actors := slow.actors:
        slow.apply(actors[0], greedy.choose(slow, actors[0], luck))
    assert quick.scores() == slow.scores()


def test_a_search_makes_every_decision_of_a_round() -> None:
    bot = SearchBot()
    bot.budget = Budget(playouts=4)
    for number, (state, seat) in enumerate(greedy_game(4, 2)):
        if number % 9 == 0:
            assert decide(bot, state, seat, Random(number)) in list(state.legal(seat))


@pytest.mark.parametrize("winter", ["no", "yes"])
def test_promises_count_only_in_winter(winter: str) -> None:
    """In summer, a search that used promises lost against a shorter one without them."""
    state = find("seasons").new(2, {"winter": winter}, 3)
    promised = {promise for promise, _ in SeasonsKnowledge().turns(state, 0, Random(1), Budget(8).begin())}
    assert (len(promised) > 1) == (winter == "yes")


@pytest.mark.parametrize(
    ("winter", "playouts", "selections"),
    [("no", 4, SELECTIONS), ("no", 12, 12), ("no", 100, MAX_SELECTIONS), ("yes", 100, SELECTIONS)],
)
def test_in_summer_more_playouts_try_more_selections(winter: str, playouts: int, selections: int) -> None:
    state = before_round(3, winter=winter)
    assert len(selectable(state, 0)) >= MAX_SELECTIONS
    thought = flat_search.think(SEASONS, state, 0, Budget(playouts=playouts), Random(1))
    assert len(thought.ideas) == selections
