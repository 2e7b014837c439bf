"""Kingdom Builder in Python and in JAX, side by side: the same games, compared after every action.

The Python engine draws the cards, and the JAX game is fed what it drew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from random import Random
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from kastelan.bots.game_bots import bots_of
from kastelan.core.game import Action, Event
from kastelan.core.game import State as EngineState
from kastelan.envs.kingdom_jax.deck import END_OF_TURN, START_OF_TURN, TERRAIN_CARDS
from kastelan.envs.kingdom_jax.engine_positions import positions_of
from kastelan.envs.kingdom_jax.env import KingdomBuilder, State
from kastelan.envs.kingdom_jax.position import ACTIONS, Position
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import CARDS, KINDS
from kastelan.games.kingdom.events import (
    CardDrawn,
    CardRemoved,
    CardRevealed,
    PileShuffled,
    TileLost,
    TileTaken,
)
from kastelan.games.kingdom.step_numbers import OVER

Chooser = Callable[[KingdomState, Random], Action]
DRAWS: Final = 12
"""Draws of one step that can be fed; more have not been seen."""


@dataclass
class Seen:
    """What the compared games covered."""

    games: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    steps: int = 0

    def __add__(self, other: Seen) -> Seen:
        return Seen(self.games + other.games, self.events + other.events, self.steps + other.steps)


def any_action(state: KingdomState, luck: Random) -> Action:
    """Each legal action with the same chance."""
    legal = state.legal(state.seat)
    return legal[luck.randrange(len(legal))]


def tiles_first(state: KingdomState, luck: Random) -> Action:
    """Tiles as often as possible."""
    legal = state.legal(state.seat)
    tiles = [action for action in legal if KINGDOM.actions.index(action) in range(1200, 1208)]
    return luck.choice(tiles) if tiles and luck.random() < 0.7 else legal[luck.randrange(len(legal))]


def greedy(state: KingdomState, luck: Random) -> Action:
    """What the greedy bot does."""
    return bots_of("kingdom").greedy(state, state.seat, luck)


def new_games(players: int, seeds: range, lords_need_settlement: bool = False) -> list[KingdomState]:
    """Games with everything at random."""
    options = {"lords_need_settlement": lords_need_settlement}
    return [_kingdom(KINGDOM.new(players=players, options=options, seed=seed)) for seed in seeds]


def few_cards(states: Sequence[KingdomState], luck: Random) -> None:
    """Take most cards out of the game: terrains fill up, and cards run out (KB-BUILD-6, KB-BUILD-7)."""
    for state in states:
        left = luck.randrange(4)
        state.removed += state.pile[left:]
        state.pile = state.pile[:left]


def _kingdom(state: EngineState) -> KingdomState:
    assert isinstance(state, KingdomState)
    return state


class SideBySide:
    """A number of games in both engines."""

    def __init__(
        self, states: Sequence[KingdomState], seen: Seen, lords_need_settlement: bool = False
    ) -> None:
        self.states = list(states)
        self.seen = seen
        self.env, self._opened, self._step = _compiled(states[0].players, lords_need_settlement)
        keys = jnp.zeros((2, len(states)), jnp.uint32)
        self.jax: State = self._opened(positions_of(self.states), keys)
        self.events: list[Event] = []
        for state in self.states:
            self._count(state)

    def _count(self, state: KingdomState) -> None:
        games = self.seen.games
        games[f"players {state.players}"] += 1
        games[f"start {state.table.start}"] += 1
        for slot, (part, turned) in enumerate(state.board.lies):
            games[f"board {part}{'*' if turned else ''} in slot {slot}"] += 1
        for card in state.table.cards:
            games[f"card {CARDS[card]}"] += 1

    def play(self, choose: Sequence[Chooser], luck: Random, longest: int = 1500) -> None:
        """Play to the end with a chooser for each seat, comparing after every action.

        Games longer than `longest` are left unfinished: without cards, everybody may pass for ever.
        """
        self.compare()
        for _ in range(longest):
            if all(state.step == OVER for state in self.states):
                break
            self.advance(
                [None if state.step == OVER else choose[state.seat](state, luck) for state in self.states]
            )
            self.compare()
        for state in self.states:
            self._count_end(state)

    def _count_end(self, state: KingdomState) -> None:
        if state.step != OVER:
            self.seen.games["end: left unfinished"] += 1
            return
        empty = state.supply.count(0)
        last = (state.table.start - 1) % state.players
        self.seen.games[f"end: {empty} of {state.players} supplies empty"] += 1
        if empty == 1 and not state.supply[last]:
            self.seen.games["end: called by the last of the round"] += 1
        winners = sum(score == max(state.scores()) for score in state.scores())
        self.seen.games[f"end: {winners} of {state.players} win"] += 1

    def advance(self, actions: Sequence[Action | None]) -> None:
        """One action in each game that goes on."""
        fed = np.zeros((DRAWS, len(self.states)), np.int32)
        numbers = np.zeros(len(self.states), np.int32)
        for game, (state, action) in enumerate(zip(self.states, actions, strict=True)):
            if action is None:
                continue
            events: list[Event] = []
            numbers[game] = KINGDOM.actions.index(action)
            state.apply(state.seat, action, events.append)
            _feed(fed, game, events, self.seen)
            self.seen.steps += 1
            self.seen.events[
                "with tile " + KINDS[state.kind] if 1200 <= numbers[game] < 1208 else "other action"
            ] += 1
        self.jax = self._step(self.jax, jnp.asarray(numbers), jnp.asarray(fed))

    def compare(self) -> None:
        """Fail unless both engines have the same positions, legal actions, ends and scores."""
        expected, found = positions_of(self.states), self.jax.position
        for part in fields(Position):
            _same(part.name, getattr(expected, part.name), getattr(found, part.name), self.states)
        over = np.array([state.step == OVER for state in self.states])
        _same("terminated", over, self.jax.terminated, self.states)
        _same("player", np.array([state.seat for state in self.states]), self.jax.current_player, self.states)
        _same("mask", _masks(self.states), self.jax.legal_action_mask, self.states)
        if over.any():
            gold = np.array([state.scores() for state in self.states]).T
            _same("scores", np.where(over, gold, 0), self.jax.scores, self.states)


def _feed(fed: np.ndarray[Any, Any], game: int, events: Sequence[Event], seen: Seen) -> None:
    """Note the drawn cards under the numbers of their draws."""
    number, removed = START_OF_TURN, False
    for event in events:
        if isinstance(event, CardDrawn):
            fed[END_OF_TURN, game] = event.card
        elif isinstance(event, CardRemoved):
            removed = True
            seen.events["card removed"] += 1
        elif isinstance(event, CardRevealed) and removed:
            fed[number, game] = event.card or 0
            number += 1
            seen.events["no card to renew with"] += event.card is None
        elif isinstance(event, CardRevealed) and event.rule == "KB-BUILD-7":
            fed[number, game] = event.card or 0
            number += 1
            seen.events["no card at the start of a turn" if event.card is None else "card drawn late"] += 1
        elif isinstance(event, PileShuffled):
            seen.events["pile shuffled"] += 1
        elif isinstance(event, TileTaken):
            seen.events["tile taken: " + KINDS[event.kind]] += 1
        elif isinstance(event, TileLost):
            seen.events["tile lost: " + KINDS[event.kind]] += 1


def _masks(states: Sequence[KingdomState]) -> np.ndarray[Any, Any]:
    masks = np.zeros((ACTIONS, len(states)), bool)
    index = KINGDOM.actions.index
    for game, state in enumerate(states):
        # As in pgx, everything is legal after the end.
        masks[
            [index(action) for action in state.legal(state.seat)] if state.step != OVER else slice(None), game
        ] = True
    return masks


def _same(what: str, expected: Any, found: Any, states: Sequence[KingdomState]) -> None:
    one, other = np.asarray(expected), np.asarray(found)
    if not np.array_equal(one, other):
        game = int(np.nonzero(one != other)[-1][0])
        where = np.argwhere(one[..., game] != other[..., game])[:5].tolist()
        raise AssertionError(
            f"{what} differs at {where}: {one[..., game]} in Python, {other[..., game]} in JAX; "
            f"in {states[game].freeze()}"
        )


@lru_cache(maxsize=8)
def _compiled(players: int, lords_need_settlement: bool) -> tuple[KingdomBuilder, Any, Any]:
    env = KingdomBuilder(players, observe_steps=False, lords_need_settlement=lords_need_settlement)

    def step(state: State, action: Array, fed: Array) -> State:
        def pick(pile: Array, number: int | Array) -> Array:
            card = jax.lax.dynamic_index_in_dim(fed, number, 0, keepdims=False)
            upto = jnp.zeros_like(card)
            for terrain in range(TERRAIN_CARDS):
                upto = upto + jnp.where(card > terrain, (pile >> 4 * terrain & 15).astype(jnp.int32), 0)
            return upto

        return env.step_all(state, action, pick)

    return env, jax.jit(env.opened), jax.jit(step)
