"""How much gold a seat will have at the end, judged by how games went on from such positions.

A lead in gold melts away: who has much has taken the best places. Tiles bring more than they seem to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.bots.greedy.kingdom.worth import Outlook
from kastelan.bots.greedy.weighing import Weighing, Weights
from kastelan.core.game import Seat
from kastelan.games.kingdom.components import SETTLEMENTS
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.turn import MANDATORY


@dataclass(frozen=True, slots=True, eq=False)
class ForecastWeights(Weights):
    """What becomes gold in the end. `bench.forecast` fits all of it but lords and farmers."""

    early: float
    """How much less gold counts at the start than at the end, when it counts as what it is."""

    supply: tuple[float, ...]
    """What a full supply brings with two, three and four players, and"""

    full: float
    """what it brings besides while it is full: this fades with the square of the supply."""

    tiles: tuple[float, ...]
    """A tile of each kind, at the start of the game; it fades with the supply, as the next two do."""

    freedom: float
    """Not to border a terrain."""

    approach: float
    """To stand two hexes from a location that still has a tile."""

    lords: float
    """An even spread, with the lords in play: as the greedy bot sees it."""

    farmers: float
    """The same with the farmers."""


FORECAST: Final = Weighing(ForecastWeights, "kingdom-forecast")


def still_to_build(state: KingdomState, seat: Seat) -> float:
    """The part of all its settlements that the seat will still build: who has the fewest ends the game, and
    until then everybody builds about as many (KB-END-1)."""
    return min(state.supply[seat], min(state.supply) + MANDATORY) / SETTLEMENTS


def forecast(state: KingdomState, seat: Seat) -> float:
    """The gold that the seat can expect at the end."""
    weights = FORECAST()
    here = Outlook(state, seat, weights).standing(state.own[seat])
    still, supply = still_to_build(state, seat), weights.supply[state.players - 2]
    to_come = supply + weights.full * still + here.promised - weights.early * here.gold
    return here.gold + still * to_come
