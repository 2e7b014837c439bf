"""Flags for what was done in a turn, as bits of `ModuleState.turn_progress`."""

from typing import Final

ACTED: Final = 1
"""The turn's purchase was made, or money taken."""

BOUGHT: Final = 2
"""The piece in hand was bought just now, so it may be stored (DEC-16)."""

STORED: Final = 4
"""A piece was stored in this turn; it waits for a later one (DEC-16)."""

BANKED: Final = 8
"""Money was put on decree 41 (DEC-41)."""

NEWS: Final = 32
"""Something came to light after the last question of the turn (RND-5)."""

RENOVATED: Final = 16
"""The room that is being placed is a renovated one."""
