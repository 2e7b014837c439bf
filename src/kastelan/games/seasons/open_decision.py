"""Checks of a position that several decisions share. The `..._fits` functions of the chapters use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.seasons.components import BRICKLAYER, RANKS, STONEMASON, WORKERS
from kastelan.games.seasons.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

EMPTY: Final[dict[str, int | tuple[Seat, ...]]] = {
    "queue": (),
    "card": NOTHING,
    "builds": 0,
    "placements": 0,
    "building": NOTHING,
    "asked": 0,
    "sale": NOTHING,
    "kind": NOTHING,
    "turned_in": 0,
    "pinned": 0,
}
"""The fields of a state that only some decisions use, with their values during the others."""
BUILDERS: Final = 1 << BRICKLAYER | 1 << STONEMASON | WORKERS
"""The cards that build, as bits."""


def only_uses(state: SeasonsState, *fields: str) -> bool:
    """Whether all fields that belong to other decisions are empty."""
    return all(getattr(state, field) == empty for field, empty in EMPTY.items() if field not in fields)


def in_line(state: SeasonsState, seats: tuple[Seat, ...]) -> bool:
    """Whether one of these seats decides, and those after it wait in the queue."""
    return state.seat in seats and state.queue == seats[seats.index(state.seat) + 1 :]


def untouched(state: SeasonsState) -> bool:
    """Whether no card of the round has been resolved."""
    return not any((*state.built, *state.entered, state.fresh))


def first_in_rank(state: SeasonsState) -> tuple[Seat, int]:
    """The seat that resolves cards now, and its cards: the lowest rank, then seat order (CS-ROUND-7)."""
    rank = next(rank for rank in RANKS if any(cards & rank for cards in state.selected))
    seat = next(seat for seat in state.order if state.selected[seat] & rank)
    return seat, state.selected[seat] & rank


def card_fits(state: SeasonsState, cards: int, seat: Seat) -> bool:
    """Whether the seat can be resolving one of these cards, given as bits."""
    if not any(state.selected) or state.card < 0 or not cards >> state.card & 1:
        return False
    first, resolved = first_in_rank(state)
    return first == seat and resolved >> state.card & 1 == 1


def may_build(state: SeasonsState) -> bool:
    """Whether the card being resolved allows another building."""
    left = state.builds < state.table.figures.builds and state.builds <= state.built[state.seat]
    return left and card_fits(state, BUILDERS, state.seat)
