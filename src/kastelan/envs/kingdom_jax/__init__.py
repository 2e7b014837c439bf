"""Kingdom Builder for accelerators: the whole base game in JAX, many games at once.

    >>> import jax
    >>> from kastelan.envs.kingdom_jax import KingdomBuilder
    >>> env = KingdomBuilder(players=2)
    >>> states = jax.vmap(env.init)(jax.random.split(jax.random.key(7), 64))

`pip install 'kastelan[jax]'` installs what this package needs. The rules are those of
`kastelan.games.kingdom`, and tests compare the two step by step; docs/vectorised.md says how to use it.
"""

from __future__ import annotations

try:
    import jax as _jax  # noqa: F401  # a clear message, before any module of this package needs it
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "kastelan.envs.kingdom_jax needs JAX: pip install 'kastelan[jax]'", name=missing.name
    ) from None

from kastelan.envs.kingdom_jax.env import KingdomBuilder, State, auto_reset
from kastelan.envs.kingdom_jax.sampling import random_action

__all__ = ["KingdomBuilder", "State", "auto_reset", "random_action"]
