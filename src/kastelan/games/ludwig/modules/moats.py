"""MOAT: the moat around the castle, bought piece by piece, and the reward for finishing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import free, knowledge
from kastelan.games.ludwig.actions import LOOK, LOOK_TOWERS, NO_MORE, LookAt, PutNoMore
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, filled, holding, ways_out
from kastelan.games.ludwig.cells import Cells, Frame, union
from kastelan.games.ludwig.events import StackLookedAt, StackShuffled
from kastelan.games.ludwig.modules.actions import BUY_MOAT, MOATS, TAKE, BuyMoat, PlaceMoat, TakeTile
from kastelan.games.ludwig.modules.annex import EAST, FINISHED, MOAT, NORTH, WEST
from kastelan.games.ludwig.modules.building import score_moat
from kastelan.games.ludwig.modules.events import (
    MoatFinished,
    MoatPlaced,
    MoatRewardGone,
    TileFound,
)
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.module import Module
from kastelan.games.ludwig.modules.purchase import MOAT_PIECE, Wanted, affordable, begin_purchase, can_store
from kastelan.games.ludwig.modules.siting import annex_of, can_be_placed
from kastelan.games.ludwig.steps import MOAT_STACK, MOAT_TILE, NOTHING, PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

PRICE: Final = 5_000
MOST: Final = 3
STACK: Final = {2: 5, 3: 7, 4: 9, 5: 10}


class Moats(Module):
    """The moats module; wall and pieces are in the castle (annex.py)."""

    name: ClassVar[str] = "moats"

    def lay(self, state: LudwigState, tell: Tell | None) -> None:
        """So many pieces (XSET-5)."""
        extras_of(state).moats = STACK[state.table.players]

    def options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """A moat piece, if it can be paid, and placed or stored (MOAT-4, AMB-40)."""
        extras, piece = extras_of(state), int(state.table.components.moat)
        if not extras.moats or not affordable(state, seat, Wanted(MOAT_PIECE, 0, piece, PRICE)):
            return ()
        return (BUY_MOAT,) if _wanted(state, seat) else ()

    def builds(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a piece is left that the castle can take."""
        return bool(extras_of(state).moats) and _wanted(state, seat)


def _wanted(state: LudwigState, seat: Seat) -> bool:
    """Whether the castle can take one more piece, a stored one counted (MOAT-4, DEC-16)."""
    stored = extras_of(state).stored[seat] == state.table.components.moat
    if annex_of(state.castles[seat]).pieces + stored >= MOST:
        return False
    return can_store(state, seat) or bool(positions(state.castles[seat]))


def buy(state: LudwigState, _: BuyMoat, tell: Tell | None) -> None:
    """Buy a moat piece (RND-4)."""
    piece = int(state.table.components.moat)
    if not extras_of(state).moats:
        raise IllegalAction("MOAT-4", "stack-is-empty")
    if not _wanted(state, state.seat):
        raise IllegalAction("MOAT-4", "no-place-for-moat")
    begin_purchase(state, Wanted(MOAT_PIECE, 0, piece, PRICE), tell)


# Placing


@lru_cache(maxsize=1024)
def positions(castle: Castle) -> tuple[int, ...]:
    """Where a piece may lie: at the wall or a piece, on free cells, with a way out (MOAT-6, MOAT-7)."""
    return tuple(position for position in range(MOST) if _open(castle, position))


def _open(castle: Castle, position: int) -> bool:
    moat = annex_of(castle).moat
    if moat >> position & 1 or (position == NORTH and not moat & (1 << WEST | 1 << EAST)):
        return False
    if not castle.frame.holds(MOAT[position]):
        castle = holding(castle, MOAT[position])
    cells = _cells(castle.frame, position)
    if cells & (castle.layers[BOX] | castle.layers[FRONT]):
        return False
    if any(not ray & cells for ray in ways_out(castle)):  # a door still leads straight out
        return True
    return free.entrances(dug(castle, position)) > 0  # MOAT-12 too: the bridge or an outer garden


@lru_cache(maxsize=256)
def _cells(frame: Frame, position: int) -> Cells:
    return union(frame.stride, (MOAT[position],), frame.bit(0, 0))


