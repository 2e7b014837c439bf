"""Four levels of opponents for every game. They differ in how often they err and how long they search."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.game_bots import EXPERT_OF_0_1, bots_of
from kastelan.bots.greedy_bot import GreedyBot
from kastelan.bots.player import Bot
from kastelan.bots.random_bot import RandomBot
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State


class LevelBot(Bot):
    """Plays with the settings that each game has for the level."""

    def __init__(self) -> None:
        self._random, self._greedy, self._search = RandomBot(), GreedyBot(), SearchBot()

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        level = bots_of(seen.game.name).level(self.name, seen)
        if level.slips and luck.random() < level.slips:
            return self._random.choose(seen, seat, luck)
        if level.budget is None:
            return self._greedy.choose(seen, seat, luck)
        # Set for each decision, because one bot may play different games, whose levels have different
        # budgets.
        self._search.budget = level.budget
        return self._search.choose(seen, seat, luck)


class EasyBot(LevelBot):
    """Greedy, but errs often: an opponent for a first game."""

    name: ClassVar[str] = "easy"


class MediumBot(LevelBot):
    """Greedy, and rarely errs."""

    name: ClassVar[str] = "medium"


class HardBot(LevelBot):
    """Searches briefly."""

    name: ClassVar[str] = "hard"


class ExpertBot(LevelBot):
    """Searches for up to three seconds."""

    name: ClassVar[str] = "expert"


class ExpertOf01Bot(LevelBot):
    """The expert of version 0.1, kept for measuring others."""

    name: ClassVar[str] = EXPERT_OF_0_1
