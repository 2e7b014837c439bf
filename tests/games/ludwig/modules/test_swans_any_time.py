"""RND-5: swans are sold at any moment of one's turn, and not while another seat has its turn."""

from __future__ import annotations

import random

import pytest

from kastelan.core.position import parse_position, write_position
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.components import ACTIVITY, UTILITY
from kastelan.games.ludwig.module_state import at_row
from kastelan.games.ludwig.modules import swans
from kastelan.games.ludwig.modules.actions import END_TURN, SellSwans
from kastelan.games.ludwig.step_numbers import (
    ALL_STEPS,
    BUYING,
    CHOOSING,
    CLEARING,
    COUNTING,
    DOUBLING,
    DRAFTING,
    FOYER,
    KEEPING,
    MOAT_STACK,
    MODEL,
    OVER,
    PRICING,
    QUEUING,
    READY,
    RECALLING,
    REDRAWING,
    REMEMBERING,
    REPAYING,
    REWARDS,
    SELLING,
    SHIFTING,
    STACK,
    SWAPPING,
    TURN_END,
)
from tests.games.ludwig.modules.scenes import A, B, Scene, give_swans, scene
from tests.games.ludwig.modules.yards import TILES
from tests.properties.tables import pick
from tests.rulebook import refused, rule

DECREES = "6,8,16,17,21,22,30,35,39,41"
ONE = SellSwans((1, 0, 0, 0, 0))

OUTSIDE_TURNS = {
    *(FOYER, CHOOSING, DRAFTING, REDRAWING, READY, MODEL),  # the set-up
    *(REMEMBERING, COUNTING, PRICING, SHIFTING, QUEUING),  # the beginning of a round
    *(REPAYING, CLEARING, DOUBLING, OVER),  # after the last round
}
IN_TURNS = set(range(ALL_STEPS)) - OUTSIDE_TURNS - {SELLING}
"""The questions of a turn. They do not come from the engine's own list, which could lack one."""


def with_swans(state: LudwigState, seat: int, count: int = 6) -> LudwigState:
    """A copy in which the seat has red swans."""
    twin = state.copy()
    twin.module_state.swans = at_row(twin.module_state.swans, seat, (count, 0, 0, 0, 0))
    return twin


def check_sale(state: LudwigState, step: int) -> None:
    """A sale is legal, brings money and changes nothing else."""
    seat = state.seat
    assert ONE in state.legal(seat)
    assert len(state.legal(seat)) == len(set(state.legal(seat)))
    before = state.freeze()
    state.apply(seat, ONE)
    assert (state.step, state.seat) == (step, seat)
    own, money = state.module_state, state.money
    state.money = (*money[:seat], money[seat] - 1_000, *money[seat + 1 :])
    own.swans, own.sold = at_row(own.swans, seat, (6, 0, 0, 0, 0)), own.sold - 1
    assert state.freeze() == before


@rule("RND-5", "SWAN-4")
def test_a_sale_is_possible_whatever_is_asked_in_a_turn_and_leaves_the_question_open() -> None:
    found, seed = set[int](), 0
    while not found >= IN_TURNS:
        seed += 1
        assert seed < 60, sorted(IN_TURNS - found)
        choose = random.Random(seed)
        options = {"modules": "all,double_decrees", "decrees": DECREES}
        state = VERSIONS[2].new(2, options, seed)
        assert isinstance(state, LudwigState)
        while state.actors:
            seat = choose.choice(state.actors)
            if state.step not in {*found, SELLING} and state.round > 1:
                twin = with_swans(state, seat)
                if swans.in_own_turn(state) and state.step in IN_TURNS:
                    twin.module_state.sold = 0
                    check_sale(twin, state.step)
                    found.add(state.step)
                else:
                    assert ONE not in twin.legal(seat)
            state.apply(seat, pick(state.legal(seat), choose, by_kind=True))


@rule("RND-5", "DEC-06")
def test_who_only_answers_in_the_turn_of_another_seat_sells_nothing() -> None:
    table = drawing(decrees={B: (6,)})
    give_swans(table, B, 3, 0, 0, 0, 0)
    table.do("card1")
    assert (table.state.step, table.seat) == (SWAPPING, B)
    assert not sales(table)
    with refused("SWAN-4"):
        table.do("sell-r")


@rule("RND-5", "DEC-08")
def test_decree_8_before_new_rooms_is_in_no_turn() -> None:
    table = scene("swans,decrees", decrees={A: (8,)}, pricing=True, master=A)
    give_swans(table, A, 3, 0, 0, 0, 0)
    table.state.step, table.module_state.offered = RECALLING, (1, 0)
    table.state.discards = (0, 1, 2)
    assert not sales(table)
    with refused("SWAN-4"):
        table.do("sell-r")


# After the last answer of a turn


def drawing(cards: int = 4, decrees: dict[int, tuple[int, ...]] | None = None) -> Scene:
    """Seat A has drawn two of so many bonus cards that are left, and has three swans."""
    table = scene("swans,decrees" if decrees else "swans", decrees=decrees or {})
    state = table.state
    state.cards, state.drawn = state.cards[: cards - 2], state.cards[cards - 2 : cards]
    state.step, state.pending = KEEPING, ((0,),)
    table.module_state.turn_progress = 1
    give_swans(table, A, 3, 0, 0, 0, 0)
    return table


def sales(table: Scene) -> list[str]:
    return [word for word in table.words if word.startswith("sell")]


@rule("RND-5", "LUD-REW-UTILITY")
def test_swans_are_sold_after_bonus_cards_were_drawn() -> None:
    table = drawing()
    table.do("sell-rrr")
    assert table.state.step == KEEPING
    table.do("card1")
    assert table.seat == B


