"""DEC-16: the holder may store a new piece until a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import Store, Unpack
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import TileStored, TileUnpacked
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.turn_progress import BOUGHT, STORED
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.step_numbers import NOTHING, PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class StorageYard(Decree):
    """Store a piece just bought, and place it in a later turn."""

    number: ClassVar[int] = 16
    stores: ClassVar[bool] = True


def can_store(state: LudwigState, seat: Seat) -> bool:
    """Whether the seat has the decree, and it is empty."""
    return state.module_state.stored[seat] == NOTHING and any(one.stores for one in held(state, seat))


def store(state: LudwigState, _: Store, tell: Tell | None) -> bool:
    """Put the piece just bought on the decree. Returns True, since no question is open."""
    if not may_store(state):
        raise IllegalAction("DEC-16", "not-to-be-stored")
    own, seat, tile = state.module_state, state.seat, state.tile
    own.stored = at(own.stored, seat, tile)
    own.turn_progress = own.turn_progress & ~BOUGHT | STORED
    state.tile = NOTHING
    if tell is not None:
        tell(TileStored(seat, tile))
    return True


def may_store(state: LudwigState) -> bool:
    """Whether the piece in hand was bought in this turn and the decree is free."""
    return bool(state.module_state.turn_progress & BOUGHT) and can_store(state, state.seat)


def unpack(state: LudwigState, _: Unpack, tell: Tell | None) -> None:
    """Take the stored piece in hand."""
    if not may_unpack(state):
        raise IllegalAction("DEC-16", "nothing-to-unpack")
    own, seat = state.module_state, state.seat
    state.tile, state.step = own.stored[seat], PLACING
    own.stored = at(own.stored, seat, NOTHING)
    if tell is not None:
        tell(TileUnpacked(seat, state.tile))


def may_unpack(state: LudwigState) -> bool:
    """Whether a piece stored in an earlier turn has a place now."""
    own, seat = state.module_state, state.seat
    if own.stored[seat] == NOTHING or own.turn_progress & STORED:
        return False
    return has_place(state, seat, own.stored[seat])


def has_place(state: LudwigState, seat: Seat, tile: int) -> bool:
    """Whether a piece has a place in the castle of a seat."""
    for module in state.table.hooks.piece_places:
        places = module.piece_places(state, seat, tile)
        if places is not None:
            return len(places) > 0
    return can_be_placed(state.castles[seat], state.table.components.tiles[tile])
