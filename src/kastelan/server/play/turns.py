"""The log as a story: the moves of a turn are told together, and what begins after it is told apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from kastelan.core.game import Event, Seat
from kastelan.narration import PlainNarrator
from kastelan.server.play.event_json import points_of, seen_events
from kastelan.server.play.table import LogLine
from kastelan.server.storage.log_entries import MOVE
from kastelan.server.wire.play import TurnStory

MOST_MOVES: Final = 24
"""Moves that are told together at most, so that a message never grows with the length of a turn."""


class SeenLines:
    """Lines of the log with the events that a seat, or a spectator, may know. Most turns are short, so the
    events of a line are gathered when they are first needed."""

    def __init__(self, lines: Sequence[LogLine], seat: Seat | None) -> None:
        self.lines, self._seat = lines, seat
        self._events = dict[int, list[Event]]()

    def events(self, at: int) -> list[Event]:
        """The events of a line that may be known."""
        found = self._events.get(at)
        if found is None:
            found = self._events[at] = seen_events(self.lines[at].events, self._seat)
        return found


def turn_at(seen: SeenLines, at: int, narrator: PlainNarrator) -> TurnStory | None:
    """The turn of a line so far, which replaces what was told of it before; None if the line's own story says
    it all."""
    line, events = seen.lines[at], seen.events(at)
    first, cut = _first(seen, at, narrator), _cut(events, narrator)
    done = [*chain.from_iterable(map(seen.events, range(first, at))), *events[:cut]]
    points = sum(points_of(event) for event in done if getattr(event, "seat", None) == line.entry.seat)
    if line.entry.kind != MOVE or (first == at and cut == len(events) and not points):
        return None
    since, after = seen.lines[first].entry.seq, narrator.narrate(events[cut:])
    return TurnStory(since, narrator.narrate(done), cut, points, after)


def _first(seen: SeenLines, at: int, narrator: PlainNarrator) -> int:
    """The first line of the turn that a line belongs to."""
    first, seat = at, seen.lines[at].entry.seat
    while first and at - first < MOST_MOVES and not _ends_turn(seen, first - 1, seat, narrator):
        first -= 1
    return first


def _ends_turn(seen: SeenLines, at: int, seat: Seat, narrator: PlainNarrator) -> bool:
    """Whether what comes after a line does not belong to its turn."""
    entry = seen.lines[at].entry
    if entry.kind != MOVE or entry.seat != seat:
        return True
    events = seen.events(at)
    return _cut(events, narrator) < len(events)


def _cut(events: Sequence[Event], narrator: PlainNarrator) -> int:
    """How many of the events belong to the turn: those before the first that begins something new."""
    return next((at for at, event in enumerate(events) if isinstance(event, narrator.chapters)), len(events))
