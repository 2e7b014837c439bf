"""Searches to be measured, for the arena: `bench.entrants:Flat64` and the like."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from kastelan.bots import SearchBot
from kastelan.bots.search import KNOWLEDGE, Budget, Thought, meeting
from kastelan.bots.search.tree import Tree
from kastelan.core.game import Seat, State

DOUBLINGS: Final = (4, 8, 16, 32, 64, 128, 256)
SECONDS: Final = 0.5


class Flat4(SearchBot):
    """Four playouts a turn; those below have twice as many each time."""

    name: ClassVar[str] = "flat 4"
    budget = Budget(playouts=4)


class Flat8(SearchBot):
    name: ClassVar[str] = "flat 8"
    budget = Budget(playouts=8)


class Flat16(SearchBot):
    name: ClassVar[str] = "flat 16"
    budget = Budget(playouts=16)


class Flat32(SearchBot):
    name: ClassVar[str] = "flat 32"
    budget = Budget(playouts=32)


class Flat64(SearchBot):
    name: ClassVar[str] = "flat 64"
    budget = Budget(playouts=64)


class Flat128(SearchBot):
    name: ClassVar[str] = "flat 128"
    budget = Budget(playouts=128)


class Flat256(SearchBot):
    name: ClassVar[str] = "flat 256"
    budget = Budget(playouts=256)


class Timed(SearchBot):
    """The search as it is, by the clock."""

    name: ClassVar[str] = "timed"
    budget = Budget(seconds=SECONDS)


class TimedTree(Timed):
    """The tree instead, with the same knowledge."""

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


class TimedMeeting(Timed):
    """Seasons one round ahead, with regret matching."""

    name: ClassVar[str] = "meeting"

    def thought(self, seen: State, seat: Seat, luck: Random) -> Thought:
        """As much time as the others have for all of a round."""
        return meeting.think(seen, seat, self.budget, luck)
