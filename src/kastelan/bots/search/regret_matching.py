"""Regret matching: how to choose when others choose at the same time and in secret."""

from __future__ import annotations

from collections.abc import Sequence

Mix = list[float]
"""How likely each choice is; together 1."""


def matched(regrets: Sequence[float]) -> Mix:
    """Choose what was missed most, as often as it was missed; without regrets, anything."""
    positive = [max(0.0, regret) for regret in regrets]
    total = sum(positive)
    return [one / total for one in positive] if total > 0 else [1 / len(regrets)] * len(regrets)


def solved(payoffs: Sequence[Sequence[float]], rounds: int = 1000) -> tuple[Mix, Mix]:
    """How both should mix when the first chooses a row, the second a column, and what one gains the other
    loses. Both learn from what every other choice would have brought; the averages come near to
    equilibrium."""
    rows, columns = len(payoffs), len(payoffs[0])
    missed, missed_there = [0.0] * rows, [0.0] * columns
    played, played_there = [0.0] * rows, [0.0] * columns
    for _ in range(rounds):
        mine, theirs = matched(missed), matched(missed_there)
        gains = [sum(chance * one for chance, one in zip(theirs, row, strict=True)) for row in payoffs]
        losses = [sum(mine[row] * payoffs[row][column] for row in range(rows)) for column in range(columns)]
        value = sum(chance * gain for chance, gain in zip(mine, gains, strict=True))
        missed = [old + gain - value for old, gain in zip(missed, gains, strict=True)]
        missed_there = [old + value - loss for old, loss in zip(missed_there, losses, strict=True)]
        played = [old + chance for old, chance in zip(played, mine, strict=True)]
        played_there = [old + chance for old, chance in zip(played_there, theirs, strict=True)]
    return [one / rounds for one in played], [one / rounds for one in played_there]
