"""Positions worth a picture: games that bots play well, up to a moment of the first player."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kastelan.bots import decide, find_bot
from kastelan.core.game import State
from kastelan.games import find


def position(
    game: str, players: int, after: int, step: str, options: Mapping[str, str] | None = None, seed: int = 3
) -> State:
    """The first decision of the first player at this step after a number of moves."""
    luck, bot, moves = Random(seed), find_bot("greedy"), 0
    state = find(game).new(players, dict(options or {}), seed)
    while state.actors:
        seat = state.actors[0]
        if seat == 0 and moves >= after and state.ask(0).step == step:
            return state
        state.apply(seat, decide(bot, state, seat, luck), None)
        moves += 1
    raise AssertionError("no such moment")
