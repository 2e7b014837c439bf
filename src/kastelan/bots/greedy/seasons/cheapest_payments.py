"""The payments of a building that cost least of what pieces will bring.

There may be a thousand payments of one building. Only those are looked at that a straight line does not rule
out: one that is nowhere below what pieces are worth. What is left by these is added up roughly, kind by kind,
and only those that may be the best are weighed exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from kastelan.bots.greedy.seasons.evaluation import TIE, faded, pieces_worth
from kastelan.bots.greedy.seasons.weights import SeasonsWeights
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import SILVER, VALUES, Pieces
from kastelan.games.seasons.payments import Choice, at_most, bar_counts, own_choices, payment_order
from kastelan.games.seasons.transfers import minus

KNOWN: Final = 2
"""How many payments of a building are worth knowing."""

CLOSE: Final = 1e-9
"""Rough sums are not further than that from exact ones."""

DEAREST_VALUE: Final = max(VALUES)
"""What a silver bar can bring at most."""

Ranked = tuple[float, float, Choice]
"""How high a choice of own pieces is by the line, what it leaves, and the choice."""

Priced = tuple[float, Pay]
"""A payment with what it gains: mostly a number below 0."""


class Rates(NamedTuple):
    """What `pieces_worth` is made of, for so many rounds."""

    pieces: tuple[float, ...]
    variety: float
    most: float  # what is above that counts less
    above: float  # by this factor
    fading: float


@lru_cache(maxsize=1 << 6)
def rates(weights: SeasonsWeights, rounds: int) -> Rates:
    """The rates with so many rounds to come."""
    if not rounds:
        return Rates((*(TIE * value for value in VALUES), 0.0), 0.0, 0.0, 1.0, 1.0)
    most = weights.spent_in_a_round * rounds
    return Rates(weights.pieces, weights.variety, most, weights.left_over, faded(weights.fading, rounds))


@lru_cache(maxsize=1 << 11)
def cheapest(
    weights: SeasonsWeights, supply: Pieces, stock: Pieces, cost: int, rounds: int, pay: float
) -> tuple[Priced, ...]:
    """The payments that lose least, the best first; each piece paid earns `pay`. No weight is below 0."""
    purse, now = _purse(weights, supply, rounds, pay), pieces_worth(weights, supply, rounds)
    found = list[Priced]()
    for payment in sorted(_promising(purse, stock, cost), key=payment_order):
        rest = minus(supply, (*payment.pieces, payment.bars))
        gain = pieces_worth(weights, rest, rounds) - now
        if pay:
            gain += pay * (sum(payment.pieces) + payment.bars)
        found.append((gain, payment))
    found.sort(key=itemgetter(0), reverse=True)
    return tuple(found[:KNOWN])


@dataclass(slots=True, eq=False)
class Purse:
    """What a supply is worth, and a line that is nowhere below it when some of it is paid."""

    rates: Rates
    own: Pieces
    worth: float  # of all own pieces but silver
    silver: tuple[float, ...]  # what is left of it after paying with so many bars, beside what is used up
    slope: float
    base: float
    least: float  # what own pieces cost by the line, for each point of their value, at least
    pay: float
    known: dict[int, list[Ranked]] = field(default_factory=dict)

    def ranked(self, value: int) -> list[Ranked]:
        """The choices of own pieces of a value, the best by the line first; thought about once."""
        if value not in self.known:
            self.known[value] = self._ranked(value)
        return self.known[value]

    def _ranked(self, value: int) -> list[Ranked]:
        slope, pay, variety = self.slope, self.pay, self.rates.variety
        sands, woods, bricks, stones = [
            _kept(number, each, variety) for number, each in zip(self.own, self.rates.pieces, strict=False)
        ]
        found = list[Ranked]()
        for choice in own_choices(self.own, value):
            (sand, wood, brick, stone), number, _ = choice
            left = sands[sand] + woods[wood] + bricks[brick] + stones[stone]
            found.append((slope * left + pay * number, left, choice))
        found.sort(key=itemgetter(0), reverse=True)
        return found


@lru_cache(maxsize=1 << 9)
def _purse(weights: SeasonsWeights, supply: Pieces, rounds: int, pay: float) -> Purse:
    rate, own = rates(weights, rounds), supply[:SILVER]
    worth = sum(
        [_kept(number, each, rate.variety)[0] for number, each in zip(own, rate.pieces, strict=False)]
    )
    silver = tuple(left - rate.most for left in _kept(supply[SILVER], rate.pieces[SILVER], rate.variety))
    over = worth + silver[0]
    slope = rate.fading * (min(1.0, rate.above) if over > 0 else 1.0)
    base = (rate.fading * rate.above - slope) * over if over > 0 else 0.0
    costs = [(slope * each - pay) / value for each, value in zip(rate.pieces, VALUES, strict=False)]
    least = min([cost for number, cost in zip(own, costs, strict=True) if number], default=0.0)
    return Purse(rate, own, worth, silver, slope, base, least, pay)


def _promising(purse: Purse, stock: Pieces, cost: int) -> list[Pay]:
    """The payments that may be among the best."""
    silver, slope, pay = purse.silver, purse.slope, purse.pay
    above, fading, most = purse.rates.above, purse.rates.fading, slope * purse.worth
    bars = min(len(silver) - 1, cost)
    counts = bar_counts(bars, at_most(stock, bars))
    best = second = floor = float("-inf")
    found = list[tuple[float, Pieces, int]]()
    for used in range(bars + 1):
        line = purse.base + slope * silver[used] + pay * used
        for missing in range(used, min(used * DEAREST_VALUE, cost) + 1):
            if line + most - purse.least * (cost - missing) < floor:
                continue
            for height, left, (pieces, number, kinds) in purse.ranked(cost - missing):
                if line + height < floor:
                    break
                if used not in counts[missing, kinds]:
                    continue
                over = left + silver[used]
                gain = fading * (above * over if over > 0 else over) + pay * (number + used)
                if gain > floor:
                    found.append((gain, pieces, used))
                    if gain > second:
                        best, second = (gain, best) if gain > best else (best, gain)
                        floor = second - CLOSE
    return [Pay(pieces, used) for gain, pieces, used in found if gain > floor]


@lru_cache(maxsize=1 << 10)
def _kept(own: int, each: float, variety: float) -> tuple[float, ...]:
    """What is left of a kind after paying with each number of its pieces."""
    return tuple((own - paid) * each + variety * (paid < own) for paid in range(own + 1))
