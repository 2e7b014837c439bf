"""The cheapest payments compared with valuing every payment."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots.greedy.seasons.cheapest_payments import MAX_PAYMENTS, Priced, cheapest
from kastelan.bots.greedy.seasons.evaluation import pieces_worth
from kastelan.bots.greedy.seasons.weights import WEIGHTS, SeasonsWeights
from kastelan.bots.greedy.weight_files import by_name, with_values
from kastelan.games.seasons.components import STANDARD, Pieces
from kastelan.games.seasons.payments import payments
from kastelan.games.seasons.transfers import minus


def weighed(
    weights: SeasonsWeights, supply: Pieces, stock: Pieces, cost: int, rounds: int, pay: float
) -> list[Priced]:
    """Every payment with its gain, the best first; equal ones stay in the order of all payments."""
    now, found = pieces_worth(weights, supply, rounds), list[Priced]()
    for payment in payments(supply, stock, cost):
        rest = minus(supply, (*payment.pieces, payment.bars))
        earned = pay * (sum(payment.pieces) + payment.bars) if pay else 0.0
        found.append((pieces_worth(weights, rest, rounds) - now + earned, payment))
    return sorted(found, key=lambda priced: priced[0], reverse=True)


def uneven(luck: Random) -> SeasonsWeights:
    """Random weights, far from sensible ones."""
    values = {name: value * luck.uniform(0.0, 4.0) for name, value in by_name(WEIGHTS.accepted).items()}
    return with_values(WEIGHTS.accepted, values)


@pytest.mark.parametrize("pay", [0.0, 0.01, 0.4])
@pytest.mark.parametrize("rounds", [0, 1, 3, 8])
def test_the_cheapest_payments_are_the_best_of_all(rounds: int, pay: float) -> None:
    luck = Random(rounds)
    for _ in range(12):
        supply = tuple(luck.choice((0, 1, 2, 4, 7)) for _ in range(5))
        stock = tuple(luck.choice((0, 1, 9)) for _ in range(5))
        for weights in (WEIGHTS.accepted, uneven(luck)):
            for cost in set(STANDARD.costs):
                best = weighed(weights, supply, stock, cost, rounds, pay)[:MAX_PAYMENTS]
                assert list(cheapest(weights, supply, stock, cost, rounds, pay)) == best


def test_of_equal_payments_the_first_are_returned() -> None:
    supply, stock = (9, 9, 9, 9, 0), (9,) * 5
    known = cheapest(WEIGHTS.accepted, supply, stock, 12, 0, 0.0)  # in the last round all are worth the same
    assert [payment for _, payment in known] == list(payments(supply, stock, 12)[:MAX_PAYMENTS])
