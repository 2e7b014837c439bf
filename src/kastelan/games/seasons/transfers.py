"""Moving talers, pieces and points, also when the bank cannot pay in full (CS-SHORT-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kastelan.core.game import Seat, Tell
from kastelan.games.seasons.components import Pieces
from kastelan.games.seasons.events import PointsScored, TalersGained, TalersPaid

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])


def more(row: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The row with one number greater, or with a negative `by` smaller."""
    return (*row[:at], row[at] + by, *row[at + 1 :])


def plus(pieces: Pieces, others: Pieces) -> Pieces:
    """The sum, kind by kind."""
    a, b, c, d, e = pieces  # written out, since playouts add pieces all the time
    v, w, x, y, z = others
    return a + v, b + w, c + x, d + y, e + z


def minus(pieces: Pieces, others: Pieces) -> Pieces:
    """The difference, kind by kind."""
    a, b, c, d, e = pieces
    v, w, x, y, z = others
    return a - v, b - w, c - x, d - y, e - z


def least(pieces: Pieces, others: Pieces) -> Pieces:
    """The smaller number of each kind."""
    return tuple(map(min, pieces, others))


def gain_pieces(state: SeasonsState, seat: Seat, pieces: Pieces) -> None:
    """Put pieces into a player's supply."""
    state.supply = put(state.supply, seat, plus(state.supply[seat], pieces))


def gain_kind(state: SeasonsState, seat: Seat, kind: int, number: int) -> None:
    """Put pieces of one kind into a player's supply, or with a negative number take them out."""
    state.supply = put(state.supply, seat, more(state.supply[seat], kind, number))


def from_bank(state: SeasonsState, seat: Seat, talers: int, rule: str, short: str, tell: Tell | None) -> None:
    """The bank pays what it has, up to what is due (CS-SHORT-1, CS-SHORT-2)."""
    paid = min(talers, state.bank)
    state.bank -= paid
    state.talers = more(state.talers, seat, paid)
    if tell is not None:
        tell(TalersGained(seat, paid, "bank", rule if paid == talers else short))


def to_bank(state: SeasonsState, seat: Seat, talers: int, rule: str, tell: Tell | None) -> None:
    """A player pays the bank."""
    state.bank += talers
    state.talers = more(state.talers, seat, -talers)
    if tell is not None:
        tell(TalersPaid(seat, talers, "bank", rule))


def score(state: SeasonsState, event: PointsScored, tell: Tell | None) -> None:
    """Add points to a player's score and say what for."""
    state.vp = more(state.vp, event.seat, event.points)
    if tell is not None:
        tell(event)
