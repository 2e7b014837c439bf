"""Courting the Castle Maiden. For other winter cards, the action with the best value after it is chosen."""

from __future__ import annotations

from random import Random
from typing import Final

from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.bots.greedy.seasons.forecast import rounds_left
from kastelan.bots.greedy.seasons.trials import position_after
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import PASS
from kastelan.games.seasons.castle_maiden import stakes
from kastelan.games.seasons.state import SeasonsState

GIVE_UP: Final = 0.12
"""The probability of giving up in a round: two suitors that never give up lose everything."""

STAYING: Final = 0.5
"""The assumed probability that a rival continues courting for another round."""


def court(state: SeasonsState, seat: Seat, luck: Random) -> Action:
    """Lay the cheapest stake, as long as the chance to win is worth its cost."""
    *offers, _ = stakes(state, seat)
    now = worth(state, seat)
    offer = max(offers, key=lambda action: worth(position_after(state, action), seat))
    cost = now - worth(position_after(state, offer), seat)
    rivals = state.suitors.bit_count() - 1
    # The chance that a rival gives up in one of the rounds to come, shared among the rivals.
    chance = 1 - STAYING ** rounds_left(state) if rivals else 1.0
    chance /= max(1, rivals)
    gives_up = state.maiden > 1 and luck.random() < GIVE_UP
    return PASS if gives_up or cost > chance * state.table.figures.winter.maiden_vp else offer
