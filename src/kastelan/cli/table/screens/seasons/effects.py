"""The effect of previewed events on a seat: points now, points at the end, talers and pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from kastelan.cli.table.screens.screen import Change
from kastelan.core.game import Event, Seat
from kastelan.games.seasons.components import SILVER, VALUES, Figures
from kastelan.games.seasons.events import (
    CardOpened,
    PieceBought,
    PointsScored,
    PointsShifted,
    RoundBegan,
    TalersGained,
    TalersGiven,
    TalersPaid,
    TowerEmptied,
)
from kastelan.narration.seasons.names import Names, letter

TALER_RANK: Final = 0.4
"""A taler counts as much as one value of pieces, since talers pay for helpers; silver as much as a brick."""
PIECE_RANK: Final = (*(0.4 * value for value in VALUES), 1.6)


def change(seat: Seat, events: Sequence[Event], figures: Figures, names: Names) -> Change | None:
    """Points now and at the end, with their sources in words; None if nothing changes."""
    # Up to the next card or round: what happens after that is not an effect of this action.
    own = list(takewhile(lambda event: not isinstance(event, CardOpened | RoundBegan), events))
    now = sum(event.points for event in own if isinstance(event, PointsScored) and event.seat == seat)
    shifts = [event for event in events if isinstance(event, PointsShifted)]
    end = sum(event.points for event in shifts if event.seat == seat)
    talers, pieces = _talers(seat, own), _pieces(seat, own)
    words = list(_words(seat, now, shifts, talers, pieces, figures, names))
    if not words:
        return None
    others = sum(event.points for event in shifts if event.seat != seat)
    worth = sum(number * rank for number, rank in zip(pieces, PIECE_RANK, strict=True))
    # Points for others lower the rank a little. It is only used to sort the list.
    rank = now + end - 0.3 * others + TALER_RANK * talers + worth
    return Change(now + end, ", ".join(words), rank)


def _for_others(seat: Seat, shifts: Sequence[PointsShifted]) -> Iterator[str]:
    for other in sorted({event.seat for event in shifts} - {seat}):
        points = sum(event.points for event in shifts if event.seat == other)
        if points:
            yield f"{letter(other)} {points:+d}"


def _talers(seat: Seat, events: Sequence[Event]) -> int:
    talers = 0
    for event in events:
        if isinstance(event, TalersGained) and event.seat == seat:
            talers += event.talers
        elif isinstance(event, TalersPaid) and event.seat == seat:
            talers -= event.talers
        elif isinstance(event, TalersGiven):
            talers += event.talers * ((event.to == seat) - (event.seat == seat))
    return talers


def _pieces(seat: Seat, events: Sequence[Event]) -> list[int]:
    pieces = [0] * (SILVER + 1)
    for event in events:
        if isinstance(event, TowerEmptied) and event.seat == seat:
            pieces[event.kind] += event.pieces
        elif isinstance(event, PieceBought) and event.seat == seat:
            pieces[event.kind] += 1
    return pieces


def _words(
    seat: Seat,
    now: int,
    shifts: Sequence[PointsShifted],
    talers: int,
    pieces: Sequence[int],
    figures: Figures,
    names: Names,
) -> Iterator[str]:
    if now:
        yield names.say("now", points=f"{now:+d}")
    own = [event for event in shifts if event.seat == seat]
    if own:
        where = ", ".join(f"{names.space(event.space, figures)} {event.points:+d}" for event in own)
        yield names.say("at-end", points=f"{sum(event.points for event in own):+d}", where=where)
    others = list(_for_others(seat, shifts))
    if others:
        yield names.say("for-others", points=", ".join(others))
    if talers:
        yield names.say("talers-change", sign="+" if talers > 0 else "-", talers=abs(talers))
