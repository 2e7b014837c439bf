"""Ratings of a field of bots: the Bradley-Terry model in Elo, fitted by maximum likelihood, with intervals.

Every pair of seats with different bots in a game is a comparison: it gives 1 to the bot with the better
place, and one half to each if they share a place. The model says that a bot with rating a is ahead of one
with rating b with probability 1 / (1 + 10 ** ((b - a) / 400)). The ratings are the ones that make the results
most likely; their mean is 0.

Comparisons of one deal are not independent: they have the cards, the bots and often the game in common. The
intervals therefore treat the deal as the unit. The covariance is the sandwich A B A, where A is the inverse
of the information matrix and B the sum over deals of the outer product of the deal's gradient (Huber 1967).
With few deals B is too small, so the interval is widened as in Student's t test. With a single deal B cannot
be estimated, and A alone is used, as if comparisons were independent.

A bot that won every game would have an infinite rating. Every bot is therefore given half a game won and half
a game lost against a bot of mean strength, each as a deal of its own. Among hundreds of games this changes
nothing, and it keeps the intervals finite and honest where a bot never lost.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.arena.elo import SCALE
from kastelan.arena.intervals import Z95, student95

PRIOR: Final = 0.5
"""Games that every bot is taken to have won, and to have lost, against a bot of mean strength."""

MAX_STEPS: Final = 100
MAX_STEP: Final = 2.0
"""The longest step of Newton's method, in log odds: a full step may overshoot far from the maximum."""

Matrix = list[list[float]]

Comparisons = Mapping[tuple[int, int], tuple[float, float]]
"""The comparisons of one deal, by pair of bots: how often the first was ahead (a tie counts one half), and
how often the two were compared."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in Elo, and its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(field: int, deals: Sequence[Comparisons]) -> list[Rating]:
    """The ratings of bots 0 to field - 1."""
    strengths = _fitted(field, _summed(deals))
    covariance, width = _covariance(field, strengths, deals), _half_width(len(deals))
    average = math.fsum(strengths) / field
    found = []
    for bot in range(field):
        elo = SCALE * (strengths[bot] - average)
        half = width * SCALE * math.sqrt(max(0.0, _centred_variance(covariance, bot)))
        found.append(Rating(elo, elo - half, elo + half))
    return found


def _half_width(deals: int) -> float:
    """Half the width of an interval in standard errors. The fewer deals, the more these are
    underestimated."""
    return Z95 if deals < 2 else student95(deals - 1) * math.sqrt(deals / (deals - 1))


def _summed(deals: Iterable[Comparisons]) -> dict[tuple[int, int], tuple[float, float]]:
    total: dict[tuple[int, int], tuple[float, float]] = {}
    for deal in deals:
        for pair, (ahead, compared) in deal.items():
            before = total.get(pair, (0.0, 0.0))
            total[pair] = before[0] + ahead, before[1] + compared
    return total


def _fitted(field: int, total: Comparisons) -> list[float]:
    """The most likely strengths in log odds. The likelihood is concave, so Newton's method finds its
    maximum."""
    strengths = [0.0] * field
    for _ in range(MAX_STEPS):
        # The results decide only differences between strengths. Without the prior, the information matrix
        # would have no inverse.
        gradient = _gradient(field, strengths, total)
        for bot in range(field):
            # Half a game won and half a game lost: PRIOR * (1 - p) - PRIOR * p.
            gradient[bot] += PRIOR * (1 - 2 * _ahead(strengths[bot]))
        step = _times(_inverse(_information(field, strengths, total)), gradient)
        longest = max(map(abs, step))
        strengths = [
            # All strengths take the same part of the step, which keeps its direction.
            value + move * min(1, MAX_STEP / (longest or 1))
            for value, move in zip(strengths, step, strict=True)
        ]
        if longest < 1e-10:
            break
    return strengths


def _ahead(difference: float) -> float:
    """The probability of being ahead of a bot that is weaker by `difference` log odds."""
    return 1 / (1 + math.exp(-difference))


def _gradient(field: int, strengths: Sequence[float], seen: Comparisons) -> list[float]:
    """The gradient of the log-likelihood: how much more often each bot was ahead than the model expects."""
    found = [0.0] * field
    for (one, other), (ahead, compared) in seen.items():
        surplus = ahead - compared * _ahead(strengths[one] - strengths[other])
        found[one] += surplus
        found[other] -= surplus
    return found


def _information(field: int, strengths: Sequence[float], total: Comparisons) -> Matrix:
    """The information matrix: the negative second derivative of the log-likelihood, with the prior."""
    found = [[0.0] * field for _ in range(field)]
    for bot in range(field):
        chance = _ahead(strengths[bot])
        found[bot][bot] += 2 * PRIOR * chance * (1 - chance)
    for (one, other), (_, compared) in total.items():
        chance = _ahead(strengths[one] - strengths[other])
        curvature = compared * chance * (1 - chance)
        # A comparison depends on the difference of two strengths: plus on the diagonal, minus beside it.
        for first, second, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            found[first][second] += sign * curvature
    return found


def _covariance(field: int, strengths: Sequence[float], deals: Sequence[Comparisons]) -> Matrix:
    """The covariance of the strengths by the sandwich formula, with the deal as the independent unit."""
    bread = _inverse(_information(field, strengths, _summed(deals)))
    if len(deals) < 2:
        return bread
    filling = [[0.0] * field for _ in range(field)]
    for deal in deals:
        gradient = _gradient(field, strengths, deal)
        nonzero = [(bot, value) for bot, value in enumerate(gradient) if value]
        for one, first in nonzero:
            for other, second in nonzero:
                filling[one][other] += first * second
    for bot in range(field):
        chance = _ahead(strengths[bot])
        # The prior is two deals: a half game won, and a half game lost.
        filling[bot][bot] += (PRIOR * (1 - chance)) ** 2 + (PRIOR * chance) ** 2
    return _product(_product(bread, filling), bread)


def _centred_variance(covariance: Matrix, bot: int) -> float:
    """The variance of a bot's strength minus the mean strength: only differences can be observed."""
    field = len(covariance)
    # The variance of the weighted sum w · strengths is w C w.
    weights = [(one == bot) - 1 / field for one in range(field)]
    return math.fsum(
        first * value * second
        for first, row in zip(weights, covariance, strict=True)
        for value, second in zip(row, weights, strict=True)
    )


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [math.fsum(value * item for value, item in zip(row, vector, strict=True)) for row in matrix]


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[math.fsum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse by Gauss-Jordan elimination with partial pivoting."""
    size = len(matrix)
    # The matrix with the identity to its right; the identity becomes the inverse.
    rows = [[*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
