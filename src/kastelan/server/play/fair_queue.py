"""Whose bot thinks next: people share the time of the bots' processes, however many tables they open.

Thinking time is counted by person and by address, and forgotten by half every minute. There are several
lines with processes of their own, the later ones with a lower priority. Whoever has used little time lately
is in the first line, whoever has used more than the budget in the last one, whose processes think with the
time that all others leave; tables without anyone are there too. In each line, whoever has used least goes
first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, Generic, TypeVar

HALF_LIFE: Final = 60.0  # seconds
HOUSEHOLD: Final = 4
"""The budgets that all people of one address have together."""
MOST_KEYS: Final = 10_000
FORGOTTEN: Final = 0.01  # seconds of thinking that nobody has to remember
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a bot thinks: the host of its table, and whether someone sits there or watches."""

    person: str = ""
    address: str = ""
    present: bool = True

    @property
    def household(self) -> str:
        """The address, or the person if the address is not known."""
        return f"@{self.address}" if self.address else f"@{self.person}"


class ThinkingTime:
    """The seconds that bots have thought for each person and address lately."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def add(self, asker: Asker, seconds: float) -> None:
        for key in (asker.person, asker.household):
            self._used[key] = self.of(key) + seconds, self._clock()
        if len(self._used) > MOST_KEYS:
            self._used = {key: used for key, used in self._used.items() if self.of(key) > FORGOTTEN}

    def of(self, key: str) -> float:
        used, since = self._used.get(key, (0.0, 0.0))
        return float(used * 0.5 ** ((self._clock() - since) / HALF_LIFE)) if used else 0.0


class FairQueue(Generic[Item]):
    """What waits for a process, by the asker for whom it waits."""

    def __init__(self, limits: Sequence[float], time: ThinkingTime) -> None:
        """With the most seconds that an asker in each line but the last may have used."""
        self._limits, self._time = limits, time
        self._waiting: dict[Asker, dict[int, Item]] = {}
        self._numbers = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, asker: Asker, item: Item) -> int:
        """Add an item, and return its number."""
        self._numbers += 1
        self._waiting.setdefault(asker, {})[self._numbers] = item
        return self._numbers

    def remove(self, asker: Asker, number: int) -> Item | None:
        """Take an item out of the queue, if it still waits."""
        items = self._waiting.get(asker, {})
        item = items.pop(number, None)
        if not items:
            self._waiting.pop(asker, None)
        return item

    def next(self, line: int) -> Item | None:
        """Take out the next item of a line."""
        fitting = [asker for asker in self._waiting if self.line_of(asker) == line]
        if not fitting:
            return None
        asker = min(fitting, key=self._order)
        return self.remove(asker, next(iter(self._waiting[asker])))

    def line_of(self, asker: Asker) -> int:
        """The number of the line where an asker stands."""
        used = max(self._time.of(asker.person), self._time.of(asker.household) / HOUSEHOLD)
        return bisect_left(self._limits, used) if asker.present else len(self._limits)

    def _order(self, asker: Asker) -> tuple[bool, float, float, int]:
        first, used = next(iter(self._waiting[asker])), self._time.of
        return not asker.present, used(asker.household), used(asker.person), first
