"""XSET-10, XSET-11: the agenda of items between the draft of decrees and the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.game import Tell
from kastelan.games.ludwig import opening, rounds
from kastelan.games.ludwig.modules.decrees.castle_laws import with_laws
from kastelan.games.ludwig.modules.decrees.decree import REGISTERED
from kastelan.games.ludwig.step_numbers import DRAFTING, FOYER, REDRAWING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

DEAL, FIRST_ROUND = 0, -1
"""The items on the agenda besides decrees: dealing bonus cards, and then the first round."""

REDRAW: Final = 3
"""The decree that acts before all others."""


def plan(state: LudwigState) -> None:
    """Plan the decrees that act at the start, then bonus cards, and drop the deck of decrees."""
    own, players = state.module_state, state.table.players
    seats = [(state.master + after) % players for after in range(players)]
    acting = [
        (number, seat)
        for seat in seats
        for number in own.decrees[seat]
        if REGISTERED[number].acts_at_start and number != REDRAW
    ]
    own.agenda = (*(part for item in acting for part in item), DEAL, 0)
    own.decree_deck, own.seen = (), ()


def begin(state: LudwigState, tell: Tell | None) -> None:
    """Apply the laws of decrees to castles, then start with the agenda."""
    decrees, rules = state.module_state.decrees, state.table.rules
    state.castles = tuple(
        with_laws(castle, own, rules) for castle, own in zip(state.castles, decrees, strict=True)
    )
    go_on(state, tell)


def go_on(state: LudwigState, tell: Tell | None) -> None:
    """Carry out the next items until one opens a question."""
    own = state.module_state
    while own.agenda:
        item, seat, *rest = own.agenda
        own.agenda = tuple(rest)
        if item == FIRST_ROUND:
            rounds.begin_first_round(state, tell)
        elif item == DEAL:
            _deal(state, tell)
        else:
            state.seat = seat
            if not REGISTERED[item % 100].begin(state, seat, tell):
                continue
        return


def _deal(state: LudwigState, tell: Tell | None) -> None:
    """Deal three bonus cards each, of which two are kept (XSET-11)."""
    own = state.module_state
    own.turn_progress = own.tipped = own.sold = 0
    state.corridor_taken, state.seat = False, state.master
    opening.choose_cards(state, tell)


def bonus_cards_to_come(state: LudwigState) -> bool:
    """Whether bonus cards are not dealt yet."""
    early = state.step in (FOYER, DRAFTING, REDRAWING) or bool(state.module_state.agenda)
    return state.round == 1 and early
