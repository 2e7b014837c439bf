"""FIN-2: decisions between the last round and the final scoring: debts, then stacks.

In version 1 of the rules the card of decree 54 is chosen here too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.ludwig.ludwig_step import answerable
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.step_numbers import CLEARING, DOUBLING, OVER, REPAYING
from kastelan.games.ludwig.view import stack_counts

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

LAST_STEPS: Final = (REPAYING, CLEARING, DOUBLING, OVER)
"""The steps after the last round."""


def begin(state: LudwigState) -> bool:
    """Open the first question, clockwise from the last master builder. Returns True if there is one."""
    own = state.module_state
    own.turn_progress, state.turns, own.offered = 0, _clockwise(state), ()
    return _ask(state)


def decided(state: LudwigState) -> bool:
    """Open the next question after a seat has decided. Returns True if there is none left."""
    state.turns, state.module_state.offered = state.turns[1:], ()
    return not _ask(state)


def _clockwise(state: LudwigState) -> tuple[Seat, ...]:
    players = state.table.players
    return tuple((state.master + after) % players for after in range(players))


def _ask(state: LudwigState) -> bool:
    """Ask the next seat with a decision. Returns True if there is one.

    `turn_progress` is the place in `QUESTIONS`.
    """
    own = state.module_state
    while own.turn_progress < len(QUESTIONS):
        if not state.turns:
            own.turn_progress, state.turns = own.turn_progress + 1, _clockwise(state)
            continue
        is_asked, step = QUESTIONS[own.turn_progress]
        if is_asked(state, state.turns[0]):
            state.seat, state.step = state.turns[0], step
            return True
        state.turns = state.turns[1:]
    own.turn_progress, state.turns, state.seat = 0, (), state.master
    return False


def _owes(state: LudwigState, seat: Seat) -> bool:
    return state.module_state.debt[seat] > 0 and state.money[seat] >= COIN


def _clears(state: LudwigState, seat: Seat) -> bool:
    return any(one.discards for one in held(state, seat)) and any(stack_counts(state))


def doubles(state: LudwigState, seat: Seat) -> bool:
    """Whether the seat may let a bonus card count twice (DEC-54)."""
    return any(one.doubles_a_card for one in held(state, seat)) and bool(state.hands[seat])


def _doubles_before_scoring(state: LudwigState, seat: Seat) -> bool:
    return not state.table.rules.decree_54_in_final_scoring and doubles(state, seat)


QUESTIONS: Final[tuple[tuple[Callable[[LudwigState, Seat], bool], int], ...]] = (
    (_owes, REPAYING),
    (_clears, CLEARING),
    (_doubles_before_scoring, DOUBLING),
)


def fits(state: LudwigState) -> bool:
    """Whether the last round is over, and the seat has a legal action."""
    return state.last and answerable(state)
