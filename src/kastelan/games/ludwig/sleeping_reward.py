"""LUD-REW-SLEEPING: looking at a stack and putting tiles of it on the room deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import knowledge, market
from kastelan.games.ludwig.actions import LOOK, LOOK_TOWERS, NO_MORE, PUT, LookAt, PutNoMore, PutOnDeck
from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.events import StackLookedAt, StackShuffled, TileDiscarded, TilePutOnDeck
from kastelan.games.ludwig.step_numbers import DIGGING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def legal_stacks(state: LudwigState) -> Sequence[Action]:
    """Any stack of rooms, also an empty one (LUD-RUL-5), and with towers their stack (MIX-7)."""
    return LOOK if len(state.stacks) == len(SIZES) else (*LOOK, LOOK_TOWERS)


def look_at(state: LudwigState, action: LookAt, tell: Tell | None) -> bool:
    """Look at a stack of rooms. Returns True if it is empty, so that the reward is done (LUD-RUL-5)."""
    if not 0 <= action.stack < len(state.stacks):
        raise IllegalAction("LUD-REW-SLEEPING", "no-such-stack")
    stack = tuple(sorted(state.stacks[action.stack]))
    if tell is not None:
        tell(StackLookedAt(state.seat, action.stack, len(stack), stack))
    knowledge.look(state, state.seat, stack)
    if not stack:
        return True
    state.looked, state.step = (action.stack, 0), DIGGING
    return False


def most_put(state: LudwigState) -> int:
    """The number of tiles that may be put on the deck."""
    return terms(state, state.seat).tiles_put


def legal_digging(state: LudwigState) -> Sequence[Action]:
    """Put one of the stack's tiles on the deck, or stop."""
    return (*PUT[: len(state.stacks[state.looked[0]])], NO_MORE)


def put_on_deck(state: LudwigState, action: PutOnDeck, tell: Tell | None) -> bool:
    """Put a tile face down on the room deck, or discard it in the last round. True if that was the last."""
    stack, count = state.looked
    tiles = sorted(state.stacks[stack])
    if not 0 <= action.tile < len(tiles):
        raise IllegalAction(
            "LUD-REW-SLEEPING", "no-such-tile-in-stack", number=action.tile + 1, tiles=len(tiles)
        )
    tile = tiles.pop(action.tile)
    state.stacks = (*state.stacks[:stack], tuple(tiles), *state.stacks[stack + 1 :])
    away = state.last and not any(module.outlasts_deck(state) for module in state.table.hooks.outlasts_deck)
    if away:
        state.gone += (tile,)
        knowledge.reveal(state, tile)
    else:
        state.on_deck += (tile,)
        knowledge.know(state, state.seat, tile)
    if tell is not None:
        tell(TileDiscarded(tile, "LUD-REW-SLEEPING") if away else TilePutOnDeck(state.seat, stack, tile))
    market.stack_drawn(state, tell)
    state.looked = (stack, count + 1)
    if count + 1 < most_put(state) and tiles:
        return False
    return put_no_more(state, NO_MORE, tell)


def put_no_more(state: LudwigState, _: PutNoMore, tell: Tell | None) -> bool:
    """Shuffle the rest and put it back."""
    stack, _count = state.looked
    state.looked = ()
    rest, state.chance = shuffled(state.chance, sorted(state.stacks[stack]))
    state.stacks = (*state.stacks[:stack], rest, *state.stacks[stack + 1 :])
    if tell is not None:
        tell(StackShuffled(stack, len(rest)))
    return True
