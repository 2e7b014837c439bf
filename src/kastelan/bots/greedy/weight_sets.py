"""All sets of weights by their names, which of them counts at a table, and who thinks with nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from kastelan.bots.greedy import kingdom, ludwig, seasons
from kastelan.bots.greedy.ludwig.weights import SEVERAL, SOLO, TWO
from kastelan.bots.greedy.seasons.weights import WEIGHING
from kastelan.bots.greedy.weight_files import Weighing
from kastelan.core.game import Action, Seat, State

SETS: Final[dict[str, Weighing[Any]]] = {  # each with a kind of weights of its own
    weighing.name: weighing for weighing in (kingdom.WEIGHING, SEVERAL, TWO, SOLO, WEIGHING)
}

AT_ONCE: Final[dict[str, Callable[[State, Seat, Random], Action]]] = {
    "kingdom": kingdom.choose,
    "ludwig": ludwig.choose,
    "seasons": seasons.choose,
}
"""How the greedy bot plays without looking ahead: quickly, and by its weights alone."""


SIZES: Final = {1: "solo", 2: "two"}
"""How a set is called that counts at tables of this size only."""


def set_of(game: str, players: int) -> str:
    """The name of the set that counts in a game of so many."""
    own = f"{game}-{SIZES.get(players)}"
    return own if own in SETS else game
