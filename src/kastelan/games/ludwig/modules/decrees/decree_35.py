"""DEC-35: two different rewards for a downstairs room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Tell
from kastelan.games.ludwig import rewards
from kastelan.games.ludwig.actions import AS_REWARD
from kastelan.games.ludwig.components import DOWNSTAIRS
from kastelan.games.ludwig.events import RewardClaimed
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.special_rewards import SECOND_REWARD, SpecialReward, room_of, special
from kastelan.games.ludwig.step_numbers import ANY_REWARD

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class DoubleDeal(Decree):
    """Two different rewards for a downstairs room."""

    number: ClassVar[int] = 35
    second_reward: ClassVar[bool] = True


def excluded(state: LudwigState, kind: int) -> str | None:
    """The rule that excludes the first reward, which is stored in `offered`, as the second one."""
    return "DEC-35" if state.module_state.offered == (kind,) else None


def add_second(state: LudwigState, kind: int, room: int) -> None:
    """After the first reward was chosen, make a second one due."""
    own = state.module_state
    if not own.offered and any(one.second_reward for one in held(state, state.seat)):
        rewards.add_due(state, special(SECOND_REWARD, room, kind))
    own.offered = ()


class SecondReward(SpecialReward):
    """One more reward for a downstairs room, of another type."""

    kind: ClassVar[int] = SECOND_REWARD
    rule: ClassVar[str] = "DEC-35"

    def void(self, state: LudwigState, entry: int) -> str | None:
        others = [action for action in rewards.legal_any(state) if action != AS_REWARD[entry & 7]]
        return None if others else "DEC-35"

    def claim(self, state: LudwigState, entry: int, tell: Tell | None) -> bool:
        room = room_of(entry)
        if tell is not None:
            tell(RewardClaimed(state.seat, rewards.tile_of(state, room), room, self.kind, self.rule))
        state.room, state.step, state.module_state.offered = room, ANY_REWARD, (entry & 7,)
        return False

    def fits(self, state: LudwigState, entry: int) -> bool:
        return entry & 7 != DOWNSTAIRS
