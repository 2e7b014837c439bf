"""The weights of the greedy bot for A Castle for All Seasons, in points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.bots.greedy.weight_files import Weights, WeightSet


@dataclass(frozen=True, slots=True, eq=False)
class SeasonsWeights(Weights):
    """The weights of the evaluation and of the opponent model."""

    rivalry: float
    """The weight of a point of the others, compared with an own point."""

    pieces: tuple[float, ...]
    """The value of a piece of each kind in the middle of the game."""

    variety: float
    """The additional value of the first piece of a kind, since a payment needs three kinds."""

    spent_in_a_round: float
    """The value of pieces that can be used in a round; more may be left over at the end."""

    left_over: float
    """The weight of value above that."""

    fading: tuple[float, ...]
    """The weight of pieces with 1, 2 and 3 rounds to come."""

    taler: float
    """The value of each of the first talers, which pay fees."""

    many_talers: float
    """The value of each further taler."""

    talers_fading: tuple[float, ...]
    """The weight of talers with 1, 2 and 3 rounds to come."""

    helper: float
    """The value of a helper that is not in the castle yet."""

    traders: float
    """The probability that a player plays the Trader in a round."""

    lasting: float
    """The part of these Traders that a trader-helper is still there for: it may be displaced or moved
    away."""

    plays: tuple[float, ...]
    """The average value of playing each card."""

    palace: float
    """The expected points of a helper in the Palace, when the end is far."""

    market: float
    """The expected talers at the end of a player with helpers in the Market, when the end is far."""

    innkeeper: float
    """The value of what an innkeeper takes in a round."""

    granary: tuple[float, ...]
    """The expected points of a helper on the Granary with 1, 2 or 3 helpers there; others may follow."""

    bought: float
    """The value of a piece bought from a Worker, minus its taler."""

    sold: float
    """The loss when a Stonemason buys from the seat's own Worker."""

    can_build: float
    """How much likelier an opponent plays a card, per building that it could build."""

    taking_back: float
    """How much likelier an opponent plays the Master Builder, per card in its discard pile."""

    habit: float
    """The weight of the pace so far, against what the cards and pieces would allow."""

    builds: float
    """The assumed number of buildings that a player builds in a round."""

    placements: float
    """The assumed number of helpers that a player places in the castle in a round."""

    bars: float
    """The assumed number of silver bars that a player brings to the forge in a round, besides those in
    supply."""

    bars_used: float
    """The assumed share of the silver in supplies that ends up on the forge."""


WEIGHTS: Final = WeightSet(SeasonsWeights, "seasons")
