"""What the network for Kingdom Builder sees of a position: planes of places and of numbers, and facts.

All is for the seat whose turn it is, and seats are counted from it. Only what that seat may know is in here.
`kastelan.learning.kingdom.inputs` makes the same of many games at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np

from kastelan.core.hexes import COUNT, ROWS, SIDE, Hexes, beside, each, groups
from kastelan.core.lazy_actions import Choices
from kastelan.games.kingdom import scoring
from kastelan.games.kingdom.actions import EndTurn, UseTile
from kastelan.games.kingdom.components import (
    BUILDABLE,
    CARDS,
    CASTLE,
    KINDS,
    LOCATION,
    MOUNTAIN,
    QUARTER,
    SETTLEMENTS,
    Board,
    Lie,
    assembled,
)
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import AFTER, OVER

Numbers = np.ndarray[Any, np.dtype[np.float32]]

SEATS: Final = 4
_BYTES: Final = COUNT // 8
COUNT_SCALE: Final = 1 / 8
"""Counted planes are divided by eight."""


def legal_places(state: KingdomState) -> tuple[Hexes, int]:
    """The hexes that can be chosen, and other choices: a bit for each kind of tile, and one for the end."""
    legal = state.legal(state.seat)
    places, more = (legal.places, legal.more) if isinstance(legal, Choices) else (0, legal)
    words = 0
    for action in more:
        if isinstance(action, UseTile):
            words |= 1 << action.kind
        elif isinstance(action, EndTurn):
            words |= 1 << len(KINDS)
    return places, words


def boards(state: KingdomState, places: Hexes) -> Numbers:
    """The planes: float32[planes, 400]."""
    found = b"".join(board.to_bytes(_BYTES, "little") for board in _sets(state, places))
    bits = np.unpackbits(np.frombuffer(found, np.uint8), bitorder="little").reshape(-1, COUNT)
    return np.concatenate([_land_planes(state.board.lies), bits.astype(np.float32), _counted(state)])


def _sets(state: KingdomState, places: Hexes) -> Iterator[Hexes]:
    seat, board = state.seat, state.board
    yield from in_order(state.own, seat)
    yield 1 << state.lifted if state.lifted >= 0 else 0
    yield places
    card = state.hands[seat]
    yield 0 if card is None else board.of[card]
    yield _locations(board, sum(1 << number for number, left in enumerate(state.left) if left > 0))
    yield _locations(board, sum(1 << number for number, left in enumerate(state.left) if left > 1))
    yield _locations(board, state.taken[seat])
    for held in in_order(state.held, seat):
        yield _locations(board, held)
    yield _locations(board, state.ready)


def in_order(values: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """What belongs to each seat, counted from one of them, with zeros for seats that are not there."""
    return (*values[seat:], *values[:seat], *(0,) * (SEATS - len(values)))


def _locations(board: Board, bits: int) -> Hexes:
    return sum(1 << board.locations[number].hex for number in each(bits))


@lru_cache(maxsize=16)
def _land_planes(lies: tuple[Lie, ...]) -> Numbers:
    """What never changes: terrains, castles, locations, and the kinds of these."""
    board = assembled(lies)
    sets = [*(board.of[terrain] for terrain in range(MOUNTAIN + 1)), board.of[CASTLE], board.of[LOCATION]]
    kinds = [[one.hex for one in board.locations if one.kind == kind] for kind in range(len(KINDS))]
    sets += [sum(1 << place for place in places) for places in kinds]
    found = b"".join(one.to_bytes(_BYTES, "little") for one in sets)
    bits = np.unpackbits(np.frombuffer(found, np.uint8), bitorder="little").reshape(-1, COUNT)
    return bits.astype(np.float32)


def _counted(state: KingdomState) -> Numbers:
    """Own settlements in the row; own and most of another's in the sector; sizes of own groups, and how many
    castles and locations they stand beside."""
    owns = in_order(state.own, state.seat)
    planes = np.zeros((5, SIDE, SIDE), np.float32)
    planes[0] = np.array([(owns[0] & row).bit_count() for row in ROWS], np.float32)[:, None]
    sectors = [[(own & sector).bit_count() for sector in scoring.SECTORS] for own in owns]
    most = [max(counts) for counts in zip(*sectors[1:], strict=True)]
    for plane, counts in ((1, sectors[0]), (2, most)):
        for number, count in enumerate(counts):
            down, across = QUARTER * (number // 2), QUARTER * (number % 2)
            planes[plane, down : down + QUARTER, across : across + QUARTER] = count
    flat = planes.reshape(5, COUNT)
    for group in groups(owns[0]):
        members = list(each(group))
        flat[3, members] = len(members)
        flat[4, members] = (beside(group) & state.board.special).bit_count()
    flat *= COUNT_SCALE
    return flat


def facts(state: KingdomState, words: int) -> tuple[Numbers, Numbers]:
    """The facts, and the gold of each seat so far, counted from the one whose turn it is."""
    by_card = {card: scoring.card_gold(state, card) for card in state.table.cards}
    castles = scoring.castle_gold(state)
    gold = [sum(parts) for parts in zip(castles, *by_card.values(), strict=True)]
    ordered = in_order(tuple(gold), state.seat)
    values = [*_table_facts(state), *_turn_facts(state, words), *(one / 50 for one in ordered)]
    values += [by_card[card][state.seat] / 20 if card in by_card else 0 for card in range(len(CARDS))]
    values.append(castles[state.seat] / 10)
    return np.array(values, np.float32), np.array(ordered, np.float32)


def _table_facts(state: KingdomState) -> Iterator[float]:
    seat = state.seat
    yield from (float(state.players == number) for number in (2, 3, 4))
    card = state.hands[seat]
    yield from (float(card == terrain) for terrain in BUILDABLE)
    for pile in (state.discards, state.removed):
        counted = Counter(pile)
        yield from (counted[terrain] / 5 for terrain in BUILDABLE)
    yield len(state.pile) / 25
    yield from (supply / SETTLEMENTS for supply in in_order(state.supply, seat))
    starts = tuple(int(state.table.start == number) for number in range(state.players))
    yield from in_order(starts, seat)
    yield from (float(card in state.table.cards) for card in range(len(CARDS)))


def _turn_facts(state: KingdomState, words: int) -> Iterator[float]:
    yield from (float(state.step == step) for step in range(OVER))
    yield state.built / 3
    yield from (float(state.kind == kind) for kind in range(len(KINDS)))
    yield from (float(words >> kind & 1) for kind in range(len(KINDS)))
    yield float(state.step == AFTER)
    held = Counter(state.board.locations[number].kind for number in each(state.held[state.seat]))
    yield from (held[kind] / 2 for kind in range(len(KINDS)))
