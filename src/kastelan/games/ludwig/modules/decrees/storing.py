"""DEC-16: a piece just bought may wait for a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig.modules import moats, renovations
from kastelan.games.ludwig.modules.actions import Store, Unpack
from kastelan.games.ludwig.modules.decrees.events import TileStored, TileUnpacked
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.siting import can_be_placed
from kastelan.games.ludwig.modules.turns import BOUGHT, STORED
from kastelan.games.ludwig.steps import NOTHING, PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def store(state: LudwigState, _: Store, tell: Tell | None) -> bool:
    """Put the piece just bought on the decree."""
    if not may_store(state):
        raise IllegalAction("DEC-16", "not-to-be-stored")
    extras, seat, tile = extras_of(state), state.seat, state.tile
    extras.stored = at(extras.stored, seat, tile)
    extras.before = extras.before & ~BOUGHT | STORED
    state.tile = NOTHING
    if tell is not None:
        tell(TileStored(seat, tile))
    return True


def may_store(state: LudwigState) -> bool:
    """Whether the piece in hand was bought in this turn and the decree is free."""
    extras, seat = extras_of(state), state.seat
    free = extras.stored[seat] == NOTHING
    return bool(extras.before & BOUGHT) and free and any(one.stores for one in held(state, seat))


def unpack(state: LudwigState, _: Unpack, tell: Tell | None) -> None:
    """Take the stored piece in hand."""
    if not may_unpack(state):
        raise IllegalAction("DEC-16", "nothing-to-unpack")
    extras, seat = extras_of(state), state.seat
    state.tile, state.step = extras.stored[seat], PLACING
    extras.stored = at(extras.stored, seat, NOTHING)
    if tell is not None:
        tell(TileUnpacked(seat, state.tile))


def may_unpack(state: LudwigState) -> bool:
    """Whether a piece of an earlier turn lies there and has a place now."""
    extras, seat = extras_of(state), state.seat
    if extras.stored[seat] == NOTHING or extras.before & STORED:
        return False
    return has_place(state, seat, extras.stored[seat])


def has_place(state: LudwigState, seat: Seat, tile: int) -> bool:
    """Whether a piece has a place in the castle of a seat."""
    castle, components = state.castles[seat], state.table.components
    if tile == components.moat:
        return bool(moats.positions(castle))
    kind = components.tiles[tile]
    return can_be_placed(castle, kind) if kind.poses else bool(renovations.targets(castle, kind))
