"""All sets of weights, and the one for a given table."""

from __future__ import annotations

from typing import Any, Final

from kastelan.bots.game_bots import bots_of
from kastelan.bots.greedy.weight_files import WeightSet
from kastelan.core.errors import BadOption
from kastelan.games import GAMES

SIZES: Final = {1: "solo", 2: "two"}
"""The suffix of a set that is for tables of one size only."""


def weight_sets() -> dict[str, WeightSet[Any]]:  # each set has its own class of weights
    """All sets of all games, by name."""
    return {weighing.name: weighing for game in GAMES for weighing in bots_of(game).weights}


def set_for(game: str, players: int) -> WeightSet[Any]:
    """The set for a game with a number of players."""
    found = {weighing.name: weighing for weighing in bots_of(game).weights}
    weighing = found.get(f"{game}-{SIZES.get(players)}") or found.get(game)
    if weighing is None:
        raise BadOption("game", "no-weights", game=game)
    return weighing
