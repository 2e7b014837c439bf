"""The log as a story: the moves of a turn are told together, and what begins after it is told apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from kastelan.core.game import Event
from kastelan.narration import PlainNarrator
from kastelan.server.play.event_json import points_of
from kastelan.server.play.table import LogLine
from kastelan.server.storage.log_entries import MOVE
from kastelan.server.wire.play import TurnStory

MOST_MOVES: Final = 24
"""Moves that are told together at most, so that a message never grows with the length of a turn."""

Seen = Sequence[tuple[LogLine, Sequence[Event]]]
"""Lines of the log with the events that the reader may know."""


def turn_at(seen: Seen, at: int, narrator: PlainNarrator) -> TurnStory | None:
    """The turn of a line so far, which replaces what was told of it before; None if the line's own story says
    it all."""
    line, events = seen[at]
    first, cut = _first(seen, at, narrator), _cut(events, narrator)
    done = [*chain.from_iterable(events for _, events in seen[first:at]), *events[:cut]]
    points = sum(points_of(event) for event in done if getattr(event, "seat", None) == line.entry.seat)
    if line.entry.kind != MOVE or (first == at and cut == len(events) and not points):
        return None
    since, after = seen[first][0].entry.seq, narrator.narrate(events[cut:])
    return TurnStory(since, narrator.narrate(done), cut, points, after)


def _first(seen: Seen, at: int, narrator: PlainNarrator) -> int:
    """The first line of the turn that a line belongs to."""
    first, seat = at, seen[at][0].entry.seat
    while first and at - first < MOST_MOVES:
        line, events = seen[first - 1]
        ends = line.entry.kind != MOVE or line.entry.seat != seat or _cut(events, narrator) < len(events)
        if ends:
            break
        first -= 1
    return first


def _cut(events: Sequence[Event], narrator: PlainNarrator) -> int:
    """How many of the events belong to the turn: those before the first that begins something new."""
    return next((at for at, event in enumerate(events) if isinstance(event, narrator.chapters)), len(events))
