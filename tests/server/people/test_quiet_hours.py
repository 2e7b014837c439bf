"""Clocks of turn-by-turn games stand still in quiet hours and on vacation."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kastelan.server.errors import Refused
from kastelan.server.people.quiet_hours import Rest, zone_named
from kastelan.server.play.clocks import Clock, Watch

HOUR = 3_600_000
PRAGUE = "Europe/Prague"
NIGHT = Rest(PRAGUE, 22 * 60, 7 * 60)


def at(day: int, hour: int, month: int = 6) -> int:
    return int(datetime(2026, month, day, hour, tzinfo=ZoneInfo(PRAGUE)).timestamp() * 1000)


def test_a_night_does_not_count() -> None:
    assert NIGHT.awake(at(1, 20), at(2, 8)) == 3 * HOUR
    assert NIGHT.ends(at(1, 20), 3 * HOUR) == at(2, 8)
    assert NIGHT.ends(at(1, 20), 2 * HOUR) == at(1, 22)
    assert NIGHT.ends(at(1, 23), 0) == at(2, 7)
    assert NIGHT.ends(at(1, 12), 0) == at(1, 12)


def test_quiet_hours_at_noon_are_of_the_same_day() -> None:
    noon = Rest(PRAGUE, 12 * 60, 14 * 60)
    assert noon.awake(at(1, 11), at(1, 15)) == 2 * HOUR


def test_a_vacation_and_the_nights_in_it_count_once() -> None:
    away = Rest(PRAGUE, 22 * 60, 7 * 60, at(2, 12), at(5, 23))
    assert away.awake(at(2, 10), at(6, 8)) == 3 * HOUR
    assert away.ends(at(2, 10), 3 * HOUR) == at(6, 8)


def test_the_night_in_which_clocks_are_put_back_is_an_hour_longer() -> None:
    assert NIGHT.awake(at(24, 21, 10), at(25, 8, 10)) == 2 * HOUR
    assert NIGHT.ends(at(24, 21, 10), 2 * HOUR) - at(24, 21, 10) == 12 * HOUR


@given(
    st.integers(0, 10**9), st.integers(0, 40 * 24 * HOUR), st.integers(0, 1439), st.integers(0, 719),
    st.none() | st.tuples(st.integers(0, 10**9), st.integers(0, 30 * 24 * HOUR)),
)  # fmt: skip
def test_whoever_thinks_until_the_end_has_thought_as_long_as_was_left(
    since: int, left: int, start: int, length: int, vacation: tuple[int, int] | None
) -> None:
    begin, long = vacation or (None, 0)
    rest = Rest(PRAGUE, start, (start + length) % 1440, begin, None if begin is None else begin + long)
    assert rest.awake(since, rest.ends(since, left)) == left


def test_a_watch_lets_one_seat_rest_and_the_other_run() -> None:
    watch = Watch(Clock(move=3 * 3600), 2)
    watch.rests = {0: NIGHT}
    watch.turn((0, 1), at(1, 20), None)
    assert watch.deadlines() == {0: at(2, 8), 1: at(1, 23)}
    assert watch.thought(0, at(2, 7)) == 2 * HOUR
    assert watch.thought(1, at(2, 7)) == 11 * HOUR


@pytest.mark.parametrize("name", ["Nowhere/Land", "../../etc/passwd", "", "Europe"])
def test_zones_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="no-such-zone"):
        zone_named(name)
