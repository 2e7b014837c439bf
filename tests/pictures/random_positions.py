"""Positions of random games for pictures; each is computed once."""

from __future__ import annotations

from functools import cache
from random import Random

from kastelan.core.game import State
from kastelan.games import find


@cache
def position(game: str, players: int, seed: int, steps: int | None = None, **options: str) -> State:
    """The position of a random game after some steps, or at its end. It is shared: do not change it."""
    state, luck = find(game).new(players, options, seed), Random(seed)
    while state.actors and (steps is None or steps > 0):
        seat = luck.choice(state.actors)
        legal = state.legal(seat)
        state.apply(seat, legal[luck.randrange(len(legal))])
        steps = None if steps is None else steps - 1
    return state
