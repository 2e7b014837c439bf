"""Ratings of a field of bots: the Bradley-Terry model in Elo, by maximum likelihood, with intervals.

Every two seats of a game with different bots are a comparison: 1 for the one with the better place, one half
each for a shared one. A bot with rating a is ahead of one with rating b with probability
1 / (1 + 10 ** ((b - a) / 400)); the ratings are those that make what happened most likely, their mean is 0.

Comparisons of one deal are not independent: the same cards, the same bots, several seats. The intervals
therefore count deals: the covariance is the sandwich A B A, where A is the inverse of the information and B
the sum over deals of the deal's own gradient times itself (Huber 1967). Few deals look more alike than they
are, so the interval is widened as Student's is. One deal says nothing about deals; then games are counted.

A bot that always wins would have an infinite rating. Everybody is given half a game won and half a game lost
against a bot of mean strength, as two deals of their own: with hundreds of games this moves nothing, and it
keeps the intervals honest where there was nothing but victories.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.arena.elo import SCALE
from kastelan.arena.intervals import Z95, student95

PRIOR: Final = 0.5
STEPS: Final = 100
Matrix = list[list[float]]

Comparisons = Mapping[tuple[int, int], tuple[float, float]]
"""Of one deal: how often the first was ahead of the second (halves for ties), and how often they were
compared."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in Elo, and its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(field: int, deals: Sequence[Comparisons]) -> list[Rating]:
    """The ratings of bots 0 to field - 1."""
    strengths = _fitted(field, _summed(deals))
    spread, reach = _covariance(field, strengths, deals), _reach(len(deals))
    middle = sum(strengths) / field
    found = []
    for bot in range(field):
        elo = SCALE * (strengths[bot] - middle)
        half = reach * SCALE * math.sqrt(max(0.0, _centred(spread, bot)))
        found.append(Rating(elo, elo - half, elo + half))
    return found


def _reach(deals: int) -> float:
    """How many standard errors an interval reaches to each side; those of few deals are guessed too low."""
    return Z95 if deals < 2 else student95(deals - 1) * math.sqrt(deals / (deals - 1))


def _summed(deals: Iterable[Comparisons]) -> dict[tuple[int, int], tuple[float, float]]:
    total: dict[tuple[int, int], tuple[float, float]] = {}
    for deal in deals:
        for pair, (ahead, compared) in deal.items():
            before = total.get(pair, (0.0, 0.0))
            total[pair] = before[0] + ahead, before[1] + compared
    return total


def _fitted(field: int, total: Comparisons) -> list[float]:
    """The most likely strengths, by Newton's method on a likelihood that has one summit."""
    strengths = [0.0] * field
    for _ in range(STEPS):
        gradient = _gradient(field, strengths, total)
        for bot in range(field):
            gradient[bot] += PRIOR * (1 - 2 * _ahead(strengths[bot]))
        step = _times(_inverse(_information(field, strengths, total)), gradient)
        longest = max(map(abs, step))
        strengths = [
            value + move * min(1, 2 / (longest or 1)) for value, move in zip(strengths, step, strict=True)
        ]
        if longest < 1e-10:
            break
    return strengths


def _ahead(difference: float) -> float:
    """The chance to be ahead of a bot that is so much weaker, in units of log odds."""
    return 1 / (1 + math.exp(-difference))


def _gradient(field: int, strengths: Sequence[float], seen: Comparisons) -> list[float]:
    """For each bot, by how much it was ahead more often than its strength foretells."""
    found = [0.0] * field
    for (one, other), (ahead, compared) in seen.items():
        more = ahead - compared * _ahead(strengths[one] - strengths[other])
        found[one] += more
        found[other] -= more
    return found


def _information(field: int, strengths: Sequence[float], total: Comparisons) -> Matrix:
    """How sharply the likelihood bends."""
    found = [[0.0] * field for _ in range(field)]
    for bot in range(field):
        chance = _ahead(strengths[bot])
        found[bot][bot] += 2 * PRIOR * chance * (1 - chance)
    for (one, other), (_, compared) in total.items():
        chance = _ahead(strengths[one] - strengths[other])
        bend = compared * chance * (1 - chance)
        for first, second, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            found[first][second] += sign * bend
    return found


def _covariance(field: int, strengths: Sequence[float], deals: Sequence[Comparisons]) -> Matrix:
    outer = _inverse(_information(field, strengths, _summed(deals)))
    if len(deals) < 2:
        return outer
    middle = [[0.0] * field for _ in range(field)]
    for deal in deals:
        gradient = _gradient(field, strengths, deal)
        known = [(bot, value) for bot, value in enumerate(gradient) if value]
        for one, first in known:
            for other, second in known:
                middle[one][other] += first * second
    for bot in range(field):
        chance = _ahead(strengths[bot])
        middle[bot][bot] += (PRIOR * (1 - chance)) ** 2 + (PRIOR * chance) ** 2
    return _product(_product(outer, middle), outer)


def _centred(spread: Matrix, bot: int) -> float:
    """The variance of a bot's strength less the mean of all."""
    field = len(spread)
    weights = [(one == bot) - 1 / field for one in range(field)]
    return sum(
        first * value * second
        for first, row in zip(weights, spread, strict=True)
        for value, second in zip(row, weights, strict=True)
    )


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(value * item for value, item in zip(row, vector, strict=True)) for row in matrix]


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, the greatest number first."""
    size = len(matrix)
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
