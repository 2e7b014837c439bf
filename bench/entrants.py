"""Searches that no level uses, to be measured beside `search@0.1s`: `bench.entrants:TimedTree`, say."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from kastelan.bots import SearchBot
from kastelan.bots.search import KNOWLEDGE, Budget, Thought, secret_choices
from kastelan.bots.search.tree_search import Tree
from kastelan.core.game import Seat, State

SECONDS: Final = 0.1


class TimedTree(SearchBot):
    """The tree instead of the search as it is, with the same knowledge."""

    budget = Budget(seconds=SECONDS)
    name: ClassVar[str] = "tree"

    def __init__(self) -> None:
        super().__init__()
        self._trees = {game: Tree(knowledge) for game, knowledge in KNOWLEDGE.items()}

    def allowance(self, seen: State, left: Budget) -> Budget:
        """A third of what is left, since nobody knows how many actions its turn will have: it answers one
        at a time, and uses its tree again for the next. In Seasons every question has its own part."""
        if seen.game.name == "seasons":
            return self.budget.part(max(LEAST, KNOWLEDGE[seen.game.name].share(seen))).within(left)
        return left.part(1 / 3)

    def think(self, seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
        """By the tree of its game."""
        return self._trees[seen.game.name].think(seen, seat, budget, luck)


LEAST: Final = 0.02
"""In Seasons, the part of what the search answers at once."""


class TimedMeeting(SearchBot):
    """Seasons one round ahead, with regret matching."""

    budget = Budget(seconds=SECONDS)
    name: ClassVar[str] = "meeting"

    def allowance(self, seen: State, left: Budget) -> Budget:
        """As much time as the others have for all of a round."""
        return self.budget

    def think(self, seen: State, seat: Seat, budget: Budget, luck: Random) -> Thought:
        """By what may meet what."""
        return secret_choices.think(seen, seat, budget, luck)
