"""Planning while others think: a copy in which it is the seat's turn."""

from __future__ import annotations

from typing import Final

from kastelan.core.game import Action, Seat, State
from kastelan.games.seasons.actions import Pass, Refuse

PATIENCE: Final = 200
"""More decisions than the other players can have in a round."""


def my_turn(state: State, seat: Seat) -> State | None:
    """The seat's next decision if the others do as little as they may until then."""
    # What the seat cannot know was dealt again by the caller.
    ahead = state.copy()
    for _ in range(PATIENCE):
        actors = ahead.actors
        if not actors or seat in actors:
            return ahead if actors else None
        ahead.apply(actors[0], _least(ahead, actors[0]))
    return None


def _least(state: State, seat: Seat) -> Action:
    # Not all decisions can be passed; the first action is as good as any other then.
    legal = state.legal(seat)
    return next((action for action in legal if isinstance(action, Pass | Refuse)), legal[0])
