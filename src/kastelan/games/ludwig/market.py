"""LUD-ROUND-1, LUD-ROUND-2, LUD-ROUND-4: new rooms, their prices, and coins on those that stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.actions import EMPTY, KEEP_REST, LAY, PRICES, KeepRest, Lay, LeaveEmpty
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.events import (
    CardTurned,
    CoinsAdded,
    DeckRenewed,
    LastRoundCalled,
    TileDiscarded,
    TileLaidOut,
    TilePriced,
)
from kastelan.games.ludwig.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

COIN = 1_000


def fill(state: LudwigState, tell: Tell | None) -> None:
    """Lay a tile into every empty slot (LUD-ROUND-1, LUD-SETUP-5, LUD-SOLO-2)."""
    for slot in state.table.slots:
        if state.market[slot] != NOTHING:
            continue
        tile, from_deck = _next_tile(state, tell)
        if tile == NOTHING:
            return  # LUD-RUL-5
        knowledge.reveal(state, tile)
        state.market = (*state.market[:slot], tile, *state.market[slot + 1 :])
        if tell is not None:
            tell(TileLaidOut(tile, slot, from_deck, _filling_rule(state)))
        for module in state.table.hooks.laid_out:
            module.laid_out(state, tile, slot, tell)
        if not from_deck:
            after_card(state, tell)


def _next_tile(state: LudwigState, tell: Tell | None) -> tuple[int, bool]:
    """The next tile for the market, and whether it lay on the deck; NOTHING if no card can bring a tile."""
    if state.on_deck:
        *rest, tile = state.on_deck
        state.on_deck = tuple(rest)
        return tile, True
    while state.deck or renew_deck(state, tell):
        *cards, size = state.deck
        state.deck, state.discards = tuple(cards), (*state.discards, size)
        stack = state.stacks[size]
        if tell is not None:
            tell(CardTurned(CARD_SIZES[size], len(stack), _filling_rule(state)))
        for module in state.table.hooks.card_left_deck:
            module.card_left_deck(state)
        if not cards and not state.table.hooks.last_card:
            call_last_round(state, tell)
        if stack:
            state.stacks = (*state.stacks[:size], stack[:-1], *state.stacks[size + 1 :])
            return stack[-1], False
        after_card(state, tell)
    return NOTHING, False


def _filling_rule(state: LudwigState) -> str:
    """The rule by which the market is filled: that of set-up before there are castles."""
    set_up = not state.castles and not state.table.solo
    return state.table.rule("LUD-SETUP-5" if set_up else "LUD-ROUND-1")


def discard_top_card(state: LudwigState) -> int:
    """Discard the next room card and return its size."""
    *cards, size = state.deck
    state.deck, state.discards = tuple(cards), (*state.discards, size)
    for module in state.table.hooks.card_left_deck:
        module.card_left_deck(state)
    return size


def after_card(state: LudwigState, tell: Tell | None) -> None:
    """Called when the tile of a card was laid out, or its stack was empty."""
    for module in state.table.hooks.last_card:
        module.last_card(state, tell)


def stack_drawn(state: LudwigState, tell: Tell | None) -> None:
    """Called when a player took a tile from a stack for free, which may have emptied the stack."""
    for module in state.table.hooks.stack_drawn:
        module.stack_drawn(state, tell)


def call_last_round(state: LudwigState, tell: Tell | None) -> None:
    """Make this round the last one (LUD-END-1), unless it is already."""
    if not state.last:
        state.last = True
        if tell is not None:
            tell(LastRoundCalled(state.table.rule("LUD-END-1")))


def renew_deck(state: LudwigState, tell: Tell | None) -> bool:
    """Shuffle the discards into a new deck if one of them names a stack with tiles (LUD-END-1, LUD-RUL-5).

    Returns True if there is a new deck.
    """
    if not any(state.stacks[size] for size in state.discards):
        return False
    state.deck, state.chance = shuffled(state.chance, sorted(state.discards))
    state.discards = ()
    if tell is not None:
        tell(DeckRenewed(len(state.deck), state.table.rule("LUD-END-1")))
    return True


def add_coins(state: LudwigState, tell: Tell | None) -> None:
    """Put 1,000 M on each tile left in the market (LUD-ROUND-4)."""
    state.coins = tuple(
        coins + (tile != NOTHING) for coins, tile in zip(state.coins, state.market, strict=True)
    )
    if tell is not None:
        for slot in state.table.slots:
            if state.market[slot] != NOTHING:
                tell(CoinsAdded(state.market[slot], slot, state.coins[slot]))


def clear(state: LudwigState, tell: Tell | None) -> None:
    """Remove all tiles left in the market from the game (LUD-SOLO-4)."""
    left = tuple(tile for slot in state.table.slots if (tile := state.market[slot]) != NOTHING)
    state.gone += left
    state.market = (NOTHING,) * len(state.market)
    if tell is not None:
        for tile in left:
            tell(TileDiscarded(tile, "LUD-SOLO-4"))


# Pricing


def open_slots(state: LudwigState) -> tuple[int, ...]:
    """The slots that still need a tile, the next one first."""
    return state.table.slots[len(state.laid) :]


def unpriced(state: LudwigState) -> tuple[int, ...]:
    """The slots whose tile is not priced yet."""
    return tuple(
        slot for slot in state.table.slots if state.market[slot] != NOTHING and slot not in state.laid
    )


def legal(state: LudwigState) -> Sequence[Action]:
    """The tiles that can be moved to the next slot (LUD-ROUND-2)."""
    tiles = unpriced(state)
    spare = (EMPTY,) if len(tiles) < len(open_slots(state)) else ()
    found = [*(LAY[slot] for slot in tiles), *spare, KEEP_REST]
    for module in state.table.hooks.pricing_options:
        found += module.pricing_options(state)
    return found


def lay(state: LudwigState, action: Lay, tell: Tell | None) -> bool:
    """Put a tile into the next slot. Returns True if all are priced."""
    if action.slot not in state.table.slots or state.market[action.slot] == NOTHING:
        raise IllegalAction("LUD-ROUND-2", "no-tile-in-slot", price=_price(action.slot))
    if action.slot in state.laid:
        raise IllegalAction("LUD-ROUND-2", "tile-already-priced", price=_price(action.slot))
    return _laid(state, (*state.laid, action.slot), tell)


def leave_empty(state: LudwigState, _: LeaveEmpty, tell: Tell | None) -> bool:
    """Leave the next slot without a tile; only if there are fewer tiles than slots (LUD-RUL-5)."""
    if len(unpriced(state)) >= len(open_slots(state)):
        raise IllegalAction("LUD-ROUND-2", "every-slot-needs-a-tile")
    return _laid(state, (*state.laid, NOTHING), tell)


def keep_rest(state: LudwigState, _: KeepRest, tell: Tell | None) -> bool:
    """Leave every other tile in its slot if that is free; the rest fill the other slots."""
    slots, tiles = open_slots(state), unpriced(state)
    moving = iter([slot for slot in tiles if slot not in slots])
    staying = {slot: slot for slot in tiles if slot in slots}
    rest = [staying[slot] if slot in staying else next(moving, NOTHING) for slot in slots]
    return _laid(state, (*state.laid, *rest), tell)


def _laid(state: LudwigState, laid: tuple[int, ...], tell: Tell | None) -> bool:
    """Note the next slots, and the last one if there is only one choice left. True if all are priced."""
    start, state.laid = len(state.laid), laid
    slots, tiles = open_slots(state), unpriced(state)
    if not tiles:
        state.laid += (NOTHING,) * len(slots)
    elif len(slots) == 1:
        state.laid += tiles
    if tell is not None:
        for slot, source in zip(state.table.slots[start:], state.laid[start:], strict=False):
            tell(TilePriced(state.market[source] if source != NOTHING else None, slot, PRICES[slot]))
    if len(state.laid) < len(state.table.slots):
        return False
    _rearrange(state)
    return True


def _rearrange(state: LudwigState) -> None:
    """Move the tiles with their coins to their new slots."""
    market, coins = [NOTHING] * len(state.market), [0] * len(state.coins)
    for slot, source in zip(state.table.slots, state.laid, strict=True):
        if source != NOTHING:
            market[slot], coins[slot] = state.market[source], state.coins[source]
    for module in state.table.hooks.priced:
        module.priced(state, state.laid)
    state.market, state.coins, state.laid = tuple(market), tuple(coins), ()


def _price(slot: int) -> int:
    return PRICES[slot] if 0 <= slot < len(PRICES) else 0
