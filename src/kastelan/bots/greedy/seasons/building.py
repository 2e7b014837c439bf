"""Which buildings to build, and which pieces to pay with, so that the remaining pieces keep the most
value."""

from __future__ import annotations

from operator import itemgetter

from kastelan.bots.greedy.seasons.evaluation import BUILDERS, relative_score, worth
from kastelan.bots.greedy.seasons.forecast import rounds_left
from kastelan.bots.greedy.seasons.helpers import place_all
from kastelan.bots.greedy.seasons.planning import Means, Offer, Plan, Steps, best_plans
from kastelan.bots.greedy.seasons.weights import WEIGHTS
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import BUILD, PASS
from kastelan.games.seasons.building import buildable, hand_over
from kastelan.games.seasons.components import BRICKLAYER, SILVER, STONEMASON
from kastelan.games.seasons.payments import at_most
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import BUILDING, NOTHING
from kastelan.games.seasons.transfers import more

Outcome = tuple[float, Steps, SeasonsState]
"""The value of a plan, its steps, and the position that it leads to."""


def build(state: SeasonsState, seat: Seat) -> Action:
    """Choose the first building of the best plan, or pass."""
    steps = best_plan(state, seat)[1]
    return BUILD[steps[0].building] if steps else PASS


def pay(state: SeasonsState, seat: Seat) -> Action:
    """Choose the payment for the chosen building, by the best plan that begins with it."""
    before = state.copy()
    before.building, before.step = NOTHING, BUILDING
    steps = best_plan(before, seat, state.building)[1]
    return steps[0].payment if steps else state.legal(seat)[0]


def best_plan(state: SeasonsState, seat: Seat, first: int = NOTHING) -> Outcome:
    """The best way to use the rest of the card; if `first` is given, beginning with that building."""
    found = [steps for _, steps in _finalists(state, seat, first)]
    if first == NOTHING:
        found.append(())
    outcomes = [carry_through(state, seat, steps) for steps in found]
    return max(outcomes, key=itemgetter(0), default=(0.0, (), state))


def estimate(state: SeasonsState, seat: Seat) -> float:
    """An estimate of the position's value after the rest of the card is used, without placing helpers."""
    plans = _finalists(state, seat, NOTHING)
    return worth(state, seat) + (plans[0][0] if plans else 0.0)


def _finalists(state: SeasonsState, seat: Seat, first: int) -> tuple[Plan, ...]:
    """The most promising plans, without placing helpers."""
    offers = _offers(state, seat)
    if not offers:
        return ()
    supply = state.supply[seat]
    bank = state.bank if state.card == BRICKLAYER else 0
    # More stock than there are silver bars makes no difference, and the limit lets caches hit more often.
    means = Means(supply, at_most(state.stock, supply[SILVER]), bank)
    twice = state.builds + 1 < state.table.figures.builds
    return best_plans(WEIGHTS(), means, offers, rounds_left(state), twice, first)


def carry_through(state: SeasonsState, seat: Seat, steps: Steps) -> Outcome:
    """Carry out a plan and place the helpers."""
    trial = state.copy()
    for step in steps:
        trial.building = step.building
        hand_over(trial, step.payment, None)
    if BUILDERS >> state.card & 1:
        place_all(trial, seat)
    return worth(trial, seat), steps, trial


def _offers(state: SeasonsState, seat: Seat) -> tuple[Offer, ...]:
    """The buildings that can be built, each with its points plus the change in the final scoring."""
    actions = buildable(state)
    if not actions:
        return ()
    now, trial, costs = relative_score(state, seat), state.copy(), state.table.figures.costs
    offers = list[Offer]()
    for action in actions:
        number = action.building
        # Always from the original templates, so one copy serves all offers.
        trial.templates = more(state.templates, number, -1)
        reward = _points(state, number) + relative_score(trial, seat) - now
        offers.append(Offer(number, costs[number], state.templates[number], reward))
    return tuple(offers)


def _points(state: SeasonsState, building: int) -> float:
    """The points of a building: all for a Stonemason, half for a Worker, none for a Bricklayer
    (CS-BUILD-8)."""
    points = state.table.figures.buildings[building].points
    if state.card == STONEMASON:
        return points
    return 0.0 if state.card == BRICKLAYER else points / 2