def dug(castle: Castle, position: int) -> Castle:
    """The castle with a piece there."""
    annex = annex_of(castle)
    return filled(castle, (MOAT[position],), replace(annex, moat=annex.moat | 1 << position))


def legal_positions(state: LudwigState) -> list[Action]:
    """The positions for the piece in hand."""
    return [MOATS[position] for position in positions(state.castles[state.seat])]


def place(state: LudwigState, action: PlaceMoat, tell: Tell | None) -> bool:
    """Place the piece in hand, and score it (MOAT-6, MOAT-9)."""
    seat, castle = state.seat, state.castles[state.seat]
    if state.tile != state.table.components.moat or action.position not in positions(castle):
        raise IllegalAction("MOAT-7", "no-place-for-moat")
    grown = dug(castle, action.position)
    state.castles = (*state.castles[:seat], grown, *state.castles[seat + 1 :])
    state.tile = NOTHING
    if tell is not None:
        tell(MoatPlaced(seat, action.position, annex_of(grown).pieces))
        if annex_of(grown).moat == FINISHED:
            tell(MoatFinished(seat))
    return score_moat(state, tell)


# The reward (MOAT-13)


def claim(state: LudwigState, _: Tell | None) -> bool:
    """Look at a stack of rooms or towers."""
    state.step = MOAT_STACK
    return False


def any_tile(state: LudwigState) -> bool:
    """Whether some stack holds a tile."""
    return any(state.stacks)


def legal_stacks(state: LudwigState) -> Sequence[Action]:
    """The stacks that are not empty."""
    looks = (*LOOK, LOOK_TOWERS)[: len(state.stacks)]
    return [look for look in looks if state.stacks[look.stack]]


def look_at(state: LudwigState, action: LookAt, tell: Tell | None) -> bool:
    """Look at a stack; whether the reward is lost, since nothing of it can be placed."""
    if action not in legal_stacks(state):
        raise IllegalAction("MOAT-13", "no-such-stack")
    seat, stack = state.seat, tuple(sorted(state.stacks[action.stack]))
    if tell is not None:
        tell(StackLookedAt(seat, action.stack, len(stack), stack, "MOAT-13"))
    knowledge.look(state, seat, stack)
    state.looked, state.step = (action.stack, 0), MOAT_TILE
    if any(_fits(state, tile) for tile in stack):
        return False
    return take_none(state, NO_MORE, tell)


def _fits(state: LudwigState, tile: int) -> bool:
    return can_be_placed(state.castles[state.seat], state.table.components.tiles[tile])


def legal_tiles(state: LudwigState) -> Sequence[Action]:
    """A tile of the stack that can be placed, or none."""
    stack = sorted(state.stacks[state.looked[0]])
    return (*(TAKE[place] for place, tile in enumerate(stack) if _fits(state, tile)), NO_MORE)


def take(state: LudwigState, action: TakeTile, tell: Tell | None) -> None:
    """Take a tile, shuffle the rest, and place it for free."""
    number = state.looked[0]
    stack = sorted(state.stacks[number])
    if not 0 <= action.tile < len(stack) or not _fits(state, stack[action.tile]):
        raise IllegalAction("MOAT-13", "cannot-be-placed")
    tile = stack.pop(action.tile)
    state.stacks = (*state.stacks[:number], tuple(stack), *state.stacks[number + 1 :])
    knowledge.reveal(state, tile)
    if tell is not None:
        tell(TileFound(state.seat, tile))
    _put_back(state, tell)
    state.tile, state.step = tile, PLACING


def take_none(state: LudwigState, _: PutNoMore, tell: Tell | None) -> bool:
    """Put the whole stack back."""
    _put_back(state, tell)
    if tell is not None:
        tell(MoatRewardGone(state.seat))
    return True


def _put_back(state: LudwigState, tell: Tell | None) -> None:
    number, _ = state.looked
    state.looked = ()
    rest, state.chance = shuffled(state.chance, sorted(state.stacks[number]))
    state.stacks = (*state.stacks[:number], rest, *state.stacks[number + 1 :])
    if tell is not None:
        tell(StackShuffled(number, len(rest), "MOAT-13"))
