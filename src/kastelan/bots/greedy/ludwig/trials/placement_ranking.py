"""The placements of a tile that bring the most points and rewards at once."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from kastelan.bots.greedy.ludwig.trials.expectations import COMPLETION
from kastelan.core.game import Action
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.lazy_placements import Placements
from kastelan.games.ludwig.placing import placements
from kastelan.games.ludwig.scoring import worth

FIRST_SIGHT_PLACEMENTS: Final = 24
"""The number of placements of a tile that are ranked before it is bought."""

MAX_RANKED: Final = 5
"""The length of a ranking."""

IMPOSSIBLE: Final = -1e9
"""The value of a tile that cannot be placed."""


@lru_cache(maxsize=8192)
def ranked(castle: Castle, tile: Tile, count: int) -> tuple[tuple[float, Action], ...]:
    """The best of `count` placements, with the value of their points and rewards.

    They are taken at even distances from all placements. Castles are immutable, so the ranking is cached.
    """
    # A lazy sequence: only the placements that are picked are made.
    every = Placements(castle.frame, placements(castle, tile))
    picked = range(len(every)) if len(every) <= count else [n * len(every) // count for n in range(count)]
    types = [room.face.types for room in castle.rooms] + [tile.face.types]
    found = list[tuple[float, Action]]()
    for number in picked:
        place = every[number]
        assert isinstance(place, Place)
        pose = tile.pose(place.turn, place.dark)
        assert pose is not None
        points, completed = worth(castle, tile, pose, place.x, place.y)
        rewards = fsum(COMPLETION[kind] for room in completed for kind in each(types[room]))
        found.append((points + rewards, place))
    found.sort(key=lambda way: way[0], reverse=True)
    return tuple(found[:MAX_RANKED])


def best_at_first_sight(castle: Castle, tile: Tile) -> float:
    """The value of the best placement of a tile in a short ranking."""
    return next((value for value, _ in ranked(castle, tile, FIRST_SIGHT_PLACEMENTS)), IMPOSSIBLE)
