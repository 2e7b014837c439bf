"""LUD-SCORE: adding the lines of a score to the score track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.game import Tell
from kastelan.games.ludwig.castle_additions import Line
from kastelan.games.ludwig.events import PointsScored

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def add_lines(state: LudwigState, lines: Sequence[Line], tell: Tell | None) -> None:
    """Add the points of each line to the track, with an event for each."""
    seat, points = state.seat, state.score
    gained = sum([line[1] for line in lines])
    state.score = (*points[:seat], points[seat] + gained, *points[seat + 1 :])
    if tell is None:
        return
    for line in lines:
        events = (module.line_event(state, line) for module in state.table.hooks.line_event)
        tell(next((event for event in events if event is not None), None) or _line_event(state, line))


def _line_event(state: LudwigState, line: Line) -> PointsScored:
    rooms, (rule, points, room, other) = state.castles[state.seat].rooms, line
    because_of = None if other is None else rooms[other].top.number
    return PointsScored(state.seat, points, rule, rooms[room].top.number, because_of, room, other)
