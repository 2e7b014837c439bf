"""Steps: each kind of decision declared once, in the order of the numbers that positions are written with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kastelan.core.game import Seat, Tell
from kastelan.core.steps import Step, in_order, on, over
from tests.toy.bidding import Bid, Bidding, BiddingState


def bid(_: BiddingState, __: Seat, ___: Bid, ____: Tell | None) -> None:
    """Does nothing: these tests need only its entry in the table."""


def step(number: int, name: str) -> Step[BiddingState]:
    return Step(
        number,
        name,
        "TOY-BID-1",
        legal=lambda _, __: (),
        apply=on(Bid, bid),
        fits=lambda state: state.rounds < 3,
    )


END: Step[BiddingState] = over(2, "TOY-WIN-1", fits=lambda state: state.rounds == 3)


def test_each_step_is_listed_at_its_number() -> None:
    steps = in_order(END, step(1, "bid"), step(0, "prize"))
    assert [one.id for one in steps] == ["prize", "bid", "over"]


@pytest.mark.parametrize(
    "steps",
    [(step(1, "bid"), END), (step(0, "bid"), step(0, "prize")), (step(0, "bid"), step(1, "bid"))],
    ids=["a number is missing", "a number is used twice", "an id is used twice"],
)
def test_two_steps_share_no_number_and_no_id(steps: tuple[Step[BiddingState], ...]) -> None:
    with pytest.raises(AssertionError):
        in_order(*steps)


def test_a_question_has_the_facts_of_the_step_and_of_all_steps() -> None:
    state = Bidding().new(2)
    assert isinstance(state, BiddingState)
    worth = replace(step(0, "bid"), facts=lambda state, _: {"worth": state.worth})
    asked = worth.ask(state, 0, round=1)
    assert (asked.step, asked.message, asked.rule) == ("bid", "bidding-ask-bid", "TOY-BID-1")
    assert asked.facts == {"round": 1, "worth": state.worth}
    assert step(0, "bid").ask(state, 0).facts == {}


def test_when_a_game_is_over_nothing_is_legal_or_applied() -> None:
    state = Bidding().new(2)
    assert isinstance(state, BiddingState)
    assert (END.legal(state, 0), END.apply, END.fits(state)) == ((), {}, False)


def test_an_action_is_applied_by_the_function_of_its_class() -> None:
    assert on(Bid, bid) == {Bid: bid}


class Raise(Bid):
    """A kind of bid that is in no table."""


def test_actions_are_dispatched_by_exact_class() -> None:
    applied = list[tuple[Seat, int]]()

    def apply(_: BiddingState, seat: Seat, action: Bid, __: Tell | None) -> None:
        applied.append((seat, action.value))

    state = Bidding().new(2)
    assert isinstance(state, BiddingState)
    table = on(Bid, apply)
    table[Bid](state, 1, Bid(4), None)
    assert applied == [(1, 4)]
    assert Raise not in table
    assert set(table | on(Raise, apply)) == {Bid, Raise}
