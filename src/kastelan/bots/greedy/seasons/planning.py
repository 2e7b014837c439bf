"""One building, or two one after the other: what each gains, and what its payment loses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from kastelan.bots.greedy.seasons.cheapest_payments import CLOSE, cheapest
from kastelan.bots.greedy.seasons.evaluation import talers_worth
from kastelan.bots.greedy.seasons.weights import SeasonsWeights
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import SILVER, VALUES, Pieces
from kastelan.games.seasons.payments import at_most
from kastelan.games.seasons.payments import worth as value_of
from kastelan.games.seasons.step_numbers import NOTHING
from kastelan.games.seasons.transfers import minus, plus

FIRSTS: Final = 5
"""How many first buildings, with a payment each, are tried together with a second one."""

WAYS: Final = 2
"""How many payments of each building are tried first."""

FINALISTS: Final = 2
"""How many plans are thought through to the last helper."""


class Step(NamedTuple):
    """A building and its payment, with what they gain."""

    gain: float
    building: int
    payment: Pay


class Offer(NamedTuple):
    """A building that can be built."""

    building: int
    cost: int
    left: int  # templates
    reward: float


class Means(NamedTuple):
    """What a builder has to pay with."""

    supply: Pieces
    stock: Pieces  # as much of it as his silver could bring
    bank: int  # what it can pay a Bricklayer; nothing to others

    def after(self, payment: Pay) -> Means:
        """What is left when this is paid."""
        pieces, bars = payment.pieces, payment.bars
        supply = minus(self.supply, (*pieces, bars))
        stock = plus((*self.stock, 0), (*pieces, 0))
        return Means(supply, at_most(stock, supply[SILVER]), max(0, self.bank - sum(pieces) - bars))


Steps = tuple[Step, ...]
Plan = tuple[float, Steps]
"""What steps gain together, and the steps."""


@lru_cache(maxsize=1 << 10)
def best_plans(
    weights: SeasonsWeights, means: Means, offers: tuple[Offer, ...], rounds: int, twice: bool, first: int
) -> tuple[Plan, ...]:
    """The plans that gain most, of one building or `twice` of one; with `first`, beginning with that one."""
    steps = _steps(weights, means, offers, rounds, WAYS)
    limited = _limited(weights, means, offers, rounds) if twice else []
    if first != NOTHING:
        steps = [step for step in steps if step.building == first]
    plans: list[Plan] = [(step.gain, (step,)) for step in steps]
    best = [step.gain for step in steps[:FINALISTS]]
    for step in steps[: FIRSTS if twice else 0]:
        seconds = _seconds(weights, means, step, limited, rounds, best)
        plans += [(step.gain + second.gain, (step, second)) for second in seconds]
    plans.sort(key=itemgetter(0), reverse=True)
    return tuple(plans[:FINALISTS])


def _seconds(
    weights: SeasonsWeights,
    means: Means,
    first: Step,
    limited: list[tuple[float, Offer]],
    rounds: int,
    best: list[float],
) -> list[Step]:
    """The second buildings after a first one that may be among the best plans, the best first; what the best
    gain is kept in mind."""
    found, left = list[Step](), None
    for limit, offer in limited:
        if len(best) == FINALISTS and first.gain + limit < best[-1] - CLOSE:
            break
        if offer.left > 1 or offer.building != first.building:
            left = left or means.after(first.payment)
            for second in _steps(weights, left, (offer,), rounds, 1):
                found.append(second)
                best[:] = sorted((*best, first.gain + second.gain), reverse=True)[:FINALISTS]
    return sorted(found, key=lambda second: (-second.gain, second.building))


def _limited(
    weights: SeasonsWeights, means: Means, offers: tuple[Offer, ...], rounds: int
) -> list[tuple[float, Offer]]:
    """The buildings, each with a limit to what it can gain as the second, the highest first: no payment loses
    less after another one, unless the stock has more then or what is left over counts more than the rest."""
    if weights.left_over > 1:
        return [(float("inf"), offer) for offer in offers]
    whole = Means(means.supply, (means.supply[SILVER],) * SILVER, means.bank)
    known = {offer.building: offer for offer in offers}
    return [(step.gain, known[step.building]) for step in _steps(weights, whole, offers, rounds, 1)]


def _steps(
    weights: SeasonsWeights, means: Means, offers: Iterable[Offer], rounds: int, ways: int
) -> list[Step]:
    """The best payments of each building that can be built, the best first."""
    supply, stock, bank = means
    pay = talers_worth(weights, 1, rounds) if bank else 0.0
    most = value_of(supply) + max(VALUES) * supply[SILVER]
    steps = [
        Step(reward + kept, building, payment)
        for building, cost, _, reward in offers
        if cost <= most
        for kept, payment in cheapest(weights, supply, stock, cost, rounds, pay)[:ways]
    ]
    steps.sort(key=itemgetter(0), reverse=True)
    return steps
