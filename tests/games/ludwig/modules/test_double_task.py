"""DEC-54: the question whether a bonus card counts twice, in the middle of the final scoring."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadPosition
from kastelan.core.position import parse_position, write_position
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.events import FinalPoints
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.step_numbers import CLEARING, DOUBLING, NOTHING, OVER
from tests.games.ludwig.modules.scenes import CARDS, A, B, C, Scene, give_swans, opened, scene
from tests.games.ludwig.modules.test_final import of
from tests.games.ludwig.modules.yards import yard
from tests.rulebook import refused, rule

FAVOUR_ROW = "most_corridor,most_food,most_living"


def last_turn(*decrees: int, modules: str = "swans,decrees", version: int = 2) -> Scene:
    """The last turn of the last round: A has decree 54, a hallway, three swans and two bonus cards."""
    hands = {A: ["hallways", "bon_first_places"], B: ["stairs"], C: []}
    table = scene(
        f"{modules},extra_bonus_cards",
        yard("hallway"),
        decrees={A: tuple(sorted((54, *decrees)))},
        hands=hands,
        money=20_000,
        version=version,
        favours=FAVOUR_ROW,
    )
    give_swans(table, A, 1, 1, 1, 0, 0)
    table.state.last, table.state.turns, table.state.seat = True, (), C
    return table


def points(table: Scene) -> list[FinalPoints]:
    return table.all(FinalPoints)


def double(table: Scene, card: str) -> None:
    hand = [CARDS[number] for number in table.state.hands[A]]
    table.do(f"double{hand.index(card) + 1}")


@rule("DEC-54", "FIN-2")
def test_it_is_asked_when_stacks_swans_decrees_and_favours_are_scored() -> None:
    table = last_turn()
    table.do("money")
    assert (table.state.step, table.seat) == (DOUBLING, A)
    assert {event.rule for event in points(table)} >= {"SWAN-5", "LUD-FAV-COUNT"}
    assert not {event.rule for event in points(table)} & {"LUD-BON-HALLWAYS", "BON-5", "LUD-END-6"}
    assert table.score == (6 + 8, 3, 3)  # a set of three swans, and the places for corridors
    double(table, "hallways")
    assert [event.rule for event in points(table) if event.seat == A][-4:] == [
        "LUD-BON-HALLWAYS",
        "DEC-54",
        "BON-5",
        "LUD-END-6",
    ]
    assert table.state.step == OVER
    assert table.score == (14 + 1 + 1 + 4 + 2, 3 + 2, 3 + 2)


@rule("DEC-54", "BON-5")
def test_favours_won_alone_before_the_question_count_after_it() -> None:
    table = last_turn()
    table.do("money")
    double(table, "bon_first_places")
    assert of(points(table), "BON-5") == of(points(table), "DEC-54") == 4


@rule("DEC-54")
def test_no_card_has_to_count_twice() -> None:
    table = last_turn()
    table.do("money")
    assert table.words == ["double1", "double2", "no-double"]
    table.do("no-double")
    assert table.state.step == OVER
    assert of(points(table), "DEC-54") == 0
    assert of(points(table), "BON-5") == 4


@rule("DEC-54")
def test_in_version_1_a_card_has_to_be_chosen_before_the_final_scoring() -> None:
    table = last_turn(version=1)
    table.do("money")
    assert table.words == ["double1", "double2"]
    assert not points(table)
    with refused("DEC-54"):
        table.do("no-double")
    double(table, "hallways")
    assert table.score == (14 + 1 + 1 + 4 + 2, 3 + 2, 3 + 2)


@rule("DEC-54", "DEC-52", "FIN-2")
def test_stacks_are_cleared_before_it() -> None:
    table = last_turn(52)
    table.do("money")
    assert table.state.step == CLEARING
    table.do("no-discard")
    assert table.state.step == DOUBLING


@rule("DEC-54", "DEC-05", "DEC-07", "DIG-1")
def test_what_has_been_scored_is_open() -> None:
    table = last_turn(5, 7)
    smallest, *others = table.state.stacks
    *rest, model = smallest
    table.state.stacks = (tuple(rest), *others)
    table.module_state.model = at(table.module_state.model, A, model)
    before = table.state.view(B)
    assert before.module_state.model[A] == before.money[A] == NOTHING
    table.do("money")
    seen = table.state.view(B)
    assert seen.module_state.model[A] == model
    assert seen.module_state.swans[A] == (1, 1, 1, 0, 0)
    assert seen.money[A] == 20_000
    assert isinstance(seen.hands[A], int)
    assert seen.scores == tuple(score + 2 for score in table.score)  # money is all that is left to see
    assert table.state.determinise(B, 7).module_state.model[A] == model


def asked() -> LudwigState:
    """A position that could occur in a game, in which the question is open."""
    for seed in range(100):
        state = opened("decrees", 2, seed).state
        own = state.module_state
        own.decrees, state.last, state.turns, state.seat = ((54,), (1,)), True, (), 1
        state.master, state.step, own.agenda = 1, 3, ()
        if not state.hands[0]:
            continue
        state.apply(1, LUDWIG.actions.parse("money"))
        assert state.step == DOUBLING
        return state
    raise AssertionError


@rule("DEC-54")
def test_such_a_position_is_read_again_and_plays_on_alike() -> None:
    state = asked()
    again = parse_position(LUDWIG, write_position(state))
    assert isinstance(again, LudwigState)
    for position in (state, again):
        position.apply(0, LUDWIG.actions.parse("double1"))
    assert again.score == state.score
    assert again.outcome == state.outcome


@pytest.mark.parametrize("firsts", [(), (0,), (-1, 0), (2, 1), (0, 0, 0)])
def test_a_position_without_the_favours_won_alone_is_refused(firsts: tuple[int, ...]) -> None:
    state = asked()
    state.module_state.offered = firsts
    with pytest.raises(BadPosition):
        parse_position(LUDWIG, write_position(state))
