"""The payments for a building that lose the least value.

A building may have a thousand payments, so this is a branch and bound search. The value of the remaining
pieces is a piecewise linear function of their total; a straight line that is nowhere below it gives an upper
bound. Payments whose bound is too low are skipped. The others get an approximate value, added up kind by
kind, and only those that may be among the best are valued exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum
from operator import itemgetter
from typing import Final, NamedTuple

from kastelan.bots.greedy.seasons.evaluation import TIE, faded, pieces_worth
from kastelan.bots.greedy.seasons.weights import SeasonsWeights
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import SILVER, VALUES, Pieces
from kastelan.games.seasons.payments import Choice, at_most, bar_counts, own_choices, payment_order
from kastelan.games.seasons.transfers import minus

MAX_PAYMENTS: Final = 2
"""The number of payments that are returned for a building."""

CLOSE: Final = 1e-9
"""The largest difference between approximate and exact sums, which add floats in different orders."""

DEAREST_VALUE: Final = max(VALUES)
"""The largest value that a silver bar can replace."""

Ranked = tuple[float, float, Choice]
"""The upper bound of a choice of own pieces, the value of the pieces it leaves, and the choice."""

Priced = tuple[float, Pay]
"""A payment and its gain, which is usually negative."""


class Rates(NamedTuple):
    """The parameters of `pieces_worth` for a number of rounds."""

    pieces: tuple[float, ...]
    variety: float
    most: float  # value above this counts less
    above: float  # the factor for value above `most`
    fading: float


@lru_cache(maxsize=1 << 6)
def rates(weights: SeasonsWeights, rounds: int) -> Rates:
    """The rates with a number of rounds to come."""
    if not rounds:
        # After the last round pieces only break ties, in proportion to their value; silver has none.
        return Rates((*(TIE * value for value in VALUES), 0.0), 0.0, 0.0, 1.0, 1.0)
    most = weights.spent_in_a_round * rounds
    return Rates(weights.pieces, weights.variety, most, weights.left_over, faded(weights.fading, rounds))


@lru_cache(maxsize=1 << 11)
def cheapest(
    weights: SeasonsWeights, supply: Pieces, stock: Pieces, cost: int, rounds: int, pay: float
) -> tuple[Priced, ...]:
    """The payments that lose the least, the best first. Each piece earns `pay`, which a Bricklayer gets.

    All weights must be non-negative, or the bounds would not hold.
    """
    purse, now = _purse(weights, supply, rounds, pay), pieces_worth(weights, supply, rounds)
    found = list[Priced]()
    # Sorting by gain is stable, so equal gains stay in the order of payments.
    for payment in sorted(_promising(purse, stock, cost), key=payment_order):
        rest = minus(supply, (*payment.pieces, payment.bars))
        gain = pieces_worth(weights, rest, rounds) - now
        if pay:
            gain += pay * (sum(payment.pieces) + payment.bars)
        found.append((gain, payment))
    found.sort(key=itemgetter(0), reverse=True)
    return tuple(found[:MAX_PAYMENTS])


@dataclass(slots=True, eq=False)
class Purse:
    """The value of a supply, and the line that bounds its value from above after a payment."""

    rates: Rates
    own: Pieces
    worth: float  # the value of all own pieces without silver
    silver: tuple[float, ...]  # by bars paid: the value of the remaining bars, minus `rates.most`
    slope: float
    base: float
    least: float  # a lower bound for the loss by own pieces per point of value
    pay: float
    known: dict[int, list[Ranked]] = field(default_factory=dict)

    def ranked(self, value: int) -> list[Ranked]:
        """The choices of own pieces with a total value, by decreasing upper bound. Cached."""
        if value not in self.known:
            self.known[value] = self._ranked(value)
        return self.known[value]

    def _ranked(self, value: int) -> list[Ranked]:
        slope, pay, variety = self.slope, self.pay, self.rates.variety
        sands, woods, bricks, stones = [
            _remaining(number, each, variety)
            for number, each in zip(self.own, self.rates.pieces, strict=False)
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
    worth = fsum(
        [_remaining(number, each, rate.variety)[0] for number, each in zip(own, rate.pieces, strict=False)]
    )
    silver = tuple(left - rate.most for left in _remaining(supply[SILVER], rate.pieces[SILVER], rate.variety))
    over = worth + silver[0]
    # Value as a function of `over`, the total minus `most`, has a kink at 0: its slope is `fading` before it
    # and `fading * above` after it. The line that bounds it from above
    # - goes through the kink with the slope after it, if `above` is at most 1,
    # - goes through the present total with the slope before the kink, if `above` is greater.
    slope = rate.fading * (min(1.0, rate.above) if over > 0 else 1.0)
    base = (rate.fading * rate.above - slope) * over if over > 0 else 0.0
    # The loss of variety is left out, which makes this a lower bound.
    costs = [(slope * each - pay) / value for each, value in zip(rate.pieces, VALUES, strict=False)]
    least = min([cost for number, cost in zip(own, costs, strict=True) if number], default=0.0)
    return Purse(rate, own, worth, silver, slope, base, least, pay)


def _promising(purse: Purse, stock: Pieces, cost: int) -> list[Pay]:
    """The payments that may be among the best, by their approximate gain."""
    silver, slope, pay = purse.silver, purse.slope, purse.pay
    above, fading, most = purse.rates.above, purse.rates.fading, slope * purse.worth
    bars = min(len(silver) - 1, cost)
    counts = bar_counts(bars, at_most(stock, bars))
    best = second = floor = float("-inf")
    found = list[tuple[float, Pieces, int]]()
    for used in range(bars + 1):
        line = purse.base + slope * silver[used] + pay * used
        # A bar replaces a piece of value 1 at least, and of DEAREST_VALUE at most.
        for missing in range(used, min(used * DEAREST_VALUE, cost) + 1):
            if line + most - purse.least * (cost - missing) < floor:
                continue  # no choice of own pieces of this value can be good enough
            for height, left, (pieces, number, kinds) in purse.ranked(cost - missing):
                if line + height < floor:
                    break  # the bounds of all further choices are lower
                if used not in counts[missing, kinds]:
                    continue
                over = left + silver[used]
                gain = fading * (above * over if over > 0 else over) + pay * (number + used)
                if gain > floor:
                    found.append((gain, pieces, used))
                    if gain > second:
                        best, second = (gain, best) if gain > best else (best, gain)
                        # Only the best MAX_PAYMENTS, which is two, are wanted: nothing below the second best
                        # matters.
                        floor = second - CLOSE
    return [Pay(pieces, used) for gain, pieces, used in found if gain > floor]


@lru_cache(maxsize=1 << 10)
def _remaining(own: int, each: float, variety: float) -> tuple[float, ...]:
    """The value that remains of a kind, by the number of its pieces that are paid."""
    return tuple((own - paid) * each + variety * (paid < own) for paid in range(own + 1))
