"""Four levels of opponents for every game: how often they slip, and how long they think."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from kastelan.bots.greedy import GreedyBot
from kastelan.bots.player import Bot
from kastelan.bots.random_bot import RandomBot
from kastelan.bots.search import Budget, SearchBot
from kastelan.core.game import Action, Seat, State
from kastelan.games.seasons.state import SeasonsState

SUMMER: Final = "summer"
WINTER: Final = "winter"


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays a game."""

    slips: float = 0.0
    """How often it takes any legal action instead of a good one."""

    budget: Budget | None = None
    """How long it thinks about a turn; without one it takes what looks best at once."""


LEVELS: Final[dict[str, dict[str, Level]]] = {
    "easy": {
        "kingdom": Level(0.25),
        "ludwig": Level(0.15),
        SUMMER: Level(0.10),
        WINTER: Level(0.10),
    },
    "medium": {
        "kingdom": Level(),
        "ludwig": Level(0.03),
        SUMMER: Level(),
        WINTER: Level(),
    },
    "hard": {
        "kingdom": Level(0.01, Budget(playouts=2, seconds=0.5)),
        "ludwig": Level(0.01, Budget(playouts=12, seconds=0.42)),
        SUMMER: Level(0.06, Budget(playouts=16, seconds=0.5)),
        WINTER: Level(0.05, Budget(playouts=32, seconds=0.5)),
    },
    "expert": {
        "kingdom": Level(budget=Budget(playouts=200, seconds=3.0)),
        "ludwig": Level(budget=Budget(playouts=400, seconds=3.0)),
        SUMMER: Level(budget=Budget(playouts=128, seconds=3.0)),
        WINTER: Level(budget=Budget(playouts=256, seconds=3.0)),
    },
}
"""By what is played. Each level is meant to win about three of four games against the one before; what was
measured is in bench/results/levels.md. Who thinks answers sooner than its seconds when its playouts are
done."""


def what_is_played(game: str, winter: bool) -> str:
    """The game; of A Castle for All Seasons the season, for in summer nothing is drawn, and a search that
    foresees everything wins all games against a greedy bot unless it slips."""
    return game if game != "seasons" else WINTER if winter else SUMMER


class LevelBot(Bot):
    """Plays every game as its level says."""

    def __init__(self) -> None:
        self._chaos, self._greedy, self._search = RandomBot(), GreedyBot(), SearchBot()

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        winter = isinstance(seen, SeasonsState) and seen.table.winter
        level = LEVELS[self.name][what_is_played(seen.game.name, winter)]
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
