"""Whether decrees, and the fields that they use, can occur in a game."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from kastelan.games.ludwig.modules.decrees.draft import order, usable
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.decrees.last_decisions import LAST_STEPS
from kastelan.games.ludwig.step_numbers import DRAFTING, FOYER, NOTHING, REDRAWING, SWAPPING

if TYPE_CHECKING:
    from kastelan.games.ludwig.module_state import ModuleState
    from kastelan.games.ludwig.state import LudwigState

MOST: int = 1_000_000_000


def holds(state: LudwigState) -> bool:
    """Whether the decrees' part of a position can occur in a game."""
    return _lengths(state) and _numbers(state) and _half_done(state) and _dealt(state) and _doubled(state)


def _lengths(state: LudwigState) -> bool:
    own, players = state.module_state, state.table.players
    rows = (own.decrees, own.stored, own.model, own.debt, own.banked, own.doubled)
    return all(len(row) == players for row in rows)


def _numbers(state: LudwigState) -> bool:
    """Whether counters are in range."""
    own, slots = state.module_state, set(state.table.slots)
    return (
        all(0 <= count < MOST for count in (*own.debt, *own.banked))
        and 0 <= own.recalled <= min(len(state.deck), 3)
        and own.used in (0, 1 << 8)
        and 0 <= own.tipped < 1 << 64
        and NOTHING <= own.waiting < state.table.players
        and (not own.shift or (len(own.shift) == 2 and set(own.shift) <= slots))
        and len(own.agenda) <= 20
    )


def _half_done(state: LudwigState) -> bool:
    """Whether fields of open decisions belong to the step."""
    own, step = state.module_state, state.step
    return (
        bool(own.queue) == (step == SWAPPING)
        and all(row and 0 <= row[0] < state.table.players for row in own.queue)
        and (not own.purchase or len(own.purchase) == 5)
        and (step in LAST_STEPS or not any(card != NOTHING for card in own.doubled))
        and (step not in LAST_STEPS or state.last)
    )


def _doubled(state: LudwigState) -> bool:
    pairs = zip(state.module_state.doubled, state.hands, strict=True)
    return all(card == NOTHING or card in hand for card, hand in pairs)


def _dealt(state: LudwigState) -> bool:
    """Whether decrees are where the draft has put them."""
    own, table = state.module_state, state.table
    if state.step == FOYER:
        return not any(own.decrees) and not own.draft and not own.decree_deck and not own.kept
    known = usable(table)
    if state.step == DRAFTING:
        return _draft(state, known)
    each_has = len(order(table)) // table.players
    dealt = [*chain(*own.decrees)]
    redrawn = own.offered if state.step == REDRAWING else ()
    return (
        all(len(cards) == each_has and list(cards) == sorted(cards) for cards in own.decrees)
        and len(set(dealt)) == len(dealt)
        and set(dealt) <= set(known)
        and not own.draft
        and not own.kept
        and (state.step == REDRAWING) == bool(own.decree_deck)
        and (not own.decree_deck or sorted((*dealt, *own.decree_deck, *redrawn)) == known)
        and (state.step != REDRAWING or 3 in own.decrees[state.seat])
        and _may_store(state)
        and _seen(own, table.players, {*own.decree_deck, *redrawn})
    )


def _may_store(state: LudwigState) -> bool:
    return all(
        tile == NOTHING or any(one.stores for one in held(state, seat))
        for seat, tile in enumerate(state.module_state.stored)
    )


def _draft(state: LudwigState, known: list[int]) -> bool:
    own, seats = state.module_state, order(state.table)
    if len(own.kept) != state.table.players or any(own.decrees):
        return False
    chosen = [*chain(*own.kept)]
    if len(chosen) >= len(seats) or state.seat != seats[len(chosen)]:
        return False
    counts = [seats[: len(chosen)].count(seat) for seat in range(state.table.players)]
    return (
        [len(cards) for cards in own.kept] == counts
        and len(own.draft) == len(seats) + 2 - len(chosen)
        and sorted((*own.decree_deck, *own.draft, *chosen)) == known
        and list(own.draft) == sorted(own.draft)
        and _seen(own, state.table.players, set(known))
    )


def _seen(own: ModuleState, players: int, hidden: set[int]) -> bool:
    """Whether seats know only hidden decrees, and no decree is in two groups of a seat."""
    if not own.seen:
        return True
    if len(own.seen) != players:
        return False
    for groups in own.seen:
        members = [
            card for group in groups for card in range(group.bit_length()) if group > 0 and group >> card & 1
        ]
        if (
            any(group <= 0 for group in groups)
            or len(members) != len(set(members))
            or not set(members) <= hidden
        ):
            return False
    return True
