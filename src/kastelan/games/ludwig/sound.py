"""Whether a position can be one of a game: everything in exactly one place, and a step that fits what lies
on the table.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from kastelan.games.ludwig import gifts, market, rewards, setup, sleeping
from kastelan.games.ludwig.components import DOWNSTAIRS, FIRST_ROOM, HALLWAY, SIZES, STAIRS
from kastelan.games.ludwig.options import DEALT, DEALT_SOLO
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.steps import (
    ANY_REWARD,
    BUYING,
    CHOOSING,
    DIGGING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    NOTHING,
    PLACING,
    PRICING,
    REWARDS,
    STACK,
    STEPS,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MOST: Final = 1_000_000_000


def holds(state: LudwigState) -> bool:
    """Whether nothing contradicts the rules."""
    if not all(question(state) for question in ALWAYS):
        return False
    if state.extras is not None:
        return _modules_hold(state)
    return all(question(state) for question in WITHOUT_MODULES)


def _modules_hold(state: LudwigState) -> bool:
    from kastelan.games.ludwig.modules import sound

    return sound.holds(state)


def _sorted_set(numbers: tuple[int, ...]) -> bool:
    return list(numbers) == sorted(set(numbers))


def _table_holds(state: LudwigState) -> bool:
    table = state.table
    return 0 <= table.start < table.players and setup.favours_fit(table)


def _wealth_holds(state: LudwigState) -> bool:
    players = state.table.players
    return (
        len(state.money) == len(state.score) == players
        and all(0 <= money < MOST and money % 1000 == 0 for money in state.money)
        and all(-MOST < score < MOST for score in state.score)
        and 0 <= state.chance < 1 << 160
    )


def _tiles_hold(state: LudwigState) -> bool:
    """Every room tile is in exactly one place, and each stack holds its own size."""
    table, tiles = state.table, state.table.components.tiles
    if not len(state.stacks) == len(state.boxed_tiles) == len(SIZES):
        return False
    lying = [tile for tile in state.market if tile != NOTHING]
    built = [room.tile.number for castle in state.castles for room in castle.rooms]
    in_hand = [state.tile] if state.tile != NOTHING else []
    everywhere = [*lying, *chain(*state.stacks), *chain(*state.boxed_tiles), *state.on_deck, *state.gone]
    rooms = [*everywhere, *(tile for tile in (*built, *in_hand) if tile >= FIRST_ROOM)]
    if sorted(rooms) != list(range(FIRST_ROOM, len(tiles))):
        return False
    players = 3 if table.solo else table.players
    for number, (size, boxed) in enumerate(zip(SIZES, state.boxed_tiles, strict=True)):
        of_size = set(table.components.by_size[number])
        if not {*state.stacks[number], *boxed} <= of_size or not _sorted_set(boxed):
            return False
        if len(boxed) != len(of_size) - setup.stack_size(players, size):
            return False
    used = tuple([*built, *in_hand].count(corridor) for corridor in (HALLWAY, STAIRS))
    in_play = (setup.SMALL_STACK[players], setup.LARGE_STACK[players])
    left = state.corridors
    return min(left) >= 0 and (left[0] + used[0], left[1] + used[1]) == in_play


def _market_holds(state: LudwigState) -> bool:
    slots = range(setup.slot_count(state.table))
    return (
        len(state.market) == len(state.coins) == len(slots)
        and all(state.market[slot] == NOTHING for slot in slots if slot not in state.table.slots)
        and all(0 <= coins < MOST for coins in state.coins)
        and all(not state.coins[slot] for slot in slots if state.market[slot] == NOTHING or state.table.solo)
    )


def _cards_hold(state: LudwigState) -> bool:
    """All room cards are somewhere, as many in the box as there have to be."""
    everything = sorted((*state.deck, *state.discards, *state.boxed_cards))
    players = 3 if state.table.solo else state.table.players
    return (
        everything == [size for size in range(len(SIZES)) for _ in range(setup.CARDS_PER_SIZE)]
        and len(everything) - len(state.boxed_cards) == setup.CARDS_PER_PLAYER * players
        and list(state.boxed_cards) == sorted(state.boxed_cards)
        and (state.last or bool(state.deck))
    )


def _bonus_holds(state: LudwigState) -> bool:
    """All bonus cards are somewhere; what was put under the deck is in it."""
    players = state.table.players
    if not len(state.hands) == len(state.put) == players:
        return False
    put = [*chain(*state.put)]
    return (
        sorted((*state.cards, *state.drawn, *chain(*state.hands))) == sorted(setup.bonus_pool(state.table))
        and all(map(_sorted_set, (*state.hands, *state.put, state.drawn)))
        and len(put) == len(set(put))
        and set(put) <= set(state.cards)
    )


def _knowledge_holds(state: LudwigState) -> bool:
    """Groups are of hidden tiles of one size each, and no tile is in two of a seat's groups."""
    if len(state.groups) != state.table.players or any(group <= 0 for own in state.groups for group in own):
        return False
    tiles = state.table.components.tiles
    hidden = {*chain(*state.stacks), *state.on_deck, *(state.extras.model if state.extras else ())}
    for own in state.groups:
        members = [[tile for tile in range(group.bit_length()) if group >> tile & 1] for group in own]
        together = [*chain(*members)]
        if len(together) != len(set(together)) or not set(together) <= hidden:
            return False
        if any(len({tiles[tile].stack for tile in group}) > 1 for group in members):
            return False
    return True


