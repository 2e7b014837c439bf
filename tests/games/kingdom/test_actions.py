"""An action as a value, a word and a number."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadNotation
from kastelan.core.game import Action
from kastelan.core.hexes import name, parse
from kastelan.games.kingdom import KINGDOM
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, Build, EndTurn, Lift, Put, UseTile
from kastelan.games.kingdom.components import BARN, KINDS, ORACLE, PADDOCK
from tests.games.kingdom.tables import A, Place, Table, at, table

SPACE = KINGDOM.actions


def test_value_word_and_number_of_every_action_agree() -> None:
    for number in range(SPACE.size):
        action = SPACE.action(number)
        assert SPACE.index(action) == number
        assert SPACE.parse(SPACE.write(action)) == action


def test_no_two_actions_share_a_word() -> None:
    words = {SPACE.write(SPACE.action(number)).lower() for number in range(SPACE.size)}
    assert len(words) == SPACE.size == 3 * 400 + 8 + 1


@pytest.mark.parametrize(
    ("number", "word", "action"),
    [
        (0, "A1", Build(0)),
        (19, "T1", Build(19)),
        (20, "A2", Build(20)),
        (127, "H7", Build(at((6, 7)))),
        (399, "T20", Build(399)),
        (400, "-A1", Lift(0)),
        (527, "-H7", Lift(at((6, 7)))),
        (800, "+A1", Put(0)),
        (1199, "+T20", Put(399)),
        (1200, "oracle", UseTile(ORACLE)),
        (1205, "barn", UseTile(BARN)),
        (1207, "paddock", UseTile(PADDOCK)),
        (1208, "end", EndTurn()),
    ],
)
def test_words_and_numbers_stay_what_they_are(number: int, word: str, action: Action) -> None:
    assert (SPACE.index(action), SPACE.write(action)) == (number, word)
    assert SPACE.action(number) == SPACE.parse(word) == action


def test_tiles_are_written_by_their_kind() -> None:
    assert [SPACE.write(action) for action in USE] == list(KINDS)


def test_the_shared_actions_equal_new_ones() -> None:
    assert (BUILD[7], LIFT[7], PUT[7], USE[7], END) == (Build(7), Lift(7), Put(7), UseTile(7), EndTurn())
    assert len({Build(7), Lift(7), Put(7), UseTile(7)}) == 4  # equal numbers, different actions


@pytest.mark.parametrize("word", ["h7", "H7", " H7 ", "FARM", "End", "-h7"])
def test_letters_may_be_small_or_capital(word: str) -> None:
    assert SPACE.write(SPACE.parse(word)).lower() == word.strip().lower()


@pytest.mark.parametrize("word", ["", "U1", "A0", "A21", "7H", "H", "--H7", "castle", "H7 H8", "pass"])
def test_other_words_are_not_actions(word: str) -> None:
    with pytest.raises(BadNotation) as caught:
        SPACE.parse(word)
    assert caught.value.text == word


@pytest.mark.parametrize("number", [-1, 1209, 10**9])
def test_other_numbers_are_not_actions(number: int) -> None:
    with pytest.raises(BadNotation):
        SPACE.action(number)


@pytest.mark.parametrize("action", [Build(400), Put(-1), UseTile(8)])
def test_other_values_are_not_actions(action: Action) -> None:
    with pytest.raises(BadNotation):
        SPACE.index(action)


@pytest.mark.parametrize(
    ("place", "text"), [((0, 0), "A1"), ((6, 7), "H7"), ((19, 0), "A20"), ((19, 19), "T20")]
)
def test_a_hex_is_named_by_its_column_and_its_row(place: Place, text: str) -> None:
    assert name(at(place)) == text
    assert parse(text) == parse(text.lower()) == at(place)


def words(position: Table) -> list[str]:
    return [SPACE.write(action) for action in position.state.legal(A)]


def test_legal_actions_are_listed_in_reading_order_and_tiles_after_hexes() -> None:
    position = table(a=[(2, 5)], tiles=[(6, 11), (15, 12)])
    assert words(position) == ["E4", "F4", "paddock", "farm"]
    position.use("paddock")
    assert words(position) == ["-F3"]
    position.lift((2, 5))
    assert words(position) == ["+G1", "+D3", "+E5", "+G5"]
    position.put((4, 6))
    position.build((4, 5), (4, 4), (3, 4))
    assert words(position) == ["farm", "end"]
