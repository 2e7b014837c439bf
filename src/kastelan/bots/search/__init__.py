"""Thinks ahead by playing on, many times, from what its seat can know."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from kastelan.bots.player import Bot
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.flat import think
from kastelan.bots.search.kingdom import KingdomKnowledge
from kastelan.bots.search.knowledge import Knowledge
from kastelan.core.game import Action, Seat, State

KNOWLEDGE: Final[dict[str, Knowledge]] = {"kingdom": KingdomKnowledge()}


class FlatBot(Bot):
    name: ClassVar[str] = "flat"
    budget = Budget(playouts=200)
    most = 12

    def __init__(self) -> None:
        self._plan: list[Action] = []

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self._plan and self._plan[0] in legal:
            return self._plan.pop(0)
        thought = think(seen, seat, KNOWLEDGE[seen.game.name], self.budget, luck, self.most)
        self._plan = list(thought.best.line[1:])
        return thought.best.line[0]
