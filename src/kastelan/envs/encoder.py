"""What positions and actions of a game are for a network: tensors, masks and numbers.

A game's manifest names its encoder. It shows a seat everything that the seat's view holds, and nothing else;
what the view only works out from the rest, such as points that can be counted, is left out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Seat, State
from kastelan.core.manifest import make
from kastelan.envs.parts import Part, Vector
from kastelan.games import GAMES

Tensor = NDArray[Any]


class Encoder(ABC):
    """The encoder of a table: of one game with its number of players and options."""

    planes: tuple[int, int, int]
    """Planes, rows and columns of the picture of the board."""

    plane_names: tuple[str, ...]
    """What each plane shows."""

    size: int
    """How many numbers of actions the flat form has."""

    most_listed: int
    """How many legal actions the listed form can offer."""

    features: tuple[str, ...]
    """What the listed form says of each legal action."""

    derived: frozenset[str] = frozenset()
    """Fields of the view that follow from the others, or that are the same in all games of the table."""

    def __init__(self, state: State, parts: Sequence[Part]) -> None:
        self.players = state.players
        self.vector = Vector(parts, state.players)

    @property
    def value_names(self) -> tuple[str, ...]:
        """What each number of the vector is."""
        return self.vector.names

    def observe(self, state: State, seat: Seat) -> dict[str, Tensor]:
        """What a seat sees: `planes` and `values`."""
        return {"planes": self.picture(state, seat), "values": self.vector.of(state, seat)}

    @abstractmethod
    def picture(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        """The planes that a seat sees."""

    @abstractmethod
    def mask(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.int8]:
        """For each number of an action whether it is legal."""

    @abstractmethod
    def number(self, state: State, seat: Seat, action: Action) -> int:
        """The number of a legal action."""

    @abstractmethod
    def action(self, state: State, seat: Seat, number: int, legal: Sequence[Action]) -> Action:
        """The action with a number that the mask allows."""

    @abstractmethod
    def described(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.float32]:
        """The features of each legal action."""


def encoder_of(state: State) -> Encoder:
    """The encoder of a table; BadOption for a game that has none."""
    name = state.game.name
    reference = GAMES[name].encoder
    if reference is None:
        expected = ", ".join(game for game in GAMES if GAMES[game].encoder is not None)
        raise BadOption("game", "no-encoder", game=name, expected=expected)
    return make(reference, Encoder, state)  # type: ignore[type-abstract]  # only asked about with isinstance


class NumberedActions(Encoder):
    """Actions by the engine's own numbers, for games that have some thousands of them at most."""

    table: Mapping[Action, int]
    """The number of every action."""

    rows: NDArray[np.float32]
    """The features of every action, by its number."""

    def mask(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.int8]:
        found, table = bytearray(self.size), self.table
        for action in legal:
            found[table[action]] = 1
        return np.frombuffer(found, np.int8)

    def number(self, state: State, seat: Seat, action: Action) -> int:
        return self.table[action]

    def action(self, state: State, seat: Seat, number: int, legal: Sequence[Action]) -> Action:
        return state.game.actions.action(number)

    def described(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.float32]:
        return self.rows[[self.table[action] for action in legal]]
