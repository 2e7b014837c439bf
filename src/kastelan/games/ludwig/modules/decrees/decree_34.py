"""DEC-34: a hallway and stairs for the corridor reward."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Tell
from kastelan.games.ludwig import corridor_reward, rewards
from kastelan.games.ludwig.components import HALLWAY, STAIRS
from kastelan.games.ludwig.events import RewardClaimed
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.special_rewards import SECOND_CORRIDOR, SpecialReward, room_of, special

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class BothWays(Decree):
    """A hallway and stairs for the corridor reward."""

    number: ClassVar[int] = 34
    both_corridors: ClassVar[bool] = True


def add_other(state: LudwigState, tile: int) -> None:
    """After a hallway or stairs was taken, make the other one due as a reward."""
    if any(one.both_corridors for one in held(state, state.seat)):
        other = STAIRS if tile == HALLWAY else HALLWAY
        rewards.add_due(state, special(SECOND_CORRIDOR, 0, int(other)))


class SecondCorridor(SpecialReward):
    """The other one of hallway and stairs."""

    kind: ClassVar[int] = SECOND_CORRIDOR
    rule: ClassVar[str] = "DEC-34"

    def void(self, state: LudwigState, entry: int) -> str | None:
        tile, castle = entry & 7, state.castles[state.seat]
        left = state.corridors[tile - HALLWAY]
        return None if left and can_be_placed(castle, state.table.components.tiles[tile]) else "DEC-34"

    def claim(self, state: LudwigState, entry: int, tell: Tell | None) -> bool:
        room = room_of(entry)
        if tell is not None:
            tell(RewardClaimed(state.seat, rewards.tile_of(state, room), room, self.kind, self.rule))
        corridor_reward.take_in_hand(state, entry & 7, "DEC-34", tell)
        return False

    def fits(self, state: LudwigState, entry: int) -> bool:
        return entry & 7 in (HALLWAY, STAIRS) and room_of(entry) == 0
