"""Rewards that are due besides those of the eight types: how `state.pending` writes them.

An entry of the base game is the room times 8 plus the type. Those of the modules have a kind above that, and
in the place of the type a detail: the type chosen first, or the corridor that may still be taken.
"""

from __future__ import annotations

from typing import Final

SPECIAL: Final = 1 << 20
TOWER_REWARD, MOAT_REWARD, SECOND_REWARD, SECOND_CORRIDOR, SECOND_MOAT = range(8, 13)
"""Kinds of reward beside the eight types."""

KINDS: Final = ("tower", "moat", "second", "corridor", "moat")
"""What each is for."""


def special(kind: int, room: int, detail: int = 0) -> int:
    """The entry of such a reward."""
    return (kind - 7) * SPECIAL + (room << 3) + detail


def kind_of(entry: int) -> int:
    """The type of a reward, or its kind."""
    return entry & 7 if entry < SPECIAL else 7 + entry // SPECIAL


def room_of(entry: int) -> int:
    """The room that brings it; of the moat the foyer."""
    return entry % SPECIAL >> 3
