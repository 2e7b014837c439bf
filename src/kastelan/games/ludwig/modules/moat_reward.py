"""MOAT-12 to MOAT-15: the reward for finishing the moat, a tile from a stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import knowledge, market, rewards, turn
from kastelan.games.ludwig.actions import LOOK, LOOK_TOWERS, NO_MORE, LookAt, PutNoMore
from kastelan.games.ludwig.events import StackLookedAt, StackShuffled
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, answerable, then
from kastelan.games.ludwig.modules.actions import TAKE, TakeTile
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import MoatRewardClaimed, MoatRewardGone, TileFound
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.special_rewards import MOAT_REWARD, SECOND_MOAT, SpecialReward, special
from kastelan.games.ludwig.step_numbers import MOAT_STACK, MOAT_TILE, PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class MoatReward(SpecialReward):
    """Look at a stack of rooms or towers; with decree 39 twice, one after the other."""

    kind: ClassVar[int] = MOAT_REWARD
    rule: ClassVar[str] = "MOAT-13"

    def void(self, state: LudwigState, entry: int) -> str | None:
        return None if any(state.stacks) else "MOAT-13"

    def claim(self, state: LudwigState, entry: int, tell: Tell | None) -> bool:
        if tell is not None:
            tell(MoatRewardClaimed(state.seat, self.rule))
        if self.kind == MOAT_REWARD and any(one.second_moat for one in held(state, state.seat)):
            rewards.add_due(state, special(SECOND_MOAT, 0))
        state.step = MOAT_STACK
        return False

    def fits(self, state: LudwigState, entry: int) -> bool:
        return entry == special(self.kind, 0)


class SecondMoatReward(MoatReward):
    """The reward for the second time (DEC-39)."""

    kind: ClassVar[int] = SECOND_MOAT
    rule: ClassVar[str] = "DEC-39"


def legal_stacks(state: LudwigState, _: Seat) -> Sequence[Action]:
    """The stacks that are not empty."""
    looks = (*LOOK, LOOK_TOWERS)[: len(state.stacks)]
    return [look for look in looks if state.stacks[look.stack]]


def look_at(state: LudwigState, action: LookAt, tell: Tell | None) -> bool:
    """Look at a stack. Returns True if the reward is lost, because none of its tiles can be placed."""
    seat = state.seat
    if action not in legal_stacks(state, seat):
        raise IllegalAction("MOAT-13", "no-such-stack")
    stack = tuple(sorted(state.stacks[action.stack]))
    if tell is not None:
        tell(StackLookedAt(seat, action.stack, len(stack), stack, "MOAT-13"))
    knowledge.look(state, seat, stack)
    state.looked, state.step = (action.stack, 0), MOAT_TILE
    if any(_fits(state, tile) for tile in stack):
        return False
    for module in state.table.hooks.unasked_news:
        module.unasked_news(state)
    return take_none(state, NO_MORE, tell)


def _fits(state: LudwigState, tile: int) -> bool:
    return can_be_placed(state.castles[state.seat], state.table.components.tiles[tile])


def legal_tiles(state: LudwigState, _: Seat) -> Sequence[Action]:
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
    market.stack_drawn(state, tell)
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


def _looking(state: LudwigState) -> bool:
    return len(state.looked) == 2 and 0 <= state.looked[0] < len(state.stacks) and answerable(state)


MOAT_REWARD_STEPS: Final = (
    LudwigStep(
        MOAT_STACK,
        "moat-stack",
        "MOAT-13",
        legal_stacks,
        then(turn.resume, LookAt, look_at),
        answerable,
        refusal="choose-a-stack-first",
    ),
    LudwigStep(
        MOAT_TILE,
        "moat-tile",
        "MOAT-13",
        legal_tiles,
        acting(TakeTile, take) | then(turn.resume, PutNoMore, take_none),
        _looking,
        refusal="finish-with-the-stack-first",
    ),
)