@rule("RND-5", "LUD-RUL-4")
def test_the_last_bonus_card_is_seen_before_the_turn_ends() -> None:
    table = scene("swans")
    state = table.state
    state.cards = state.cards[:1]
    give_swans(table, A, 3, 0, 0, 0, 0)
    state.step, state.pending = REWARDS, ((0, UTILITY),)  # of the foyer
    table.module_state.turn_progress = 1
    table.do("claim1")
    assert (table.state.step, table.seat) == (SELLING, A)
    assert table.words == ["sell-r", "sell-rr", "sell-rrr", "done"]
    table.do("sell-r")
    assert (table.state.step, table.money[A]) == (SELLING, 16_000)
    table.do("sell-rr")  # there is nothing left to ask
    assert (table.state.step, table.seat) == (BUYING, B)


@rule("RND-5", "DEC-06")
def test_after_another_seat_has_swapped_a_card_swans_may_still_be_sold() -> None:
    table = drawing(decrees={B: (6,)})
    table.do("card1", "no-swap")
    assert (table.state.step, table.seat) == (SELLING, A)
    table.do("done")
    assert table.seat == B


@rule("RND-5", "LUD-SCORE-5")
def test_not_after_a_question_that_came_later_than_the_news() -> None:
    table = scene("swans")
    state = table.state
    state.cards = state.cards[:1]
    give_swans(table, A, 3, 0, 0, 0, 0)
    state.step, state.pending = REWARDS, ((0, UTILITY, ACTIVITY),)
    table.module_state.turn_progress = 1
    table.do("claim1")
    assert table.state.step == REWARDS
    assert sales(table)
    table.do("claim1")
    assert (table.state.step, table.seat) == (BUYING, B)


@rule("RND-5", "MOAT-14")
def test_after_a_moat_reward_that_brings_nothing() -> None:
    table = scene("swans,moats")
    state = table.state
    give_swans(table, A, 3, 0, 0, 0, 0)
    state.step, state.pending, table.module_state.turn_progress = MOAT_STACK, ((0,),), 1
    mold_room = TILES["mold_room"]  # which needs a door in the cellar
    state.stacks = tuple(
        (int(mold_room.number),) if number == mold_room.stack else () for number in range(len(state.stacks))
    )
    table.do(*table.words[:1])
    assert (state.step, state.seat) == (SELLING, A)


@rule("RND-5", "DEC-41")
def test_money_for_the_piggy_bank_may_come_from_swans() -> None:
    table = scene("swans,decrees", decrees={A: (41,)}, money=0)
    give_swans(table, A, 1, 0, 0, 0, 0)
    table.state.money = (-5_000, 0, 0)  # so that nothing is left after taking money
    table.do("money")
    assert table.state.step == SELLING
    table.do("sell-r")
    assert table.state.step == TURN_END
    table.do("bank")
    assert table.module_state.banked[A] == 1


@rule("RND-5")
def test_in_the_last_turn_a_seat_is_asked_once_more() -> None:
    table = scene("swans")
    give_swans(table, A, 3, 0, 0, 0, 0)
    table.state.last = True
    table.do("money")
    assert (table.state.step, table.seat) == (SELLING, A)
    line = write_position_of_selling()
    assert write_position(parse_position(VERSIONS[2], line)) == line
    table.do("done")
    assert (table.state.step, table.seat) == (BUYING, B)


@rule("RND-5", "LUD-REW-FOOD")
def test_not_before_an_extra_turn_of_the_last_round() -> None:
    table = scene("swans")
    give_swans(table, A, 3, 0, 0, 0, 0)
    table.state.last, table.state.extra = True, 1
    table.do("money")
    assert (table.state.step, table.seat) == (BUYING, A)
    table.do("money")
    assert (table.state.step, table.seat) == (SELLING, A)


def write_position_of_selling() -> str:
    """The line of a position of a real game in which the last sale is asked for."""
    for seed in range(30):
        choose, state = random.Random(seed), VERSIONS[2].new(2, {"modules": "swans"}, seed)
        assert isinstance(state, LudwigState)
        while state.actors:
            if state.step == SELLING:
                return write_position(state)
            seat = choose.choice(state.actors)
            state.apply(seat, pick(state.legal(seat), choose, by_kind=False))
    raise AssertionError


@rule("RND-5")
@pytest.mark.parametrize("sold", [0, 5])
def test_otherwise_the_turn_ends_by_itself(sold: int) -> None:
    table = scene("swans")
    give_swans(table, A, 3, 0, 0, 0, 0)
    table.module_state.sold, table.state.last = sold, sold == 5
    table.do("money")
    assert (table.state.step, table.seat) == (BUYING, B)


@rule("RND-5")
def test_version_1_sells_only_while_buying_placing_and_choosing_rewards() -> None:
    table = scene("swans", version=1)
    give_swans(table, A, 3, 0, 0, 0, 0)
    assert sales(table)
    table.state.step, table.state.pending = STACK, ((0,),)
    assert not sales(table)
    with refused("LUD-REW-SLEEPING"):
        table.do("sell-r")
    assert not table.state.table.steps[SELLING].asides
    table.state.step, table.state.last, table.state.pending = BUYING, True, ()
    table.do("money")
    assert table.seat == B


@rule("RND-5")
def test_the_end_of_the_turn_takes_no_other_answer() -> None:
    table = scene("swans")
    give_swans(table, A, 3, 0, 0, 0, 0)
    table.state.last = True
    table.do("money")
    with refused("RND-5"):
        table.do("money")
    assert END_TURN in table.state.legal(A)
