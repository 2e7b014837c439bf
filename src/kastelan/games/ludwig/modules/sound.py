"""Whether a position with modules can be one of a game: counters in range, everything in exactly one place
(whereabouts.py), and a step that can be answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.games.ludwig import rewards
from kastelan.games.ludwig.components import DOWNSTAIRS, HALLWAY, STAIRS
from kastelan.games.ludwig.modules import swans, whereabouts
from kastelan.games.ludwig.modules.choices import legal
from kastelan.games.ludwig.modules.entries import (
    MOAT_REWARD,
    SECOND_CORRIDOR,
    SECOND_MOAT,
    SECOND_REWARD,
    SPECIAL,
    TOWER_REWARD,
    kind_of,
    room_of,
    special,
)
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.whereabouts import LAST_STEPS
from kastelan.games.ludwig.steps import (
    ALL_STEPS,
    ANY_REWARD,
    BUYING,
    CHOOSING,
    CLEARING,
    DIGGING,
    DRAFTING,
    FOYER,
    KEEPING,
    MOAT_TILE,
    NOTHING,
    OVER,
    PASSING,
    PLACING,
    PRICING,
    PRINTED,
    QUEUING,
    READY,
    RECALLING,
    REDRAWING,
    REWARDS,
    SWAPPING,
    TOKENS,
    TURN_END,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MOST: Final = 1_000_000_000


def holds(state: LudwigState) -> bool:
    """Whether nothing contradicts the rules."""
    return all(question(state) for question in QUESTIONS)


def _shapes(state: LudwigState) -> bool:
    """Rows have their lengths, and seats are seats."""
    extras, players = extras_of(state), state.table.players
    by_seat = (extras.held, extras.thrown, extras.decrees, extras.stored, extras.model)
    more = (extras.debt, extras.banked, extras.doubled)
    with_swans = "swans" in state.table.names
    return (
        all(len(row) == players for row in (*by_seat, *more))
        and len(extras.swans) == (players if with_swans else 0)
        and len(extras.swans_on) == (len(state.market) if with_swans else 0)
        and len(extras.show) == len(extras.show_swans) <= len(state.table.slots)
        and len(extras.piles) == (10 if "renovations" in state.table.names else 0)
        and 0 <= state.seat < players
        and 0 <= state.master < players
        and 0 <= state.step < ALL_STEPS
        and 1 <= state.round < MOST
        and 0 <= state.extra < 100
        and len(state.castles) == (0 if state.step == FOYER else players)
    )


def _numbers(state: LudwigState) -> bool:
    """Counters are in range."""
    extras, seats = extras_of(state), set(range(state.table.players))
    return (
        all(0 <= count < MOST for count in (*extras.debt, *extras.banked))
        and 0 <= extras.sold <= swans.MOST_SOLD
        and extras.ran_out in (0, 1)
        and 0 <= extras.recalled <= min(len(state.deck), 3)
        and extras.used in (0, 1 << 8)
        and 0 <= extras.before < 32
        and 0 <= extras.tipped < 1 << 64
        and 0 <= extras.done < 1 << 64
        and set(extras.order) <= seats
        and len(set(extras.order)) == len(extras.order)
        and extras.waiting in (*seats, NOTHING)
        and (not extras.shift or (len(extras.shift) == 2 and set(extras.shift) <= set(state.table.slots)))
        and len(extras.agenda) <= 20
    )


def _pending(state: LudwigState) -> bool:
    """Rewards are due for completed rooms of their types, each once."""
    if not state.pending:
        return True
    if not state.castles:
        return False
    entries = [entry for frame in state.pending for entry in frame[1:]]
    return (
        all(frame and 0 <= frame[0] <= 9 and len(frame) <= 33 for frame in state.pending)
        and len(set(entries)) == len(entries)
        and all(_entry(state, entry) for entry in entries)
    )


def _entry(state: LudwigState, entry: int) -> bool:
    waiting = extras_of(state).waiting  # decree 06 interrupts whose rewards these are
    owner = state.seat if waiting == NOTHING else waiting
    castle, room, kind = state.castles[owner], room_of(entry), kind_of(entry)
    if entry < 0 or not 0 <= room < len(castle.rooms):
        return False
    if entry < SPECIAL:
        return castle.completed(room) and bool(castle.rooms[room].face.types >> kind & 1)
    if kind in (MOAT_REWARD, SECOND_MOAT):
        return entry == special(kind, 0) and "moats" in state.table.names
    if kind == TOWER_REWARD:
        return entry == special(kind, room) and "towers" in state.table.names
    if kind == SECOND_CORRIDOR:
        return entry & 7 in (HALLWAY, STAIRS) and room == 0
    return kind == SECOND_REWARD and entry & 7 != DOWNSTAIRS


def _half_done(state: LudwigState) -> bool:
    """Nothing is half done that the step does not ask about."""
    extras, step = extras_of(state), state.step
    offering = (TOKENS, REDRAWING, SWAPPING, RECALLING, READY, ANY_REWARD, CLEARING)
    buying = len(extras.purchase) == 5
    return (
        (state.tile != NOTHING) == (step == PLACING)
        and (state.room != NOTHING) == (step == ANY_REWARD)
        and bool(state.looked) == (step in (DIGGING, MOAT_TILE))
        and bool(state.drawn) == (step == KEEPING)
        and bool(state.chosen) == (step in (FOYER, CHOOSING))
        and (not state.laid or step == PRICING)
        and (extras.placed == NOTHING or (step in (PASSING, PRINTED) and _placed(state)))
        and (step != PASSING or extras.placed != NOTHING)
        and (not extras.offered or step in offering or bool(extras.agenda))
        and bool(extras.queue) == (step == SWAPPING)
        and (not extras.purchase or buying)
        and (
            step != REWARDS
            or (bool(state.pending) and len(state.pending[-1]) > 1 and not rewards.any_void(state))
        )
        and (
            not state.pending
            or step not in (FOYER, CHOOSING, PRICING, BUYING, TURN_END, OVER, QUEUING, DRAFTING)
        )
        and (step in LAST_STEPS or not any(card != NOTHING for card in extras.doubled))
        and (step not in LAST_STEPS or state.last)
    )


def _placed(state: LudwigState) -> bool:
    return 0 <= extras_of(state).placed < len(state.castles[state.seat].rooms)


def _answerable(state: LudwigState) -> bool:
    """Whoever decides has something to decide."""
    if state.step == OVER:
        return state.seat == state.master and not extras_of(state).order
    if state.step in (FOYER, CHOOSING):
        allowed = range(-1, 20 if state.step == FOYER else 3)
        if len(state.chosen) != state.table.players or not set(state.chosen) <= set(allowed):
            return False
    return bool(state.actors) and all(len(legal(state, seat)) > 0 for seat in state.actors)


QUESTIONS: Final[tuple[Callable[[LudwigState], bool], ...]] = (
    _shapes,
    _numbers,
    whereabouts.tiles,
    whereabouts.swans,
    whereabouts.tokens,
    whereabouts.decrees,
    whereabouts.cards,
    whereabouts.bonus,
    _pending,
    _half_done,
    _answerable,
)
