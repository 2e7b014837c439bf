"""Whether the open decision fits what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.seasons import building, buying, placing, scoring, trading, winter
from kastelan.games.seasons.components import (
    BRICKLAYER,
    COLLAPSED_WALL,
    PLAGUE,
    RANKS,
    RESOURCES,
    SAND,
    SNOWDRIFT,
    STONE,
    STONEMASON,
    TRADER,
    VILLAGE_TAVERN,
    WORKER_STONE,
    WORKER_WOOD,
    WORKERS,
)
from kastelan.games.seasons.selection import selections
from kastelan.games.seasons.steps import (
    BUILDING,
    CONSENTING,
    COURTING,
    DIGGING,
    EMPTYING,
    FINAL,
    MARKETING,
    MENDING,
    NOBODY,
    NOTHING,
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

BUILDERS: Final = 1 << BRICKLAYER | 1 << STONEMASON
CARDS_OF: Final = {
    TAKING_BACK: 1 << TRADER,
    STATIONING: 1 << TRADER,
    EMPTYING: 1 << BRICKLAYER,
    PURCHASING: 1 << STONEMASON,
    CONSENTING: 1 << STONEMASON,
    BUILDING: BUILDERS | WORKERS,
    PAYING: BUILDERS | WORKERS,
    PLACING: BUILDERS,
}
"""The cards that bring each decision of phase 5."""


def step_fits(state: SeasonsState) -> bool:
    """Selection, cards, marks and the decision itself."""
    return _leftovers(state) and _phase(state) and _lying(state) and FITS[state.step](state)


def _leftovers(state: SeasonsState) -> bool:
    """Fields that belong to other decisions are empty."""
    step = state.step
    has_queue = step in (
        PLAGUE_TOLL,
        MENDING,
        DIGGING,
        COURTING,
        SHARING,
        CONSENTING,
        MARKETING,
        TURNING_IN,
    )
    return (
        (step in CARDS_OF) == (state.card != NOTHING)
        and (step == PAYING) == (state.building != NOTHING)
        and (step == CONSENTING) == (state.sale != NOTHING)
        and (step == TURNING_IN) == (state.kind != NOTHING)
        and (step == TURNING_IN or not state.turned_in)
        and (step in (PURCHASING, CONSENTING) or not state.asked)
        and (step in (BUILDING, PAYING, PLACING) or not state.builds)
        and (step == PLACING or not state.placements)
        and (has_queue or not state.queue)
        and (step == DIGGING or not state.pinned)
        and (state.face_down or not state.barred)
    )


def _phase(state: SeasonsState) -> bool:
    """Which cards lie selected, and whose is the turn."""
    if state.step in FINAL:
        ended = state.round == state.table.rounds or not any(state.templates)
        return ended and not any(state.selected) and set(state.wagons) == {NOBODY} and not state.fresh
    if state.step == SELECTING or not any(state.selected):
        return _before_cards(state) and state.step in (SELECTING, COURTING, SHARING)
    if state.face_down:
        return _before_cards(state) and all(state.selected) and bool(state.table.winter)
    if state.step == SUPPLYING:
        return all(state.selected) and _untouched(state)
    return _turn_of(state)


def _untouched(state: SeasonsState) -> bool:
    """No card of the round has been resolved."""
    return not any((*state.built, *state.entered, state.fresh))


def _before_cards(state: SeasonsState) -> bool:
    """Selections are legal ones, the game is not over, and nothing of phase 5 has happened."""
    number = state.table.figures.cards_played[state.table.players]
    for seat, cards in enumerate(state.selected):
        barred = bool(state.barred >> seat & 1)
        if barred > (not state.discards[seat]):
            return False
        if state.step == SELECTING and barred < (not state.discards[seat]):
            return False
        possible = selections(state.hands[seat] | cards, barred, number)
        if not possible or (cards and cards not in [action.cards for action in possible]):
            return False
    if state.step == SELECTING and all(state.selected):
        return False
    return _untouched(state) and any(state.templates)


def _turn_of(state: SeasonsState) -> bool:
    """The card of the lowest rank and the first seat is being resolved (CS-ROUND-7)."""
    rank = next(rank for rank in RANKS if any(cards & rank for cards in state.selected))
    seat = next(seat for seat in state.order if state.selected[seat] & rank)
    if state.step == ORDERING:
        return state.seat == seat and rank == WORKERS and (state.selected[seat] & WORKERS).bit_count() == 2
    if not 0 <= state.card < 8 or not CARDS_OF.get(state.step, 0) >> state.card & 1:
        return False
    actor = state.queue[0] if state.step == CONSENTING and state.queue else state.seat
    return actor == seat and bool(state.selected[seat] & rank & 1 << state.card)


def _lying(state: SeasonsState) -> bool:
    """Pieces lie on the Worker cards that are revealed and not yet resolved, in the order of supply."""
    expected: list[tuple[Seat, int]] = []
    if not state.face_down and state.step not in FINAL:
        for seat in state.order:
            workers = state.selected[seat] & WORKERS
            expected += [(seat, card) for card in range(WORKER_WOOD, WORKER_STONE + 1) if workers >> card & 1]
    if state.step == SUPPLYING:
        if (state.seat, WORKER_STONE) not in expected:
            return False
        expected = expected[: expected.index((state.seat, WORKER_STONE))]
    elif state.card != NOTHING and (state.seat, state.card) in expected:
        expected.remove((state.seat, state.card))
    return [(seat, card) for seat, card, _ in state.lying] == expected and all(
        _brought(state, card, pieces) for _, card, pieces in state.lying
    )


def _brought(state: SeasonsState, card: int, pieces: tuple[int, ...]) -> bool:
    """No more than the card brings."""
    figures = state.table.figures
    over = [have - fixed for have, fixed in zip(pieces, figures.fixed[card], strict=True)]
    if card != WORKER_STONE:
        return max(over) <= 0
    free = [number for kind, number in enumerate(over) if kind in figures.choice_kinds]
    rest = [number for kind, number in enumerate(over) if kind not in figures.choice_kinds]
    return sum(free) <= figures.choice and max(rest) <= 0


def courting_fits(state: SeasonsState) -> bool:
    """Suitors and stakes belong to a Castle Maiden in play."""
    everyone = (1 << state.table.players) - 1
    if not state.maiden:
        return not state.suitors and (state.step == SHARING or not any(state.stakes))
    if state.maiden == 1 and state.step != COURTING:
        return state.table.maiden_waits and state.suitors == everyone and not any(state.stakes)
    if state.maiden == 1:  # every suitor who has decided has laid something
        begun = state.table.maiden_waits != (state.selected[0] != 0)
        return begun and sum(state.stakes) == state.suitors.bit_count() - 1 - len(state.queue)
    return 1 < state.suitors.bit_count() <= sum(state.stakes)


# Decision by decision


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
