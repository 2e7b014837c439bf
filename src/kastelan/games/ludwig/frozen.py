"""A position taken apart into plain numbers, and put together again with every number checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.errors import BadOption, BadPosition
from kastelan.core.game import Game, Plain
from kastelan.core.options import Options
from kastelan.core.plain_values import any_row, lists, number, numbers, row
from kastelan.games.ludwig import sound
from kastelan.games.ludwig.castle import Castle, founded, grown
from kastelan.games.ludwig.components import FIRST_ROOM, FOYER_4, HALLWAY
from kastelan.games.ludwig.modules.extras import frozen, thawed
from kastelan.games.ludwig.modules.frozen import annexes, built_castles
from kastelan.games.ludwig.options import check, components_of, modules_of, names_in
from kastelan.games.ludwig.placing import legal_origins
from kastelan.games.ludwig.refusals import in_frame
from kastelan.games.ludwig.setup import SLOTS
from kastelan.games.ludwig.view import lies

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState, Table


BASE_PARTS: Final = 11


def freeze(state: LudwigState) -> Plain:
    """Everything but what follows from the rest."""
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
        *(() if state.extras is None else (annexes(state), frozen(state.extras))),
    )


def thaw(state: LudwigState, game: Game, players: int, options: Options, plain: Plain, trusted: bool) -> None:
    """Fill an empty state from what `freeze` gave; BadPosition if no game could look like that."""
    try:
        base, *more = _parts(plain)
        fixed, castles, wealth, bonus, tiles, cards, market, flow, turn, open_ends, chance = base
        state.table = _table(game, players, options, fixed)
        state.money, state.score = map(numbers, row(wealth, 2))
        _thaw_bonus(state, bonus)
        _thaw_tiles(state, tiles)
        state.deck, state.discards, state.boxed_cards = map(numbers, row(cards, 3))
        state.market, state.coins, state.laid = map(numbers, row(market, 3))
        state.master, state.seat, state.step, state.round, last = map(number, row(flow, 5))
        state.extra, taken, state.tile, state.room = map(number, row(turn, 4))
        state.last, state.corridor_taken = _flag(last), _flag(taken)
        pending, looked, chosen = row(open_ends, 3)
        state.pending, state.looked, state.chosen = lists(pending), numbers(looked), numbers(chosen)
        state.chance = number(chance)
        if state.table.modules:
            annex_rows, extras = row(tuple(more), 2)
            state.extras = thawed(extras)
            state.castles = built_castles(state, castles, annex_rows)
        else:
            row(tuple(more), 0)
            state.extras = None
            state.castles = tuple(_castle(state, rooms) for rooms in any_row(castles))
        holds = trusted or sound.holds(state)
    except (BadOption, ValueError, TypeError, IndexError, KeyError):
        raise BadPosition from None
    if not holds:
        raise BadPosition


def _parts(plain: Plain) -> tuple[tuple[Plain, ...], *tuple[Plain, ...]]:
    """The base game's parts, then what the modules add."""
    parts = any_row(plain)
    if len(parts) not in (BASE_PARTS, BASE_PARTS + 2):
        raise ValueError(len(parts))
    return parts[:BASE_PARTS], *parts[BASE_PARTS:]


def _table(game: Game, players: int, options: Options, fixed: Plain) -> Table:
    from kastelan.games.ludwig.state import Table

    check(players, options)
    start, favours = row(fixed, 2)
    modules = modules_of(players, options)
    return Table(
        game,
        options,
        players,
        components_of(options, modules),
        numbers(favours),
        SLOTS[players],
        number(start),
        players == 1,
        bool(options["corner_contact"]),
        modules,
        names_in(modules),
    )


def _thaw_bonus(state: LudwigState, plain: Plain) -> None:
    hands, cards, put, drawn = row(plain, 4)
    state.hands, state.cards, state.put, state.drawn = (
        lists(hands),
        numbers(cards),
        lists(put),
        numbers(drawn),
    )


def _thaw_tiles(state: LudwigState, plain: Plain) -> None:
    stacks, corridors, boxed, groups, on_deck, gone = row(plain, 6)
    hallways, stairs = map(number, row(corridors, 2))
    state.stacks, state.corridors, state.boxed_tiles = lists(stacks), (hallways, stairs), lists(boxed)
    state.groups, state.on_deck, state.gone = lists(groups), numbers(on_deck), numbers(gone)


def _castle(state: LudwigState, plain: Plain) -> Castle:
    """The castle, built again tile by tile under the rules of placing; the very same as last time if that was
    lately, so that what was thought about it is found again."""
    foyer, *rooms = any_row(plain)
    tile, x, y, way = map(number, row(foyer, 4))
    if not 0 <= tile <= FOYER_4 or (x, y, way) != (0, 0, 0):
        raise ValueError(tile)
    tiles = state.table.components.tiles
    castle = founded(tiles[tile], state.table.corner_contact)
    for room in rooms:
        tile, x, y, way = map(number, row(room, 4))
        if not HALLWAY <= tile < len(tiles):
            raise ValueError(tile)
        castle = _built(castle, state, tile, x, y, way)
    return castle


def _built(castle: Castle, state: LudwigState, which: int, x: int, y: int, way: int) -> Castle:
    tile = state.table.components.tiles[which]
    pose = tile.pose(way // 2, bool(way % 2))
    if pose is None or not in_frame(castle, x, y):
        raise ValueError(way)
    if not legal_origins(castle, pose) >> castle.frame.bit(x, y) & 1:
        raise ValueError(which)
    return grown(castle, tile, pose, x, y)


def _flag(value: int) -> bool:
    if value not in (0, 1):
        raise ValueError(value)
    return bool(value)


assert FIRST_ROOM == HALLWAY + 2
