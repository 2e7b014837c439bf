"""Freezing a position to plain numbers, and thawing it with every number checked."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.game import Plain, Seat
from kastelan.core.plain_values import any_row, lists, number, numbers, row
from kastelan.games.ludwig import opening, validate
from kastelan.games.ludwig.castle import Castle, grown
from kastelan.games.ludwig.components import HALLWAY, STAIRS, Tile
from kastelan.games.ludwig.module_state import ModuleState, fresh, unused
from kastelan.games.ludwig.placing import at_fences, legal_origins, met_doors, overlaps, sited
from kastelan.games.ludwig.refusals import in_frame
from kastelan.games.ludwig.shapes import Pose
from kastelan.games.ludwig.step_numbers import CHOOSING, FOYER, OVER, PRICING
from kastelan.games.ludwig.view import lies

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

CastleRow = tuple[int, tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
"""The additions of a castle: moat positions as bits, passages, and renovations by room."""

BASE_PARTS: Final = 11
NUMBERS: Final = (
    *("moats", "placed", "done", "sold", "used", "recalled", "tipped", "turn_progress", "waiting", "ran_out"),
)
TUPLES: Final = (
    *("lake", "swans_on", "show", "show_swans", "tokens", "box", "offered", "draft", "decree_deck"),
    *("stored", "debt", "banked", "model", "turns", "shift", "purse", "purchase", "doubled", "agenda"),
)
LISTS: Final = ("swans", "piles", "held", "thrown", "decrees", "kept", "seen", "queue")
"""The fields of the module state in the order of the format. `turns` is a field of the state itself: in the
base game it follows from seat and master builder, but modules can change the order of turns.
"""

MODULE_FIELDS: Final = attrgetter(
    *(name if name == "turns" else f"module_state.{name}" for name in (*NUMBERS, *TUPLES, *LISTS))
)


def freeze(state: LudwigState) -> Plain:
    """The position as plain numbers, without what can be derived from the rest."""
    castles = tuple(lies(state, owner) for owner in range(len(state.castles)))
    return (
        (state.table.start, state.table.favours),
        tuple(tuple((tile, x, y, 2 * turn + dark) for tile, x, y, turn, dark in rooms) for rooms in castles),
        (state.money, state.score),
        (state.hands, state.cards, state.put, state.drawn),
        (state.stacks, state.corridors, state.boxed_tiles, state.groups, state.on_deck, state.gone),
        (state.deck, state.discards, state.boxed_cards),
        (state.market, state.coins, state.laid),
        (state.master, state.seat, state.step, state.round, int(state.last)),
        (state.extra, int(state.corridor_taken), state.tile, state.room),
        (state.pending, state.looked, state.chosen),
        state.chance,
        *((tuple(map(_castle_row, state.castles)), MODULE_FIELDS(state)) if state.table.modules else ()),
    )


def _castle_row(castle: Castle) -> CastleRow:
    additions = castle.additions
    return (
        additions.moat,
        tuple((passage.kind, passage.room, passage.door) for passage in additions.passages),
        tuple(
            (place, *(int(tile.number) for tile in room.covers))
            for place, room in enumerate(castle.rooms)
            if room.covers
        ),
    )


def thaw(
    state: LudwigState, plain: Plain, table: Callable[[Seat, tuple[int, ...]], Table], trusted: bool
) -> None:
    """Fill an empty state with a frozen position; BadPosition if it cannot occur in a game.

    `table` makes a table with this first master builder and these favours. A trusted position, which another
    process of ours has frozen, is not validated.
    """
    try:
        start, favours = row(any_row(plain)[0], 2)
        state.table = table(number(start), numbers(favours))
        _read(state, plain, trusted)
        holds = trusted or validate.holds(state)
    except (BadOption, ValueError, TypeError, IndexError, KeyError):
        raise BadPosition from None
    if not holds:
        raise BadPosition


def _read(state: LudwigState, plain: Plain, trusted: bool) -> None:
    parts = row(plain, BASE_PARTS + (2 if state.table.modules else 0))
    _, castles, wealth, bonus, tiles, cards, market, flow, turn, open_ends, chance = parts[:BASE_PARTS]
    state.money, state.score = map(numbers, row(wealth, 2))
    _read_bonus(state, bonus)
    _read_tiles(state, tiles)
    state.deck, state.discards, state.boxed_cards = map(numbers, row(cards, 3))
    state.market, state.coins, state.laid = map(numbers, row(market, 3))
    state.master, state.seat, state.step, state.round, last = map(number, row(flow, 5))
    state.extra, taken, state.tile, state.room = map(number, row(turn, 4))
    state.last, state.corridor_taken = _flag(last), _flag(taken)
    pending, looked, chosen = row(open_ends, 3)
    state.pending, state.looked, state.chosen = lists(pending), numbers(looked), numbers(chosen)
    state.chance = number(chance)
    rows = any_row(castles)
    if state.table.modules:
        added, module_state = parts[BASE_PARTS:]
        _read_module_state(state, module_state)
        more = [_read_castle_row(one) for one in row(added, len(rows))]
    else:
        state.module_state, state.turns = unused(state.table.players), _turns_left(state)
        more = [(0, (), ())] * len(rows)
    if len(rows) not in (0, state.table.players):
        raise ValueError(len(rows))
    state.castles = tuple(
        _castle(state, seat, rooms, added, trusted)
        for seat, (rooms, added) in enumerate(zip(rows, more, strict=True))
    )


def _read_bonus(state: LudwigState, plain: Plain) -> None:
    hands, cards, put, drawn = row(plain, 4)
    state.hands, state.cards, state.put, state.drawn = (
        lists(hands),
        numbers(cards),
        lists(put),
        numbers(drawn),
    )


def _read_tiles(state: LudwigState, plain: Plain) -> None:
    stacks, corridors, boxed, groups, on_deck, gone = row(plain, 6)
    hallways, stairs = map(number, row(corridors, 2))
    state.stacks, state.corridors, state.boxed_tiles = lists(stacks), (hallways, stairs), lists(boxed)
    state.groups, state.on_deck, state.gone = lists(groups), numbers(on_deck), numbers(gone)


def _read_module_state(state: LudwigState, plain: Plain) -> None:
    new: ModuleState = fresh(state.table.players)
    values = iter(row(plain, len(NUMBERS) + len(TUPLES) + len(LISTS)))
    for names, read in ((NUMBERS, number), (TUPLES, numbers), (LISTS, lists)):
        for name in names:
            setattr(state if name == "turns" else new, name, read(next(values)))
    state.module_state = new


def _turns_left(state: LudwigState) -> tuple[Seat, ...]:
    """The turns still to come in a round of the base game: those up to the master builder's."""
    if state.step in (FOYER, CHOOSING, PRICING, OVER):
        return ()
    players = state.table.players
    return tuple(
        (state.seat + turn) % players for turn in range(1, (state.master - state.seat) % players + 1)
    )


