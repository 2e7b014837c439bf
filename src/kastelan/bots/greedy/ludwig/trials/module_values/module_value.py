"""What the bot thinks of a module: estimates, and choices for the decisions that the module adds.

This is the bot's counterpart of the engine's hooks. The evaluation asks these methods and knows nothing else
about modules; registry.py finds the objects for a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.state import LudwigState

if TYPE_CHECKING:
    from kastelan.bots.greedy.ludwig.trials.trial import Trial

Chooser = Callable[[LudwigState, "Trial"], Action]


class ModuleValue:
    """A module that has no value and needs no choices of its own."""

    rewards: ClassVar[Mapping[int, float]] = {}
    """The value of its rewards, by kind."""

    choosers: ClassVar[Mapping[int, Chooser]] = {}
    """How its decisions are made, by step. Those that are missing are made by trying out all options."""

    answers: ClassVar[Mapping[int, Chooser]] = {}
    """Quick answers to questions that follow an action at once, by step. A trial gives them and continues."""

    side_actions: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that may accompany any other in a turn, and are not compared with purchases."""

    declining: ClassVar[tuple[Action, ...]] = ()
    """The actions by which a player makes no use of the module."""

    left_to_chance: ClassVar[tuple[int, ...]] = ()
    """The steps in which the module-unaware bot takes any option."""

    def turns_left(self, state: LudwigState) -> float | None:
        """The expected number of turns after this round, if the module changes it."""
        return None

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        """The value of what a seat has of the module, beyond its score."""
        return 0.0

    def before_buying(
        self, state: LudwigState, trial: Trial, purchases: Sequence[Action], value: float
    ) -> Action | None:
        """An action that makes a purchase possible which is better than the best of these, worth `value`."""
        return None

    def adds_tile(self, tile: Tile) -> bool:
        """Whether a tile for sale belongs to the module."""
        return False


def first_option(state: LudwigState, trial: Trial) -> Action:
    """The first legal action."""
    return state.legal(trial.seat)[0]
