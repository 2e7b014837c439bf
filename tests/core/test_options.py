"""Options validate values, parse them from text and write them back."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadOption
from kastelan.core.options import Choice, Flag, Option, Several, check_players, check_seed, checked

FLAG = Flag("open", "X-1")
ON = Flag("running", "X-1", on=True)
CHOICE = Choice("start", "X-2", words=("random", "1", "2"))
PAIR = Several(
    "parts", "X-3", words=("?", "a", "b", "c"), least=2, most=2, preset=("?", "?"), repeatable=("?",)
)
SOME = Several("without", "X-4", words=("a", "b", "c"), least=0, most=2)
ALL = (FLAG, ON, CHOICE, PAIR, SOME)


@pytest.mark.parametrize("value", [True, "yes", "Yes", "TRUE", "on", "1", 1])
def test_these_values_mean_yes(value: object) -> None:
    assert FLAG.check(value) is True


@pytest.mark.parametrize("value", [False, "no", "No", "FALSE", "off", "0", 0])
def test_these_values_mean_no(value: object) -> None:
    assert ON.check(value) is False


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, "maybe"),
        (FLAG, ""),
        (FLAG, 2),
        (FLAG, None),
        (CHOICE, "3"),
        (CHOICE, ""),
        (CHOICE, None),
        (CHOICE, ["random"]),
        (PAIR, "a"),
        (PAIR, "a,b,c"),
        (PAIR, "a,a"),
        (PAIR, "a,d"),
        (PAIR, 5),
        (PAIR, None),
        (PAIR, {"a", "b"}),
        (SOME, "a,b,c"),
        (SOME, ("a", "a")),
        (SOME, ("?",)),
    ],
)
def test_a_wrong_value_is_refused_and_named(option: Option, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        option.check(value)
    assert caught.value.option == option.name
    if isinstance(option, Several):
        assert caught.value.message == "bad-option-list"
        assert caught.value.facts["count"] == option.count
        assert caught.value.facts["expected"] == ", ".join(option.words)
    else:
        assert caught.value.message == "bad-option-value"
        assert caught.value.facts["expected"] == option.expected


@pytest.mark.parametrize(
    ("option", "value", "normal_form"),
    [
        (CHOICE, "RANDOM", "random"),
        (CHOICE, 1, "1"),
        (PAIR, "b,a", ("b", "a")),
        (PAIR, " B , ? ", ("b", "?")),
        (PAIR, "?,?", ("?", "?")),
        (PAIR, ["a", "?"], ("a", "?")),
        (SOME, "", ()),
        (SOME, ",", ()),
        (SOME, "c", ("c",)),
        (SOME, ("c", "a"), ("c", "a")),
    ],
)
def test_a_value_is_normalised(option: Option, value: object, normal_form: object) -> None:
    assert option.check(value) == normal_form
    assert option.check(option.write(option.check(value))) == normal_form


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.name)
def test_a_default_is_a_valid_value(option: Option) -> None:
    assert option.check(option.default) == option.default
    assert option.check(option.write(option.default)) == option.default


def test_an_option_says_what_it_expects() -> None:
    assert [option.expected for option in ALL] == [
        "yes, no",
        "yes, no",
        "random, 1, 2",
        "2 x ?, a, b, c",
        "0-2 x a, b, c",
    ]


def test_values_are_written_as_text() -> None:
    assert [
        FLAG.write(True),
        FLAG.write(False),
        CHOICE.write("1"),
        PAIR.write(("a", "?")),
        SOME.write(()),
    ] == [
        "yes",
        "no",
        "1",
        "a,?",
        "",
    ]


def test_an_option_that_is_not_given_has_its_default() -> None:
    assert checked(ALL, {"open": "yes", "parts": "a,b"}) == {
        "open": True,
        "running": True,
        "start": "random",
        "parts": ("a", "b"),
        "without": (),
    }


def test_an_unknown_option_is_refused_and_named() -> None:
    with pytest.raises(BadOption) as caught:
        checked(ALL, {"opne": "yes"})
    assert (caught.value.option, caught.value.message) == ("opne", "unknown-option")
    assert caught.value.facts["expected"] == "open, running, start, parts, without"


def test_the_number_of_players_must_be_allowed_by_the_game() -> None:
    assert check_players(range(2, 5), None) == 2
    assert [check_players(range(2, 5), players) for players in (2, 3, 4)] == [2, 3, 4]
    for wrong in (1, 5, -3, True, "3", 2.0, 10**40):
        with pytest.raises(BadOption) as caught:
            check_players(range(2, 5), wrong)
        assert (caught.value.option, caught.value.message) == ("players", "bad-players")
        assert (caught.value.facts["least"], caught.value.facts["most"]) == (2, 4)


def test_a_seed_is_a_whole_number_of_at_most_a_hundred_digits() -> None:
    assert [check_seed(seed) for seed in (0, 7, 10**99)] == [0, 7, 10**99]
    for wrong in (-1, True, "7", 7.0, None, 10**100, 10**5000):
        with pytest.raises(BadOption) as caught:
            check_seed(wrong)
        assert (caught.value.option, caught.value.message) == ("seed", "bad-seed")
