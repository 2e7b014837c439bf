"""Actions written as words and numbers."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadNotation
from kastelan.core.game import Action
from kastelan.core.notation import ListedActions
from tests.toy.bidding import Bid

SPACE = ListedActions([(Bid(7), "seven"), (Bid(5), "Five"), (Bid(6), "-six*")])


@pytest.mark.parametrize("text", ["five", "Five", "FIVE", "  five "])
def test_case_and_space_around_a_word_do_not_matter(text: str) -> None:
    assert SPACE.parse(text) == Bid(5)


def test_an_action_is_written_as_it_was_listed() -> None:
    assert [SPACE.write(Bid(value)) for value in (7, 5, 6)] == ["seven", "Five", "-six*"]


@pytest.mark.parametrize("text", ["", " ", "fiv", "fivee", "fi ve", "six", "０", "seven\x00"])
def test_an_unknown_word_is_bad_notation_and_named(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        SPACE.parse(text)
    assert (caught.value.message, caught.value.text) == ("bad-notation", text)


@pytest.mark.parametrize("index", [-1, 3, 10**30])
def test_an_unknown_number_is_bad_notation(index: int) -> None:
    with pytest.raises(BadNotation) as caught:
        SPACE.action(index)
    assert caught.value.message == "no-such-action"


def test_an_action_of_another_game_is_bad_notation() -> None:
    for ask in (SPACE.index, SPACE.write):
        with pytest.raises(BadNotation) as caught:
            ask(Bid(99))
        assert caught.value.message == "no-such-action"


@pytest.mark.parametrize("rows", [[(Bid(1), "a"), (Bid(1), "b")], [(Bid(1), "a"), (Bid(2), "A")]])
def test_a_list_with_duplicates_is_refused(rows: list[tuple[Action, str]]) -> None:
    with pytest.raises(AssertionError):
        ListedActions(rows)
