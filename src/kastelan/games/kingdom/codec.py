"""A position as plain numbers, and back again with every number validated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import BadPosition
from kastelan.core.game import Game, Plain
from kastelan.core.hexes import BOARD, Hexes, beside
from kastelan.core.options import Options
from kastelan.core.plain_values import number, numbers, row
from kastelan.games.kingdom import ending, steps
from kastelan.games.kingdom.components import (
    CARDS,
    DECK,
    KINDS,
    SETTLEMENTS,
    TILES_PER_LOCATION,
    WATER,
    Lie,
    assembled,
)
from kastelan.games.kingdom.step_numbers import BEFORE, OVER
from kastelan.games.kingdom.turn import MANDATORY

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def freeze(state: KingdomState) -> Plain:
    """All fields except those that follow from the others."""
    table = state.table
    # A board part is named after the kind of its locations; the lowest bit says whether it is turned.
    lies = tuple(2 * KINDS.index(quadrant) + turned for quadrant, turned in table.board.lies)
    return (
        (table.start, lies, table.cards),
        (state.own, state.taken, state.held, state.left, state.ready),
        (state.hands, state.pile, state.discards, state.removed),
        (state.seat, state.step, state.built, state.kind, state.lifted),
        state.chance,
    )


def thaw(
    state: KingdomState, game: Game, players: int, options: Options, plain: Plain, trusted: bool
) -> None:
    """Fill an empty state from what `freeze` gave; BadPosition if it can occur in no game."""
    from kastelan.games.kingdom.state import Table

    try:
        fixed, pieces, cards, flow, chance = row(plain, 5)
        start, lies, scoring = row(fixed, 3)
        state.own, state.taken, state.held, state.left, state.ready = _pieces(pieces)
        hands, state.pile, state.discards, state.removed = _cards(cards)
        state.hands = hands
        state.seat, state.step, state.built, state.kind, state.lifted = numbers(flow)
        state.chance = number(chance)
        board = assembled(tuple(_lie(code) for code in numbers(lies)))
        state.table = Table(
            game,
            options,
            players,
            number(start),
            numbers(scoring),
            board,
            bool(options["lords_need_settlement"]),
            bool(options["running_scores"]),
        )
    except (ValueError, TypeError, IndexError):
        raise BadPosition from None
    state.board = board
    # These fields follow from the others, so they are not written.
    state.supply = tuple(SETTLEMENTS - own.bit_count() for own in state.own)
    state.near = tuple(beside(own) for own in state.own)
    state.free = BOARD & ~_union(state.own)
    if not (trusted or _holds(state)):
        raise BadPosition


def _holds(state: KingdomState) -> bool:
    return (
        _table_holds(state)
        and _pieces_hold(state)
        and _cards_hold(state)
        and _decision_holds(state)
        and ending.can_end(state)
    )


def _pieces(
    plain: Plain,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]:
    own, taken, held, left, ready = row(plain, 5)
    return numbers(own), numbers(taken), numbers(held), numbers(left), number(ready)


def _cards(
    plain: Plain,
) -> tuple[tuple[int | None, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    hands, pile, discards, removed = row(plain, 4)
    if not isinstance(hands, tuple):
        raise TypeError(hands)
    shown = tuple(None if card is None else number(card) for card in hands)
    return shown, numbers(pile), numbers(discards), numbers(removed)


def _lie(code: int) -> Lie:
    if not 0 <= code < 2 * len(KINDS):
        raise ValueError(code)
    return KINDS[code // 2], bool(code % 2)


def _union(sets: tuple[Hexes, ...]) -> Hexes:
    union = 0
    for one in sets:
        union |= one
    return union


def _table_holds(state: KingdomState) -> bool:
    table = state.table
    quadrants = {quadrant for quadrant, _ in table.board.lies}
    cards = table.cards
    return (
        0 <= table.start < table.players
        and len(quadrants) == 4 == len(table.board.lies)
        and len(cards) == 3
        and list(cards) == sorted(set(cards))
        and cards[0] >= 0
        and cards[-1] < len(CARDS)
    )


def _pieces_hold(state: KingdomState) -> bool:
    """Settlements stand on free ground, each once; tiles lie on their hexes or were taken from there."""
    players, locations = state.table.players, state.board.locations
    ground = state.board.buildable | state.board.of[WATER]
    everywhere = (1 << len(locations)) - 1
    by_seat = (state.own, state.taken, state.held)
    if any(len(part) != players for part in by_seat) or len(state.left) != len(locations):
        return False
    if any(value < 0 for part in (*by_seat, (state.ready,)) for value in part):
        return False
    return (
        not _union(state.own) & ~ground
        # No hex is in two sets: otherwise the union would be smaller than its parts together.
        and sum(own.bit_count() for own in state.own) == _union(state.own).bit_count()
        and all(supply >= 0 for supply in state.supply)
        # A seat holds only tiles that it took, and each tile left on a hex or taken from it counts once.
        and all(not held & ~taken for held, taken in zip(state.held, state.taken, strict=True))
        and all(not taken & ~everywhere for taken in state.taken)
        and all(
            left + sum(taken >> number & 1 for taken in state.taken) == TILES_PER_LOCATION and left >= 0
            for number, left in enumerate(state.left)
        )
        and all(
            # A tile is lost with the last own settlement next to its location (KB-TILE-5).
            not held >> number & 1 or location.near & own
            for held, own in zip(state.held, state.own, strict=True)
            for number, location in enumerate(locations)
        )
    )


def _cards_hold(state: KingdomState) -> bool:
    """All terrain cards are somewhere."""
    hands = [card for card in state.hands if card is not None]
    everywhere = [*hands, *state.pile, *state.discards, *state.removed]
    return len(state.hands) == state.table.players and sorted(everywhere) == list(DECK)


def _decision_holds(state: KingdomState) -> bool:
    """The open decision fits what lies on the table, and there is something to choose from."""
    seat, chance = state.seat, state.chance
    # The generator has 128 + 32 bits (core/chance.py).
    if not (0 <= seat < state.table.players and BEFORE <= state.step <= OVER and 0 <= chance < 1 << 160):
        return False
    if state.ready & ~state.held[seat] or not 0 <= state.built <= MANDATORY:
        return False
    if not steps.STEPS[state.step].fits(state):
        return False
    return all(len(steps.legal(state, actor)) > 0 for actor in state.actors)
