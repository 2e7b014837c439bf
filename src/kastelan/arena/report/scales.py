"""From numbers to places on a plot, and the round numbers that stand at its edge."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from low to high, laid out from one place to another."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a value is, held within the plot."""
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.start + min(1.0, max(0.0, part)) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers in between."""
        step = _round_step((self.high - self.low) / max(1, most))
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def _round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20 and so on."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= rough * (1 - 1e-9))


def around(values: Iterable[float], start: float, end: float, *held: float) -> Scale:
    """A scale with some room around all values and those that it has to hold."""
    all_values = [*values, *held] or [0.0]
    low, high = min(all_values), max(all_values)
    room = 0.06 * (high - low) or 1.0
    return Scale(low - room, high + room, start, end)


def powers(values: Iterable[float], start: float, end: float) -> tuple[list[float], Callable[[float], float]]:
    """A scale by powers of ten: its ticks, and the way from a value to its place."""
    logs = [math.log10(value) for value in values if value > 0] or [0.0]
    low = math.floor(min(logs))
    high = max(math.ceil(max(logs)), low + 1)
    scale = Scale(low, high, start, end)
    ticks = [10.0**power for power in range(low, high + 1)]
    return ticks, lambda value: scale.at(math.log10(value)) if value > 0 else start
