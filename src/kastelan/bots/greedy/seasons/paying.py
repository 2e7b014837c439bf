"""Which buildings to build, and with which pieces: what is left over counts as much as what is won."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.seasons.helpers import place_all
from kastelan.bots.greedy.seasons.outlook import rounds_left
from kastelan.bots.greedy.seasons.trying import carry_out
from kastelan.bots.greedy.seasons.weights import WEIGHING, SeasonsWeights
from kastelan.bots.greedy.seasons.worth import BUILDERS, pieces_worth, standing, talers_worth, worth
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import BUILD, PASS, Pay
from kastelan.games.seasons.building import buildable
from kastelan.games.seasons.components import BRICKLAYER, SILVER, STONEMASON, Pieces
from kastelan.games.seasons.moving import minus, more
from kastelan.games.seasons.payments import payments
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.steps import BUILDING, NOTHING, PAYING

FIRSTS: Final = 5
"""How many first buildings, with a payment each, are tried together with a second one."""

WAYS: Final = 2
"""How many payments of each building are tried first."""

FINALISTS: Final = 2
"""How many plans are thought through to the last helper."""


@dataclass(frozen=True, slots=True)
class Step:
    """A building and its payment, with what they gain."""

    gain: float
    building: int
    payment: Pay


Plan = tuple[Step, ...]
Outcome = tuple[float, Plan, SeasonsState]
"""What a plan is worth, the plan, and the position it leads to."""


def build(state: SeasonsState, seat: Seat) -> Action:
    """The first building of the best plan, or none."""
    plan = best_plan(state, seat)[1]
    return BUILD[plan[0].building] if plan else PASS


def pay(state: SeasonsState, seat: Seat) -> Action:
    """The first payment of the best plan that begins with the chosen building."""
    before = state.copy()
    before.building, before.step = NOTHING, BUILDING
    plan = best_plan(before, seat, state.building)[1]
    return plan[0].payment if plan else state.legal(seat)[0]


def best_plan(state: SeasonsState, seat: Seat, first: int = NOTHING) -> Outcome:
    """The best way to use the rest of the card; with `first`, beginning with that building."""
    found = sorted(_plans(state, seat, first), key=_gain, reverse=True)[:FINALISTS]
    if first == NOTHING:
        found.append(())
    outcomes = [carried_through(state, seat, plan) for plan in found]
    return max(outcomes, key=lambda outcome: outcome[0], default=(0.0, (), state))


def hope(state: SeasonsState, seat: Seat) -> float:
    """Roughly what the position is worth before the rest of the card is used; helpers are not thought of."""
    plans = _plans(state, seat, NOTHING)
    return worth(state, seat) + max((_gain(plan) for plan in plans), default=0.0)


def _gain(plan: Plan) -> float:
    return sum(step.gain for step in plan)


def _plans(state: SeasonsState, seat: Seat, first: int) -> list[Plan]:
    """One building, or two one after the other."""
    rewards = _rewards(state, seat)
    steps = _steps(state, seat, rewards, WAYS)
    if first != NOTHING:
        steps = [step for step in steps if step.building == first]
    plans: list[Plan] = [(step,) for step in steps]
    if state.builds + 1 < state.table.figures.builds:
        for step in steps[:FIRSTS]:
            trial = state.copy()
            _carry_out(trial, step)
            plans += [(step, second) for second in _steps(trial, seat, rewards, 1)]
    return plans


def _carry_out(state: SeasonsState, step: Step) -> None:
    state.building, state.step = step.building, PAYING
    carry_out(state, step.payment)


def carried_through(state: SeasonsState, seat: Seat, plan: Plan) -> Outcome:
    """The plan carried out, helpers and all."""
    trial = state.copy()
    for step in plan:
        _carry_out(trial, step)
    if BUILDERS >> state.card & 1:
        place_all(trial, seat)
    return worth(trial, seat), plan, trial


def _rewards(state: SeasonsState, seat: Seat) -> dict[int, float]:
    """What each building that can be built is worth once it stands: its points, and what changes in the final
    scoring."""
    now, rewards = standing(state, seat), dict[int, float]()
    trial = state.copy()
    for action in buildable(state):
        number = action.building
        trial.templates = more(state.templates, number, -1)
        rewards[number] = _points(state, number) + standing(trial, seat) - now
    return rewards


def _points(state: SeasonsState, building: int) -> float:
    """Full points for a Stonemason, half of them for a Worker, none for a Bricklayer (CS-BUILD-8)."""
    points = state.table.figures.buildings[building].points
    if state.card == STONEMASON:
        return points
    return 0.0 if state.card == BRICKLAYER else points / 2


def _steps(state: SeasonsState, seat: Seat, rewards: dict[int, float], ways: int) -> list[Step]:
    """The best payments of each building that can be built, the best first."""
    rounds, supply, costs = rounds_left(state), state.supply[seat], state.table.figures.costs
    weights = WEIGHING()
    pay = talers_worth(weights, 1, rounds) if state.card == BRICKLAYER and state.bank else 0.0
    reach = supply[SILVER]
    stock = tuple(min(number, reach) for number in state.stock)
    steps = list[Step]()
    for number in [action.building for action in buildable(state) if action.building in rewards]:
        steps += [
            Step(rewards[number] + kept, number, payment)
            for kept, payment in cheapest(weights, supply, stock, costs[number], rounds, pay)[:ways]
        ]
    return sorted(steps, key=_step_gain, reverse=True)


def _step_gain(step: Step) -> float:
    return step.gain


@lru_cache(maxsize=1 << 15)
def cheapest(
    weights: SeasonsWeights, supply: Pieces, stock: Pieces, cost: int, rounds: int, pay: float
) -> tuple[tuple[float, Pay], ...]:
    """The payments that cost least of what pieces will bring, with this loss as a number below 0; each piece
    paid earns `pay`."""
    now, found = pieces_worth(weights, supply, rounds), list[tuple[float, Pay]]()
    for payment in payments(supply, stock, cost):
        rest = minus(supply, (*payment.pieces, payment.bars))
        gain = pieces_worth(weights, rest, rounds) - now
        if pay:
            gain += pay * (sum(payment.pieces) + payment.bars)
        found.append((gain, payment))
    found.sort(key=lambda pair: pair[0], reverse=True)
    return tuple(found[:WAYS])
