"""DEC-52: the holder may discard tiles of stacks before the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import final_scoring, knowledge
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, MOATS, SIZES, STAIRS, STAIRS_STACK
from kastelan.games.ludwig.corridor_reward import draw_from_stack
from kastelan.games.ludwig.ludwig_step import LudwigStep, then
from kastelan.games.ludwig.modules.actions import DISCARD, NO_DISCARD, DiscardTile, NoDiscard
from kastelan.games.ludwig.modules.decrees import last_decisions
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import StackCleared
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import PassedOn
from kastelan.games.ludwig.step_numbers import CLEARING
from kastelan.games.ludwig.view import stack_counts

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Clearance(Decree):
    """Discard up to four tiles of any stacks before the final scoring."""

    number: ClassVar[int] = 52
    discards: ClassVar[int] = 4


def legal(state: LudwigState, _: Seat) -> Sequence[Action]:
    """Discard a tile of a stack, or stop."""
    return (*(DISCARD[stack] for stack, left in enumerate(stack_counts(state)) if left), NO_DISCARD)


def discard(state: LudwigState, action: DiscardTile, tell: Tell | None) -> bool:
    """Discard the top tile of a stack. Returns True if no other final decision is open."""
    own, seat, stack = state.module_state, state.seat, action.stack
    if action not in legal(state, seat):
        raise IllegalAction("DEC-52", "stack-is-empty")
    if stack == MOATS:
        own.moats -= 1
    elif stack in (HALLWAYS, STAIRS_STACK):
        draw_from_stack(state, HALLWAY if stack == HALLWAYS else STAIRS)
    else:
        _discard_top(state, min(stack, len(SIZES)))
    if tell is not None:
        tell(StackCleared(seat, stack, stack_counts(state)[stack]))
    own.offered += (stack,)
    most = max(one.discards for one in held(state, seat))
    done = len(own.offered) >= most or not any(stack_counts(state))
    return done and last_decisions.decided(state)


def _discard_top(state: LudwigState, number: int) -> None:
    *rest, tile = state.stacks[number]
    state.stacks = (*state.stacks[:number], tuple(rest), *state.stacks[number + 1 :])
    state.gone += (tile,)
    knowledge.reveal(state, tile)


def no_discard(state: LudwigState, _: NoDiscard, tell: Tell | None) -> bool:
    """Stop discarding. Returns True if no other final decision is open."""
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-52"))
    return last_decisions.decided(state)


STEPS: Final = (
    LudwigStep(
        CLEARING,
        "clearing",
        "DEC-52",
        legal,
        then(final_scoring.end, DiscardTile, discard) | then(final_scoring.end, NoDiscard, no_discard),
        last_decisions.fits,
        refusal="discard-or-leave-first",
    ),
)
