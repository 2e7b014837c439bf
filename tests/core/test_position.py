"""A position is written as one line; any text that is not a position raises BadPosition and nothing else."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kastelan.core import position
from kastelan.core.errors import BadPosition
from kastelan.core.game import Plain
from kastelan.core.position import digest, named_game, parse_position, write_position
from tests.toy.bidding import VERSIONS, Bid

FIRST, SECOND = VERSIONS[1], VERSIONS[2]
PLAIN: st.SearchStrategy[Plain] = st.recursive(
    st.none() | st.integers() | st.integers(-(1 << 500), 1 << 500),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=20,
)
STATE = FIRST.new(2, {"without": "4,5", "prizes": "steep"}, seed=12)
LINE = write_position(STATE)


@given(plain=PLAIN)
def test_every_tree_of_values_round_trips(plain: Plain) -> None:
    written = position._written(plain)
    assert re.fullmatch(r"[A-Za-z0-9_.~-]+", written)
    assert position._read(written) == plain


def test_numbers_below_a_million_are_written_in_decimal() -> None:
    values = (0, -1, 999_999, 1_000_000, -(62**4), None, ())
    assert position._written(values) == "_.0.~1.999999.X4C92.~X10000.N._--"


def test_a_tree_is_at_most_a_dozen_tuples_deep() -> None:
    deep: Plain = 1
    for _ in range(11):
        deep = (deep,)
    assert position._read(position._written(deep)) == deep
    with pytest.raises(BadPosition):
        position._read(position._written((deep,)))


def test_the_line_of_a_position_never_changes() -> None:
    """Its parts: options, two hands, no bids yet, prizes to come, prize, points, rounds, generator."""
    assert LINE == (
        "bidding_1_2__.Wno.Wsteep.W4U2CV5-"
        "_._._.1.2.3-._.1.2.3--._.N.N-._.3.10.6-.1._.0.0-.0.X10zcutCXWxTnAthBxOMcNGcVS9x-"
    )


def test_a_line_round_trips_with_its_options() -> None:
    back = parse_position(FIRST, LINE)
    assert write_position(back) == LINE
    assert FIRST.options_of(back) == {"last_doubles": False, "prizes": "steep", "without": ("4", "5")}


def test_the_line_names_its_game() -> None:
    assert named_game(LINE) == ("bidding", 1)
    with pytest.raises(BadPosition) as caught:
        parse_position(SECOND, LINE)
    assert caught.value.message == "position-of-another-game"
    assert caught.value.facts == {"game": "bidding", "version": 1}


def test_the_digest_covers_hidden_information() -> None:
    one, other = STATE.copy(), STATE.copy()
    assert digest(one) == digest(other)
    one.apply(0, Bid(1))
    other.apply(0, Bid(2))
    assert digest(one) != digest(other)
    assert one.view(1) == other.view(1)
    assert re.fullmatch("[0-9a-f]{24}", digest(one))


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "-",
        "bidding",
        "bidding_1_2_",
        "bidding_1_2__-",
        "bidding_1_2__-_-",
        LINE[:-1],
        LINE + "-",
        LINE + " ",
        "\n" + LINE,
        LINE + "\n",
        LINE.upper(),
        LINE.replace("_1_2_", "_1_3_"),
        LINE.replace("_1_2_", "_1_9_"),
        LINE.replace("_1_2_", "_01_2_"),
        LINE.replace("_1_2_", "_1_02_"),
        LINE.replace("Wno", "Wyes1"),
        LINE.replace("Wno", "WNo"),
        LINE.replace("Wno", "no"),
        LINE.replace(".Wno", ""),
        LINE.replace("Wsteep", "WsteUFFFFFVep"),
        LINE.replace("W4U2CV5", "W4U2CVU20V5"),
        LINE.replace(".1.2.3", ".01.2.3"),
        LINE.replace(".1.2.3", ".1.2.X3"),
        LINE.replace(".1.2.3", ".1..2.3"),
        LINE.replace(".1.2.3", ".1.~2.3"),
        LINE.replace(".1.2.3", ".1.N.3"),
        LINE.replace(".1.2.3", ".1.W2.3"),
        LINE.replace(".1.2.3", ".1.٢.3"),
        LINE.replace("_", "._"),
        "bidding_1_2__" + "_" * 19_000,
        "bidding_1_2__.Wno.Wsteep.W-" + "_." * 5_000,
        "bidding_1_2__.Wno.Wsteep.W-X" + "z" * 19_000,
        LINE + "1" * 20_000,
    ],
)
def test_a_damaged_line_is_a_bad_position(damage: str) -> None:
    assert damage != LINE
    with pytest.raises(BadPosition):
        parse_position(FIRST, damage)


@given(text=st.text(alphabet="bdging_0123WNUVX.-~é\n", max_size=60) | st.text(max_size=40))
def test_random_text_is_a_bad_position(text: str) -> None:
    for noise in (text, "bidding_1_2__" + text, "bidding_1_2__.Wno.Wsteep.W-" + text):
        with pytest.raises(BadPosition):
            parse_position(FIRST, noise)


@given(plain=PLAIN)
def test_another_tree_of_values_is_a_bad_position(plain: Plain) -> None:
    with pytest.raises(BadPosition):
        parse_position(FIRST, "bidding_1_2__.Wno.Weven.W-" + position._written(plain))
