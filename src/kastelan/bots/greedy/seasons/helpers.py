"""Where to place helpers: castle positions by their expected points, wagons by what they bring."""

from __future__ import annotations

from kastelan.bots.greedy.seasons.evaluation import worth, yields
from kastelan.bots.greedy.seasons.trials import best_by_worth, carry_out
from kastelan.bots.greedy.seasons.weights import WEIGHTS
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import PASS, PLACE
from kastelan.games.seasons.components import FROM_SUPPLY, FROM_TAVERN, TAVERN
from kastelan.games.seasons.placing import origins, put_down, spaces
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import HELPERS_OPEN, PLACING
from kastelan.games.seasons.trading import stations


def place(state: SeasonsState, seat: Seat) -> Action:
    """The space whose expected points exceed its fee the most, or pass."""
    sources = origins(state, seat)
    if not sources:
        return PASS
    origin = min(sources, key=_regret)
    best_action: Action = PASS
    most = worth(state, seat)
    for space in spaces(state, seat):
        if space == TAVERN and origin == FROM_TAVERN:
            continue
        action, trial = PLACE[space][origin], state.copy()
        put_down(trial, action, None)
        value = worth(trial, seat)
        if value > most:
            best_action, most = action, value
    return best_action


def _regret(origin: int) -> float:
    """What is lost by taking a helper from its present place: nothing in the supply, the most for the
    innkeeper."""
    if origin == FROM_SUPPLY:
        return 0.0
    brought = yields(WEIGHTS())
    # Origins from 1 on are the wagons.
    return max(brought) if origin == FROM_TAVERN else brought[origin - 1]


def place_all(state: SeasonsState, seat: Seat) -> None:
    """Place helpers until the card allows no more or none is worth its fee."""
    while state.built[seat] and state.placements < state.table.figures.placements:
        # carry_out() finds the function of an action by the step.
        state.step = PLACING
        action = place(state, seat)
        if action is PASS:
            break
        carry_out(state, action)
    state.step = HELPERS_OPEN


def station(state: SeasonsState, seat: Seat) -> Action:
    """The best wagon, or pass."""
    return best_by_worth(state, seat, stations(state, seat))
