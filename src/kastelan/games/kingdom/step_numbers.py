"""The numbers of the steps, as positions store them; steps.py says what each decision is (KB-TURN-10)."""

from typing import Final

BEFORE: Final = 0
"""Use ready tiles, or build the first mandatory settlement."""

DURING: Final = 1
"""Build the other mandatory settlements, and nothing else."""

AFTER: Final = 2
"""Use ready tiles, or end the turn."""

EXTRA: Final = 3
"""Build with the tile in use."""

LIFTING: Final = 4
"""Take up the settlement that the tile in use moves."""

PUTTING: Final = 5
"""Put it down."""

OVER: Final = 6

NOTHING: Final = -1
"""No tile in use, no settlement lifted."""
