"""The random number generator: one int, with the same draws on every platform and Python version.

The int holds a key of 128 bits and a counter of 32. Each draw hashes both with SHAKE-128 and increments the
counter, so earlier draws do not reveal later ones. A generator is a value: functions take one and return the
next.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

COUNTER_BITS: Final = 32
WORD: Final = 1 << 64


def seeded(seed: int) -> int:
    """The generator that belongs to a seed, a whole number of any size from 0 up."""
    key = shake_128(b"kastelan:" + str(seed).encode()).digest(16)
    return int.from_bytes(key) << COUNTER_BITS


def _words(chance: int, count: int) -> tuple[int, ...]:
    # 20 bytes hold the 128 + 32 bits of a generator. Both byte orders are fixed, so all platforms agree.
    return unpack(f">{count}Q", shake_128(chance.to_bytes(20)).digest(8 * count))


def below(chance: int, limit: int) -> tuple[int, int]:
    """A number from 0 to `limit - 1`, each equally likely, and the next generator."""
    while True:
        word, chance = _words(chance, 1)[0], chance + 1
        if word < WORD - WORD % limit:  # the words beyond the last whole multiple would favour small numbers
            return word % limit, chance


def shuffled(chance: int, items: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """The items in random order, each order equally likely, and the next generator."""
    order = list(items)
    if len(order) < 2:
        return tuple(order), chance
    while True:  # one hash for the whole shuffle; a word that would favour small numbers rejects all of them
        words, chance = _words(chance, len(order) - 1), chance + 1
        # The first test is quicker and usually enough: WORD % limit is less than limit, which is at most
        # len(order).
        if max(words) < WORD - len(order) or all(
            word < WORD - WORD % limit for limit, word in enumerate(words, 2)
        ):
            break
    # Fisher-Yates from the front: each item in turn changes places with one at or before its own place.
    for last, word in enumerate(words, 1):
        pick = word % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order), chance
