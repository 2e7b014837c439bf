"""Random play."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from kastelan.envs.kingdom_jax.env import State
from kastelan.envs.kingdom_jax.games_last import on_games
from kastelan.envs.kingdom_jax.legal import Legal
from kastelan.envs.kingdom_jax.position import BUILD, LIFT, PUT, USE
from kastelan.envs.kingdom_jax.stages import staged
from kastelan.envs.kingdom_jax.words import U32, nth, nth_bit, total
from kastelan.games.kingdom.step_numbers import LIFTING, PUTTING


def random_of(legal: Legal, word: Array) -> Array:
    """The legal action that a random word chooses; each is equally likely. 1200 where there is none."""
    places = total(legal.hexes)
    words = jax.lax.population_count(legal.words).astype(jnp.int32)
    # At most 409 actions: the upper 23 bits of the word are enough to choose among them.
    number = staged(((word >> 9) * (places + words).astype(U32) >> 23).astype(jnp.int32))
    group = jnp.where(legal.step == LIFTING, LIFT, jnp.where(legal.step == PUTTING, PUT, BUILD))
    return jnp.where(
        number < places, group + nth(legal.hexes, number), USE + nth_bit(legal.words, number - places)
    )


def random_action(state: State, key: Array) -> Array:
    """A random legal action, each equally likely; alone or under `jax.vmap`."""
    action: Array = on_games(random_of)(state.legal, jax.random.bits(key))
    return action
