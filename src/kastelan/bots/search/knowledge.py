"""What a search must know of a game: turns worth trying, how to play on quickly, and what a position is worth."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Protocol

from kastelan.core.game import Action, Seat, State

Turn = tuple[Action, ...]
"""What a seat does until somebody else decides, or until something unknown turns up."""


class Knowledge(Protocol):
    """A game, as a search sees it."""

    scale: float
    """How many points of lead make a position clearly better."""

    horizon: int
    """After how many turns a playout is cut off and judged."""

    def turns(self, state: State, seat: Seat, luck: Random, most: int) -> list[Turn]:
        """Turns worth trying, the most promising first."""

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """A sensible action, found quickly."""

    def points(self, state: State) -> tuple[float, ...]:
        """The points that every seat will have at the end, as far as one can tell."""


def worth(points: tuple[float, ...], seat: Seat, scale: float) -> float:
    """The chance to win, guessed from the lead over the best of the others; alone, more points are better."""
    others = [one for other, one in enumerate(points) if other != seat]
    lead = points[seat] - max(others) if others else points[seat] - 75.0
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / scale))))
