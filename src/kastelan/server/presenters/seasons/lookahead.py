"""Planning while others think: a copy in which it is the seat's turn."""

from __future__ import annotations

from typing import Final

from kastelan.core.game import Action, Seat, State
from kastelan.games.seasons.actions import Pass, Refuse

PATIENCE: Final = 200
"""No round has so many decisions of others."""


def my_turn(state: State, seat: Seat) -> State | None:
    """The seat's next decision if the others do as little as they may until then."""
    ahead = state.copy()
    for _ in range(PATIENCE):
        actors = ahead.actors
        if not actors or seat in actors:
            return ahead if actors else None
        ahead.apply(actors[0], _least(ahead, actors[0]))
    return None


def _least(state: State, seat: Seat) -> Action:
    legal = state.legal(seat)
    return next((action for action in legal if isinstance(action, Pass | Refuse)), legal[0])
