"""How long a search may think: so many playouts, or so many seconds, whichever is over first."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from kastelan.bots.clock import seconds as now

MOMENT: Final = 0.001
"""Seconds that are always left."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit. With playouts alone a search is reproducible; with seconds it gives what it has by then."""

    playouts: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> Budget:
        """This part of the limit, and at least one playout of it."""
        playouts = None if self.playouts is None else max(1, round(share * self.playouts))
        return Budget(playouts, None if self.seconds is None else share * self.seconds)

    def times(self, number: int) -> Budget:
        """So many times the playouts, in the same seconds."""
        return Budget(None if self.playouts is None else number * self.playouts, self.seconds)

    def without(self, playouts: int, seconds: float) -> Budget:
        """What is left of the limit; a last playout and a moment always are."""
        fewer = None if self.playouts is None else max(1, self.playouts - playouts)
        return Budget(fewer, None if self.seconds is None else max(MOMENT, self.seconds - seconds))

    def within(self, other: Budget) -> Budget:
        """Both limits."""
        playouts = [one for one in (self.playouts, other.playouts) if one is not None]
        seconds = [one for one in (self.seconds, other.seconds) if one is not None]
        return Budget(min(playouts, default=None), min(seconds, default=None))

    def begin(self) -> Spent:
        """Start the clock."""
        return Spent(self, now())


class Spent:
    """How much of a budget is used."""

    __slots__ = ("_begun", "_limit", "playouts")

    def __init__(self, limit: Budget, begun: float) -> None:
        self._limit, self._begun = limit, begun
        self.playouts = 0

    @property
    def most(self) -> int | None:
        """How many playouts there can be, if they are counted."""
        return self._limit.playouts

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return now() - self._begun

    @property
    def late(self) -> bool:
        """Whether the seconds are over: what is not finished is given up."""
        seconds = self._limit.seconds
        return seconds is not None and self.seconds >= seconds

    @property
    def share(self) -> float:
        """The used part, from 0 to 1 and beyond."""
        limit = self._limit
        played = self.playouts / limit.playouts if limit.playouts else 0.0 if limit.seconds else inf
        passed = self.seconds / limit.seconds if limit.seconds else 0.0
        return max(played, passed)
