"""The table from what may be seen: market, standings, stacks, cards, and what is being decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Struct
from msgspec.structs import replace as with_fields

from kastelan.core.game import Game, Seat, View
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.components import SIZES, TOWERS, TYPES, Components
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.special_rewards import KINDS, kind_of, room_of
from kastelan.games.ludwig.table_assembly import plugged
from kastelan.games.ludwig.view import LudwigView, ModuleStateView
from kastelan.games.ludwig.visible_position import position_of, seen_by_seat
from kastelan.server.presenters import SharedBoard
from kastelan.server.presenters.ludwig import goals
from kastelan.server.presenters.ludwig.castles import Castle, castle_shown
from kastelan.server.presenters.ludwig.extras import Extras, extras_shown, own_extras
from kastelan.server.presenters.ludwig.goals import HandCard, Solo, Stack, Standing
from kastelan.server.presenters.ludwig.market import PiledWare, Stall, corridors, market, or_none
from kastelan.server.presenters.ludwig.modules.registry import presenters_of
from kastelan.server.presenters.ludwig.visible_table import VisibleTable
from kastelan.server.wire import presented
from kastelan.server.wire.presented import one_of

STEPS: Final = plugged(MODULES, LUDWIG.rules).steps
"""The decisions of the game with every module, by their numbers."""

Step = Annotated[str, one_of("Step", (STEPS[number].id for number in sorted(STEPS)))]
RewardType = Annotated[str, one_of("RewardType", dict.fromkeys((*TYPES, *KINDS)))]


class DeckTile(Struct, frozen=True):
    """A tile on the room deck; its number is null where it is hidden."""

    size: int
    tile: int | None


class DueReward(Struct, frozen=True):
    """The reward of a completed room; of type `tower`, `moat` or `second` with modules (DEC-35)."""

    room: int
    type: RewardType


class Board(presented.Board, frozen=True, kw_only=True):
    """The table. Tiles, favours and cards are numbers of the catalogue, money is in marks.

    `hands` has the bonus cards of each seat, or how many they are. `extras` is null without modules. `money`
    is -1 where it is hidden. `master` is null until all have foyers. `tile` is the one in hand. `rewards` are
    those due, in the order of their words, and `room` is the downstairs room whose reward is being chosen.
    `drawn` are the cards and `dug` the tiles that are looked at.
    """

    scores: tuple[int, ...]
    castles: tuple[Castle, ...]
    market: tuple[Stall, ...]
    slots: tuple[int, ...]
    corridors: tuple[PiledWare, ...]
    favours: tuple[Standing, ...]
    hands: tuple[int | tuple[HandCard, ...], ...]
    stacks: tuple[Stack, ...]
    solo: Solo | None
    extras: Extras | None
    step: Step
    turn: Seat
    master: Seat | None
    round: int
    last: bool
    deck: int
    on_deck: tuple[DeckTile, ...]
    extra: int
    money: tuple[int, ...]
    score: tuple[int, ...]
    tile: int | None
    rewards: tuple[DueReward, ...]
    room: int | None
    drawn: tuple[int, ...]
    dug: tuple[int, ...]


def board(game: Game, view: View) -> Board:
    """The table as the browser draws it."""
    assert isinstance(view, LudwigView)
    return _board(_visible_table(game, view))


def shared(game: Game, view: View) -> SharedBoard:
    """The table for spectators, with its position for the engine."""
    assert isinstance(view, LudwigView)
    table = _visible_table(game, view)
    return SharedBoard(_board(table), table)


def seat_board(game: Game, view: View, shared: SharedBoard) -> Board:
    """The table for a seat. Castles, market and standings lie open: they are those of the spectators, unless
    a purse is hidden, which decides between the standings that a player knows."""
    assert isinstance(view, LudwigView)
    public, others = shared.board, shared.work
    assert isinstance(public, Board)
    assert isinstance(others, VisibleTable)
    position = seen_by_seat(others.position, view)
    table = VisibleTable(game, view, position, others.modules)
    return with_fields(
        public,
        favours=public.favours if view.money == others.view.money else goals.favours(table),
        hands=tuple(goals.hand(table, seat) for seat in range(view.players)),
        stacks=goals.stacks(table, public.stacks),
        solo=goals.solo(table),
        extras=own_extras(table, public.extras),
        on_deck=_on_deck(view),
        money=view.money,
        drawn=() if isinstance(view.drawn, int) else view.drawn,
        dug=_dug(view, table.components),
    )


def _board(table: VisibleTable) -> Board:
    view = table.view
    return Board(
        castles=tuple(castle_shown(castle, table.modules) for castle in table.castles),
        market=market(table),
        slots=view.slots,
        corridors=corridors(table),
        favours=goals.favours(table),
        hands=tuple(goals.hand(table, seat) for seat in range(view.players)),
        stacks=goals.stacks(table),
        solo=goals.solo(table),
        extras=extras_shown(table),
        step=STEPS[view.step].id,
        turn=view.turn,
        master=or_none(view.master),
        round=view.round,
        last=view.last,
        deck=view.deck,
        on_deck=_on_deck(view),
        extra=view.extra,
        money=view.money,
        score=view.score,
        scores=view.scores,
        tile=or_none(view.tile),
        rewards=_rewards(view),
        room=or_none(view.room),
        drawn=() if isinstance(view.drawn, int) else view.drawn,
        dug=_dug(view, table.components),
    )


def _visible_table(game: Game, view: LudwigView) -> VisibleTable:
    position = position_of(game, view)
    return VisibleTable(game, view, position, presenters_of(position.table.modules))


def opened(game: Game, views: Sequence[View]) -> tuple[View, Board]:
    """The table with the secrets of all, and what the seat whose turn it is looks at."""
    found = [view for view in views if isinstance(view, LudwigView)]
    hands = tuple(view.hands[seat] for seat, view in enumerate(found))
    money = tuple(view.money[seat] for seat, view in enumerate(found))
    # Only the view of the seat whose turn it is has the cards and tiles it looks at.
    first = found[found[0].turn]
    own = _opened(first.module_state, found)
    together = replace(first, seat=None, hands=hands, money=money, module_state=own)
    return together, board(game, together)


def _opened(first: ModuleStateView, views: Sequence[LudwigView]) -> ModuleStateView:
    """What the modules hide from some, put together."""
    seats = [(seat, view.module_state) for seat, view in enumerate(views)]
    return replace(
        first,
        swans=tuple(own.swans[seat] for seat, own in seats if own.swans),
        held=tuple(own.held[seat] for seat, own in seats),
        kept=tuple(own.kept[seat] for seat, own in seats if own.kept),
        model=tuple(own.model[seat] for seat, own in seats),
    )


def _on_deck(view: LudwigView) -> tuple[DeckTile, ...]:
    # In the view the tile on top is the last one; the browser wants it first.
    return tuple(DeckTile(size, or_none(tile)) for size, tile in reversed(view.on_deck))


def _rewards(view: LudwigView) -> tuple[DueReward, ...]:
    # The newest placement comes last; the first number of its entry is no reward.
    entries = view.pending[-1][1:] if view.pending else ()
    return tuple(DueReward(room_of(entry), (*TYPES, *KINDS)[kind_of(entry)]) for entry in entries)


def _dug(view: LudwigView, components: Components) -> tuple[int, ...]:
    """The tiles of the stack that the seat is looking at, in the order of their numbers."""
    if not view.looked:
        return ()
    stack, on_deck = view.looked[0], {tile for _, tile in view.on_deck}
    if stack == len(SIZES):  # decisions number the towers after the sizes
        stack = TOWERS
    # The view names no tiles of a stack, but it has what the seat has seen as unordered groups. The right
    # group is as large as the stack, belongs to it, and has no tile that lies on the deck by now.
    for group in view.known:
        fits = len(group) == view.stacks[stack] and not on_deck & {*group}
        if fits and all(components.tiles[tile].stack == stack for tile in group):
            return tuple(sorted(group))
    return ()
