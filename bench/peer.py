"""The peer that our speed is measured beside: Catanatron, Catan in pure Python, two random players."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class PeerSpeed:
    """What the peer reached."""

    games_per_second: float
    decisions_per_second: float


def measure_peer(seconds: float, seed: int) -> PeerSpeed:
    """Random two-player games for about so many seconds."""
    from catanatron import Color, Game, RandomPlayer

    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or not games:
        table = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed + games)
        table.play()
        games += 1
        decisions += len(table.state.actions)
    return PeerSpeed(games / spent, decisions / spent)
