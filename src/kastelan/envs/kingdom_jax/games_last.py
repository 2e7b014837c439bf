"""Functions of this package under `jax.vmap`, which puts games on the first axis, while we have them on the
last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array


def on_games(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function; under `jax.vmap` it gets all games at once, on the last axis.

    Written out game by game it would score every game in every step, and have its words in an order that is
    slow.
    """

    @jax.custom_batching.custom_vmap
    def called(*given: Any) -> Any:
        return function(*given)

    @called.def_vmap
    def on_all(games: int, batched: list[Any], *given: Any) -> tuple[Any, Any]:
        def last(is_batched: bool, part: Array) -> Array:
            if is_batched:
                return jnp.moveaxis(part, 0, -1)
            return jnp.broadcast_to(part[..., None], (*part.shape, games))

        done = function(*jax.tree_util.tree_map(last, tuple(batched), given))
        first = jax.tree_util.tree_map(lambda part: jnp.moveaxis(part, -1, 0), done)
        return first, jax.tree_util.tree_map(lambda _: True, done)

    return called
