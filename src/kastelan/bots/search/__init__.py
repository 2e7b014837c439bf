"""Thinks ahead by playing on, many times, from what its seat can know."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from kastelan.bots.greedy import KNOWLEDGE as GREEDY
from kastelan.bots.player import Bot
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.flat import think
from kastelan.bots.search.kingdom import KingdomKnowledge
from kastelan.bots.search.knowledge import Knowledge
from kastelan.bots.search.memory import Plans
from kastelan.bots.search.thought import Idea, Thought
from kastelan.core.game import Action, Seat, State

KNOWLEDGE: Final[dict[str, Knowledge]] = {"kingdom": KingdomKnowledge()}


class SearchBot(Bot):
    """Plays the turn that did best in its playouts."""

    name: ClassVar[str] = "search"
    budget: ClassVar[Budget] = Budget(seconds=1.0)

    def __init__(self) -> None:
        self._plans = Plans()

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        turn = self._plans.recall(seen, seat) or consider(seen, seat, self.budget, luck).best.line
        self._plans.expect(seen, seat, turn)
        return turn[0]


def consider(seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
    """What the search thinks of a position; what it does not know of a game is left to the greedy bot."""
    knowledge = KNOWLEDGE.get(seen.game.name)
    if knowledge is None:
        action = GREEDY[seen.game.name](seen, seat, luck)
        return Thought((Idea((action,), 0, 0.5, tuple(map(float, seen.scores()))),), 0)
    return think(seen, seat, knowledge, budget, luck)
