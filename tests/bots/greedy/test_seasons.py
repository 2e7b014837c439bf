"""The greedy bot values pieces, talers, helpers and cards sensibly."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from itertools import count
from random import Random

import pytest

from kastelan.arena import run_tournament
from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.seasons.card_selection import ranked, select
from kastelan.bots.greedy.seasons.evaluation import plays_worth
from kastelan.bots.greedy.seasons.forecast import castle_points
from kastelan.bots.greedy.seasons.opponent_model import expected
from kastelan.bots.greedy.seasons.weights import WEIGHTS
from kastelan.bots.greedy.weight_files import with_values
from kastelan.games.seasons import SEASONS
from kastelan.games.seasons.state import SeasonsState
from tests.games.seasons.tables import IDLE, A, B, C, Table, bits, of, table

MODES = [(players, winter) for players in (2, 3, 4) for winter in (False, True)]


def chosen(position: Table) -> str:
    """The bot's decision for the seat that has to decide, in notation."""
    return SEASONS.actions.write(decide(find_bot("greedy"), position.state, position.actor, Random(1)))


def weighing(values: Mapping[str, float]) -> AbstractContextManager[None]:
    """Use other weights."""
    return WEIGHTS.trying(with_values(WEIGHTS.accepted, values))


def carried_on(position: Table, moves: int) -> None:
    """Let the bot continue the game."""
    for _ in range(moves):
        position.do(chosen(position))


@pytest.mark.parametrize(("players", "winter"), MODES)
def test_every_decision_of_a_game_is_legal_and_fair(players: int, winter: bool) -> None:
    state, bot, luck = SEASONS.new(players, {"winter": winter}, seed=players), find_bot("greedy"), Random(3)
    for number in count():
        if not state.actors:
            break
        seat = state.actors[-1]
        legal = state.legal(seat)
        if number % 4:
            action = legal[int(luck.random() * len(legal))]
        else:
            action = decide(bot, state, seat, Random(number))
            twin = state.determinise(seat, number)
            assert action in legal
            assert decide(bot, twin, seat, Random(number)) == action
        state.apply(seat, action)


@pytest.mark.parametrize(("players", "winter"), MODES)
def test_greedy_wins_a_small_match_against_random(players: int, winter: bool) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    result = run_tournament(SEASONS, bots, 3, 11, options={"winter": "yes" if winter else "no"})
    assert result.errors == 0
    assert result.seats[0].wins == 3


def test_four_identical_bots_do_not_all_select_the_same_cards() -> None:
    state = SEASONS.new(4, {"winter": "no"}, seed=1)
    assert isinstance(state, SeasonsState)
    best, second, *_ = sorted(ranked(state, 0), key=lambda one: one[0], reverse=True)
    luck = Random(1)
    chosen = [select(state, 0, luck) for _ in range(200)]
    assert {*chosen} == {best[1], second[1]}
    assert 60 < chosen.count(second[1]) < 100


@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_the_best_cards_are_selected(players: int) -> None:
    state, luck = SEASONS.new(players, {"winter": "no"}, seed=1), Random(1)
    assert isinstance(state, SeasonsState)
    best = max(ranked(state, 0), key=lambda one: one[0])[1]
    assert {select(state, 0, luck) for _ in range(50)} == {best}


def test_in_the_last_round_the_stonemason_builds_for_most_points() -> None:
    position = table("stonemason", IDLE, IDLE, round_=15, supply={A: of(sand=4, wood=4, brick=4, stone=4)})
    carried_on(position, 4)
    assert position.points(A, "CS-CHAR-STONEMASON-5") == 32  # the Palace and a building of 18
    assert position.state.supply[A] == of()


@pytest.mark.parametrize(
    ("stone", "silver", "payment"),
    [(2.2, 2.4, "pay:1sand+1wood+1stone"), (2.4, 2.2, "pay:1sand+1wood+1silver")],
)
def test_a_payment_keeps_what_is_worth_more(stone: float, silver: float, payment: str) -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: of(sand=2, wood=2, stone=1, silver=1)})
    position.do("build:tower")
    with weighing({"pieces.3": stone, "pieces.4": silver}):
        assert chosen(position) == payment


