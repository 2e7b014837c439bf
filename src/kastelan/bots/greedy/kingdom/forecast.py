"""A forecast of a seat's gold at the end of the game, fitted to how games continued from similar positions.

For example, gold of the fishermen tends to grow, because there is room for more at the shore, while a lead
with the lords tends to shrink. The value of a location tile also depends on the scoring cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import fsum
from typing import Final

from kastelan.bots.greedy.kingdom.evaluation import Outlook
from kastelan.bots.greedy.weight_files import Weights, WeightSet
from kastelan.core.game import Seat
from kastelan.games.kingdom.components import KINDS, SETTLEMENTS
from kastelan.games.kingdom.scoring import totals
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.turn import MANDATORY


@dataclass(frozen=True, slots=True, eq=False)
class ForecastWeights(Weights):
    """The weights of the forecast. `bench.fit_kingdom_forecast` fits all but the last four."""

    early: tuple[float, ...]
    """What a gold brings in addition to itself with a full supply: from castles, then from each scoring card.
    It fades with the supply."""

    soon: tuple[float, ...]
    """The same, but fading with the square of the supply."""

    supply: tuple[float, ...]
    """The gold from a full supply with two, three and four players."""

    cards: tuple[float, ...]
    """The additional gold from a full supply for each scoring card in play."""

    full: float
    """The additional gold from a full supply that fades with the square of the supply."""

    tiles: tuple[float, ...]
    """The value of a tile of each kind with a full supply. Like the next three, it fades with the supply."""

    suited: tuple[float, ...]
    """The additional value of each kind of tile with each scoring card: all kinds for the first card, then
    for the second, and so on."""

    freedom: float
    """The value of a terrain that no own settlement borders."""

    approach: float
    """The value of a settlement two hexes from a location that still has a tile."""

    building: float
    """The smallest gain for which a tile builds. It may be negative: a player who builds faster ends the game
    before the others have built all their settlements."""

    moving: float
    """The smallest gain for which a tile moves a settlement."""

    lords: float
    """The value of an even spread with the lords in play."""

    farmers: float
    """The value of an even spread with the farmers in play."""


FORECAST: Final = WeightSet(ForecastWeights, "kingdom-forecast")


def still_to_build(state: KingdomState, seat: Seat) -> float:
    """The part of all its settlements that the seat will still build.

    The player with the smallest supply ends the game, and until then all build about equally many (KB-END-1).
    """
    return min(state.supply[seat], min(state.supply) + MANDATORY) / SETTLEMENTS


def forecast(state: KingdomState, seat: Seat) -> float:
    """The gold that the seat can expect at the end of the game."""
    outlook = forecast_outlook(state, seat)
    still, weights = outlook.supply_left, FORECAST()
    here = outlook.valuation(state.own[seat])
    supply = weights.supply[state.players - 2] + fsum(weights.cards[card] for card in outlook.cards)
    # Only the growth comes from the valuation: it counts gold unrounded, and `totals` by the rules.
    return totals(state)[seat] + here.now - fsum(here.golds) + still * (supply + weights.full * still)


def forecast_outlook(state: KingdomState, seat: Seat) -> Outlook:
    """The outlook that values settlements by the forecast, without what the supply brings to every seat."""
    cards, still = state.table.cards, still_to_build(state, seat)
    weights = with_cards(FORECAST(), cards)
    outlook = Outlook(state, seat, weights)
    # Each gold now brings 1 + s * (early + s * soon) in the end, where s is the part still to be built.
    a, b, c = [1 + still * (weights.early[card + 1] + still * weights.soon[card + 1]) for card in cards]
    outlook.supply_left = still
    outlook.factors = 1 + still * (weights.early[0] + still * weights.soon[0]), a, b, c
    return outlook


@lru_cache(maxsize=64)
def with_cards(weights: ForecastWeights, cards: tuple[int, ...]) -> ForecastWeights:
    """The weights with these scoring cards in play: their additions are included in the values of tiles."""
    count = len(KINDS)
    tiles = [
        # `suited` is a table in one row: the entry for a card and a kind is at card * count + kind.
        worth + fsum(weights.suited[card * count + kind] for card in cards)
        for kind, worth in enumerate(weights.tiles)
    ]
    return replace(weights, tiles=tuple(tiles))
