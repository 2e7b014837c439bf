"""How much gold a seat will have at the end, judged by how games went on from such positions.

Whose gold comes from the water's edge has found a place for more of it; a lead with the lords melts away.
What a tile brings depends on the scoring cards too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.kingdom.evaluation import Outlook
from kastelan.bots.greedy.weight_files import Weighing, Weights
from kastelan.core.game import Seat
from kastelan.games.kingdom.components import KINDS, SETTLEMENTS
from kastelan.games.kingdom.scoring import totals
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.turn import MANDATORY


@dataclass(frozen=True, slots=True, eq=False)
class ForecastWeights(Weights):
    """What becomes gold in the end. `bench.fit_kingdom_forecast` fits all of it but the last four."""

    early: tuple[float, ...]
    """What a gold counts beside itself at the start: one of the castles, then one of each scoring card. It
    fades with the supply, and"""

    soon: tuple[float, ...]
    """this besides, which fades with its square."""

    supply: tuple[float, ...]
    """What a full supply brings with two, three and four players,"""

    cards: tuple[float, ...]
    """what it brings besides for each scoring card in play, and"""

    full: float
    """while it is full: this fades with the square of the supply."""

    tiles: tuple[float, ...]
    """A tile of each kind, at the start of the game; it fades with the supply, as the next three do."""

    suited: tuple[float, ...]
    """What a tile of each kind is worth besides with the first scoring card in play, with the second, ..."""

    freedom: float
    """Not to border a terrain."""

    approach: float
    """To stand two hexes from a location that still has a tile."""

    building: float
    """A tile that builds for less is not used. Who builds more than the others ends the game before they
    have built all of theirs, so this may be below nothing."""

    moving: float
    """A move that gains less is not made."""

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
    """The gold that the seat can expect at the end: what it has, and what will become of that."""
    outlook = foreseen(state, seat)
    still, weights = outlook.still, FORECAST()
    here = outlook.standing(state.own[seat])
    supply = weights.supply[state.players - 2] + sum(weights.cards[card] for card in outlook.cards)
    return totals(state)[seat] + here.now - sum(here.golds) + still * (supply + weights.full * still)


def foreseen(state: KingdomState, seat: Seat) -> Outlook:
    """What a forecast sees in settlements, beside what the supply brings to everybody."""
    cards, still = state.table.cards, still_to_build(state, seat)
    weights = with_cards(FORECAST(), cards)
    outlook = Outlook(state, seat, weights)
    a, b, c = [1 + still * (weights.early[card + 1] + still * weights.soon[card + 1]) for card in cards]
    outlook.still = still
    outlook.factors = 1 + still * (weights.early[0] + still * weights.soon[0]), a, b, c
    return outlook


@lru_cache(maxsize=64)
def with_cards(weights: ForecastWeights, cards: tuple[int, ...]) -> ForecastWeights:
    """The weights at a table with these cards: a tile is worth what it is worth with all of them."""
    count = len(KINDS)
    tiles = [
        worth + sum(weights.suited[card * count + kind] for card in cards)
        for kind, worth in enumerate(weights.tiles)
    ]
    return replace(weights, tiles=tuple(tiles))
