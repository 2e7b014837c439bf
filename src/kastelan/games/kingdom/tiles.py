"""KB-TILE: taking and losing location tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Seat, Tell
from kastelan.core.hexes import Hex
from kastelan.games.kingdom.events import TileLost, TileTaken

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def gain(state: KingdomState, place: Hex, tell: Tell | None) -> None:
    """Take a tile from the location beside `place`: one at most in the whole game (KB-TILE-1, KB-TILE-2)."""
    number = state.board.location_beside(place)
    seat, bit = state.seat, 1 << number
    if state.taken[seat] & bit or not state.left[number]:  # KB-TILE-4, KB-TILE-6
        return
    state.left = (*state.left[:number], state.left[number] - 1, *state.left[number + 1 :])
    state.taken = _replaced(state.taken, seat, state.taken[seat] | bit)
    # `ready` is left as it is: the tile can be used from the next turn on (KB-TILE-3).
    state.held = _replaced(state.held, seat, state.held[seat] | bit)
    if tell is not None:
        location = state.board.locations[number]
        tell(TileTaken(seat, location.kind, location.hex))


def lose(state: KingdomState, origin: Hex, tell: Tell | None) -> None:
    """Give up the tile of the location beside `origin` if no own settlement is left there (KB-TILE-5)."""
    number = state.board.location_beside(origin)
    location = state.board.locations[number]
    seat, bit = state.seat, 1 << number
    held = state.held[seat]
    if not held & bit or location.near & state.own[seat]:
        return
    # Of two equal tiles the one that was used is lost (KB-TILE-8). If that was the other one, its bit becomes
    # ready in place of this one.
    if state.ready & bit:
        state.ready ^= bit | (_alike(state, location.kind) & held & ~state.ready)
    state.held = _replaced(state.held, seat, held ^ bit)
    if tell is not None:
        tell(TileLost(seat, location.kind, location.hex))


def _alike(state: KingdomState, kind: int) -> int:
    """The bits of the locations of a kind."""
    return sum(1 << number for number, location in enumerate(state.board.locations) if location.kind == kind)


def _replaced(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def ready_kinds(state: KingdomState) -> tuple[int, ...]:
    """The kinds of which the player of the turn has a ready tile, in the order of the locations."""
    kinds: list[int] = []
    for number, location in enumerate(state.board.locations):
        if state.ready >> number & 1 and location.kind not in kinds:
            kinds.append(location.kind)
    return tuple(kinds)


def use(state: KingdomState, kind: int) -> None:
    """Mark one ready tile of a kind as used (KB-TURN-3)."""
    mine = _alike(state, kind) & state.ready
    state.ready ^= mine & -mine  # the lowest bit
