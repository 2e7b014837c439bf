"""The decisions while cards are resolved, and resolving own cards as if no opponent played any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kastelan.bots.greedy.seasons.building import best_plan, build, estimate, pay
from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.bots.greedy.seasons.helpers import place, station
from kastelan.bots.greedy.seasons.trials import best_by_worth, carry_out, position_after, run_automatic_steps
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import Buy
from kastelan.games.seasons.building import tower_kinds
from kastelan.games.seasons.buying import purchases
from kastelan.games.seasons.components import WORKER_STONE
from kastelan.games.seasons.resolving import orders, supplies
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import (
    BUILDING,
    CARD_DONE,
    EMPTYING,
    ORDERING,
    PAYING,
    PLACING,
    PURCHASING,
    ROUND_DONE,
    STATIONING,
    SUPPLY,
    SUPPLYING,
)
from kastelan.games.seasons.transfers import gain_kind, gain_pieces, more, put

Chooser = Callable[[SeasonsState, Seat], Action]


def supply(state: SeasonsState, seat: Seat) -> Action:
    """Choose the free pieces that help the Worker most."""

    def value(action: Action) -> float:
        trial = position_after(state, action)
        trial.card = WORKER_STONE
        # As if the Worker were resolved at once: the pieces on its card, which was laid last, go to the
        # supply.
        gain_pieces(trial, seat, trial.lying[-1][2])
        trial.lying = trial.lying[:-1]
        return estimate(trial, seat)

    return max(supplies(state, seat), key=value)


def empty(state: SeasonsState, seat: Seat) -> Action:
    """Choose the kind on the defence tower that helps the Bricklayer most."""
    return max(tower_kinds(state, seat), key=lambda action: estimate(position_after(state, action), seat))


def purchase(state: SeasonsState, seat: Seat) -> Action:
    """Choose the piece on a Worker card that helps the Stonemason most, if it is worth its taler."""

    def value(action: Action) -> float:
        trial = state.copy()
        if isinstance(action, Buy):
            gain_kind(trial, seat, action.kind, 1)
            trial.talers = more(trial.talers, seat, -trial.table.figures.price)
        return estimate(trial, seat)

    return max(purchases(state, seat), key=value)


def order(state: SeasonsState, seat: Seat) -> Action:
    """Choose which of two own Workers comes first, as if the opponents had no cards left."""
    alone = state.copy()
    alone.selected = put((0,) * state.table.players, seat, state.selected[seat])
    return max(
        orders(alone, seat), key=lambda action: worth(_resolved(position_after(alone, action), seat), seat)
    )


RESOLVING: Final[dict[int, Chooser]] = {
    SUPPLYING: supply,
    STATIONING: station,
    EMPTYING: empty,
    PURCHASING: purchase,
    ORDERING: order,
    BUILDING: build,
    PAYING: pay,
    PLACING: place,
}
"""The function for each step. In other steps, the action with the best value after it is chosen."""


def resolved(state: SeasonsState, seat: Seat) -> SeasonsState:
    """The position at the end of the round if only the seat's selected cards are resolved."""
    trial = state.copy()
    trial.lying, trial.step = (), SUPPLY
    return _resolved(trial, seat)


def _resolved(state: SeasonsState, seat: Seat) -> SeasonsState:
    """The position at the end of the round, with the seat's own decisions."""
    run_automatic_steps(state)
    while state.step != ROUND_DONE:
        if state.step == BUILDING:
            # The plan has been carried out on a copy, helpers included, so the state skips to the end of the
            # card.
            state = best_plan(state, seat)[2]
            state.step = CARD_DONE
        elif state.step == ORDERING:  # the order matters little here
            carry_out(state, orders(state, seat)[0])
        else:
            chooser = RESOLVING.get(state.step)
            carry_out(
                state, chooser(state, seat) if chooser else best_by_worth(state, seat, state.legal(seat))
            )
        run_automatic_steps(state)
    return state
