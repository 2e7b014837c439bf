"""Four levels of opponents for every game: how often they slip, and how long they think."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.game_bots import bots_of
from kastelan.bots.greedy_bot import GreedyBot
from kastelan.bots.player import Bot
from kastelan.bots.random_bot import RandomBot
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State


class LevelBot(Bot):
    """Plays every game as its level says."""

    def __init__(self) -> None:
        self._chaos, self._greedy, self._search = RandomBot(), GreedyBot(), SearchBot()

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        level = bots_of(seen.game.name).level(self.name, seen)
        if level.slips and luck.random() < level.slips:
            return self._chaos.choose(seen, seat, luck)
        if level.budget is None:
            return self._greedy.choose(seen, seat, luck)
        self._search.budget = level.budget
        return self._search.choose(seen, seat, luck)


class EasyBot(LevelBot):
    """For a first game."""

    name: ClassVar[str] = "easy"


class MediumBot(LevelBot):
    """Takes what looks best at once."""

    name: ClassVar[str] = "medium"


class HardBot(LevelBot):
    """Thinks for a moment."""

    name: ClassVar[str] = "hard"


class ExpertBot(LevelBot):
    """Thinks ahead."""

    name: ClassVar[str] = "expert"
