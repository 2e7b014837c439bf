"""The weights of the fast evaluation for Castles of Mad King Ludwig, in points: one set for three players and
more, one for two players, and one for the solo game."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final

from kastelan.bots.greedy.weight_files import Weights, WeightSet


@dataclass(frozen=True, slots=True, eq=False)
class LudwigWeights(Weights):
    """The numbers of the evaluation. Unless stated otherwise, each is a value in points."""

    # Money
    mark: float
    """The first 1,000 M while there are turns left."""

    spent: float
    """How many thousands a turn can make good use of. Money beyond that has less value."""

    broke: float
    """The cost of having no money in the next turn."""

    usual_price: float
    """The number of thousands that reduces this cost by a factor of e."""

    rivalry: float
    """The cost of 1,000 M paid to a rival, divided by the number of rivals."""

    envy: float
    """The cost of a point of the rivals, divided by their number."""

    # Doors and rooms
    doors_a_turn: float
    """The number of open doors that a turn fills."""

    easy: float
    """The probability that a good open door is filled, if there is plenty of time."""

    filled: float
    """With this many turns left, something begun now is finished with probability one half."""

    narrow: float
    """The factor to `easy` for a door with little space in front of it."""

    dark: float
    """The factor to `easy` for a door in the cellar, where few tiles fit."""

    sought: float
    """How much more often than at random tiles are found that a symbol counts."""

    closed: float
    """The loss in each turn to come without any good door on the ground."""

    way_on: float
    """The share of this loss that remains with each good door."""

    cellar_door: float
    """A door in the cellar, which lets the seat buy downstairs rooms."""

    # Rewards (LUD-REW)
    activity: float
    """The reward of an activity room that may be completed some day."""

    activity_now: float
    """The reward of an activity room that is completed now."""

    corridor: float
    extra_turn: float
    any_reward: float
    sleeping: float
    """The choice of two tiles for the rounds to come."""

    round: float
    """Another round of a solo game."""

    # The final scoring
    doubt: float
    """In the last round, the lead in a favour that will hardly be lost any more."""

    drift: float
    """How much this lead grows with the square root of the turns to come."""

    seeking: float
    """How much more often than at random a player gets tiles that a card counts."""

    missing: float
    """With this many turns left, one missing type or size is found with probability one half."""

    card_to_come: float
    """The share of a bonus card's value that counts before it is drawn."""

    card_at_the_end: float
    """The same in the last round, when the counts of cards are known."""


SEVERAL: Final = WeightSet(LudwigWeights, "ludwig")
TWO: Final = WeightSet(LudwigWeights, "ludwig-two")
SOLO: Final = WeightSet(LudwigWeights, "ludwig-solo")


def search_weights() -> AbstractContextManager[None]:
    """Use the weights for two players at larger tables too, for the duration of a search."""
    return SEVERAL.trying(TWO())
