"""Elo: a difference in rating as the share of the points that it is worth, and back."""

from __future__ import annotations

import math
from typing import Final

SCALE: Final = 400 / math.log(10)
"""Elo for one unit of the natural logarithm of the odds."""


def expected(elo: float) -> float:
    """The share of the points that a player so much stronger gets: 200 more is 76 %."""
    return 1 / (1 + math.exp(-elo / SCALE))


def difference(share: float, games: float) -> float:
    """The difference in rating that a share of the points stands for.

    All or nothing would be an infinite difference; half a point is kept back for the other side.
    """
    edge = 0.5 / max(games, 1)
    held = min(max(share, edge), 1 - edge)
    return SCALE * math.log(held / (1 - held))


def told(elo: float) -> str:
    """A difference as people read it: whole, with its sign, and nothing is never less than nothing."""
    return f"{round(elo):+d}"


def told_between(low: float, high: float) -> str:
    """An interval as people read it."""
    return f"{told(low)} … {told(high)}"