def _flow_holds(state: LudwigState) -> bool:
    """Seats and counters are in range, and nothing is half done that the step does not ask about."""
    players, step = state.table.players, state.step
    if not (0 <= state.seat < players and 0 <= state.master < players and 0 <= step < STEPS):
        return False
    if not (1 <= state.round < MOST and 0 <= state.extra < 100):
        return False
    rewarding = step in (REWARDS, FREE_CORRIDOR, ANY_REWARD, STACK, DIGGING, KEEPING)
    return (
        (len(state.castles) == (0 if step == FOYER else players))
        and (state.tile != NOTHING) == (step == PLACING)
        and (state.room != NOTHING) == (step == ANY_REWARD)
        and bool(state.looked) == (step == DIGGING)
        and bool(state.drawn) == (step == KEEPING)
        and bool(state.chosen) == (step in (FOYER, CHOOSING))
        and (not state.laid or step == PRICING)
        and (bool(state.pending) == rewarding or step == PLACING)
        and (rewarding or step == PLACING or not state.corridor_taken)
        and (rewarding or step in (PLACING, BUYING) or not state.extra)
    )


def _pending_holds(state: LudwigState) -> bool:
    """Rewards are due for completed rooms of their types, each once."""
    castle, seen = state.castles[state.seat], set[int]()
    for frame in state.pending:
        if not frame or len(frame) - 1 > 32:
            return False
        entries = frame[1:]
        downstairs = sum(entry & 7 == DOWNSTAIRS for entry in entries)
        if not 0 <= frame[0] <= downstairs + 1 or len(set(entries)) < len(entries) or seen & set(entries):
            return False
        seen |= set(entries)
        for entry in entries:
            room = entry >> 3
            if not 0 <= room < len(castle.rooms) or not castle.completed(room):
                return False
            if not castle.rooms[room].face.types >> (entry & 7) & 1:
                return False
    return True


def _step_holds(state: LudwigState) -> bool:
    """What the step asks can be answered."""
    return _pending_fits(state) and CHECKS[state.step](state)


def _pending_fits(state: LudwigState) -> bool:
    return not state.pending or (bool(state.castles) and _pending_holds(state))


def _foyer(state: LudwigState) -> bool:
    return _choices(state, (NOTHING, 3, 4)) and _opening_hands(state)


def _choosing(state: LudwigState) -> bool:
    return _choices(state, (NOTHING, 0, 1, 2)) and _opening_hands(state) and not state.table.solo


def _choices(state: LudwigState, allowed: tuple[int, ...]) -> bool:
    chosen = state.chosen
    return len(chosen) == state.table.players and set(chosen) <= set(allowed) and NOTHING in chosen


def _opening_hands(state: LudwigState) -> bool:
    dealt = DEALT_SOLO if state.table.solo else DEALT
    return (
        all(len(hand) == dealt for hand in state.hands)
        and state.round == 1
        and state.master == state.seat == state.table.start
        and not any(state.put)
        and all(len(castle.rooms) == 1 for castle in state.castles)
    )


def _pricing(state: LudwigState) -> bool:
    tiles = [slot for slot in state.laid if slot != NOTHING]
    return (
        state.seat == state.master
        and not state.table.solo
        and len(set(tiles)) == len(tiles)
        and all(slot in state.table.slots and state.market[slot] != NOTHING for slot in tiles)
        and len(market.unpriced(state)) > 0
        and len(market.open_slots(state)) >= max(len(market.unpriced(state)), 2)
    )


def _placing(state: LudwigState) -> bool:
    """A bought tile, or one of the corridor reward with the other rewards waiting for it."""
    tiles, free = state.table.components.tiles, bool(state.pending)
    if not HALLWAY <= state.tile < len(tiles) or free != state.corridor_taken:
        return False
    return (state.tile <= STAIRS or not free) and can_be_placed(state.castles[state.seat], tiles[state.tile])


def _rewards(state: LudwigState) -> bool:
    return len(state.pending[-1]) > 1 and not rewards.any_void(state)


def _free_corridor(state: LudwigState) -> bool:
    return bool(gifts.free_corridors(state)) and state.corridor_taken


def _any_reward(state: LudwigState) -> bool:
    castle = state.castles[state.seat]
    if not 0 <= state.room < len(castle.rooms) or not castle.completed(state.room):
        return False
    return bool(castle.of_type[DOWNSTAIRS] >> state.room & 1)


def _digging(state: LudwigState) -> bool:
    if len(state.looked) != 2 or not 0 <= state.looked[0] < len(SIZES):
        return False
    stack, count = state.looked
    return 0 <= count < sleeping.MOST_PUT and len(state.stacks[stack]) > 0


def _keeping(state: LudwigState) -> bool:
    return len(state.drawn) == rewards.CARDS_DRAWN


def _over(state: LudwigState) -> bool:
    return state.last and state.seat == state.master


def _always(_: LudwigState) -> bool:
    return True


CHECKS: Final = (
    _foyer,
    _choosing,
    _pricing,
    _always,
    _placing,
    _rewards,
    _free_corridor,
    _any_reward,
    _always,
    _digging,
    _keeping,
    _over,
)


ALWAYS: Final = (_table_holds, _wealth_holds, _market_holds, _knowledge_holds)
WITHOUT_MODULES: Final = (_tiles_hold, _cards_hold, _bonus_holds, _flow_holds, _step_holds)
