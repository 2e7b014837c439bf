"""How sure a number is: the intervals that every result is said with."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

Z95: Final = 1.959964
"""Standard errors on either side of a mean that hold 95 % of a normal distribution."""


def wilson(share: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of games, by Wilson."""
    if not games:
        return 0.0, 1.0
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_error(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean; 0 when there are too few values to say."""
    return 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean, and 0 of nothing."""
    return fmean(values) if values else 0.0


STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def student95(free: int) -> float:
    """How many standard errors a 95 % interval reaches to each side when the error itself is an estimate with
    so many degrees of freedom: Student's table, and his series where it is exact enough."""
    return STUDENT[free - 1] if free <= len(STUDENT) else Z95 + 2.3723 / free + 2.8225 / free**2
