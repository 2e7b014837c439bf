"""What a search found out: how often and how well each answer did, and the line that it expects."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn
from kastelan.core.game import Action, Seat, State


@dataclass(frozen=True, slots=True)
class Idea:
    """One answer: its line of actions, how often it was tried, what it is worth (0 to 1), the points that
    every seat can expect after it, and what it was chosen by where that is not its worth."""

    line: tuple[Action, ...]
    visits: int
    worth: float
    points: tuple[float, ...]
    merit: float = 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """All answers that were considered, the best first."""

    ideas: tuple[Idea, ...]
    playouts: int

    @property
    def best(self) -> Idea:
        return self.ideas[0]


class Thinker(Protocol):
    """A way to search a game."""

    def __call__(self, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
        """What it thinks of a position; of a turn that was played, too."""


def settled(action: Action, points: tuple[float, ...]) -> Thought:
    """The thought of someone who did not have to think."""
    return Thought((Idea((action,), 0, 0.5, points),), 0)
