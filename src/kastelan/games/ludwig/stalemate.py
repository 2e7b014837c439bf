"""LUD-RUL-8: when no player can build anything that is for sale, the round is the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import LastRoundCalled
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def call(state: LudwigState, tell: Tell | None) -> None:
    """Make this round the last one if no player can build."""
    if state.last or any(state.market[slot] == NOTHING for slot in state.table.slots):
        return
    if not any(_can_build(state, seat) for seat in range(state.table.players)):
        state.last = True
        if tell is not None:
            tell(LastRoundCalled("LUD-RUL-8"))


def _can_build(state: LudwigState, seat: Seat) -> bool:
    """Whether a seat could place an item for sale if money did not matter."""
    castle, tiles = state.castles[seat], state.table.components.tiles
    for tile, left in zip((HALLWAY, STAIRS), state.corridors, strict=True):
        if left and can_be_placed(castle, tiles[tile]):
            return True
    return any(module.can_build(state, seat) for module in state.table.hooks.can_build) or any(
        can_be_placed(castle, tiles[state.market[slot]]) for slot in state.table.slots
    )
