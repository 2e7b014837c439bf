"""Thinks ahead by playing on, many times, from what its seat can know."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import ClassVar, Final, Protocol

from kastelan.bots.player import Bot
from kastelan.bots.search import flat, seasons
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.kingdom import KingdomKnowledge
from kastelan.bots.search.knowledge import Turn
from kastelan.bots.search.ludwig import LudwigKnowledge
from kastelan.bots.search.memory import Plans
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Action, Seat, State

__all__ = ["THINKERS", "Budget", "Idea", "SearchBot", "Thinker", "Thought", "Turn"]


class Thinker(Protocol):
    """A way to search a game."""

    def __call__(self, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
        """What it thinks of a position; of a turn that was played, too."""


THINKERS: Final[dict[str, Thinker]] = {
    "kingdom": partial(flat.think, KingdomKnowledge()),
    "ludwig": partial(flat.think, LudwigKnowledge()),
    "seasons": seasons.think,
}
"""How each game is searched: what the arena showed to be strongest."""


class SearchBot(Bot):
    """Plays the turn that did best in its playouts."""

    name: ClassVar[str] = "search"
    budget: Budget = Budget(seconds=1.0)

    def __init__(self) -> None:
        self._plans = Plans()

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        turn = self._plans.recall(seen, seat)
        if turn is None:
            turn = THINKERS[seen.game.name](seen, seat, self.budget, luck).best.line
        self._plans.expect(seen, seat, turn)
        return turn[0]
