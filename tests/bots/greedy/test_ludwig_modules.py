"""The greedy bot plays with modules: legally, fairly, and better than at random."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from bench.module_awareness import ModuleUnawareBot

from kastelan.arena import run_tournament
from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.ludwig.trials import choose
from kastelan.bots.greedy.ludwig.trials.module_values.registry import values_for
from kastelan.bots.greedy.ludwig.trials.module_values.swans import cheapest_sale
from kastelan.bots.greedy.ludwig.trials.position_value import position_value
from kastelan.core.game import State
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.modules.actions import DOUBLE, SellSwans
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.step_numbers import DOUBLING, KEEPING, SELLING, STACK
from tests.games.ludwig.modules.scenes import FAVOURS, A, give_swans, new, scene
from tests.games.ludwig.modules.yards import Yard, yard


@pytest.mark.parametrize(
    ("players", "words"), [(2, "all,double_decrees"), (3, "moats,renovations,passages"), (5, "all")]
)
def test_every_decision_of_a_game_with_modules_is_legal_and_fair(players: int, words: str) -> None:
    state, bot, luck = LUDWIG.new(players, {"modules": words}, players), find_bot("greedy"), Random(3)
    for number in range(100_000):
        if not state.actors:
            return
        seat = state.actors[-1]
        legal = state.legal(seat)
        if number % 9 == 0:
            action = decide(bot, state, seat, Random(number))
            assert action in list(legal)
            twin = state.determinise(seat, number)
            assert decide(bot, twin, seat, Random(number)) == action
        else:
            action = legal[int(luck.random() * len(legal))]
        state.apply(seat, action)


def test_greedy_beats_random_with_all_modules() -> None:
    result = run_tournament(LUDWIG, ["greedy", "random"], 2, 5, options={"modules": "all"})
    assert result.errors == 0
    assert result.seats[0].wins == 2


def test_a_finished_moat_is_bought_when_it_pays() -> None:
    castle = yard("hallway", "focus_room @ hallway", "buttery @ hallway", start=Yard(moat=True)).dig(
        "west", "north"
    )
    table = scene("moats", castle, money=5_000, market={})
    table.state.corridors = (0, 0)
    assert LUDWIG.actions.write(decide(find_bot("greedy"), table.state, A, Random(1))) == "moat"


def test_the_decree_that_ranks_higher_is_kept() -> None:
    table = new("decrees", foyer="4")
    action = decide(find_bot("greedy"), table.state, table.seat, Random(1))
    kept = table.module_state.draft[int(LUDWIG.actions.write(action)[6:]) - 1]
    assert kept in DECREES
    table.module_state.draft = (11, 19)
    assert LUDWIG.actions.write(choose(table.state, table.seat, Random(1))) == "decree2"


def test_swans_are_sold_to_pay_for_a_better_tile() -> None:
    table = scene("swans", yard("hallway"), money=1_000, market={4: "venus_grotto", 2: "focus_room"})
    table.state.corridors = (0, 0)
    give_swans(table, A, 2, 2, 1, 0, 0)
    assert "buy2" not in table.words
    assert LUDWIG.actions.write(decide(find_bot("greedy"), table.state, A, Random(1))).startswith("sell-")


@pytest.mark.parametrize("seed", [123, 271])
def test_swans_are_sold_only_for_what_could_not_be_bought_without_the_sale(seed: int) -> None:
    state, bot, luck = LUDWIG.new(2, {"modules": "swans"}, seed), find_bot("greedy"), Random(seed)
    before_sale: State | None = None
    sales = 0
    while state.actors:
        seat = state.actors[0]
        action = decide(bot, state, seat, luck)
        if isinstance(action, SellSwans):
            sales += 1
            before_sale = before_sale or state.copy()
        elif before_sale is not None:
            assert action not in before_sale.legal(seat)
            before_sale = None
        state.apply(seat, action)
    assert sales


def last_answer(*swans: int, favours: tuple[str, ...] = ()) -> str:
    """What the bot says when its last turn ends with these swans."""
    table = scene("swans", money=(0, 10_000, 0))
    numbers = tuple(FAVOURS.index(favour) for favour in favours)
    table.state.table = replace(table.state.table, favours=numbers)
    give_swans(table, A, *swans)
    table.state.last, table.state.step = True, SELLING
    return LUDWIG.actions.write(decide(find_bot("greedy"), table.state, A, Random(1)))


def test_before_its_last_turn_ends_the_bot_sells_swans_only_where_that_helps() -> None:
    assert last_answer(1, 1, 1, 1, 1) == "done"
    assert last_answer(1, 0, 0, 0, 0) == "done"
    assert last_answer(5, 0, 0, 0, 0, favours=("most_money",)).startswith("sell-")


@pytest.mark.parametrize("step", [STACK, KEEPING])
def test_in_the_middle_of_a_reward_the_bot_answers_the_question(step: int) -> None:
    table = scene("swans")
    give_swans(table, A, 5, 0, 0, 0, 0)
    state = table.state
    state.step, state.pending = step, ((0,),)
    if step == KEEPING:
        state.cards, state.drawn = state.cards[:-2], tuple(sorted(state.cards[-2:]))
        state.put = ((),) * state.players
    assert not LUDWIG.actions.write(decide(find_bot("greedy"), state, A, Random(1))).startswith("sell-")


def test_a_swan_of_the_most_frequent_colour_is_sold_first() -> None:
    assert cheapest_sale((3, 1, 2, 0, 0), 2).count == (2, 0, 0, 0, 0)
    assert cheapest_sale((2, 2, 1, 0, 0), 2).count == (1, 1, 0, 0, 0)


def test_a_rich_seat_takes_no_money_while_it_can_buy_anything() -> None:
    table = scene("moats", yard("hallway", start=Yard(moat=True)), money=90_000, market={})
    assert "money" in table.words
    assert LUDWIG.actions.write(decide(find_bot("greedy"), table.state, A, Random(1))) != "money"


@pytest.mark.parametrize("words", ["moats", "renovations", "swans", "towers", "decrees"])
def test_who_ignores_modules_uses_them_only_when_forced(words: str) -> None:
    state, bot = LUDWIG.new(2, {"modules": words}, 4), ModuleUnawareBot()
    luck, taken = Random(2), list[str]()
    for _ in range(120):
        if not state.actors:
            break
        seat = state.actors[0]
        action = decide(bot, state, seat, luck)
        taken.append(LUDWIG.actions.write(action))
        state.apply(seat, action)
    assert not [word for word in taken if word.startswith(("moat", "renovate", "sell", "unpack", "points"))]


def test_every_reward_of_a_module_has_a_value_and_every_chooser_a_step() -> None:
    state = LUDWIG.new(2, {"modules": "all,double_decrees"}, 1)
    assert isinstance(state, LudwigState)
    values = values_for(state.table.modules)
    assert set(state.table.special_rewards) <= set(values.rewards)
    assert set(values.choosers) | set(values.answers) <= set(state.table.steps)


def test_the_base_game_has_no_choices_of_modules() -> None:
    values = values_for(())
    assert not (values.choosers)
    assert not (values.answers)
    assert not (values.side_actions)
    assert not (values.declining)


def test_what_is_scored_before_decree_54_is_not_expected_once_more() -> None:
    table = scene(
        "swans,decrees",
        yard("hallway"),
        decrees={A: (54,)},
        hands={A: ["hallways"]},
        money=20_000,
        favours="most_corridor,most_food,most_living",
    )
    give_swans(table, A, 1, 1, 1, 0, 0)
    table.state.last, table.state.turns, table.state.seat = True, (), 2
    table.do("money")
    assert table.state.step == DOUBLING
    expected = position_value(table.state, A, 0.0, aware=True)
    assert choose(table.state, A, Random(1)) == DOUBLE[0]
    table.do("no-double")
    assert expected == table.score[A]
