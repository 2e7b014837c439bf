"""All sets of weights by their names, and which of them counts at a table."""

from __future__ import annotations

from typing import Any, Final

from kastelan.bots.game_bots import bots_of
from kastelan.bots.greedy.weight_files import Weighing
from kastelan.games import GAMES

SIZES: Final = {1: "solo", 2: "two"}
"""How a set is called that counts at tables of this size only."""


def weight_sets() -> dict[str, Weighing[Any]]:  # each with a kind of weights of its own
    """Every set of every game."""
    return {weighing.name: weighing for game in GAMES for weighing in bots_of(game).weights}


def set_for(game: str, players: int) -> Weighing[Any]:
    """The set that counts in a game with this number of players."""
    found = {weighing.name: weighing for weighing in bots_of(game).weights}
    return found.get(f"{game}-{SIZES.get(players)}") or found[game]
