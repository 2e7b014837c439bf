"""When a person's clocks are paused in turn-by-turn games: daily quiet hours and vacations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from heapq import merge
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kastelan.server.errors import Refused

# From and until, in milliseconds since 1970.
Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Rest:
    """The times when a person's clock is paused."""

    zone: str = "UTC"
    quiet_from: int | None = None  # minutes after midnight in the zone
    quiet_to: int | None = None
    vacation_from: int | None = None
    vacation_until: int | None = None
    downtime: tuple[Span, ...] = ()  # server downtime, in order; pauses clocks of live tables too

    def awake(self, since: int, until: int) -> int:
        """Milliseconds of running clock between two times."""
        # With daily quiet hours `_spans` is endless, so this loop and the one in `ends` stop by themselves.
        slept = 0
        for begin, end in self._spans(since):
            if begin >= until:
                break
            slept += max(0, min(end, until) - max(begin, since))
        return max(0, until - since - slept)

    def ends(self, since: int, left: int) -> int:
        """When `left` milliseconds of running clock are used up."""
        # since |--- counts ---|zzz pause zzz|--- counts ---| at + left
        at = since
        for begin, end in self._spans(since):
            if begin - at >= left:
                break
            left -= max(0, begin - at)
            at = max(at, end)
        return at + left

    def _spans(self, since: int) -> Iterator[Span]:
        """Pauses that end after `since`, in order, overlapping ones merged."""
        kept: Span | None = None
        # merge needs sorted input; each of the three sources yields its spans in order.
        for begin, end in merge(self._quiet(since), self._vacation(), self.downtime):
            if end <= since:
                continue
            if kept is not None and begin > kept[1]:
                yield kept
                kept = None
            kept = (begin, end) if kept is None else (kept[0], max(kept[1], end))
        if kept is not None:
            yield kept

    def _vacation(self) -> Iterator[Span]:
        if self.vacation_from is not None and self.vacation_until is not None:
            yield self.vacation_from, self.vacation_until

    def _quiet(self, since: int) -> Iterator[Span]:
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return
        zone = zone_named(self.zone)
        # A day early, since quiet hours that began yesterday evening may still last.
        day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
        # An end that is earlier in the day than the beginning lies on the next day.
        over_night = timedelta(days=int(self.quiet_to < self.quiet_from))
        while True:
            yield _at(day, self.quiet_from, zone), _at(day + over_night, self.quiet_to, zone)
            day += timedelta(days=1)


AWAKE: Final = Rest()
"""A clock that is never paused."""


def _at(day: date, minutes: int, zone: tzinfo) -> int:
    moment = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return int(moment.timestamp() * 1000)


def zone_named(name: str) -> tzinfo:
    """The time zone with this IANA name."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("no-such-zone", zone=name) from None
