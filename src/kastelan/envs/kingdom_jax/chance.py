"""Random numbers: Threefry-2x32, the generator of JAX's own keys, as plain arithmetic on many games at once.

`jax.random` would draw the same numbers, but on processors it runs each draw as a loop of its own.
"""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
from jax import Array

U32 = jnp.uint32
_TURNS: Final = ((13, 15, 26, 6), (17, 29, 16, 24))


def threefry(key: Array, high: Array | int, low: Array | int) -> tuple[Array, Array]:
    """Two words from a key of two words (its first axis) and a counter of two."""
    keys = (key[0], key[1], key[0] ^ key[1] ^ U32(0x1BD11BDA))
    one, two = jnp.asarray(high, U32) + keys[0], jnp.asarray(low, U32) + keys[1]
    for part in range(5):
        for turn in _TURNS[part % 2]:
            one = one + two
            two = (two << turn | two >> 32 - turn) ^ one
        one = one + keys[(part + 1) % 3]
        two = two + keys[(part + 2) % 3] + U32(part + 1)
    return one, two


def below(word: Array, limit: Array | int) -> Array:
    """A number below a limit of at most 32; each is equally likely but for one part in millions."""
    return ((word >> 5) * jnp.asarray(limit, U32) >> 27).astype(jnp.int32)
