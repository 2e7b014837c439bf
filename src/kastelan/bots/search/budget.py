"""How long a search may think: so many playouts, or so many seconds, whichever is over first."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from kastelan.bots.clock import seconds as now


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit. With playouts alone a search is reproducible; with seconds it gives what it has by then."""

    playouts: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> Budget:
        """This part of the limit, and at least one playout of it."""
        playouts = None if self.playouts is None else max(1, round(share * self.playouts))
        return Budget(playouts, None if self.seconds is None else share * self.seconds)

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
    def late(self) -> bool:
        """Whether the seconds are over: what is not finished is given up."""
        seconds = self._limit.seconds
        return seconds is not None and now() - self._begun >= seconds

    @property
    def share(self) -> float:
        """The used part, from 0 to 1 and beyond."""
        limit = self._limit
        played = self.playouts / limit.playouts if limit.playouts else 0.0 if limit.seconds else inf
        passed = (now() - self._begun) / limit.seconds if limit.seconds else 0.0
        return max(played, passed)
