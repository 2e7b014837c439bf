"""Coins and amounts of money."""

from __future__ import annotations

from kastelan.pictures.svg import circle, figure
from kastelan.pictures.theme import Theme


def thousands(amount: int) -> str:
    """An amount with thin spaces between thousands."""
    return f"{amount:,}".replace(",", "\u2009")


def coin(x: float, y: float, radius: float, label: str, theme: Theme) -> str:
    """A coin with a number on it."""
    return (
        circle(x, y, radius, theme.coin, theme.coin_ink, 1)
        + circle(x, y, radius * 0.82, "none", theme.coin_ink, 0.5)
        # The baseline lies below the centre, so that the digits look vertically centred.
        + figure(x, y + radius * 0.38, label, radius * 1.05, theme.coin_ink)
    )
