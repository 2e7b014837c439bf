"""The environment: states, `init` and `step` in the manner of pgx, and steps that begin a new game after the
last.

`init`, `step` and `observe` are for one game, and for many under `jax.vmap`, which puts games on the first
axis. Inside, games are on the last axis; `init_all` and `step_all` take and give states like that and save
the turning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array

from kastelan.envs.kingdom_jax import deal, deck
from kastelan.envs.kingdom_jax.few import for_few
from kastelan.envs.kingdom_jax.games_last import on_games
from kastelan.envs.kingdom_jax.legal import Legal, allowed, legal_actions, mask
from kastelan.envs.kingdom_jax.moves import played
from kastelan.envs.kingdom_jax.observation import observed, plane_names
from kastelan.envs.kingdom_jax.position import ACTIONS, Position, open_terrains
from kastelan.envs.kingdom_jax.scoring import scores
from kastelan.envs.kingdom_jax.stages import staged
from kastelan.envs.kingdom_jax.words import U32
from kastelan.games.kingdom.step_numbers import OVER

LONGEST: Final = 10_000
"""Steps after which a game is cut short; random games of four take about 240."""

_NO_ACTION: Final = -1
_ALL_OPEN: Final = 0b111111
"""Every board part has water and all terrains that have cards."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game, or many, as an agent sees it; the names are those of pgx."""

    current_player: Array  # int32: the seat that decides
    observation: Array  # float32[20, 20, channels] for that seat; empty without `observe`
    rewards: Array  # float32[players]
    terminated: Array  # bool
    truncated: Array  # bool
    legal_action_mask: Array  # bool[1209]
    scores: Array  # int32[players]: the gold of the game that ended last
    position: Position
    legal: Legal  # the same as the mask, in 21 words
    _step_count: Array  # int32
    _rng_key: Array  # uint32[2]

    def replace(self, **changes: Any) -> State:
        """A copy with some fields changed."""
        return replace(self, **changes)


