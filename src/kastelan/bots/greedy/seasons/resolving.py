"""The decisions while cards are resolved; and own cards resolved as if nobody else played any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kastelan.bots.greedy.seasons.building import best_plan, build, hope, pay
from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.bots.greedy.seasons.helpers import place, station
from kastelan.bots.greedy.seasons.trials import after, best, carry_out, go_on
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
    """The free pieces that help most when the Worker builds."""

    def promise(action: Action) -> float:
        trial = after(state, action)
        trial.card = WORKER_STONE
        gain_pieces(trial, seat, trial.lying[-1][2])
        trial.lying = trial.lying[:-1]
        return hope(trial, seat)

    return max(supplies(state, seat), key=promise)


def empty(state: SeasonsState, seat: Seat) -> Action:
    """The kind on the defence tower that helps most when the Bricklayer builds."""
    return max(tower_kinds(state, seat), key=lambda action: hope(after(state, action), seat))


def purchase(state: SeasonsState, seat: Seat) -> Action:
    """The piece on a Worker card that helps most when the Stonemason builds, if it is worth its taler."""

    def promise(action: Action) -> float:
        trial = state.copy()
        if isinstance(action, Buy):
            gain_kind(trial, seat, action.kind, 1)
            trial.talers = more(trial.talers, seat, -trial.table.figures.price)
        return hope(trial, seat)

    return max(purchases(state, seat), key=promise)


def order(state: SeasonsState, seat: Seat) -> Action:
    """Which of two own Workers first, as if the other player were done."""
    alone = state.copy()
    alone.selected = put((0,) * state.table.players, seat, state.selected[seat])
    return max(orders(alone, seat), key=lambda action: worth(_resolved(after(alone, action), seat), seat))


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
"""Who decides at which step. Steps that are not listed are settled by looking at each action's worth."""


def resolved(state: SeasonsState, seat: Seat) -> SeasonsState:
    """The end of the round, if the seat's selected cards were the only ones."""
    trial = state.copy()
    trial.lying, trial.step = (), SUPPLY
    return _resolved(trial, seat)


def _resolved(state: SeasonsState, seat: Seat) -> SeasonsState:
    """The end of the round, the seat deciding as it would."""
    go_on(state)
    while state.step != ROUND_DONE:
        if state.step == BUILDING:
            state = best_plan(state, seat)[2]
            state.step = CARD_DONE
        elif state.step == ORDERING:  # the order matters little: take the first
            carry_out(state, orders(state, seat)[0])
        else:
            chooser = RESOLVING.get(state.step)
            carry_out(state, chooser(state, seat) if chooser else best(state, seat, state.legal(seat)))
        go_on(state)
    return state
