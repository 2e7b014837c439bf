"""LUD-REW-CORRIDOR: a hallway or stairs for free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import market
from kastelan.games.ludwig.actions import FREE_HALLWAY, FREE_STAIRS, TakeCorridor
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import TileTaken
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.step_numbers import PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def free_corridors(state: LudwigState) -> tuple[Action, ...]:
    """The hallway and the stairs that are left and could be placed (LUD-RUL-4)."""
    castle, tiles = state.castles[state.seat], state.table.components.tiles
    hallways, stairs = state.corridors
    found: tuple[Action, ...] = ()
    if hallways and can_be_placed(castle, tiles[HALLWAY]):
        found += (FREE_HALLWAY,)
    if stairs and can_be_placed(castle, tiles[STAIRS]):
        found += (FREE_STAIRS,)
    return found


def take_corridor(state: LudwigState, action: TakeCorridor, tell: Tell | None) -> None:
    """Take a hallway or stairs, to be placed at once (LUD-REW-CORRIDOR)."""
    if action not in free_corridors(state):
        left = action.tile in (HALLWAY, STAIRS) and state.corridors[action.tile - HALLWAY]
        raise IllegalAction("LUD-RUL-4", "no-place-for-corridor" if left else "no-corridor-left")
    take_in_hand(state, action.tile, "LUD-REW-CORRIDOR", tell)
    for module in state.table.hooks.corridor_taken:
        module.corridor_taken(state, action.tile)


def take_in_hand(state: LudwigState, tile: int, rule: str, tell: Tell | None) -> None:
    """Move a hallway or stairs from its stack to the hand, to be placed now."""
    draw_from_stack(state, tile)
    state.tile, state.step = tile, PLACING
    if tell is not None:
        tell(TileTaken(state.seat, tile, rule))
    market.stack_drawn(state, tell)


def draw_from_stack(state: LudwigState, tile: int) -> None:
    """Remove one hallway, or one of the stairs, from its stack."""
    hallways, stairs = state.corridors
    state.corridors = (hallways - 1, stairs) if tile == HALLWAY else (hallways, stairs - 1)