@dataclass(frozen=True)
class KingdomBuilder:
    """Kingdom Builder for a number of players; all else of a game is dealt at random (KB-SETUP)."""

    players: int = 2
    observe_steps: bool = True
    lords_need_settlement: bool = False

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise ValueError(f"Kingdom Builder is for 2 to 4 players, not {self.players}")

    @property
    def id(self) -> str:
        return "kingdom_builder"

    @property
    def num_players(self) -> int:
        return self.players

    @property
    def num_actions(self) -> int:
        return ACTIONS

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return 20, 20, len(plane_names(self.players))

    def init(self, key: Array) -> State:
        """A new game."""
        state: State = on_games(self.init_all)(_words(key))
        return state

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The state after an action of the current player; draws come from the key, or from the state's own.

        After the end nothing changes any more. An illegal action ends the game, at a cost for the seat.
        """
        if key is not None:
            state = state.replace(_rng_key=_words(key))
        after: State = on_games(self.step_all)(state, jnp.asarray(action, jnp.int32))
        return after

    def observe(self, state: State, player_id: Array) -> Array:
        """What a seat sees: float32[20, 20, channels]."""
        seen: Array = on_games(observed)(state.position, state.legal, jnp.asarray(player_id, jnp.int32))
        return seen

    def init_all(self, key: Array) -> State:
        """New games on the last axis, from keys `uint32[2, games]`."""
        return self.opened(deal.dealt(key, self.players), key)

    def step_all(self, state: State, action: Array, pick: deck.Pick | None = None) -> State:
        """`step` with games on the last axis; `pick` draws the cards in place of the states' keys."""
        position, terrains, illegal = self._played(state, action, pick)
        over = (position.step == OVER) & ~state.terminated
        gold = for_few(over, lambda ended, _: self.score(ended), position, state.scores)
        state = self._judged(state, position, over, illegal, gold)
        return self._opened(state, position, terrains)

    def auto_step_all(self, state: State, action: Array) -> State:
        """`step_all`, but where a game ends, the state is already that of the next game."""
        going = jnp.zeros_like(state.terminated)
        state = state.replace(terminated=going, truncated=going)
        position, terrains, illegal = self._played(state, action)
        over = position.step == OVER
        ended = over | illegal | (state._step_count + 1 >= LONGEST)

        def again(step: Array, games: tuple[Array, Position, Array]) -> tuple[Array, Position, Array]:
            _, ended, key = games
            key = deal.next_key(key, step)
            return self.score(ended), deal.dealt(key, self.players), key

        kept = (state.scores, position, state._rng_key)
        gold, position, key = for_few(ended, again, state._step_count, kept)
        state = self._judged(state, position, over, illegal, gold)
        state = state.replace(_step_count=jnp.where(ended, 0, state._step_count), _rng_key=key)
        return self._opened(state, position, jnp.where(ended, U32(_ALL_OPEN), terrains), terminal_masks=False)

    def score(self, position: Position) -> Array:
        """The gold of every seat if the game were scored now; games on the last axis."""
        return scores(position, self.lords_need_settlement)

    def opened(self, position: Position, key: Array) -> State:
        """The state of positions, with games on the last axis."""
        games = position.seat.shape
        state = State(
            current_player=position.seat,
            observation=jnp.zeros((0, *games), jnp.float32),
            rewards=jnp.zeros((self.players, *games), jnp.float32),
            terminated=position.step == OVER,
            truncated=jnp.zeros(games, bool),
            legal_action_mask=jnp.zeros((ACTIONS, *games), bool),
            scores=jnp.zeros((self.players, *games), jnp.int32),
            position=position,
            legal=Legal(position.own[0], position.ready, position.step),
            _step_count=jnp.zeros(games, jnp.int32),
            _rng_key=key,
        )
        return self._opened(state, position, open_terrains(position))

    def _opened(
        self, state: State, position: Position, terrains: Array, terminal_masks: bool = True
    ) -> State:
        """The state with a position's legal actions, and with its observation if steps are observed."""
        legal = legal_actions(position, terrains)
        actions = mask(legal)
        if terminal_masks:  # as in pgx: a policy needs no special case at the end
            actions = actions | state.terminated
        state = state.replace(
            current_player=position.seat, position=position, legal=legal, legal_action_mask=actions
        )
        return (
            state.replace(observation=observed(position, legal, position.seat))
            if self.observe_steps
            else state
        )

    def _played(
        self, state: State, action: Array, pick: deck.Pick | None = None
    ) -> tuple[Position, Array, Array]:
        """The positions after the actions, their open terrains, and where the action was illegal."""
        idle = state.terminated | state.truncated
        known = staged(jnp.clip(action, 0, ACTIONS - 1))
        illegal = ~idle & ~(allowed(state.legal, known) & (known == action))
        pick = pick or deck.random_picks(state._rng_key, state._step_count)
        position, terrains = played(state.position, jnp.where(idle | illegal, _NO_ACTION, known), pick)
        return position, terrains, illegal

    def _judged(self, state: State, position: Position, over: Array, illegal: Array, gold: Array) -> State:
        """The end of games that are over or broken off, and its rewards."""
        idle = state.terminated | state.truncated
        count = state._step_count + ~idle
        ended = over | illegal
        actor = state.current_player
        seats = jnp.arange(self.players).reshape(self.players, *(1,) * actor.ndim)
        fined = jnp.where(seats == actor, -1.0, 1.0 / (self.players - 1))
        rewards = jnp.where(over, rewards_of(gold), jnp.where(illegal, fined, 0.0))
        return state.replace(
            rewards=rewards.astype(jnp.float32),
            terminated=state.terminated | ended,
            truncated=state.truncated | ~idle & ~ended & (count >= LONGEST),
            scores=jnp.where(over, gold, state.scores),
            _step_count=count,
        )


def rewards_of(gold: Array) -> Array:
    """1 for the only winner and equal parts of -1 for the others; winners who tie share (KB-END-5)."""
    players = gold.shape[0]
    won = gold == jnp.max(gold, 0)
    share = won / jnp.sum(won, 0)
    return (share * players - 1) / (players - 1)


def auto_reset(env: KingdomBuilder) -> Callable[..., State]:
    """A step for training, alone or under `jax.vmap`: where a game ends, the state has its rewards,
    `terminated` and `scores`, and all else is of a new game."""

    def step(state: State, action: Array, key: Array | None = None) -> State:
        if key is not None:
            state = state.replace(_rng_key=_words(key))
        after: State = on_games(env.auto_step_all)(state, jnp.asarray(action, jnp.int32))
        return after

    return step


def _words(key: Array) -> Array:
    """The two words of a key, be it of the new or of the old kind."""
    return jax.random.key_data(key) if jnp.issubdtype(key.dtype, jax.dtypes.prng_key) else key
