"""The budget of a search: a number of playouts, a time, or both, whichever is used up first."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from kastelan.bots.clock import seconds as now

MIN_SECONDS: Final = 0.001
"""The time that every search gets, even if its turn has used up its budget."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit. A search limited only by playouts is reproducible; one limited by time is not."""

    playouts: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> Budget:
        """A part of the budget, with at least one playout."""
        playouts = None if self.playouts is None else max(1, round(share * self.playouts))
        return Budget(playouts, None if self.seconds is None else share * self.seconds)

    def times(self, number: int) -> Budget:
        """The budget with a multiple of the playouts and the same time."""
        return Budget(None if self.playouts is None else number * self.playouts, self.seconds)

    def without(self, playouts: int, seconds: float) -> Budget:
        """What is left of the budget: at least one playout and MIN_SECONDS."""
        fewer = None if self.playouts is None else max(1, self.playouts - playouts)
        return Budget(fewer, None if self.seconds is None else max(MIN_SECONDS, self.seconds - seconds))

    def within(self, other: Budget) -> Budget:
        """The smaller of two budgets."""
        playouts = [one for one in (self.playouts, other.playouts) if one is not None]
        seconds = [one for one in (self.seconds, other.seconds) if one is not None]
        return Budget(min(playouts, default=None), min(seconds, default=None))

    def begin(self) -> Spent:
        """Start the clock."""
        return Spent(self, now())


class Spent:
    """Measures how much of a budget is used."""

    __slots__ = ("_begun", "_limit", "playouts")

    def __init__(self, limit: Budget, begun: float) -> None:
        self._limit, self._begun = limit, begun
        self.playouts = 0

    @property
    def most(self) -> int | None:
        """The limit of playouts, if there is one."""
        return self._limit.playouts

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return now() - self._begun

    @property
    def late(self) -> bool:
        """Whether the time is up. An unfinished playout is then given up."""
        seconds = self._limit.seconds
        return seconds is not None and self.seconds >= seconds

    @property
    def share(self) -> float:
        """The part of the budget that is used: 1 or more when it is used up."""
        limit = self._limit
        # A budget without any limit counts as used up, because a search with it would never end.
        played = self.playouts / limit.playouts if limit.playouts else 0.0 if limit.seconds else inf
        passed = self.seconds / limit.seconds if limit.seconds else 0.0
        return max(played, passed)
