"""Confidence intervals of shares and means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

Z95: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


def wilson(share: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of games (Wilson 1927).

    Unlike the usual p ± 1.96 s, it never leaves 0 to 1, and it does not shrink to a point when all games were
    won.
    """
    if not games:
        return 0.0, 1.0
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_error(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean; 0 for fewer than two values."""
    return 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean; 0 if there are no values."""
    return fmean(values) if values else 0.0


STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The 97.5 % quantiles of Student's t distribution for 1 to 10 degrees of freedom."""


def student95(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors, when the error is itself an estimate.

    Above ten degrees of freedom the series in 1 / freedom is exact enough (Abramowitz and Stegun 26.7.5).
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z95 + 2.3723 / freedom + 2.8225 / freedom**2
