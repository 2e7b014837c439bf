"""All sets of weights by their names, and which of them counts at a table."""

from __future__ import annotations

from typing import Any, Final

from kastelan.bots.greedy import kingdom
from kastelan.bots.greedy.ludwig import weights as ludwig
from kastelan.bots.greedy.seasons import weights as seasons
from kastelan.bots.greedy.weighing import Weighing

SETS: Final[dict[str, Weighing[Any]]] = {  # each with a kind of weights of its own
    weighing.name: weighing for weighing in (kingdom.WEIGHING, ludwig.SEVERAL, ludwig.SOLO, seasons.WEIGHING)
}


def set_of(game: str, players: int) -> str:
    """The name of the set that counts in a game of so many."""
    alone = f"{game}-solo"
    return alone if players == 1 and alone in SETS else game
