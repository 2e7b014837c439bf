"""RENO: tiles with two types that are laid on rooms of their size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, SIZES, Tile
from kastelan.games.ludwig.modules.actions import BUY_RENOVATION, RENOVATE, BuyRenovation, Renovate
from kastelan.games.ludwig.modules.building import finish_placing
from kastelan.games.ludwig.modules.events import RenovationLaidOut, RoomRenovated
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.module import Module
from kastelan.games.ludwig.modules.purchase import RENOVATION, Wanted, affordable, begin_purchase, can_store
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.modules.swans import drawn, has_swan
from kastelan.games.ludwig.steps import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

PRICE: Final = 5_000


class Renovations(Module):
    """The renovations module."""

    name: ClassVar[str] = "renovations"

    def lay(self, state: LudwigState, tell: Tell | None) -> None:
        """Shuffle the six renovations of each size (XSET-6)."""
        piles = []
        for tiles in state.table.components.renovations:
            pile, state.chance = shuffled(state.chance, list(map(int, tiles)))
            piles.append(pile)
        extras_of(state).piles = tuple(piles)

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """A room brings a renovation of its size, unless enough of them lie out (RENO-12)."""
        extras, room = extras_of(state), state.table.components.tiles[tile]
        if not room.is_room or len(extras.show) >= len(state.table.slots):
            return
        assert room.stack is not None
        pile = extras.piles[room.stack]
        if not pile:
            return
        extras.piles = (*extras.piles[: room.stack], pile[:-1], *extras.piles[room.stack + 1 :])
        extras.show += (pile[-1],)
        if tell is not None:
            tell(RenovationLaidOut(pile[-1]))
        with_swan = "swans" in state.table.names and has_swan(room)
        extras.show_swans += (drawn(extras, pile[-1], tell) if with_swan else NOTHING,)

    def options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Those that can be paid, and laid or stored (RENO-1, RENO-2)."""
        show = extras_of(state).show
        if not show or not affordable(state, seat, Wanted(RENOVATION, 0, show[0], PRICE)):
            return ()
        castle, tiles, store = state.castles[seat], state.table.components.tiles, can_store(state, seat)
        return [
            BUY_RENOVATION[place] for place, tile in enumerate(show) if store or targets(castle, tiles[tile])
        ]

    def builds(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a renovation that lies out has a room."""
        castle, tiles = state.castles[seat], state.table.components.tiles
        return any(targets(castle, tiles[tile]) for tile in extras_of(state).show)


@lru_cache(maxsize=4096)
def targets(castle: Castle, tile: Tile) -> tuple[int, ...]:
    """The rooms a renovation may be laid on: standard rooms of its size, each once (RENO-2, RENO-3)."""
    most = annex_of(castle).laws.covers
    return tuple(
        number
        for number, room in enumerate(castle.rooms)
        if room.tile.foundation.size == tile.foundation.size and room.tile.is_room and len(room.covers) < most
    )


def buy(state: LudwigState, action: BuyRenovation, tell: Tell | None) -> None:
    """Buy a renovation that lies out (RND-4)."""
    show, seat = extras_of(state).show, state.seat
    if not 0 <= action.place < len(show):
        raise IllegalAction("RENO-1", "no-such-renovation", number=action.place + 1)
    tile = show[action.place]
    if not can_store(state, seat) and not targets(state.castles[seat], state.table.components.tiles[tile]):
        raise IllegalAction("RENO-2", "no-room-to-renovate")
    begin_purchase(state, Wanted(RENOVATION, action.place, tile, PRICE), tell)


def legal_targets(state: LudwigState) -> list[Action]:
    """The rooms for the renovation in hand."""
    tile = state.table.components.tiles[state.tile]
    return [RENOVATE[number] for number in targets(state.castles[state.seat], tile)]


def renovate(state: LudwigState, action: Renovate, tell: Tell | None) -> bool:
    """Lay the renovation in hand on a room; it is scored like a new tile (RENO-8)."""
    seat, castle, tile = state.seat, state.castles[state.seat], state.table.components.tiles[state.tile]
    if tile.poses or action.room not in targets(castle, tile):
        raise IllegalAction("RENO-3", "not-to-be-renovated")
    old = castle.rooms[action.room].top
    state.castles = (*state.castles[:seat], covered(castle, action.room, tile), *state.castles[seat + 1 :])
    state.tile = NOTHING
    if tell is not None:
        tell(RoomRenovated(seat, tile.number, action.room, old.number))
    return finish_placing(state, castle, action.room, tell, renovated=True)


def covered(castle: Castle, number: int, tile: Tile) -> Castle:
    """The castle with a renovation on a room: the foundation stays, the face is new (RENO-4, RENO-5)."""
    room, bit, symbol = castle.rooms[number], 1 << number, tile.face.symbol
    new = replace(room, face=tile.face, covers=(*room.covers, tile))
    return replace(
        castle,
        rooms=(*castle.rooms[:number], new, *castle.rooms[number + 1 :]),
        of_type=tuple(
            rooms & ~bit | (bit if tile.face.types >> kind & 1 else 0)
            for kind, rooms in enumerate(castle.of_type)
        ),
        adjacent=castle.adjacent & ~bit | (bit if symbol and symbol.kind == ADJACENT else 0),
        anywhere=castle.anywhere & ~bit | (bit if symbol and symbol.kind == ANYWHERE else 0),
    )


# The end (RENO-14)


def empty_stacks(state: LudwigState) -> int:
    """How many stacks are empty: rooms, towers, hallways, stairs, moat pieces; not renovations."""
    empty = sum(not stack for stack in state.stacks) + sum(not left for left in state.corridors)
    if "moats" in state.table.names:
        empty += not extras_of(state).moats
    return empty


def plays_on(state: LudwigState) -> bool:
    """Whether the deck is renewed when its last card is taken, as fewer than two stacks are empty."""
    return "renovations" in state.table.names and empty_stacks(state) < 2


def ends(state: LudwigState) -> bool:
    """Whether the round is the last: the cards have run out once, and two stacks are empty."""
    return "renovations" in state.table.names and bool(extras_of(state).ran_out) and empty_stacks(state) >= 2


assert len(SIZES) == 10
