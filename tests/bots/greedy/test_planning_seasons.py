"""The best plans compared with trying every second building after every first one."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots.greedy.seasons.cheapest_payments import cheapest
from kastelan.bots.greedy.seasons.evaluation import talers_worth
from kastelan.bots.greedy.seasons.planning import (
    FINALISTS,
    FIRSTS,
    PAYMENTS,
    Means,
    Offer,
    Plan,
    PlanStep,
    best_plans,
)
from kastelan.bots.greedy.seasons.weights import WEIGHTS, SeasonsWeights
from kastelan.bots.greedy.weight_files import with_values
from kastelan.games.seasons.components import SILVER, STANDARD
from kastelan.games.seasons.payments import at_most, payable
from kastelan.games.seasons.step_numbers import NOTHING

LEFT_OVER_COUNTS_MORE = with_values(WEIGHTS.accepted, {"left_over": 1.5})


def offered(luck: Random, means: Means) -> tuple[Offer, ...]:
    """Some buildings that can be paid for."""
    costs = payable(means.supply, means.stock)
    return tuple(
        Offer(number, cost, luck.randint(1, 2), luck.uniform(0, 12))
        for number, cost in enumerate(STANDARD.costs)
        if cost and costs >> cost & 1 and luck.random() < 0.8
    )


def steps(
    weights: SeasonsWeights, means: Means, offers: tuple[Offer, ...], rounds: int, ways: int
) -> list[PlanStep]:
    """The best payments of each building."""
    pay = talers_worth(weights, 1, rounds) if means.bank else 0.0
    found = [
        PlanStep(offer.reward + kept, offer.building, payment)
        for offer in offers
        for kept, payment in cheapest(weights, means.supply, means.stock, offer.cost, rounds, pay)[:ways]
    ]
    return sorted(found, key=lambda step: step.gain, reverse=True)


def tried(weights: SeasonsWeights, means: Means, offers: tuple[Offer, ...], rounds: int) -> list[Plan]:
    """Every plan, the best first."""
    firsts = steps(weights, means, offers, rounds, PAYMENTS)
    plans: list[Plan] = [(step.gain, (step,)) for step in firsts]
    for step in firsts[:FIRSTS]:
        others = tuple(offer for offer in offers if offer.left > 1 or offer.building != step.building)
        for second in steps(weights, means.after(step.payment), others, rounds, 1):
            plans.append((step.gain + second.gain, (step, second)))
    return sorted(plans, key=lambda plan: plan[0], reverse=True)


@pytest.mark.parametrize("weights", [WEIGHTS.accepted, LEFT_OVER_COUNTS_MORE], ids=["accepted", "odd"])
@pytest.mark.parametrize("rounds", [0, 1, 6])
def test_no_skipped_plan_would_be_among_the_best(weights: SeasonsWeights, rounds: int) -> None:
    luck, pairs = Random(rounds), 0
    for _ in range(60):
        supply = tuple(luck.choice((0, 1, 2, 4, 7)) for _ in range(5))
        stock = tuple(luck.choice((0, 0, 1, 9)) for _ in range(5))
        means = Means(supply, at_most(stock, supply[SILVER]), luck.choice((0, 0, 6, 40)))
        offers = offered(luck, means)
        best = best_plans(weights, means, offers, rounds, True, NOTHING)
        assert list(best) == tried(weights, means, offers, rounds)[:FINALISTS]
        pairs += any(len(plan) == 2 for _, plan in best)
    assert pairs > 10
