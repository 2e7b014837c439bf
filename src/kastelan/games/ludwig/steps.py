"""The steps of a game: what is decided now."""

from typing import Final

FOYER: Final = 0
"""Everyone chooses a side of the foyer."""

CHOOSING: Final = 1
"""Everyone puts one of three bonus cards away."""

PRICING: Final = 2
"""The master builder says which tile lies in the next slot."""

BUYING: Final = 3
"""Buy a tile, or take money."""

PLACING: Final = 4
"""Place the tile in hand."""

REWARDS: Final = 5
"""Claim or decline one of the completion rewards that are due."""

FREE_CORRIDOR: Final = 6
"""Take a hallway or stairs for free."""

ANY_REWARD: Final = 7
"""Choose a reward for the second, fourth, ... completed downstairs room."""

STACK: Final = 8
"""Choose a stack to look at."""

DIGGING: Final = 9
"""Put tiles of that stack on the room deck."""

KEEPING: Final = 10
"""Keep one of the bonus cards drawn."""

OVER: Final = 11

STEPS: Final = 12
NOTHING: Final = -1
"""No tile, no card, no stack, no room."""
