"""Positions of A Castle for All Seasons before a selection, and how much a search needs for more than the
flat one."""

from __future__ import annotations

from random import Random

from kastelan.bots import decide, find_bot
from kastelan.bots.search.round_tree import MIN_RESPONSE_VISITS, MIN_TREE_VISITS
from kastelan.bots.search.seasons import ROUNDS
from kastelan.games import find
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import SELECTING

FOR_SOME, FOR_MANY = MIN_RESPONSE_VISITS // ROUNDS, MIN_TREE_VISITS // ROUNDS
"""The playouts that are equivalent to these numbers of visits."""


def before_round(number: int, players: int = 2, winter: str = "no", seed: int = 3) -> SeasonsState:
    """A greedy game before the selection for a round."""
    state, luck, greedy = (
        find("seasons").new(players, {"winter": winter}, seed),
        Random(seed),
        find_bot("greedy"),
    )
    assert isinstance(state, SeasonsState)
    while state.round < number or state.step != SELECTING:
        state.apply(state.actors[0], decide(greedy, state, state.actors[0], luck))
    return state
