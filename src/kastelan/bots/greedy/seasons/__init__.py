"""The greedy bot for A Castle for All Seasons. It looks one card ahead and values everything in points.

The value of a position is the score, the final scoring that the helpers can expect (forecast.py), and what
talers, pieces, cards and trader-helpers will still bring (evaluation.py). Buildings and payments are planned
for the whole card (building.py, planning.py, cheapest_payments.py), including the helpers that are placed
then (helpers.py). Cards are selected by resolving each alone and adding what the opponents will probably do
(card_selection.py, opponent_model.py).
"""

from __future__ import annotations

from random import Random

from kastelan.bots.greedy.seasons.card_selection import select
from kastelan.bots.greedy.seasons.resolving import RESOLVING
from kastelan.bots.greedy.seasons.trials import best_by_worth
from kastelan.bots.greedy.seasons.winter import court
from kastelan.core.game import Action, Seat, State
from kastelan.games.seasons.actions import TurnIn
from kastelan.games.seasons.scoring import best_turn_in
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import COURTING, MARKETING, SELECTING, TURNING_IN


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The best action; only selections and courting use random numbers."""
    assert isinstance(state, SeasonsState)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if state.step == SELECTING:
        return select(state, seat, luck)
    if state.step == COURTING:
        return court(state, seat, luck)
    if state.step == MARKETING:
        return legal[-1]
    if state.step == TURNING_IN:
        return TurnIn(state.kind, *best_turn_in(state, seat)[1][state.kind])
    chooser = RESOLVING.get(state.step)
    return chooser(state, seat) if chooser is not None else best_by_worth(state, seat, legal)
