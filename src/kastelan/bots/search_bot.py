"""Thinks ahead by playing on, many times, from what its seat can know."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.game_bots import bots_of
from kastelan.bots.player import Bot
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn
from kastelan.bots.search.parallel import Crew
from kastelan.bots.search.plan_memory import Ledger, Plans
from kastelan.bots.search.thought import Thought
from kastelan.core.game import Action, Seat, State


def think(seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
    """What the search thinks of a position. A process that receives this function by its name thinks with
    what it remembers itself."""
    return bots_of(seen.game.name).thinker(seen, seat, budget, luck, played)


class SearchBot(Bot):
    """Plays the turn that did best in its playouts; with more than one process, in those of all."""

    name: ClassVar[str] = "search"
    budget: Budget = Budget(seconds=1.0)
    """For a whole turn, however often it asks."""

    def __init__(self, processes: int = 1) -> None:
        self._plans, self._ledger = Plans(), Ledger()
        self._crew = Crew(processes) if processes > 1 else None

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        turn = self._plans.recall(seen, seat)
        if turn is None:
            legal = seen.legal(seat)
            turn = (legal[0],) if len(legal) == 1 else self.thought(seen, seat, luck).best.line
        self._plans.expect(seen, seat, turn)
        return turn[0]

    def thought(self, seen: State, seat: Seat, luck: Random) -> Thought:
        """What it thinks of this decision, within its part of the turn's budget."""
        turn = bots_of(seen.game.name).knowledge.turn(seen, seat)
        budget = self.allowance(seen, self._ledger.left(turn, self.budget))
        spent = budget.begin()
        thought = self.think(seen, seat, budget, luck)
        spent.playouts = thought.playouts
        self._ledger.note(turn, spent)
        return thought

    def allowance(self, seen: State, left: Budget) -> Budget:
        """What this decision may take of what is left of its turn."""
        return self.budget.part(bots_of(seen.game.name).knowledge.share(seen)).within(left)

    def think(self, seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
        """Alone, or with all processes."""
        if self._crew is None:
            return think(seen, seat, budget, luck)
        return self._crew.think(think, seen, seat, budget, luck)

    def close(self) -> None:
        """Let the processes go."""
        if self._crew is not None:
            self._crew.close()
