"""The measures of wall, moat and passages in the box (MOAT-3, PASS-4), in cells."""

from typing import Final

WALL: Final = (-8, 3, 20, 2)
MOAT: Final = ((-10, -15, 2, 20), (-10, -17, 20, 2), (10, -17, 2, 20))
GAPS: Final = (0, 2, 4)
