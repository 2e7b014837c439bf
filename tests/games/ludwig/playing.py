"""Random games of ludwig for tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kastelan.core.game import Event
from kastelan.games.ludwig import LUDWIG, LudwigState


def new(players: int, seed: int = 0, **options: str) -> LudwigState:
    """A new table."""
    state = LUDWIG.new(players, options, seed)
    assert isinstance(state, LudwigState)
    return state


def played(
    state: LudwigState, seed: int, tell: Callable[[Event], None] | None = None
) -> Iterator[LudwigState]:
    """The state before every decision of a random game and at its end; always the same object."""
    choose = random.Random(seed)
    while state.actors:
        yield state
        seat = choose.choice(state.actors)
        legal = state.legal(seat)
        state.apply(seat, legal[choose.randrange(len(legal))], tell)
    yield state


def moment(players: int, step: int, after: int = 0) -> LudwigState:
    """The first moment of this step in a random game, once so many rounds are over."""
    for seed in range(200):
        for state in played(new(players, seed), seed):
            if state.step == step and state.round > after:
                return state
    raise AssertionError(step)
