"""The decrees in force."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kastelan.core.game import Seat
from kastelan.games.ludwig.modules.annex import Laws
from kastelan.games.ludwig.modules.decrees.decree import USUAL, Decree
from kastelan.games.ludwig.modules.extras import extras_of

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

DECREES: dict[int, Decree] = {}
"""All decrees by their numbers; registry.py fills it."""


def held(state: LudwigState, seat: Seat) -> tuple[Decree, ...]:
    """The decrees of a seat, and what is usual."""
    return in_force(extras_of(state).decrees[seat])


@cache
def in_force(numbers: tuple[int, ...]) -> tuple[Decree, ...]:
    """The decrees of these numbers, and what is usual."""
    return (USUAL, *(DECREES[number] for number in numbers))


def laws_of(numbers: tuple[int, ...]) -> Laws:
    """What these decrees change about a castle, taken together."""
    laws = [USUAL.laws, *(DECREES[number].laws for number in numbers)]
    return Laws(
        any(law.walls_join for law in laws),
        any(law.levels_join for law in laws),
        min(law.adjacent_factor for law in laws),
        max(law.connected_extra for law in laws),
        max(law.anywhere_factor for law in laws),
        max(law.covers for law in laws),
    )
