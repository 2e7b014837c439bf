"""The speed of a game's engine: random games per second, and the time of its single operations."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from random import Random
from sys import getsizeof
from time import perf_counter
from typing import Final

from kastelan.core.game import Game, State

SHARED: Final = ("table", "board")
"""Fields of a state that hold what all positions of a game share."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Measurements on one core, without events."""

    game: str
    players: int
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    copy_us: float
    legal_us: float
    apply_us: float
    bytes_per_state: int

    def as_json(self) -> dict[str, int | float | str]:
        """Plain values."""
        return asdict(self)


def measure(
    game: Game, players: int | None, options: Mapping[str, object] | None, seed: int, seconds: float
) -> Speed:
    """Play random games for about `seconds`, then time single operations in the middle of such games."""
    players = game.new(players, options, seed).players
    pick = Random(seed).random
    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or not games:
        decisions += play_randomly(game.new(players, options, seed + games), pick)
        games += 1
    middle = [_middle(game.new(players, options, seed + number), pick) for number in range(40)]
    return Speed(
        game.name,
        players,
        games,
        round(spent, 3),
        round(games / spent, 1),
        round(decisions / spent, 0),
        round(decisions / games, 1),
        _cost(middle, lambda state: state.copy()),
        _cost(middle, lambda state: state.legal(state.actors[0])),
        _apply_cost(middle, pick),
        max(_size(state) for state in middle),
    )


def play_randomly(state: State, pick: Callable[[], float], most: int = 1_000_000) -> int:
    """Play random actions to the end, or at most `most`; return how many were played."""
    played = 0
    while played < most and (actors := state.actors):
        seat = actors[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(pick() * len(legal))])
        played += 1
    return played


def _middle(state: State, pick: Callable[[], float]) -> State:
    """A position half-way through a random game."""
    # The length of a game varies, so a second game may end before half the length of the first.
    length = play_randomly(state.copy(), pick)
    while True:
        trial = state.copy()
        play_randomly(trial, pick, length // 2)
        if trial.actors:
            return trial


def _cost(states: list[State], operation: Callable[[State], object], rounds: int = 50) -> float:
    """Microseconds for one call of an operation."""
    began = perf_counter()
    for _ in range(rounds):
        for state in states:
            operation(state)
    return round((perf_counter() - began) / rounds / len(states) * 1e6, 3)


def _apply_cost(states: list[State], pick: Callable[[], float], rounds: int = 50) -> float:
    """Microseconds for applying one action, without those for copying the state and choosing the action."""
    total = 0.0
    for _ in range(rounds):
        for state in states:
            seat = state.actors[0]
            legal = state.legal(seat)
            action, trial = legal[int(pick() * len(legal))], state.copy()
            began = perf_counter()
            trial.apply(seat, action)
            total += perf_counter() - began
    return round(total / rounds / len(states) * 1e6, 3)


def _size(state: State) -> int:
    """The memory of a state in bytes: the object and everything that it refers to, each object once.

    What all positions of a game share, such as components and boards, is left out.
    """
    common = _reached([value for name, value in _fields(state) if name in SHARED])
    own = _reached([value for name, value in _fields(state) if name not in SHARED], common)
    return getsizeof(state) + sum(size for thing, size in own.items() if thing not in common)


def _reached(todo: list[object], known: Container[int] = ()) -> dict[int, int]:
    """The size of every object that can be reached from `todo`, by its id; `known` objects are skipped."""
    sizes: dict[int, int] = {}
    while todo:
        value = todo.pop()
        if (
            id(value) in sizes
            or id(value) in known
            or value is None
            or isinstance(value, type | Enum | State)
        ):
            continue
        sizes[id(value)] = getsizeof(value)
        inner = value if isinstance(value, tuple) else value.values() if isinstance(value, dict) else ()
        todo.extend([*inner, *(held for _, held in _fields(value))])
    return sizes


def _fields(value: object) -> list[tuple[str, object]]:
    slots = (name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ()))
    return [(name, getattr(value, name)) for name in slots if hasattr(value, name)]
