"""Whether the open decision fits what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.seasons.components import (
    BRICKLAYER,
    RANKS,
    STONEMASON,
    TRADER,
    WORKER_STONE,
    WORKER_WOOD,
    WORKERS,
)
from kastelan.games.seasons.possible_questions import FITS
from kastelan.games.seasons.selection import selections
from kastelan.games.seasons.step_numbers import (
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
