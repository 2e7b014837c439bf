"""Rewards of modules, and the encoding of all rewards in `state.pending`.

The entry of a reward of one of the eight types is the room times 8 plus the type. Entries of modules have a
kind in higher bits, and in place of the type a detail: the type chosen first, or the corridor still due.
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
"""The name of each kind."""


class SpecialReward(ABC):
    """A kind of reward that a module adds."""

    kind: ClassVar[int]
    rule: ClassVar[str]

    @abstractmethod
    def void(self, state: LudwigState, entry: int) -> str | None:
        """The rule by which the reward brings nothing now, or None."""

    @abstractmethod
    def claim(self, state: LudwigState, entry: int, tell: Tell | None) -> bool:
        """Take the reward. Returns True if no question is open."""

    @abstractmethod
    def fits(self, state: LudwigState, entry: int) -> bool:
        """Whether such an entry can occur in a position."""


def special(kind: int, room: int, detail: int = 0) -> int:
    """The entry of a reward of a module."""
    return (kind - 7) * SPECIAL + (room << 3) + detail


def kind_of(entry: int) -> int:
    """The type of a reward, or its kind."""
    return entry & 7 if entry < SPECIAL else 7 + entry // SPECIAL


def room_of(entry: int) -> int:
    """The room of a reward; the foyer for a reward of the moat."""
    return entry % SPECIAL >> 3
