"""The numbers of a position of Ludwig: rounds, money, cards, market, stacks, and what modules add."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import Any, Final

from kastelan.core.game import Seat
from kastelan.envs.ludwig_castle import CASTLE_VALUES, TILE_VALUES, TILES, castle_values, tile_values
from kastelan.envs.parts import (
    Part,
    choice,
    counted,
    each_seat,
    number,
    one_of,
    packed,
    row,
    seat,
    some,
    spread_bits,
    turned,
)
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.components import CARD_SIZES, Components
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import ALL_STEPS
from kastelan.games.ludwig.view import (
    ModuleStateView,
    hidden,
    module_state_view,
    stack_counts,
)

MONEY: Final = 50_000
ON_DECK: Final = 12
TURNS: Final = 8
PUT: Final = 6
PENDING: Final = 128
PACKED: Final = {
    "swans_on": 9, "swans": 31, "piles": 12, "show": 9, "show_swans": 9, "held": 64, "thrown": 32,
    "offered": 24, "draft": 16, "kept": 32, "decrees": 48, "recalled": 16, "stored": 6, "debt": 6,
    "banked": 6, "model": 6, "shift": 3, "purse": 24, "purchase": 8,
}  # fmt: skip
"""How many values each field of modules gets that is a row; all others are one number."""


BY_SEAT: Final = frozenset({"swans", "held", "kept", "decrees", "stored", "debt", "banked", "model"})
SCALES: Final = {"purchase": 1000.0, "purse": 64.0}
DECREES: Final = 64


def ludwig_parts(state: LudwigState) -> tuple[Part, ...]:
    """The parts of a table with these players, components and modules."""
    table = state.table
    return (
        *_round(state.players),
        *_seats(state, len(table.components.bonus_cards)),
        *_market(table.components, len(state.market)),
        *_hidden_tiles(state, len(table.components.tiles)),
        *_decision(table.components, state.players),
        *(_module_parts(state.players) if table.modules else ()),
    )


def _round(players: int) -> Iterator[Part]:
    yield choice("step", ALL_STEPS)
    yield number("round", 20)
    yield number("last", 1)
    yield seat("master", players)
    yield seat("start", players, "table.start")
    yield seat("turn", players, "seat")
    yield Part("order", TURNS * players, lambda state: state.turns, _turns(players))
    yield number("extra", 4)
    yield number("corridor_taken", 1)


def _turns(players: int) -> Any:
    """The seats whose turns are to come, the next one first."""

    def write(turns: Sequence[Seat], me: Seat) -> list[float]:
        waiting = [(seat - me) % players for seat in turns[:TURNS]]
        waiting += [-1] * (TURNS - len(waiting))
        return [value for other in waiting for value in one_of(other, players)]

    return write


def _seats(state: LudwigState, cards: int) -> Iterator[Part]:
    players = state.players
    yield Part("castles", players * CASTLE_VALUES, lambda state: state.castles, _castles(players))
    yield each_seat("score", players, 100)
    yield Part(
        "money",
        players,
        _money,
        lambda money, me: [value / MONEY for value in turned(money, me)],
        by_seat=True,
    )
    yield Part(
        "hands", cards + players, lambda state: state.hands,
        lambda hands, me: [*counted(hands[me], cards), *(len(hand) / 10 for hand in turned(hands, me))],
    )  # fmt: skip
    yield Part("cards", 1, lambda state: len(state.cards), lambda count, _: (count / 30,))
    yield Part(
        "put",
        1 + 2 * PUT,
        _put,
        lambda put, _: packed(tuple(v for pair in put for v in pair), 1 + 2 * PUT, 64),
        by_seat=True,
    )
    yield Part("chosen", players + 1, lambda state: state.chosen, _chosen(players))
    yield some("favours", 10, 64, "table.favours")


def _castles(players: int) -> Any:
    def write(castles: Sequence[Any], me: Seat) -> bytes:
        if not castles:
            return bytes(4 * players * CASTLE_VALUES)
        return b"".join([castle_values(castle) for castle in turned(castles, me)])

    return write


def _money(state: LudwigState, me: Seat) -> tuple[int, ...]:
    if not state.table.modules:
        return state.money
    return tuple(-MONEY if hidden(state, owner, me) else money for owner, money in enumerate(state.money))


def _put(state: LudwigState, me: Seat) -> tuple[tuple[int, int], ...]:
    own = state.put[me]
    return tuple((state.cards.index(card), card) for card in own) if own else ()


def _chosen(players: int) -> Any:
    def write(chosen: Sequence[int], me: Seat) -> list[float]:
        if not chosen:
            return [0.0] * (players + 1)
        return [*((choice >= 0) + 1.0 for choice in turned(chosen, me)), chosen[me] / 8]

    return write


def _market(components: Components, slots: int) -> Iterator[Part]:
    yield Part("market", slots * TILE_VALUES, lambda state: state.market, partial(_tiles, components))
    yield row("coins", slots, 5)
    yield some("laid", 9, 8)


def _tiles(components: Components, tiles: Sequence[int], _: Seat) -> list[float]:
    return [value for tile in tiles for value in tile_values(components.tiles[tile] if tile >= 0 else None)]


def _hidden_tiles(state: LudwigState, tiles: int) -> Iterator[Part]:
    counts = len(stack_counts(state))
    more = bool(state.table.hooks.more_stacks)
    if more:
        yield Part("stacks", counts, stack_counts, lambda values, _: [value / 10 for value in values])
    else:
        yield Part("stacks", counts, lambda state: (state.stacks, state.corridors), _counts)
    yield Part("known", tiles, lambda state: state.groups, partial(_known, tiles))
    yield Part("on_deck", 1 + 2 * ON_DECK, lambda state: (state.on_deck, state.groups, state.table), _on_deck)
    yield Part("deck", 1, lambda state: len(state.deck), lambda count, _: (count / 50,))
    yield Part("discards", len(CARD_SIZES), lambda state: state.discards, _discards)
    yield Part("gone", tiles, lambda state: state.gone, lambda gone, _: counted(gone, tiles))


def _counts(read: tuple[Any, Any], _: Seat) -> list[float]:
    stacks, corridors = read
    return [*(len(stack) / 10 for stack in stacks), *(count / 10 for count in corridors)]


def _known(tiles: int, groups: Sequence[tuple[int, ...]], me: Seat) -> list[float]:
    """For each tile the group of hidden tiles it belongs to."""
    found = [0.0] * tiles
    for place, group in enumerate(groups[me]):
        for tile in range(tiles):
            if group >> tile & 1:
                found[tile] = (place + 1) / 16
    return found


def _on_deck(read: tuple[Any, Any, Any], me: Seat) -> list[float]:
    """The tiles on the room deck: the size of each, and the tile itself if the seat knows it."""
    on_deck, groups, table = read
    found = [len(on_deck) / ON_DECK]
    for tile in on_deck[:ON_DECK]:
        known = knowledge.certain(groups[me], tile)
        found += [table.components.tiles[tile].foundation.size / 600, (tile + 1) / TILES if known else 0.0]
    return found + [0.0] * (1 + 2 * ON_DECK - len(found))


def _discards(cards: Sequence[int], _: Seat) -> list[float]:
    return [count / 5 for count in counted(cards, len(CARD_SIZES))]


def _decision(components: Components, players: int) -> Iterator[Part]:
    yield Part(
        "tile", TILE_VALUES, lambda state: state.tile, lambda tile, me: _tiles(components, (tile,), me)
    )
    yield number("room", 32)
    yield Part("pending", PENDING, lambda state: state.pending, _pending)
    yield some("looked", 2, 16)
    yield Part("drawn", 5, lambda state: (state.seat, state.drawn), _drawn)


def _pending(frames: Sequence[tuple[int, ...]], _: Seat) -> list[float]:
    """For each placement its downstairs rewards, and for each reward its kind, room, and module's part."""
    parted = tuple(
        (frame[0], *((entry & 7, entry >> 3 & 0x1FFF, entry >> 16) for entry in frame[1:]))
        for frame in frames
    )
    return packed(parted, PENDING, 128)


def _drawn(read: tuple[Seat, tuple[int, ...]], me: Seat) -> list[float]:
    turn, drawn = read
    return packed(drawn if turn == me else (len(drawn),), 5, 64) if drawn else [0.0] * 5


def _module_parts(players: int) -> Iterator[Part]:
    """All that the view of modules holds, one field after the other."""
    widths = {
        field.name: PACKED.get(field.name, 1)
        for field in fields(ModuleStateView)
        if field.name not in ("modules", "castles", "moats_count", "order", "used")
    }

    def write(view: ModuleStateView, me: Seat) -> list[float]:
        found = spread_bits(view.used, DECREES)
        for name, width in widths.items():
            value = getattr(view, name)
            own = turned(value, me) if name in BY_SEAT and len(value) == players else value
            found += packed(own, width, SCALES.get(name, 16))
        return found

    yield Part("modules", DECREES + sum(widths.values()), module_state_view, write, by_seat=True)
