"""A bot that searches: it plays out promising turns many times, using only what its seat can know."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.game_bots import bots_of
from kastelan.bots.player import Bot
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn
from kastelan.bots.search.parallel import SearchPool
from kastelan.bots.search.plan_memory import PlanMemory, TurnBudgets
from kastelan.bots.search.thought import Thought
from kastelan.core.game import Action, Seat, State


def think(seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
    """Search a position with the search of its game.

    Worker processes are sent this function by name, so that each uses the caches of its own process.
    """
    return bots_of(seen.game.name).thinker(seen, seat, budget, luck, played)


class SearchBot(Bot):
    """Plays the turn that did best in its playouts, or in those of several processes."""

    name: ClassVar[str] = "search"
    budget: Budget = Budget(seconds=1.0)
    """The budget of a whole turn, which may consist of several decisions."""

    def __init__(self, processes: int = 1) -> None:
        self._plans, self._budgets = PlanMemory(), TurnBudgets()
        self._pool = SearchPool(processes) if processes > 1 else None

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        turn = self._plans.recall(seen, seat)
        if turn is None:
            legal = seen.legal(seat)
            turn = (legal[0],) if len(legal) == 1 else self.search(seen, seat, luck).best.line
        self._plans.expect(seen, seat, turn)
        return turn[0]

    def search(self, seen: State, seat: Seat, luck: Random) -> Thought:
        """Search for this decision, within its part of the turn's budget."""
        turn = bots_of(seen.game.name).knowledge.turn_key(seen, seat)
        budget = self.allowance(seen, self._budgets.left(turn, self.budget))
        spent = budget.begin()
        thought = self.think(seen, seat, budget, luck)
        spent.playouts = thought.playouts
        self._budgets.note(turn, spent)
        return thought

    def allowance(self, seen: State, left: Budget) -> Budget:
        """The part of the turn's budget for this decision, at most what is left of it."""
        return self.budget.part(bots_of(seen.game.name).knowledge.budget_share(seen)).within(left)

    def think(self, seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
        """Search in this process, or in all processes of the pool."""
        if self._pool is None:
            return think(seen, seat, budget, luck)
        return self._pool.think(think, seen, seat, budget, luck)

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.close()
