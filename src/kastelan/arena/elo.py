"""Elo: conversion between a difference in rating and the expected share of victories."""

from __future__ import annotations

import math
from typing import Final

SCALE: Final = 400 / math.log(10)
"""Elo points per unit of log odds."""


def expected(elo: float) -> float:
    """The share of victories expected of a player who is `elo` stronger: 76 % for 200."""
    return 1 / (1 + math.exp(-elo / SCALE))


def difference(share: float, games: float) -> float:
    """The difference in rating that a share of victories corresponds to.

    A share of 0 or 1 would give an infinite difference, so the share is kept half a game away from both.
    """
    edge = 0.5 / max(games, 1)
    held = min(max(share, edge), 1 - edge)
    return SCALE * math.log(held / (1 - held))


def elo_text(elo: float) -> str:
    """A difference as text: rounded and signed, and never `-0`."""
    return f"{round(elo):+d}"


def interval_text(low: float, high: float) -> str:
    """An interval of differences as text."""
    return f"{elo_text(low)} … {elo_text(high)}"
