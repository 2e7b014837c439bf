"""Whether a position can occur in a game: numbers in range, every piece in exactly one place
(validate_pieces.py), and an open decision that fits the position.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from kastelan.games.ludwig import setup, validate_pieces
from kastelan.games.ludwig.actions import MOST_DUE
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import DOWNSTAIRS
from kastelan.games.ludwig.special_rewards import SPECIAL, kind_of, room_of
from kastelan.games.ludwig.step_numbers import (
    ANY_REWARD,
    BUYING,
    CHOOSING,
    DIGGING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    MOAT_STACK,
    MOAT_TILE,
    NOTHING,
    OVER,
    PASSING,
    PLACING,
    PRICING,
    PRINTED,
    REWARDS,
    STACK,
    SWAPPING,
    TOKENS,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MOST: Final = 1_000_000_000

REWARDING: Final = (
    *(REWARDS, FREE_CORRIDOR, ANY_REWARD, STACK, DIGGING, KEEPING, TOKENS, MOAT_STACK, MOAT_TILE),
)
"""Steps that only rewards open."""

BETWEEN_REWARDS: Final = (PLACING, PASSING, PRINTED, SWAPPING)
"""Steps during which rewards may be due."""


def holds(state: LudwigState) -> bool:
    """Whether the position can occur in a game."""
    return (
        all(question(state) for question in QUESTIONS)
        and all(module.validate(state) for module in state.table.hooks.validate)
        and state.table.steps[state.step].fits(state)
    )


def _table_holds(state: LudwigState) -> bool:
    table = state.table
    not_drawn = state.step == FOYER and table.rules.rulebook_setup_order
    start_fits = table.start == NOTHING if not_drawn else 0 <= table.start < table.players
    return start_fits and setup.favours_fit(table)


def _wealth_holds(state: LudwigState) -> bool:
    players = state.table.players
    return (
        len(state.money) == len(state.score) == players
        and all(0 <= money < MOST and money % 1000 == 0 for money in state.money)
        and all(-MOST < score < MOST for score in state.score)
        and 0 <= state.chance < 1 << 160
    )


def _market_holds(state: LudwigState) -> bool:
    slots = range(setup.slot_count(state.table))
    return (
        len(state.market) == len(state.coins) == len(slots)
        and all(state.market[slot] == NOTHING for slot in slots if slot not in state.table.slots)
        and all(0 <= coins < MOST for coins in state.coins)
        and all(not state.coins[slot] for slot in slots if state.market[slot] == NOTHING or state.table.solo)
    )


def _knowledge_holds(state: LudwigState) -> bool:
    """Whether each group has hidden tiles of one size, and no tile is in two groups of a seat."""
    if len(state.groups) != state.table.players or any(group <= 0 for own in state.groups for group in own):
        return False
    tiles, modules = state.table.components.tiles, state.table.hooks.hidden_kept_tiles
    kept = chain(*(module.hidden_kept_tiles(state) for module in modules))
    hidden = {*chain(*state.stacks), *state.on_deck, *kept}
    for own in state.groups:
        members = [[*each(group)] for group in own]
        together = [*chain(*members)]
        if len(together) != len(set(together)) or not set(together) <= hidden:
            return False
        if any(len({tiles[tile].stack for tile in group}) > 1 for group in members):
            return False
    return True


def _flow_holds(state: LudwigState) -> bool:
    """Whether seats and counters are in range, and fields of open decisions belong to the step."""
    players, step = state.table.players, state.step
    return (
        0 <= state.seat < players
        and (0 <= state.master < players or step == FOYER)
        and step in state.table.steps
        and 1 <= state.round < MOST
        and 0 <= state.extra < 100
        and len(state.castles) == (0 if step == FOYER else players)
        and (state.tile != NOTHING) == (step == PLACING)
        and (state.room != NOTHING) == (step == ANY_REWARD)
        and bool(state.looked) == (step in (DIGGING, MOAT_TILE))
        and bool(state.drawn) == (step == KEEPING)
        and bool(state.chosen) == (step in (FOYER, CHOOSING))
        and (not state.laid or step == PRICING)
        and (bool(state.pending) == (step in REWARDING) or step in BETWEEN_REWARDS)
        and _turn_holds(state)
    )


def _turn_holds(state: LudwigState) -> bool:
    """Whether fields of a turn are empty outside of it.

    With modules a purchase may follow rewards, and tiles may be placed before the first round.
    """
    hooks, outside = state.table.hooks, state.step in (FOYER, CHOOSING, PRICING, OVER)
    if state.corridor_taken and (outside or (state.step == BUYING and not hooks.resume)):
        return False
    return not (state.extra and outside) or bool(hooks.after_foyers)


def _pending_holds(state: LudwigState) -> bool:
    """Whether rewards are due only for completed rooms, by their types, and each once."""
    if not state.pending:
        return True
    if not state.castles:
        return False
    waiting = state.module_state.waiting  # another seat decides for a while
    castle = state.castles[state.seat if waiting == NOTHING else waiting]
    most = sum(castle.completed(room) for room in each(castle.of_type[DOWNSTAIRS])) + 1
    entries = [entry for frame in state.pending for entry in frame[1:]]
    return (
        all(frame and 0 <= frame[0] <= most and len(frame) - 1 <= MOST_DUE for frame in state.pending)
        and len(set(entries)) == len(entries)
        and all(0 <= room_of(entry) < len(castle.rooms) for entry in entries)
        and all(entry >= 0 and _may_be_due(state, castle, entry) for entry in entries)
    )


def _may_be_due(state: LudwigState, castle: Castle, entry: int) -> bool:
    room, kind = room_of(entry), kind_of(entry)
    if entry < SPECIAL:
        return castle.completed(room) and bool(castle.rooms[room].face.types >> kind & 1)
    reward = state.table.special_rewards.get(kind)
    return reward is not None and reward.fits(state, entry)


QUESTIONS: Final = (
    _table_holds,
    _wealth_holds,
    _market_holds,
    _flow_holds,
    _knowledge_holds,
    validate_pieces.tiles,
    validate_pieces.corridors,
    validate_pieces.cards,
    validate_pieces.bonus_cards,
    _pending_holds,
)
