"""`Choices` is a sequence like any other."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.game import Action
from kastelan.core.lazy_actions import Choices
from kastelan.core.notation import ListedActions
from tests.toy.bidding import Bid

TABLE = tuple(Bid(place) for place in range(400))
MORE = (Bid(1000), Bid(2000))


def choices_and_list(places: set[int], more: int) -> tuple[Choices, list[Action]]:
    """Choices, and the list that they must behave like."""
    whole = sum(1 << place for place in places)
    return Choices(whole, TABLE, MORE[:more]), [*(TABLE[place] for place in sorted(places)), *MORE[:more]]


PLACES = st.sets(st.integers(0, 399), max_size=60)


@given(places=PLACES, more=st.integers(0, 2), stray=st.integers(0, 399))
def test_choices_behave_like_a_list(places: set[int], more: int, stray: int) -> None:
    choices, plain = choices_and_list(places, more)
    assert isinstance(choices, Sequence)
    assert len(choices) == len(plain)
    assert bool(choices) == bool(plain)
    assert list(choices) == plain
    assert list(reversed(choices)) == plain[::-1]
    assert [choices[number] for number in range(len(plain))] == plain
    assert [choices[number] for number in range(-len(plain), 0)] == plain
    assert (TABLE[stray] in choices) == (TABLE[stray] in plain)
    assert all(choices.index(action) == number for number, action in enumerate(plain))
    assert choices.count(TABLE[stray]) == plain.count(TABLE[stray])


@given(places=PLACES, more=st.integers(0, 2), cut=st.slices(60))
def test_slices_equal_those_of_a_list(places: set[int], more: int, cut: slice) -> None:
    choices, plain = choices_and_list(places, more)
    assert list(choices[cut]) == plain[cut]


@given(places=PLACES, more=st.integers(0, 2), beyond=st.integers(0, 500))
def test_an_index_out_of_range_is_an_index_error(places: set[int], more: int, beyond: int) -> None:
    choices, plain = choices_and_list(places, more)
    with pytest.raises(IndexError):
        choices[len(plain) + beyond]
    with pytest.raises(IndexError):
        choices[-len(plain) - 1 - beyond]


def test_a_missing_action_has_no_index() -> None:
    choices, _ = choices_and_list({3, 5}, 1)
    with pytest.raises(ValueError, match=r".*"):
        choices.index(Bid(4))


def test_the_repr_shows_the_actions() -> None:
    assert repr(choices_and_list({3}, 1)[0]) == "Choices([Bid(value=3), Bid(value=1000)])"


def test_a_listed_space_keeps_its_order() -> None:
    space = ListedActions([(Bid(7), "seven"), (Bid(5), "Five")])
    assert space.size == 2
    assert [space.index(Bid(7)), space.index(Bid(5))] == [0, 1]
    assert [space.action(0), space.action(1)] == [Bid(7), Bid(5)]
