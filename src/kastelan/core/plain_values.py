"""Checked access to the plain values that a position is written from.

The functions raise ValueError or TypeError for anything else, which `Game.thaw` turns into BadPosition.
"""

from __future__ import annotations

from kastelan.core.game import Plain


def any_row(plain: Plain) -> tuple[Plain, ...]:
    """A tuple."""
    if not isinstance(plain, tuple):
        raise TypeError(plain)
    return plain


def row(plain: Plain, length: int) -> tuple[Plain, ...]:
    """A tuple of this length."""
    found = any_row(plain)
    if len(found) != length:
        raise ValueError(length)
    return found


def number(plain: Plain) -> int:
    """A whole number."""
    if not isinstance(plain, int):
        raise TypeError(plain)
    return plain


def numbers(plain: Plain) -> tuple[int, ...]:
    """A tuple of whole numbers."""
    return tuple(map(number, any_row(plain)))


def lists(plain: Plain) -> tuple[tuple[int, ...], ...]:
    """A tuple of tuples of whole numbers."""
    return tuple(map(numbers, any_row(plain)))
