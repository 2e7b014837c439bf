"""Searches that no level uses, to be measured beside `search@0.1s`: `bench.entrants:TimedTree`, say."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from kastelan.bots import SearchBot
from kastelan.bots.search import KNOWLEDGE, Budget, Thought, meeting
from kastelan.bots.search.tree import Tree
from kastelan.core.game import Seat, State

SECONDS: Final = 0.1


class TimedTree(SearchBot):
    """The tree instead of the search as it is, with the same knowledge."""

    budget = Budget(seconds=SECONDS)
    name: ClassVar[str] = "tree"

    def __init__(self) -> None:
        super().__init__()
        self._trees = {game: Tree(knowledge) for game, knowledge in KNOWLEDGE.items()}

    def thought(self, seen: State, seat: Seat, luck: Random) -> Thought:
        """What the tree answers is an action, not a turn: each gets its part of the time."""
        game = seen.game.name
        share = PARTS.get(game) or max(LEAST, KNOWLEDGE[game].share(seen))
        return self._trees[game].think(seen, seat, self.budget.part(share), luck)


PARTS: Final = {"kingdom": 1 / 4, "ludwig": 1 / 2}
"""The part of a turn that an action is, about."""

LEAST: Final = 0.02
"""In Seasons, the part of what the search answers at once."""


class TimedMeeting(SearchBot):
    """Seasons one round ahead, with regret matching."""

    budget = Budget(seconds=SECONDS)
    name: ClassVar[str] = "meeting"

    def thought(self, seen: State, seat: Seat, luck: Random) -> Thought:
        """As much time as the others have for all of a round."""
        return meeting.think(seen, seat, self.budget, luck)
