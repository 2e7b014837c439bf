"""The greedy bot for Castles of Mad King Ludwig. It looks one turn ahead and estimates everything in points.

A placement has the value of its points and rewards, and of what it adds to the castle's potential
(castle_value.py), which includes the final scoring (final_scoring_forecast.py). A price costs what the money
could buy later (situation.py). The market is priced by what all seats would buy then (pricing.py).

Tables with modules have an evaluation of their own, in trials/; evaluation_method.py says why.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig import buying, pricing, rewards, trials
from kastelan.bots.greedy.ludwig.evaluation_method import has_fast_evaluation
from kastelan.core.game import Action, Seat, State
from kastelan.games.ludwig.actions import ChooseFoyer
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import (
    ANY_REWARD,
    BUYING,
    CHOOSING,
    DIGGING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    PLACING,
    PRICING,
    REWARDS,
    STACK,
    TOKENS,
)

FOYER_DOORS: Final = 3
"""The side of the foyer to build on, by its number of doors."""


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The best action by the evaluation that fits the table."""
    assert isinstance(state, LudwigState)
    if not has_fast_evaluation(state):
        return trials.choose(state, seat, luck)
    chooser = CHOOSERS.get(state.step)
    return chooser(state, seat, luck) if chooser is not None else state.legal(seat)[0]


def _foyer(_: LudwigState, __: Seat, ___: Random) -> Action:
    return ChooseFoyer(FOYER_DOORS)


CHOOSERS: Final[dict[int, Callable[[LudwigState, Seat, Random], Action]]] = {
    FOYER: _foyer,
    CHOOSING: rewards.put_away,
    PRICING: pricing.price,
    BUYING: buying.buy,
    PLACING: buying.place,
    REWARDS: rewards.claim,
    FREE_CORRIDOR: buying.free_corridor,
    ANY_REWARD: rewards.any_reward,
    STACK: rewards.look,
    DIGGING: rewards.dig,
    KEEPING: rewards.keep_card,
    TOKENS: rewards.keep_token,
}
