"""The axes of a plot: where a value lies, and the round numbers at the ticks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values from `low` to `high` to coordinates from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The coordinate of a value; values beyond the scale are drawn at its edge."""
        part = (value - self.low) / ((self.high - self.low) or 1.0)  # a scale of one value has no length
        return self.start + min(1.0, max(0.0, part)) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers within the scale, about `most` of them."""
        step = _round_step((self.high - self.low) / max(1, most))
        # The tolerance keeps a tick at the very end of the scale in spite of rounding errors.
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def _round_step(rough: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, ... that is not less than `rough`."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= rough * (1 - 1e-9))


def scale_around(values: Iterable[float], start: float, end: float, *more: float) -> Scale:
    """A scale that holds all values with some room around them."""
    all_values = [*values, *more] or [0.0]
    low, high = min(all_values), max(all_values)
    margin = 0.06 * (high - low) or 1.0
    return Scale(low - margin, high + margin, start, end)


def log_scale(
    values: Iterable[float], start: float, end: float
) -> tuple[list[float], Callable[[float], float]]:
    """A logarithmic scale: the powers of ten as its ticks, and the function from values to coordinates."""
    logs = [math.log10(value) for value in values if value > 0] or [0.0]
    low = math.floor(min(logs))
    high = max(math.ceil(max(logs)), low + 1)
    scale = Scale(low, high, start, end)
    ticks = [10.0**power for power in range(low, high + 1)]
    return ticks, lambda value: scale.at(math.log10(value)) if value > 0 else start
