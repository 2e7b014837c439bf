"""Whether decrees, and the fields that they use, can occur in a game."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.ludwig.components import TOWERS
from kastelan.games.ludwig.modules.decrees import agenda
from kastelan.games.ludwig.modules.decrees.decree import REGISTERED
from kastelan.games.ludwig.modules.decrees.draft import order, usable
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.decrees.last_decisions import LAST_STEPS
from kastelan.games.ludwig.modules.decrees.starting_decrees import READY_MADE, SECOND
from kastelan.games.ludwig.step_numbers import (
    ANY_REWARD,
    BORROWING,
    COUNTING,
    DIGGING,
    DRAFTING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    MOAT_STACK,
    MOAT_TILE,
    MODEL,
    NOTHING,
    PASSING,
    PLACING,
    PRINTED,
    READY,
    REDRAWING,
    RETURNING,
    REWARDS,
    STACK,
    SWAPPING,
    TOKENS,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.module_state import ModuleState
    from kastelan.games.ludwig.state import LudwigState

MOST: Final = 1_000_000_000

BEFORE_THE_FIRST_ROUND: Final = (
    *(READY, MODEL, PLACING, PASSING, PRINTED, REWARDS, FREE_CORRIDOR, ANY_REWARD, STACK, DIGGING, KEEPING),
    *(TOKENS, MOAT_STACK, MOAT_TILE),
)
"""Steps that decrees can open before the first round."""


def holds(state: LudwigState) -> bool:
    """Whether the decrees' part of a position can occur in a game."""
    return all(question(state) for question in QUESTIONS)


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
    )


def _agenda(state: LudwigState) -> bool:
    """Whether the agenda has decrees that act at the start, and then what follows them."""
    own = state.module_state
    if not own.agenda:
        return True
    if state.round != 1 or len(own.agenda) % 2:
        return False
    *acting, last = zip(own.agenda[::2], own.agenda[1::2], strict=True)
    if state.step == SWAPPING:
        return not acting and last == (agenda.FIRST_ROUND, 0)
    begun = state.step not in BEFORE_THE_FIRST_ROUND or bool(state.turns)
    return not begun and last == (agenda.DEAL, 0) and all(_acts(state, *item) for item in acting)


def _acts(state: LudwigState, item: int, seat: Seat) -> bool:
    """Whether the item is a decree of the seat that acts at the start, or its second part."""
    number = item - SECOND if item == READY_MADE + SECOND else item
    if not 0 <= seat < state.table.players or number not in state.module_state.decrees[seat]:
        return False
    return number != agenda.REDRAW and REGISTERED[number].acts_at_start


def _half_done(state: LudwigState) -> bool:
    """Whether fields of open decisions belong to the step."""
    own, step = state.module_state, state.step
    return (
        bool(own.queue) == (step == SWAPPING)
        and all(row and 0 <= row[0] < state.table.players for row in own.queue)
        and (own.waiting != NOTHING) == (step == SWAPPING)
        and bool(own.purchase) == (step in (RETURNING, BORROWING))
        and (not own.purse or step == COUNTING)
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


def _models(state: LudwigState) -> bool:
    """Whether every model is a room or a tower."""
    tiles = state.table.components.tiles
    models = [tile for tile in state.module_state.model if tile != NOTHING]
    return all(0 <= tile < len(tiles) for tile in models) and all(
        tiles[tile].is_room or tiles[tile].stack == TOWERS for tile in models
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


QUESTIONS: Final = (_lengths, _numbers, _agenda, _half_done, _dealt, _doubled, _models)
