"""The towers of five players (TWR): rooms that bring a favour token besides the reward of their type."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.components import TOWERS, Tile

TOKEN: Final = 4.8
"""What the best of three favours is worth that counts for oneself alone (TWR-5): so many points 52 of them
brought on average, in 15 games of greedy bots."""


def token(tile: Tile) -> float:
    """What completing a room is worth besides the rewards of its types (TWR-4)."""
    return TOKEN if tile.stack == TOWERS else 0.0
