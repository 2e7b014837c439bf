"""Whether the open decision is one that could be asked now, decision by decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.seasons import building, buying, placing, scoring, trading, winter
from kastelan.games.seasons.components import (
    COLLAPSED_WALL,
    PLAGUE,
    RESOURCES,
    SAND,
    SNOWDRIFT,
    STONE,
    VILLAGE_TAVERN,
    WORKERS,
)
from kastelan.games.seasons.step_numbers import (
    BUILDING,
    CONSENTING,
    COURTING,
    DIGGING,
    EMPTYING,
    MARKETING,
    MENDING,
    ORDERING,
    OVER,
    PAYING,
    PLACING,
    PLAGUE_TOLL,
    PURCHASING,
    SELECTING,
    SHARING,
    STATIONING,
    SUPPLYING,
    TAKING_BACK,
    TURNING_IN,
)

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def _in_line(state: SeasonsState, seats: tuple[Seat, ...]) -> bool:
    """Whether it is the turn of one of these seats, with those after him in the queue."""
    return state.seat in seats and state.queue == seats[seats.index(state.seat) + 1 :]


def _always(_: SeasonsState) -> bool:
    return True


def _turned_up(state: SeasonsState, card: int) -> bool:
    """Whether this card can be the one that was turned up in this round, and who decides fits."""
    return card not in state.pile and _marked(state) and _in_line(state, state.order)


def _marked(state: SeasonsState) -> bool:
    return state.round in state.table.figures.winter_marks


def _plague(state: SeasonsState) -> bool:
    return _turned_up(state, PLAGUE) and state.discards[state.seat] > 0


def _mending(state: SeasonsState) -> bool:
    return _turned_up(state, COLLAPSED_WALL) and len(winter.mendings(state)) > 1


def _digging(state: SeasonsState) -> bool:
    before = state.order[: -len(state.queue) - 1]
    return _turned_up(state, SNOWDRIFT) and all(
        seat in before and not state.talers[seat] and not (state.hands[seat] | state.discards[seat]) & WORKERS
        for seat in range(state.table.players)
        if state.pinned >> seat & 1
    )


def _courting(state: SeasonsState) -> bool:
    seats = state.order
    if state.maiden == 2:
        seats = tuple(seat for seat in seats if state.suitors >> seat & 1)
    waiting = (state.seat, *state.queue)
    suits = state.maiden > 0 and all(state.suitors >> seat & 1 for seat in waiting)
    means = state.talers[state.seat] > 0 or any(state.supply[state.seat])
    return suits and means and _in_line(state, seats)


def _sharing(state: SeasonsState) -> bool:
    queue, others = state.queue, state.order
    if len(queue) != len(others) - 1 or len(set(queue)) != len(queue) or queue[-1] != state.seat:
        return False
    others = tuple(seat for seat in others if seat in queue)
    at = others.index(queue[0])
    return queue == others[at:] + others[:at] and not state.maiden


def _taking_back(state: SeasonsState) -> bool:
    able = state.talers[state.seat] >= state.table.figures.winter.toll or state.innkeeper == state.seat
    return state.table.winter and VILLAGE_TAVERN not in state.pile and not able


def _stationing(state: SeasonsState) -> bool:
    return len(trading.stations(state)) > 1


def _purchasing(state: SeasonsState) -> bool:
    return _asked(state, state.seat) and len(buying.purchases(state)) > 1


def _asked(state: SeasonsState, buyer: Seat) -> bool:
    """Only others' cards have been dealt with."""
    others = sum(1 << at for at, (owner, _, _) in enumerate(state.lying) if owner != buyer)
    return not state.asked & ~others


def _consenting(state: SeasonsState) -> bool:
    at, kind = divmod(state.sale, len(RESOURCES))
    if len(state.queue) != 1 or not 0 <= at < len(state.lying) or not state.asked >> at & 1:
        return False
    buyer, (owner, _, pieces) = state.queue[0], state.lying[at]
    affords = state.talers[buyer] >= state.table.figures.price
    last = sum(pieces) == 1 == pieces[kind]
    return affords and last and owner == state.seat != buyer and _asked(state, buyer)


def _building(state: SeasonsState) -> bool:
    allowed = state.builds < state.table.figures.builds and state.builds <= state.built[state.seat]
    return allowed and len(building.buildable(state)) > 0


def _paying(state: SeasonsState) -> bool:
    chosen = 0 <= state.building < len(state.templates) and state.templates[state.building] > 0
    allowed = state.builds < state.table.figures.builds and state.builds <= state.built[state.seat]
    return chosen and allowed


def _placing(state: SeasonsState) -> bool:
    allowed = state.placements < state.table.figures.placements and state.built[state.seat] > 0
    entered = state.entered[state.seat].bit_count() >= state.placements
    return (
        allowed and entered and state.builds <= state.built[state.seat] and len(placing.placings(state)) > 1
    )


def _marketing(state: SeasonsState) -> bool:
    seats = tuple(seat for seat in state.order if scoring.market_rate(state, seat))
    return _in_line(state, seats) and state.talers[state.seat] >= scoring.market_rate(state, state.seat)


def _turning_in(state: SeasonsState) -> bool:
    seats = tuple(seat for seat in state.order if scoring.palace_room(state, seat))
    room = scoring.palace_room(state, state.seat)
    return SAND <= state.kind <= STONE and _in_line(state, seats) and state.turned_in <= room


FITS: Final[dict[int, Callable[[SeasonsState], bool]]] = {
    SELECTING: _always,
    PLAGUE_TOLL: _plague,
    MENDING: _mending,
    DIGGING: _digging,
    COURTING: _courting,
    SHARING: _sharing,
    SUPPLYING: _always,
    TAKING_BACK: _taking_back,
    STATIONING: _stationing,
    EMPTYING: _always,
    PURCHASING: _purchasing,
    CONSENTING: _consenting,
    ORDERING: _always,
    BUILDING: _building,
    PAYING: _paying,
    PLACING: _placing,
    MARKETING: _marketing,
    TURNING_IN: _turning_in,
    OVER: _always,
}
