"""Which decrees the greedy bot likes."""

from __future__ import annotations

from typing import Final

LIKED: Final = (
    *(23, 19, 40, 31, 29, 16, 58, 47, 46, 45, 28, 1, 56, 2, 55, 43, 26, 18, 15, 30, 44, 25, 32, 38),
    *(36, 33, 34, 35, 5, 53, 4, 20, 14, 50, 54, 27, 41, 57, 48, 51, 42, 22, 17, 39, 24, 49, 3, 13),
    *(21, 12, 6, 37, 10, 9, 52, 8, 7, 11),
)
"""Decrees, the most welcome first."""
