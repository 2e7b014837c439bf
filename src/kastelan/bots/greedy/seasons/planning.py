"""Plans of one or two buildings: what the buildings gain, and what their payments lose."""

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
"""The number of first buildings, each with a payment, that are combined with a second one."""

PAYMENTS: Final = 2
"""The number of payments that are tried for the first building."""

FINALISTS: Final = 2
"""The number of plans that are carried out on a copy, including helpers."""


class PlanStep(NamedTuple):
    """A building and its payment, with their total gain."""

    gain: float
    building: int
    payment: Pay


class Offer(NamedTuple):
    """A building that can be built, with its cost and value."""

    building: int
    cost: int
    left: int  # templates left
    reward: float


class Means(NamedTuple):
    """What a builder can pay with."""

    supply: Pieces
    stock: Pieces  # bounds to what the silver in the supply could replace
    bank: int  # what the bank can pay to a Bricklayer; 0 for other cards

    def after(self, payment: Pay) -> Means:
        """What is left after a payment."""
        pieces, bars = payment.pieces, payment.bars
        supply = minus(self.supply, (*pieces, bars))
        stock = plus((*self.stock, 0), (*pieces, 0))
        # Paid pieces go to the stock, where silver can replace them; the bank pays a taler for each piece and
        # bar.
        return Means(supply, at_most(stock, supply[SILVER]), max(0, self.bank - sum(pieces) - bars))


Steps = tuple[PlanStep, ...]
Plan = tuple[float, Steps]
"""The total gain of steps, and the steps."""


@lru_cache(maxsize=1 << 10)
def best_plans(
    weights: SeasonsWeights, means: Means, offers: tuple[Offer, ...], rounds: int, twice: bool, first: int
) -> tuple[Plan, ...]:
    """The plans with the highest gain: of one building, or of up to two if `twice`.

    If `first` is given, plans begin with that building.
    """
    steps = _steps(weights, means, offers, rounds, PAYMENTS)
    bounds = _upper_bounds(weights, means, offers, rounds) if twice else []
    if first != NOTHING:
        steps = [step for step in steps if step.building == first]
    plans: list[Plan] = [(step.gain, (step,)) for step in steps]
    best = [step.gain for step in steps[:FINALISTS]]
    for step in steps[: FIRSTS if twice else 0]:
        seconds = _seconds(weights, means, step, bounds, rounds, best)
        plans += [(step.gain + second.gain, (step, second)) for second in seconds]
    plans.sort(key=itemgetter(0), reverse=True)
    return tuple(plans[:FINALISTS])


def _seconds(
    weights: SeasonsWeights,
    means: Means,
    first: PlanStep,
    bounds: list[tuple[float, Offer]],
    rounds: int,
    best: list[float],
) -> list[PlanStep]:
    """The second buildings that may lead to one of the best plans, the best first. `best` is updated with the
    gains of the best plans so far, which exclude buildings with a lower upper bound."""
    found, left = list[PlanStep](), None
    for bound, offer in bounds:
        # The bounds descend, so no later building can do better.
        if len(best) == FINALISTS and first.gain + bound < best[-1] - CLOSE:
            break
        # Building the same twice takes a second template.
        if offer.left > 1 or offer.building != first.building:
            left = left or means.after(first.payment)
            for second in _steps(weights, left, (offer,), rounds, 1):
                found.append(second)
                best[:] = sorted((*best, first.gain + second.gain), reverse=True)[:FINALISTS]
    return sorted(found, key=lambda second: (-second.gain, second.building))


def _upper_bounds(
    weights: SeasonsWeights, means: Means, offers: tuple[Offer, ...], rounds: int
) -> list[tuple[float, Offer]]:
    """The buildings with upper bounds of their gains as second building, the highest first.

    A payment never loses less after another payment. There are two exceptions: the first payment may fill the
    stock, so a full stock is assumed here, and `left_over` may be above 1, where no bound is known.
    """
    if weights.left_over > 1:
        return [(float("inf"), offer) for offer in offers]
    # A stock of as many pieces of each kind as there are bars is as good as an unlimited one.
    whole = Means(means.supply, (means.supply[SILVER],) * SILVER, means.bank)
    known = {offer.building: offer for offer in offers}
    return [(step.gain, known[step.building]) for step in _steps(weights, whole, offers, rounds, 1)]


def _steps(
    weights: SeasonsWeights, means: Means, offers: Iterable[Offer], rounds: int, payments: int
) -> list[PlanStep]:
    """The best payments for each building that can be paid for, the best first."""
    supply, stock, bank = means
    pay = talers_worth(weights, 1, rounds) if bank else 0.0
    most = value_of(supply) + max(VALUES) * supply[SILVER]
    steps = [
        PlanStep(reward + kept, building, payment)
        for building, cost, _, reward in offers
        if cost <= most
        for kept, payment in cheapest(weights, supply, stock, cost, rounds, pay)[:payments]
    ]
    steps.sort(key=itemgetter(0), reverse=True)
    return steps
