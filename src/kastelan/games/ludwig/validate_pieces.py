"""Whether every tile and card is in exactly one place."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from kastelan.games.ludwig import pools, setup
from kastelan.games.ludwig.bonus_cards import to_come
from kastelan.games.ludwig.components import CARD_SIZES, HALLWAY, STAIRS
from kastelan.games.ludwig.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def loose_pieces(state: LudwigState) -> list[int]:
    """The piece in hand, and those that modules keep."""
    kept = chain(*(module.kept_tiles(state) for module in state.table.hooks.kept_tiles))
    return [tile for tile in (state.tile, *kept) if tile != NOTHING]


def tiles(state: LudwigState) -> bool:
    """Whether every room tile is in exactly one place, and each stack holds its own size."""
    table, by_size = state.table, state.table.components.by_size
    if not len(state.stacks) == len(state.boxed_tiles) == len(by_size):
        return False
    built = [int(room.tile.number) for castle in state.castles for room in castle.rooms[1:]]
    rooms = Counter(int(tile) for tiles in by_size for tile in tiles)
    lying = [tile for tile in state.market if tile != NOTHING]
    hidden = [*chain(*state.stacks), *chain(*state.boxed_tiles), *state.on_deck]
    others = set(_other_pieces(state))
    found = [tile for tile in (*built, *loose_pieces(state)) if tile not in others]
    if Counter([*found, *lying, *hidden, *state.gone]) != rooms:
        return False
    for size, own, stack, boxed in zip(CARD_SIZES, by_size, state.stacks, state.boxed_tiles, strict=False):
        if not {*stack, *boxed} <= set(own) or list(boxed) != sorted(boxed):
            return False
        if len(boxed) != len(own) - setup.stack_size(setup.stacked_for(table), size):
            return False
    return True


def _other_pieces(state: LudwigState) -> list[int]:
    """Hallways, stairs, renovations and moat pieces, which are not drawn from stacks of rooms."""
    components = state.table.components
    renovations = [int(tile) for tiles in components.renovations for tile in tiles]
    return [HALLWAY, STAIRS, int(components.moat), *renovations]


def corridors(state: LudwigState) -> bool:
    """Whether hallways and stairs add up, except those that a module may have let players discard."""
    built = [room.tile.number for castle in state.castles for room in castle.rooms]
    used = [*built, *loose_pieces(state)]
    least = -sum(module.discarded(state) for module in state.table.hooks.discarded)
    most = setup.corridors(setup.stacked_for(state.table))
    return all(
        left >= 0 and least <= left + used.count(tile) - all_of_them <= 0
        for left, tile, all_of_them in zip(state.corridors, (HALLWAY, STAIRS), most, strict=True)
    )


def cards(state: LudwigState) -> bool:
    """Whether all room cards are in one place each, with the right number in the box."""
    everything = sorted((*state.deck, *state.discards, *state.boxed_cards))
    return (
        everything == setup.room_cards(state.table)
        and len(everything) - len(state.boxed_cards) == setup.cards_kept(state.table)
        and list(state.boxed_cards) == sorted(state.boxed_cards)
        and (state.last or bool(state.deck))
    )


def bonus_cards(state: LudwigState) -> bool:
    """Whether all bonus cards are in one place each, and cards put under the deck are in it."""
    table, hooks = state.table, state.table.hooks
    kept = chain(*(module.kept_bonus_cards(state) for module in hooks.kept_bonus_cards))
    everything = sorted((*state.cards, *state.drawn, *chain(*state.hands), *kept))
    put = [*chain(*state.put)]
    return (
        len(state.hands) == len(state.put) == table.players
        and (everything == sorted(pools.bonus_pool(table)) or (to_come(state) and not everything))
        and all(list(row) == sorted(set(row)) for row in (*state.hands, *state.put, state.drawn))
        and set(put) <= set(state.cards)
        and (len(put) == len(set(put)) or bool(hooks.cards_put_away))
    )
