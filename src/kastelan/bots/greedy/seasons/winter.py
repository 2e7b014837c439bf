"""Courting the Castle Maiden. The other winter cards are settled by looking at each action's worth."""

from __future__ import annotations

from random import Random
from typing import Final

from kastelan.bots.greedy.seasons.evaluation import worth
from kastelan.bots.greedy.seasons.forecast import rounds_left
from kastelan.bots.greedy.seasons.trials import after
from kastelan.core.game import Action, Seat
from kastelan.games.seasons.actions import PASS
from kastelan.games.seasons.castle_maiden import stakes
from kastelan.games.seasons.state import SeasonsState

TIRED: Final = 0.12
"""How likely a suitor gives up: two who never do lose everything."""

STAYING: Final = 0.5
"""How likely another suitor courts on."""


def court(state: SeasonsState, seat: Seat, luck: Random) -> Action:
    """Lay the cheapest thing while the chance of winning is worth it."""
    *offers, _ = stakes(state, seat)
    now = worth(state, seat)
    offer = max(offers, key=lambda action: worth(after(state, action), seat))
    cost = now - worth(after(state, offer), seat)
    rivals = state.suitors.bit_count() - 1
    chance = 1 - STAYING ** rounds_left(state) if rivals else 1.0
    chance /= max(1, rivals)
    tired = state.maiden > 1 and luck.random() < TIRED
    return PASS if tired or cost > chance * state.table.figures.winter.maiden_vp else offer
