"""The result of a search: for each turn, how often it was tried and what can be expected from it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn
from kastelan.core.game import Action, Seat, State


@dataclass(frozen=True, slots=True)
class Idea:
    """A turn that was considered.

    `worth` is the chance to win (0 to 1), `points` are what each seat can expect, and `merit` is the value
    that turns were compared by, if that was not `worth`.
    """

    line: tuple[Action, ...]
    visits: int
    worth: float
    points: tuple[float, ...]
    merit: float = 0.0


@dataclass(frozen=True, slots=True)
class Thought:
    """All turns that were considered, the best one first."""

    ideas: tuple[Idea, ...]
    playouts: int

    @property
    def best(self) -> Idea:
        return self.ideas[0]


class Thinker(Protocol):
    """A search."""

    def __call__(self, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
        """Search a position. If `played` is given, consider that turn too."""


def without_search(action: Action, points: tuple[float, ...]) -> Thought:
    """The result for a decision that needs no search."""
    return Thought((Idea((action,), 0, 0.5, points),), 0)
