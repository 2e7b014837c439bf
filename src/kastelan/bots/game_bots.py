"""What the bots know of one game, and how strong its levels are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from kastelan.bots.greedy import any_game
from kastelan.bots.greedy.weight_files import Weighing
from kastelan.bots.search import flat_search
from kastelan.bots.search.any_game import AnyGame
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Knowledge
from kastelan.bots.search.thought import Thinker
from kastelan.core.game import Action, Seat, State
from kastelan.core.manifest import resolve
from kastelan.games import GAMES

Chooser = Callable[[State, Seat, Random], Action]
"""A way to decide at a glance."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays a game."""

    slips: float = 0.0
    """How often it takes any legal action instead of a good one."""

    budget: Budget | None = None
    """How long it thinks about a turn; without one it takes what looks best at once."""


Levels = Mapping[str, Level]
"""How each level plays, by its name."""

ALWAYS: Final = ""
"""The only variant of most games."""

LEVELS: Final[Levels] = {
    "easy": Level(0.25),
    "medium": Level(),
    "hard": Level(budget=Budget(playouts=16, seconds=0.5)),
    "expert": Level(budget=Budget(playouts=200, seconds=3.0)),
}
"""The levels of a game that has not been measured."""


def no_variants(_: State) -> str:
    """The bots play every position of the game in the same way."""
    return ALWAYS


@dataclass(frozen=True, slots=True)
class GameBots:
    """What the bots know of a game. The defaults play any game, by the points on the table alone."""

    greedy: Chooser = any_game.choose
    by_weights: Chooser | None = None
    """The greedy bot without looking ahead: quick, and by its weights alone; None if it is just that."""

    weights: tuple[Weighing[Any], ...] = ()  # each with a kind of weights of its own
    """Its sets of weights. The set with the name of the game counts unless `<game>-two` or `<game>-solo`
    is there for the size of the table."""

    knowledge: Knowledge = field(default_factory=AnyGame)
    search: Thinker | None = None
    """How the game is searched, if not by a flat search with the same knowledge."""

    levels: Mapping[str, Levels] = field(default_factory=lambda: {ALWAYS: LEVELS})
    """How strong the levels are in each variant of the game."""

    variant: Callable[[State], str] = no_variants
    """Which variant a position belongs to."""

    analysis_playouts: int = 48
    """How often an analysis plays each decision on unless told otherwise; the longest game should take under
    a minute of processor time."""

    @property
    def thinker(self) -> Thinker:
        """How the game is searched."""
        return self.search or partial(flat_search.think, self.knowledge)

    def level(self, name: str, state: State) -> Level:
        """How a level plays a position."""
        return self.levels[self.variant(state)][name]


ANY_GAME: Final = GameBots()


def bots_of(game: str) -> GameBots:
    """What the bots know of a game, by its name. It is imported on first use."""
    reference = GAMES[game].bots
    return ANY_GAME if reference is None else resolve(reference, GameBots)
