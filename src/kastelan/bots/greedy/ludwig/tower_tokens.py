"""The favour tokens that towers bring to five players, besides the rewards of their types (TWR)."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.components import TOWERS, Tile

TOKEN_POINTS: Final = 4.8
"""The value of the best of three favour tokens (TWR-5): the mean of 52 of them in 15 games of greedy bots."""


def token_value(tile: Tile) -> float:
    """The value of the token that completing a room brings (TWR-4)."""
    return TOKEN_POINTS if tile.stack == TOWERS else 0.0
