"""The engine we compare our speed with: Catanatron, which plays Catan in pure Python."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class PeerSpeed:
    """The speed of the peer engine."""

    games_per_second: float
    decisions_per_second: float


def measure_peer(seconds: float, seed: int) -> PeerSpeed:
    """Play games of two random players for about `seconds`."""
    from catanatron import Color, Game, RandomPlayer

    games = decisions = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not games:
        table = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + games)
        table.play()
        games += 1
        decisions += len(table.state.actions)
    return PeerSpeed(games / elapsed, decisions / elapsed)
