"""Rewards that are due besides those of the eight types, and how `state.pending` writes all rewards.

An entry for one of the eight types is the room times 8 plus the type. Those of the modules have a kind above
that, and in the place of the type a detail: the type chosen first, or the corridor that may still be taken.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.game import Tell

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

SPECIAL: Final = 1 << 20
TOWER_REWARD, MOAT_REWARD, SECOND_REWARD, SECOND_CORRIDOR, SECOND_MOAT = range(8, 13)
"""Kinds of reward beside the eight types."""

KINDS: Final = ("tower", "moat", "second", "corridor", "moat")
"""What each is for."""


class SpecialReward(ABC):
    """A kind of reward that a module brings."""

    kind: ClassVar[int]
    rule: ClassVar[str]

    @abstractmethod
    def void(self, state: LudwigState, entry: int) -> str | None:
        """The rule by which it brings nothing now, or None."""

    @abstractmethod
    def claim(self, state: LudwigState, entry: int, tell: Tell | None) -> bool:
        """Take it; whether nothing is asked about it."""

    @abstractmethod
    def fits(self, state: LudwigState, entry: int) -> bool:
        """Whether it can be due like this."""


def special(kind: int, room: int, detail: int = 0) -> int:
    """The entry of such a reward."""
    return (kind - 7) * SPECIAL + (room << 3) + detail


def kind_of(entry: int) -> int:
    """The type of a reward, or its kind."""
    return entry & 7 if entry < SPECIAL else 7 + entry // SPECIAL


def room_of(entry: int) -> int:
    """The room that brings it; of the moat the foyer."""
    return entry % SPECIAL >> 3
