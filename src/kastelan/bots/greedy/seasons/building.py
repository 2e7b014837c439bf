"""Which buildings to build, and with which pieces: what is left over counts as much as what is won."""

from __future__ import annotations

from operator import itemgetter

from kastelan.bots.greedy.seasons.evaluation import BUILDERS, standing, worth
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
    found = [steps for _, steps in _finalists(state, seat, first)]
    if first == NOTHING:
        found.append(())
    outcomes = [carried_through(state, seat, steps) for steps in found]
    return max(outcomes, key=itemgetter(0), default=(0.0, (), state))


def hope(state: SeasonsState, seat: Seat) -> float:
    """Roughly what the position is worth before the rest of the card is used; helpers are not thought of."""
    plans = _finalists(state, seat, NOTHING)
    return worth(state, seat) + (plans[0][0] if plans else 0.0)


def _finalists(state: SeasonsState, seat: Seat, first: int) -> tuple[Plan, ...]:
    """The plans that look best."""
    offers = _offers(state, seat)
    if not offers:
        return ()
    supply = state.supply[seat]
    bank = state.bank if state.card == BRICKLAYER else 0
    means = Means(supply, at_most(state.stock, supply[SILVER]), bank)
    twice = state.builds + 1 < state.table.figures.builds
    return best_plans(WEIGHTS(), means, offers, rounds_left(state), twice, first)


def carried_through(state: SeasonsState, seat: Seat, steps: Steps) -> Outcome:
    """The plan carried out, helpers and all."""
    trial = state.copy()
    for step in steps:
        trial.building = step.building
        hand_over(trial, step.payment, None)
    if BUILDERS >> state.card & 1:
        place_all(trial, seat)
    return worth(trial, seat), steps, trial


def _offers(state: SeasonsState, seat: Seat) -> tuple[Offer, ...]:
    """The buildings that can be built, each with what it is worth once it stands: its points, and what
    changes in the final scoring."""
    able = buildable(state)
    if not able:
        return ()
    now, trial, costs = standing(state, seat), state.copy(), state.table.figures.costs
    offers = list[Offer]()
    for action in able:
        number = action.building
        trial.templates = more(state.templates, number, -1)
        reward = _points(state, number) + standing(trial, seat) - now
        offers.append(Offer(number, costs[number], state.templates[number], reward))
    return tuple(offers)


def _points(state: SeasonsState, building: int) -> float:
    """Full points for a Stonemason, half of them for a Worker, none for a Bricklayer (CS-BUILD-8)."""
    points = state.table.figures.buildings[building].points
    if state.card == STONEMASON:
        return points
    return 0.0 if state.card == BRICKLAYER else points / 2