def _flag(value: int) -> bool:
    if value not in (0, 1):
        raise ValueError(value)
    return bool(value)


# Castles


def _read_castle_row(plain: Plain) -> CastleRow:
    moat, passages, covers = row(plain, 3)
    return number(moat), lists(passages), lists(covers)


def _castle(state: LudwigState, seat: Seat, plain: Plain, added: CastleRow, trusted: bool) -> Castle:
    """The castle, rebuilt tile by tile, with the additions of modules.

    It comes from a cache if it was built recently, because other caches use its identity as their key.
    """
    hooks, foyer, *rooms = state.table.hooks, *any_row(plain)
    castle = _begun(state, foyer)
    for module in hooks.restore_laws:
        castle = module.restore_laws(state, seat, castle)
    for room in rooms:
        castle = _with_room(castle, state, room, trusted)
    for module in hooks.restore_castle:
        castle = module.restore_castle(state.table, castle, added)
    if _castle_row(castle) != added:
        raise ValueError(added)
    return castle


def _begun(state: LudwigState, plain: Plain) -> Castle:
    lie = tuple(map(number, row(plain, 4)))
    for choice in opening.foyers(state.table):
        castle = opening.first_castle(state.table, choice)
        room = castle.rooms[0]
        if lie == (room.tile.number, 0, 0, 2 * room.pose.turn + room.pose.dark):
            return castle
    raise ValueError(lie)


def _with_room(castle: Castle, state: LudwigState, plain: Plain, trusted: bool) -> Castle:
    which, x, y, way = map(number, row(plain, 4))
    tiles = state.table.components.tiles
    if not HALLWAY <= which < len(tiles) or (which > STAIRS and tiles[which].stack is None):
        raise ValueError(which)
    return _enlarged(castle, tiles[which], x, y, way, trusted)


@lru_cache(maxsize=1 << 12)
def _enlarged(castle: Castle, tile: Tile, x: int, y: int, way: int, trusted: bool) -> Castle:
    """The castle with one more room, from a cache, because a table is read again after every move."""
    pose = tile.pose(way // 2, bool(way % 2))
    if pose is None or not in_frame(castle, x, y):
        raise ValueError(way)
    pose = sited(castle, pose, x, y)
    if not trusted and not _may_lie(castle, pose, castle.frame.bit(x, y)):
        raise ValueError(tile.number)
    return grown(castle, tile, pose, x, y)


def _may_lie(castle: Castle, pose: Pose, bit: int) -> bool:
    """Whether the pose may lie there.

    With moat or passages, links and entrances are not checked, because it is unknown whether these were laid
    before or after the rooms around them.
    """
    if castle.additions.plain:
        return bool(legal_origins(castle, pose) >> bit & 1)
    _, forbidden = met_doors(castle, pose)
    return not (overlaps(castle, pose) | at_fences(castle, pose) | forbidden) >> bit & 1
