"""RENO: tiles with two types that are laid on rooms of their size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import building, buying, market, scoring, turn
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, CARD_SIZES, Tile
from kastelan.games.ludwig.ludwig_step import acting, then
from kastelan.games.ludwig.module import Actions, Module, PieceWorth
from kastelan.games.ludwig.modules.actions import BUY_RENOVATION, RENOVATE, BuyRenovation, Renovate
from kastelan.games.ludwig.modules.events import RenovationLaidOut, RoomRenovated
from kastelan.games.ludwig.modules.swans import drawn, give, has_swan
from kastelan.games.ludwig.prices import RENOVATION, Item, affordable
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING, PLACING
from kastelan.games.ludwig.validate_pieces import loose_pieces

if TYPE_CHECKING:
    from kastelan.games.ludwig.codec import CastleRow
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table

PRICE: Final = 5_000
CARDS_PER_PLAYER: Final = 6
MORE_CARDS: Final = 5


@lru_cache(maxsize=4096)
def targets(castle: Castle, tile: Tile) -> tuple[int, ...]:
    """The rooms that a renovation may be laid on: standard rooms of its size, each once (RENO-2, RENO-3)."""
    most = castle.additions.laws.covers
    return tuple(
        number
        for number, room in enumerate(castle.rooms)
        if room.tile.foundation.size == tile.foundation.size and room.tile.is_room and len(room.covers) < most
    )


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


def buy(state: LudwigState, action: BuyRenovation, tell: Tell | None) -> None:
    """Buy a renovation that lies out (RND-4)."""
    show, seat = state.module_state.show, state.seat
    if not 0 <= action.place < len(show):
        raise IllegalAction("RENO-1", "no-such-renovation", number=action.place + 1)
    if not _has_place(state, seat, show[action.place]):
        raise IllegalAction("RENO-2", "no-room-to-renovate")
    buying.begin_purchase(state, _items(state)[action.place], tell)


def _has_place(state: LudwigState, seat: Seat, tile: int) -> bool:
    can_lie = targets(state.castles[seat], state.table.components.tiles[tile])
    return bool(can_lie) or buying.can_store(state, seat)


def _items(state: LudwigState) -> list[Item]:
    return [Item(RENOVATION, place, tile, PRICE) for place, tile in enumerate(state.module_state.show)]


def renovate(state: LudwigState, action: Renovate, tell: Tell | None) -> bool:
    """Lay the renovation in hand on a room; it is scored like a new tile (RENO-8)."""
    seat, castle, tile = state.seat, state.castles[state.seat], state.table.components.tiles[state.tile]
    if tile.poses or action.room not in targets(castle, tile):
        raise IllegalAction("RENO-3", "not-to-be-renovated")
    if tell is not None:
        tell(RoomRenovated(seat, tile.number, action.room, castle.rooms[action.room].top.number))
    larger = covered(castle, action.room, tile)
    return building.finish(state, castle, larger, action.room, True, tell)


def empty_stacks(state: LudwigState) -> int:
    """The number of empty stacks, of which renovations are none (RENO-14)."""
    stacks = (*map(len, state.stacks), *state.corridors)
    if "moats" in state.table.names:
        stacks += (state.module_state.moats,)
    return stacks.count(0)


def _is_last_round(state: LudwigState) -> bool:
    """True if the cards have run out once, and two stacks are empty."""
    return bool(state.module_state.ran_out) and empty_stacks(state) >= 2


def _call_last_round(state: LudwigState, tell: Tell | None) -> None:
    if state.table.rules.last_round_with_renovations and _is_last_round(state):
        market.call_last_round(state, tell)


class Renovations(Module):
    """The module of renovations."""

    name: ClassVar[str] = "renovations"
    restates: ClassVar[Mapping[str, str]] = {"LUD-END-1": "RENO-14"}
    state_fields: ClassVar[tuple[str, ...]] = ("piles", "show", "show_swans")
    step_actions: ClassVar[Mapping[int, Actions]] = {
        BUYING: acting(BuyRenovation, buy),
        PLACING: then(turn.resume, Renovate, renovate),
    }

    def cards_kept(self, players: int, usual: int) -> int:
        """The deck has another number of room cards (XSET-4)."""
        return CARDS_PER_PLAYER * players + MORE_CARDS

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Shuffle the six renovations of each size (XSET-6)."""
        piles = []
        for tiles in state.table.components.renovations:
            pile, state.chance = shuffled(state.chance, list(map(int, tiles)))
            piles.append(pile)
        state.module_state.piles = tuple(piles)

    def laid_out(self, state: LudwigState, tile: int, slot: int, tell: Tell | None) -> None:
        """Lay out a renovation of the room's size, unless there are enough already (RENO-12)."""
        own, room = state.module_state, state.table.components.tiles[tile]
        if not room.is_room or len(own.show) >= len(state.table.slots):
            return
        assert room.stack is not None
        pile = own.piles[room.stack]
        if not pile:
            return
        own.piles = (*own.piles[: room.stack], pile[:-1], *own.piles[room.stack + 1 :])
        own.show += (pile[-1],)
        if tell is not None:
            tell(RenovationLaidOut(pile[-1]))
        with_swan = "swans" in state.table.names and has_swan(room)
        own.show_swans += (drawn(own, pile[-1], tell) if with_swan else NOTHING,)

    def for_sale(self, state: LudwigState) -> Sequence[Item]:
        return _items(state)

    def turn_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Buy a renovation that can be paid, and laid or stored (RENO-1, RENO-2)."""
        items = _items(state)
        if not items or not affordable(state, seat, items[0]):  # all cost the same
            return ()
        return [BUY_RENOVATION[item.place] for item in items if _has_place(state, seat, item.tile)]

    def can_build(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a renovation on sale can be laid on a room."""
        castle, tiles = state.castles[seat], state.table.components.tiles
        return any(targets(castle, tiles[tile]) for tile in state.module_state.show)

    def bought(self, state: LudwigState, item: Item, tell: Tell | None) -> None:
        """Take a renovation from the row with its swan. Any purchase may have emptied a stack."""
        if item.kind == RENOVATION:
            own, place = state.module_state, item.place
            swan = own.show_swans[place]
            own.show = (*own.show[:place], *own.show[place + 1 :])
            own.show_swans = (*own.show_swans[:place], *own.show_swans[place + 1 :])
            give(own, state.seat, swan, tell)
        _call_last_round(state, tell)

    def piece_places(self, state: LudwigState, seat: Seat, tile: int) -> Sequence[Action] | None:
        kind = state.table.components.tiles[tile]
        if kind.poses or tile == state.table.components.moat:
            return None
        return [RENOVATE[number] for number in targets(state.castles[seat], kind)]

    def piece_worth(self, state: LudwigState, seat: Seat, action: Action, tile: int) -> PieceWorth | None:
        """The points, and the room if it is complete, since its rewards are due again (RENO-11)."""
        if not isinstance(action, Renovate):
            return None
        castle, room = state.castles[seat], action.room
        grown = covered(castle, room, state.table.components.tiles[tile])
        points = sum(line[1] for line in scoring.lines(grown, room))
        return points, (room,) if castle.completed(room) else ()

    # The end (RENO-14)

    def last_card(self, state: LudwigState, tell: Tell | None) -> None:
        """Call the last round if a new tile was the last of the second stack."""
        _call_last_round(state, tell)

    def stack_drawn(self, state: LudwigState, tell: Tell | None) -> None:
        _call_last_round(state, tell)

    def plays_on(self, state: LudwigState) -> bool:
        """True as long as fewer than two stacks are empty."""
        return empty_stacks(state) < 2

    def outlasts_deck(self, state: LudwigState) -> bool:
        return True

    def ends_game(self, state: LudwigState) -> bool:
        return _is_last_round(state)

    # Frozen positions

    def restore_castle(self, table: Table, castle: Castle, row: CastleRow) -> Castle:
        tiles = table.components.tiles
        for place, *covers in row[2]:
            for tile in covers:
                if (
                    not 0 <= tile < len(tiles)
                    or tiles[tile].poses
                    or place not in targets(castle, tiles[tile])
                ):
                    raise ValueError(tile)
                castle = covered(castle, place, tiles[tile])
        return castle

    def validate(self, state: LudwigState) -> bool:
        """Whether every renovation is in its pile, in the row, on a room, or with a player."""
        own, components = state.module_state, state.table.components
        every = [int(tile) for tiles in components.renovations for tile in tiles]
        covers = [
            int(tile.number) for castle in state.castles for room in castle.rooms for tile in room.covers
        ]
        loose = [tile for tile in loose_pieces(state) if tile in every]
        return (
            len(own.piles) == len(components.renovations)
            and len(own.show) == len(own.show_swans) <= len(state.table.slots)
            and ("swans" in state.table.names or set(own.show_swans) <= {NOTHING})
            and Counter([*chain(*own.piles), *own.show, *covers, *loose]) == Counter(every)
            and all(
                components.tiles[tile].foundation.size == size
                for size, pile in zip(CARD_SIZES, own.piles, strict=False)
                for tile in pile
            )
        )
