"""The payments of a building that cost least of what pieces will bring.

There may be a thousand payments of one building, so what they leave is added up roughly first, kind by kind;
only those that may be the best are weighed exactly.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kastelan.bots.greedy.seasons.weights import SeasonsWeights
from kastelan.bots.greedy.seasons.worth import TIE, faded, pieces_worth
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import SILVER, VALUES, Pieces
from kastelan.games.seasons.moving import minus
from kastelan.games.seasons.payments import in_order, ways

KNOWN: Final = 2
"""How many payments of a building are worth knowing."""

CLOSE: Final = 1e-9
"""Rough sums are not further than that from exact ones."""

Priced = tuple[float, Pay]
"""A payment with what it gains: mostly a number below 0."""


class Rates(NamedTuple):
    """What `pieces_worth` is made of, for so many rounds."""

    pieces: tuple[float, ...]
    variety: float
    most: float  # what is above that counts less
    above: float  # by this factor
    fading: float


@lru_cache(maxsize=1 << 10)
def rates(weights: SeasonsWeights, rounds: int) -> Rates:
    """The rates with so many rounds to come."""
    if not rounds:
        return Rates((*(TIE * value for value in VALUES), 0.0), 0.0, 0.0, 1.0, 1.0)
    most = weights.spent_in_a_round * rounds
    return Rates(weights.pieces, weights.variety, most, weights.left_over, faded(weights.fading, rounds))


@lru_cache(maxsize=1 << 15)
def cheapest(
    weights: SeasonsWeights, supply: Pieces, stock: Pieces, cost: int, rounds: int, pay: float
) -> tuple[Priced, ...]:
    """The payments that lose least, the best first; each piece paid earns `pay`."""
    possible = ways(supply, stock, cost)
    if len(possible) > KNOWN:
        possible = _promising(rates(weights, rounds), supply, possible, pay)
    now, found = pieces_worth(weights, supply, rounds), list[Priced]()
    for way in sorted(possible, key=in_order):
        gain = pieces_worth(weights, minus(supply, way), rounds) - now
        if pay:
            gain += pay * sum(way)
        found.append((gain, Pay(way[:SILVER], way[SILVER])))
    found.sort(key=_gain, reverse=True)
    return tuple(found[:KNOWN])


def _gain(priced: Priced) -> float:
    return priced[0]


def _promising(rate: Rates, supply: Pieces, possible: tuple[Pieces, ...], pay: float) -> tuple[Pieces, ...]:
    """The ways to pay that may be among the best."""
    of_sand, of_wood, of_brick, of_stone, of_silver = [
        _kept(own, worth, rate.variety) for own, worth in zip(supply, rate.pieces, strict=True)
    ]
    fading, above, most = rate.fading, rate.above, rate.most
    best = second = floor = float("-inf")
    found = list[tuple[float, Pieces]]()
    for way in possible:
        sand, wood, brick, stone, silver = way
        over = of_sand[sand] + of_wood[wood] + of_brick[brick] + of_stone[stone] + of_silver[silver] - most
        gain = fading * (above * over if over > 0 else over)
        if pay:
            gain += pay * (sand + wood + brick + stone + silver)
        if gain > floor:
            found.append((gain, way))
            if gain > second:
                best, second = (gain, best) if gain > best else (best, gain)
                floor = second - CLOSE
    return tuple(way for gain, way in found if gain > floor)


@lru_cache(maxsize=1 << 12)
def _kept(own: int, worth: float, variety: float) -> tuple[float, ...]:
    """What is left of a kind after paying with each number of its pieces."""
    return tuple((own - paid) * worth + variety * (paid < own) for paid in range(own + 1))
