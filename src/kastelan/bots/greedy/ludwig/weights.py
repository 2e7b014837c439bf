"""What things are worth in Castles of Mad King Ludwig, in points: one set for tables of several, one for two
players, one for the solo game. Who thinks ahead at a table of several does so with those for two."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final

from kastelan.bots.greedy.weight_files import Weights, WeightSet


@dataclass(frozen=True, slots=True, eq=False)
class LudwigWeights(Weights):
    """The numbers that the evaluation is made of."""

    # Money
    mark: float
    """The first 1,000 M while there are turns left: they buy what could not be paid otherwise."""

    spent: float
    """How many thousands a turn can use well; of more than the turns left can use, each is worth less."""

    broke: float
    """What it costs to have no money at the next turn: nothing can be bought then, however good."""

    usual_price: float
    """How many thousands make that less likely by the factor e."""

    rivalry: float
    """What 1,000 M cost in points that go to a rival, shared among the rivals."""

    envy: float
    """How much a point of the rivals together counts against one's own, shared among them."""

    # Doors and rooms
    doors_a_turn: float
    """How many open doors a turn fills."""

    easy: float
    """How likely a good open door is filled if it is first in the list."""

    filled: float
    """After so many more turns, what is begun now is finished with one half."""

    narrow: float
    """How much less likely that is for a door with little space in front of it."""

    dark: float
    """How much less likely it is for a door in the cellar: few tiles fit there."""

    sought: float
    """How much better than by chance tiles can be found that a symbol counts."""

    closed: float
    """What every turn to come loses if no good door is left on the ground: hardly a room fits then."""

    way_on: float
    """How much of that loss remains after each good door."""

    cellar_door: float
    """To have a door in the cellar at all: downstairs rooms can be bought then."""

    # Rewards, as long as nothing more precise is known (LUD-REW)
    activity: float
    """That of an activity room which may be completed some day."""

    activity_now: float
    """That of one which is completed now."""

    corridor: float
    extra_turn: float
    any_reward: float
    sleeping: float
    """Choosing two tiles of the rounds to come."""

    round: float
    """A round more, in the solo game."""

    # The final scoring
    doubt: float
    """How far apart two counts are in the last round if the leader is rather sure to stay ahead."""

    drift: float
    """How much that grows with the square root of the turns to come."""

    seeking: float
    """How much more often tiles come to a player who looks for them."""

    missing: float
    """After so many more turns, one more kind is found with one half."""

    card_to_come: float
    """How much of a bonus card's promise counts before it is drawn."""

    card_at_the_end: float
    """The same in the last round, when it is known what cards count."""


SEVERAL: Final = WeightSet(LudwigWeights, "ludwig")
TWO: Final = WeightSet(LudwigWeights, "ludwig-two")
SOLO: Final = WeightSet(LudwigWeights, "ludwig-solo")


def thinking_ahead() -> AbstractContextManager[None]:
    """Weigh at tables of several as at those of two, for a while."""
    return SEVERAL.trying(TWO())
