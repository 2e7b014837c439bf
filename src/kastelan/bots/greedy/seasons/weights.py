"""What things are worth in A Castle for All Seasons, in points, as long as the game goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.bots.greedy.weight_files import Weights, WeightSet


@dataclass(frozen=True, slots=True, eq=False)
class SeasonsWeights(Weights):
    """The numbers that the evaluation and the model of the others are made of."""

    rivalry: float
    """How much a point of the others counts, compared with an own one."""

    pieces: tuple[float, ...]
    """A piece of each kind in the middle of the game."""

    variety: float
    """The first piece of a kind, beside that: a payment needs three kinds."""

    spent_in_a_round: float
    """What pieces can bring in a round at most: in the end some are left over."""

    left_over: float
    """How much counts what is above that."""

    fading: tuple[float, ...]
    """How much pieces count with 1, 2 and 3 rounds to come."""

    taler: float
    """Each of the first talers: they pay fees."""

    many_talers: float
    """Each further taler."""

    talers_fading: tuple[float, ...]
    """How much talers count with 1, 2 and 3 rounds to come."""

    helper: float
    """A helper that is not in the castle yet."""

    traders: float
    """How often a player plays the Trader, in a round."""

    lasting: float
    """How much of that a trader-helper sees: it may be displaced or needed in the castle."""

    plays: tuple[float, ...]
    """Playing each of the cards, on average."""

    palace: float
    """What a helper in the Palace is expected to turn in, when the end is far."""

    market: float
    """With how many talers a player with helpers in the Market is expected to end, when the end is far."""

    innkeeper: float
    """What an innkeeper takes in a round."""

    granary: tuple[float, ...]
    """What each helper on the Granary will score when 1, 2, 3 are there: others may follow."""

    bought: float
    """A piece bought from a Worker, above its taler."""

    sold: float
    """What is lost when a Stonemason buys from the own Worker."""

    can_build: float
    """How much likelier another's card is for each building that it could build."""

    taking_back: float
    """How much likelier the Master Builder gets with each card in the discard pile."""

    habit: float
    """How much the pace of the game so far counts against what the cards and pieces would allow."""

    builds: float
    """How many buildings a player builds in a round, as long as nothing else is known."""

    placements: float
    """How many helpers a player places in the castle in a round, as long as nothing else is known."""

    bars: float
    """How many more silver bars a player brings to the forge in a round, beside those he holds now."""

    bars_used: float
    """The share of the silver in supplies that ends on the forge, if there is time."""


WEIGHTS: Final = WeightSet(SeasonsWeights, "seasons")
