"""KB-TURN-3 and KB-TILE: using a tile, and the extra action that it allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import Fact
from kastelan.core.game import Action, Seat, Tell
from kastelan.core.hexes import BIT, COUNT, Hexes, beside
from kastelan.core.lazy_actions import Choices
from kastelan.games.kingdom import refusals, tiles, turn
from kastelan.games.kingdom.actions import BUILD, LIFT, PUT, Build, Lift, Put, UseTile
from kastelan.games.kingdom.components import BARN, KINDS
from kastelan.games.kingdom.events import SettlementLifted, SettlementMoved, TileUsed
from kastelan.games.kingdom.locations import BUILDS, MOVES, RULES, liftable, usable
from kastelan.games.kingdom.step_numbers import EXTRA, LIFTING, NOTHING, PUTTING

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def use_tile(state: KingdomState, seat: Seat, action: UseTile, tell: Tell | None) -> None:
    """Begin an extra action; from now on the tile counts as used (KB-TURN-3, KB-TILE-8)."""
    kind = action.kind
    if kind not in tiles.ready_kinds(state) or not usable(state, kind):
        raise refusals.using(state, kind)
    tiles.use(state, kind)
    state.kind = kind
    # Kinds below BARN build, the others move.
    state.step = EXTRA if kind < BARN else LIFTING
    if tell is not None:
        tell(TileUsed(seat, kind))


def legal_builds(state: KingdomState, _: Seat) -> Sequence[Action]:
    """Where the tile in use may build."""
    return Choices(BUILDS[state.kind](state), BUILD)


def build(state: KingdomState, seat: Seat, action: Build, tell: Tell | None) -> None:
    """Build the settlement of a tile that builds."""
    place = action.hex
    if not 0 <= place < COUNT or not BUILDS[state.kind](state) & BIT[place]:
        raise refusals.building(state, place)
    turn.build(state, seat, place, RULES[state.kind], tell)
    state.kind = NOTHING
    turn.next_phase(state, tell)


def legal_lifts(state: KingdomState, _: Seat) -> Sequence[Action]:
    """The settlements that the tile in use can move."""
    return Choices(liftable(state), LIFT)


def lift(state: KingdomState, seat: Seat, action: Lift, tell: Tell | None) -> None:
    """Take up a settlement; it counts as standing where it was until it is put down."""
    place = action.hex
    if not 0 <= place < COUNT or not liftable(state) & BIT[place]:
        raise refusals.lifting(state, place)
    state.lifted = place
    state.step = PUTTING
    if tell is not None:
        tell(SettlementLifted(seat, place, RULES[state.kind]))


def legal_puts(state: KingdomState, _: Seat) -> Sequence[Action]:
    """Where the lifted settlement may go."""
    return Choices(MOVES[state.kind](state, state.lifted), PUT)


def put(state: KingdomState, seat: Seat, action: Put, tell: Tell | None) -> None:
    """Losses around the hex it left come before gains around the hex it reached (KB-TILE-7)."""
    place, origin, kind = action.hex, state.lifted, state.kind
    if not 0 <= place < COUNT or not MOVES[kind](state, origin) & BIT[place]:
        raise refusals.putting(state, place)
    both = BIT[place] | BIT[origin]
    moved: Hexes = state.own[seat] ^ both
    state.own = (*state.own[:seat], moved, *state.own[seat + 1 :])
    # Computed anew: hexes next to the origin may still be next to another own settlement.
    state.near = (*state.near[:seat], beside(moved), *state.near[seat + 1 :])
    state.free ^= both
    state.kind = state.lifted = NOTHING
    if tell is not None:
        tell(SettlementMoved(seat, origin, place, RULES[kind]))
    if BIT[origin] & state.board.beside_location:
        tiles.lose(state, origin, tell)
    if BIT[place] & state.board.beside_location:
        tiles.gain(state, place, tell)
    turn.next_phase(state, tell)


# The question


def facts(state: KingdomState, seat: Seat) -> dict[str, Fact]:
    """The tile in use, and the terrain of the card."""
    return {"tile": KINDS[state.kind], "terrain": turn.terrain(state, seat)}


# Whether an extra action fits the position


def building_fits(state: KingdomState) -> bool:
    """A tile that builds is in use."""
    return 0 <= state.kind < BARN and state.lifted == NOTHING and _tile_fits(state)


def lifting_fits(state: KingdomState) -> bool:
    """A tile that moves is in use, and nothing is lifted yet."""
    return BARN <= state.kind < len(KINDS) and state.lifted == NOTHING and _tile_fits(state)


def putting_fits(state: KingdomState) -> bool:
    """A tile that moves is in use, and one of the seat's own settlements is lifted."""
    on_the_board = 0 <= state.lifted < COUNT and state.own[state.seat] & BIT[state.lifted] != 0
    return on_the_board and BARN <= state.kind < len(KINDS) and _tile_fits(state)


def _tile_fits(state: KingdomState) -> bool:
    """The seat holds a used tile of this kind, and mandatory building has not begun or is over."""
    used = state.held[state.seat] & ~state.ready
    has_used = any(
        used >> number & 1 and location.kind == state.kind
        for number, location in enumerate(state.board.locations)
    )
    return has_used and turn.card_fits(state) and (turn.due(state) == 0 or state.built == 0)
