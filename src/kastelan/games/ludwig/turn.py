"""LUD-TURN, LUD-RUL-1, LUD-RUL-2: the order of rewards and further steps in a turn, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import rewards, rounds

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def side_options(state: LudwigState, seat: Seat) -> list[Action]:
    """Actions that are legal throughout a turn, whatever is asked."""
    return [
        action for module in state.table.hooks.side_options for action in module.side_options(state, seat)
    ]


def resume(state: LudwigState, tell: Tell | None) -> None:
    """Open the next reward, or a further step of a module, or end the turn."""
    if rewards.resume(state, tell):
        return
    modules = state.table.hooks.resume
    if not (modules and any(module.resume(state, tell) for module in modules)):
        close(state, tell)


def close(state: LudwigState, tell: Tell | None) -> None:
    """End the turn, unless a module asks something first."""
    modules = state.table.hooks.before_turn_ends
    if not (modules and any(module.before_turn_ends(state) for module in modules)):
        end(state, tell)


def end(state: LudwigState, tell: Tell | None) -> None:
    """End the turn: an extra turn, the next player, or the end of the round follows (LUD-ROUND-3)."""
    for module in state.table.hooks.turn_ends:
        module.turn_ends(state, tell)
    state.corridor_taken = False  # once per turn (LUD-REW-CORRIDOR)
    if state.extra:
        state.extra -= 1
        rounds.begin_turn(state, state.seat, True, tell)
    else:
        rounds.next_turn(state, tell)
