"""Reading the plain values that a position is written from: each function gives what it promises, or raises.

`Game.thaw` catches ValueError and TypeError and calls the line a bad position.
"""

from __future__ import annotations

from kastelan.core.game import Plain


def any_row(plain: Plain) -> tuple[Plain, ...]:
    """A tuple."""
    if not isinstance(plain, tuple):
        raise TypeError(plain)
    return plain


def row(plain: Plain, length: int) -> tuple[Plain, ...]:
    """A tuple of so many values."""
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