def test_early_on_a_worker_does_not_build_the_keep_for_half_its_points() -> None:
    position = table("worker_sand", IDLE, IDLE, supply={A: of(sand=1, wood=2, brick=1, stone=2)})
    assert chosen(position) != "build:keep"


def test_helpers_are_placed_where_their_points_exceed_the_fee_most() -> None:
    position = table(
        "stonemason",
        IDLE,
        IDLE,
        round_=15,
        built={"tower": 8, "gate_small": 1},
        talers={A: 10},
        supply={A: of(sand=1, wood=1, stone=1)},
    )
    position.do("build:tower", "pay:1sand+1wood+1stone")
    assert chosen(position) == "place:gate_small.1"


def test_no_helper_is_placed_where_it_scores_nothing() -> None:
    position = table(
        "stonemason", IDLE, IDLE, round_=15, talers={A: 6}, supply={A: of(sand=1, wood=1, stone=1)}
    )
    position.do("build:tower", "pay:1sand+1wood+1stone")
    assert chosen(position) == "pass"


@pytest.mark.parametrize(("sand", "wood", "wagon"), [(0.4, 0.9, "at:wood"), (0.9, 0.4, "at:sand")])
def test_a_trader_takes_the_best_wagon(sand: float, wood: float, wagon: str) -> None:
    position = table("trader", IDLE, IDLE, wagons={"stone": B, "brick": C})
    with weighing({"pieces.0": sand, "pieces.1": wood}):
        assert chosen(position) == wagon


def test_in_the_last_round_pieces_become_points() -> None:
    position = table(
        "messenger",
        "messenger",
        players=2,
        at="scoring",
        round_=12,
        castle={"market.1": A, "palace.1": A},
        supply={A: of(sand=2, brick=1, silver=2)},
        talers={A: 7, B: 0},
    )
    assert chosen(position) == "market:3"
    position.do("market:3")
    assert chosen(position) == "palace:0stone+2silver"


@pytest.mark.parametrize(("stone", "mended"), [(1.0, "mend:2stone+0silver"), (9.0, "pass")])
def test_stones_are_given_for_the_wall_if_they_are_worth_less(stone: float, mended: str) -> None:
    position = table(
        IDLE,
        IDLE,
        IDLE,
        at="winter",
        round_=9,
        winter="collapsed_wall",
        discards=dict.fromkeys((A, B, C), "messenger"),
        supply={A: of(stone=2)},
    )
    with weighing({"pieces.3": stone}):
        assert chosen(position) == mended


def test_the_only_piece_left_is_not_sold_for_a_taler_when_it_is_a_stone() -> None:
    position = table("stonemason", "worker_stone", IDLE, talers={A: 3}, stock=of(stone=1))
    assert position.asked == "purchasing"
    position.do("buy:stone<B.worker_stone")
    assert chosen(position) == "keep"


def test_opponents_that_can_build_are_expected_to() -> None:
    poor = table(at="selection", players=3)
    rich = table(at="selection", players=3, supply={B: of(sand=5, wood=5, brick=5, stone=5)})
    assert expected(rich.state, A).builds > expected(poor.state, A).builds


def test_a_master_builder_is_expected_only_from_opponents_with_discarded_cards() -> None:
    fresh = table(at="selection", players=3)
    worn = table(at="selection", players=3, discards={B: "messenger+trader+stonemason"})
    assert expected(fresh.state, A).builders == 0
    assert expected(worn.state, A).builders > 0


def test_more_cards_in_hand_are_worth_more_unless_there_is_no_time_to_play_them() -> None:
    whole = bits("messenger+stonemason+worker_stone+master_builder")
    few = bits("messenger+master_builder")
    weights = WEIGHTS()
    assert plays_worth(weights, whole, whole, 2) > plays_worth(weights, few, whole, 2)
    assert plays_worth(weights, whole, whole, 0) == plays_worth(weights, few, whole, 0) == 0


def test_in_the_last_round_the_expected_scoring_is_the_scoring() -> None:
    castle = {"keep.1": A, "inn.12": B, "gate_big.1": C, "stable.16": A, "servants_house.1": B, "forge.10": C}
    position = table(IDLE, IDLE, IDLE, round_=15, castle=castle, forge=4, built={"tower": 3, "house": 2})
    assert castle_points(position.state) == list(position.state.scores())
