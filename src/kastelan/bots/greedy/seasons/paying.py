"""Which buildings to build, and with which pieces: what is left over counts as much as what is won."""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import Final, NamedTuple

from kastelan.bots.greedy.seasons.cheapest import cheapest
from kastelan.bots.greedy.seasons.helpers import place_all
from kastelan.bots.greedy.seasons.outlook import rounds_left
from kastelan.bots.greedy.seasons.weights import WEIGHING
from kastelan.bots.greedy.seasons.worth import BUILDERS, standing, talers_worth, worth
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import BUILD, PASS, Pay
from kastelan.games.seasons.building import buildable, hand_over
from kastelan.games.seasons.components import BRICKLAYER, SILVER, STONEMASON, Pieces
from kastelan.games.seasons.moving import minus, more, plus
from kastelan.games.seasons.payments import within
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.steps import BUILDING, NOTHING

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


class Means(NamedTuple):
    """What a builder has to pay with, and what it is for."""

    supply: Pieces
    stock: Pieces
    bank: int
    templates: tuple[int, ...]

    def after(self, step: Step, card: int) -> Means:
        """What is left when the step is done."""
        pieces, bars = step.payment.pieces, step.payment.bars
        paid = sum(pieces) + bars if card == BRICKLAYER else 0
        return Means(
            minus(self.supply, (*pieces, bars)),
            plus(self.stock, (*pieces, 0)),
            max(0, self.bank - paid),
            more(self.templates, step.building, -1),
        )


Steps = tuple[Step, ...]
Plan = tuple[float, Steps]
"""What steps gain together, and the steps."""

Outcome = tuple[float, Steps, SeasonsState]
"""What a plan is worth, its steps, and the position it leads to."""


def build(state: SeasonsState, seat: Seat) -> Action:
    """The first building of the best plan, or none."""
    steps = best_plan(state, seat)[1]
    return BUILD[steps[0].building] if steps else PASS


def pay(state: SeasonsState, seat: Seat) -> Action:
    """The first payment of the best plan that begins with the chosen building."""
    before = state.copy()
    before.building, before.step = NOTHING, BUILDING
    steps = best_plan(before, seat, state.building)[1]
    return steps[0].payment if steps else state.legal(seat)[0]


def best_plan(state: SeasonsState, seat: Seat, first: int = NOTHING) -> Outcome:
    """The best way to use the rest of the card; with `first`, beginning with that building."""
    plans = sorted(_plans(state, seat, first), key=itemgetter(0), reverse=True)
    found = [steps for _, steps in plans[:FINALISTS]]
    if first == NOTHING:
        found.append(())
    outcomes = [carried_through(state, seat, steps) for steps in found]
    return max(outcomes, key=itemgetter(0), default=(0.0, (), state))


def hope(state: SeasonsState, seat: Seat) -> float:
    """Roughly what the position is worth before the rest of the card is used; helpers are not thought of."""
    return worth(state, seat) + max([gain for gain, _ in _plans(state, seat, NOTHING)], default=0.0)


def _plans(state: SeasonsState, seat: Seat, first: int) -> list[Plan]:
    """One building, or two one after the other."""
    rewards = _rewards(state, seat)
    if not rewards:
        return []
    card, rounds = state.card, rounds_left(state)
    means = Means(state.supply[seat], state.stock, state.bank, state.templates)
    costs = state.table.figures.costs
    steps = _steps(means, card, rounds, costs, rewards, WAYS)
    if first != NOTHING:
        steps = [step for step in steps if step.building == first]
    plans: list[Plan] = [(step.gain, (step,)) for step in steps]
    if state.builds + 1 < state.table.figures.builds:
        for step in steps[:FIRSTS]:
            seconds = _steps(means.after(step, card), card, rounds, costs, rewards, 1)
            plans += [(step.gain + second.gain, (step, second)) for second in seconds]
    return plans


def carried_through(state: SeasonsState, seat: Seat, steps: Steps) -> Outcome:
    """The plan carried out, helpers and all."""
    trial = state.copy()
    for step in steps:
        trial.building = step.building
        hand_over(trial, step.payment, None)
    if BUILDERS >> state.card & 1:
        place_all(trial, seat)
    return worth(trial, seat), steps, trial


def _rewards(state: SeasonsState, seat: Seat) -> dict[int, float]:
    """What each building that can be built is worth once it stands: its points, and what changes in the final
    scoring."""
    able, rewards = buildable(state), dict[int, float]()
    if able:
        now, trial = standing(state, seat), state.copy()
        for action in able:
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


def _steps(
    means: Means, card: int, rounds: int, costs: tuple[int, ...], rewards: dict[int, float], ways: int
) -> list[Step]:
    """The best payments of each building that can be built, the best first."""
    supply, stock, bank, templates = means
    weights = WEIGHING()
    pay = talers_worth(weights, 1, rounds) if card == BRICKLAYER and bank else 0.0
    reachable = within(stock, supply[SILVER])
    steps = [
        Step(reward + kept, number, payment)
        for number, reward in rewards.items()
        if templates[number]
        for kept, payment in cheapest(weights, supply, reachable, costs[number], rounds, pay)[:ways]
    ]
    steps.sort(key=attrgetter("gain"), reverse=True)
    return steps
