"""The greedy bot's estimates for tiles, doors, money, favours and cards in Ludwig's castles."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from kastelan.arena import run_tournament
from kastelan.arena.match import play_game
from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.ludwig.buying import best_plan, candidates
from kastelan.bots.greedy.ludwig.castle_value import room_potential
from kastelan.bots.greedy.ludwig.final_scoring_forecast import card_value, favour_points
from kastelan.bots.greedy.ludwig.situation import Situation, situation_of
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import Claim, TakeMoney
from kastelan.games.ludwig.castle import grown
from kastelan.games.ludwig.components import CORRIDOR, LIVING, SIZES
from kastelan.games.ludwig.offers import offers
from kastelan.games.ludwig.step_numbers import BUYING, CHOOSING, REWARDS
from tests.games.ludwig.playing import moment, new, played


def middle(players: int = 3, seed: int = 1) -> LudwigState:
    """A purchase in the middle of a random game."""
    return next(
        state.copy()
        for state in played(new(players, seed), seed)
        if state.step == BUYING and state.round == 6 and not state.last
    )


def view_of(state: LudwigState) -> Situation:
    """The situation of the seat that decides."""
    return situation_of(state, state.seat, state.seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_decision_of_a_game_is_legal_and_fair(players: int) -> None:
    state, bot, luck = new(players, players), find_bot("greedy"), Random(3)
    for number in range(100_000):
        if not state.actors:
            return
        seat = state.actors[-1]
        legal = state.legal(seat)
        action = decide(bot, state, seat, Random(number))
        assert action in legal
        if number % 5 == 0:
            twin = state.determinise(seat, number)
            assert decide(bot, twin, seat, Random(number)) == action
            action = legal[int(luck.random() * len(legal))]  # to reach positions that it would avoid
        state.apply(seat, action)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random_in_every_game_of_a_small_match(players: int) -> None:
    result = run_tournament(LUDWIG, ["greedy", *["random"] * (players - 1)], 4, 11)
    assert result.errors == 0
    assert result.seats[0].wins == 4


def test_greedy_earns_a_rank_in_solo_games() -> None:
    scores = [play_game(LUDWIG, [find_bot("greedy")], seed=seed).outcome.scores[0] for seed in range(3)]
    assert sum(scores) / len(scores) >= 60


def test_more_money_is_worth_more_but_less_and_less() -> None:
    view = view_of(middle())
    money_value = [view.money_value(money) for money in (0, 10_000, 20_000, 30_000)]
    steps = [after - before for before, after in pairwise(money_value)]
    assert steps[0] > steps[1] > steps[2] > 0


def test_after_the_last_turn_ten_thousand_are_one_point() -> None:
    view = replace(view_of(middle()), turns=0.0)
    assert view.money_value(10_000) == pytest.approx(1)


def test_the_leader_in_a_favour_expects_its_points() -> None:
    views = (view_of(middle(seed=seed)) for seed in range(1, 20))
    living = next(view for view in views if view.castle.of_type[LIVING])
    view, castle = replace(living, turns=0.0, favours=(8,)), living.castle  # the size of living rooms
    ahead, behind = replace(view, rivals=((-10_000, -10_000),)), replace(view, rivals=((10_000, 10_000),))
    assert favour_points(behind, castle) < favour_points(ahead, castle)
    assert favour_points(ahead, castle) == pytest.approx(8, abs=0.1)
    assert favour_points(behind, castle) == pytest.approx(2, abs=0.1)


def test_a_card_for_a_size_is_worth_more_with_each_room_of_that_size() -> None:
    view = view_of(middle())
    number = next(n for n, card in enumerate(view.components.bonus_cards) if card.id == "size_300")
    tiles = [view.components.tiles[tile] for tile in view.components.by_size[SIZES.index(300)]]
    tile, way, pose = next((tile, *ways[0]) for tile in tiles if (ways := candidates(view.castle, tile)))
    larger = grown(view.castle, tile, pose, way.place.x, way.place.y)
    gained = card_value(view, larger, number) - card_value(view, view.castle, number)
    assert gained == pytest.approx(2)


def test_the_card_of_the_lowest_value_is_put_away() -> None:
    state = moment(3, CHOOSING)
    seat = state.actors[0]
    view, hand = situation_of(state, seat, seat), state.hands[seat]
    action = decide(find_bot("greedy"), state, seat, Random(1))
    away = LUDWIG.actions.write(action)
    worth = [card_value(view, view.castle, card) for card in hand]
    assert away == f"away{worth.index(min(worth)) + 1}"


def test_in_the_last_round_the_plan_brings_at_least_the_most_points_in_sight() -> None:
    state = middle(2)
    view = replace(view_of(state), turns=0.0, favours=(), rivals=(), cards=())
    for offer in offers(state, state.seat):
        plan = best_plan(view, state.table.components.tiles[offer.tile])
        most = max((way.points for way in offer.prospects), default=None)
        assert (plan is None) == (most is None)
        assert plan is None or most is None or plan.gain >= most


def test_open_doors_have_no_value_without_turns_left() -> None:
    view = view_of(middle())
    assert room_potential(replace(view, turns=0.0), view.castle) == 0


def test_a_free_corridor_is_claimed_before_a_living_room_scores_again() -> None:
    state = next(
        state
        for seed in range(60)
        for state in played(new(3, seed), seed)
        if state.step == REWARDS and state.castles[state.seat].of_type[LIVING]
    )
    living = state.castles[state.seat].of_type[LIVING].bit_length() - 1
    state.pending = ((0, living << 3 | LIVING, 0 << 3 | CORRIDOR),)
    assert decide(find_bot("greedy"), state, state.seat, Random(1)) == Claim(1)


def test_money_is_taken_when_nothing_can_be_paid() -> None:
    state = middle()
    state.money = tuple(0 for _ in state.money)
    state.coins = tuple(0 for _ in state.coins)
    assert isinstance(decide(find_bot("greedy"), state, state.seat, Random(1)), TakeMoney)
