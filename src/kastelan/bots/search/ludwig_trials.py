"""Searching Castles of Mad King Ludwig with modules: purchases and placements, compared by trying them out.

Playouts try only a few purchases and a few placements of each, because the greedy bot would take too long.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.trials import choose
from kastelan.bots.greedy.ludwig.trials.position_value import position_value, turns_left
from kastelan.bots.greedy.ludwig.trials.trial import Trial, begin_trial
from kastelan.bots.search.knowledge import Promising, Turn
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import KEEP_REST
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, PLACING, PRICING

MAX_PURCHASES: Final = 6
"""The number of purchases that are played out."""

MAX_PLACEMENTS: Final = 4
"""The number of placements of the tile in hand that are played out."""

LOOKED_AT: Final = 24
"""The number of purchases or placements among which the best are chosen."""

PLAYOUT_TURNS: Final = 4
"""The number of turns of all seats together after which a playout ends."""

PLAYOUT_PURCHASES: Final = 4
"""The number of purchases that are compared in a playout."""

PLAYOUT_PLACEMENTS: Final = 5
"""The number of placements that are compared in a playout, for each purchase."""


class TrialSearch:
    """The part of the search that depends on the evaluation, for tables with modules."""

    def playout_turns(self, players: int) -> int:
        return PLAYOUT_TURNS

    def turns(self, state: LudwigState, seat: Seat, luck: Random) -> list[Promising]:
        """The greedy bot's action, and the best others."""
        first = choose(state, seat, luck)
        if state.step not in (BUYING, PLACING):
            return [(0.0, (first,))]
        trial, most = begin_trial(state, seat, luck, aware=True), _most(state)
        options = trial.sample(trial.without_side_actions(state.legal(seat)), LOOKED_AT)
        others = [(trial.action_value(state, action), (action,)) for action in options if action != first]
        others.sort(key=lambda one: one[0], reverse=True)
        return [(trial.action_value(state, first), (first,)), *others[: most - 1]]

    def first_turn(self, state: LudwigState, actions: Turn) -> Turn:
        """One action, since much may come between a purchase and its placement."""
        return actions[:1]

    def choose(self, state: LudwigState, seat: Seat, luck: Random) -> Action:
        """The best of a few purchases or placements. The market keeps its order."""
        if state.step == PRICING:
            legal = state.legal(seat)
            return KEEP_REST if KEEP_REST in legal else legal[0]
        trial = begin_trial(state, seat, luck, aware=True)
        if state.step == PLACING:
            return trial.best_placement(state, PLAYOUT_PLACEMENTS)[1]
        if state.step == BUYING:
            few = trial.sample(trial.without_side_actions(state.legal(seat)), PLAYOUT_PURCHASES)
            return max(few, key=lambda action: _purchase_value(trial, state, action))
        return choose(state, seat, luck)

    def advance(self, state: LudwigState, seat: Seat, luck: Random, own: bool) -> None:
        state.apply(seat, self.choose(state, seat, luck))

    def points(self, state: LudwigState, seat: Seat) -> tuple[float, ...]:
        """The value of the position for each seat."""
        turns = turns_left(state)
        return tuple(position_value(state, one, turns, aware=True) for one in range(state.table.players))


def _most(state: LudwigState) -> int:
    return MAX_PURCHASES if state.step == BUYING else MAX_PLACEMENTS


def _purchase_value(trial: Trial, state: LudwigState, action: Action) -> float:
    after = trial.after(state, action)
    if after.step == PLACING and after.seat == trial.seat:
        return trial.best_placement(after, PLAYOUT_PLACEMENTS)[0]
    return trial.value(after)
