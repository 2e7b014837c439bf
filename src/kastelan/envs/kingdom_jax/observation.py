"""What a seat sees, as planes."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from kastelan.envs.kingdom_jax.legal import Legal
from kastelan.envs.kingdom_jax.position import Position

CHANNELS = 1


def observed(position: Position, legal: Legal, seat: Array) -> Array:
    return jnp.zeros((20, 20, 1, *seat.shape), jnp.float32)
