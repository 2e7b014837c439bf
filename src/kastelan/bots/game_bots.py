"""What the bots know about one game: how to choose, what to search, and how strong its levels are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from kastelan.bots.greedy import any_game
from kastelan.bots.greedy.weight_files import WeightSet
from kastelan.bots.search import flat_search
from kastelan.bots.search.any_game import AnyGame
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Knowledge
from kastelan.bots.search.thought import Thinker
from kastelan.core.game import Action, Seat, State
from kastelan.core.manifest import resolve
from kastelan.games import GAMES

Chooser = Callable[[State, Seat, Random], Action]
"""A function that decides without searching."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays a game."""

    slips: float = 0.0
    """The probability that it plays a random legal action instead of a good one."""

    budget: Budget | None = None
    """The budget of its search for a turn; without one it plays greedily."""


Levels = Mapping[str, Level]
"""The settings of each level, by name."""

ALWAYS: Final = ""
"""The only variant of most games."""

EXPERT_OF_0_1: Final = "expert-0.1"
"""The expert of version 0.1, which later bots are measured against."""

LEVELS: Final[Levels] = {
    "easy": Level(0.25),
    "medium": Level(),
    "hard": Level(budget=Budget(playouts=16, seconds=0.5)),
    "expert": Level(budget=Budget(playouts=200, seconds=3.0)),
    EXPERT_OF_0_1: Level(budget=Budget(playouts=200, seconds=3.0)),
}
"""The levels of a game whose bots have not been measured."""


def no_variants(_: State) -> str:
    """For games without variants."""
    return ALWAYS


@dataclass(frozen=True, slots=True)
class GameBots:
    """What the bots know about a game. The defaults play any game, judging positions by their points
    alone."""

    greedy: Chooser = any_game.choose
    by_weights: Chooser | None = None
    """The greedy bot without its lookahead, for tuning its weights; None if it has no lookahead."""

    weights: tuple[WeightSet[Any], ...] = ()  # each set has its own class of weights
    """The sets of weights. `<game>-two` and `<game>-solo` take precedence over `<game>` at tables of that
    size."""

    knowledge: Knowledge = field(default_factory=AnyGame)
    search: Thinker | None = None
    """The search of the game, if it is not a flat search with `knowledge`."""

    levels: Mapping[str, Levels] = field(default_factory=lambda: {ALWAYS: LEVELS})
    """The settings of the levels for each variant of the game."""

    variant: Callable[[State], str] = no_variants
    """The variant that a position belongs to."""

    network: str | None = None
    """A `Chooser` that decides by a network alone, as `package.module:NAME`."""

    analysis_playouts: int = 48
    """The default number of playouts for each decision in an analysis. The longest game should take less than
    a minute of CPU time."""

    @property
    def thinker(self) -> Thinker:
        """The search of the game."""
        return self.search or partial(flat_search.think, self.knowledge)

    def level(self, name: str, state: State) -> Level:
        """The settings of a level in a position."""
        return self.levels[self.variant(state)][name]


@cache
def has_numpy() -> bool:
    """Whether NumPy, which networks need, is installed."""
    return find_spec("numpy") is not None


ANY_GAME: Final = GameBots()


def bots_of(game: str) -> GameBots:
    """What the bots know about a game, by its name. It is imported on first use."""
    reference = GAMES[game].bots
    return ANY_GAME if reference is None else resolve(reference, GameBots)
