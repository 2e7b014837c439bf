"""Work for the few of many games that need it now, such as scoring the games that end in this step.

On accelerators all games do the same. What one in a hundred needs would be done for all of them; here the few
are gathered, worked on, and put back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax

Given = TypeVar("Given")
Kept = TypeVar("Kept")

_SHARE: Final = 96
_LEAST: Final = 16


def for_few(asked: Array, work: Callable[[Given, Kept], Kept], given: Given, kept: Kept) -> Kept:
    """`kept`, with what `work` makes of it in the games that ask for it; games are the last axis."""
    if asked.ndim == 0:
        return _choose(asked, lambda: work(given, kept), lambda: kept)
    games = asked.shape[0]
    room = min(games, max(_LEAST, games // _SHARE))

    def more(loop: tuple[Array, Kept]) -> Array:
        return jnp.any(loop[0])

    def again(loop: tuple[Array, Kept]) -> tuple[Array, Kept]:
        left, kept = loop
        place = jnp.cumsum(left, dtype=jnp.int32) - 1
        place = jnp.where(left, place, room)
        which = (
            jnp.full(room, games, jnp.int32).at[place].set(jnp.arange(games, dtype=jnp.int32), mode="drop")
        )
        done = work(_taken(given, which), _taken(kept, which))
        kept = _map(lambda old, new: old.at[..., which].set(new, mode="drop"), kept, done)
        return left & (place >= room), kept

    return lax.while_loop(more, again, (asked, kept))[1]


def _taken(trees: Given, which: Array) -> Given:
    taken: Given = _map(lambda part: jnp.take(part, which, axis=-1, mode="clip"), trees)
    return taken


def _choose(asked: Array, work: Callable[[], Kept], keep: Callable[[], Kept]) -> Kept:
    result: Kept = lax.cond(asked, work, keep)
    return result


def _map(function: Callable[..., Array], *trees: Any) -> Any:
    return jax.tree_util.tree_map(function, *trees)
