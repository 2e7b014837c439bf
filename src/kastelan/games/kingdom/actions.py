"""What a player can decide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Action
from kastelan.core.hexes import COUNT, Hex, name
from kastelan.core.notation import ListedActions
from kastelan.games.kingdom.components import KINDS


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put a settlement from the supply on a hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Lift(Action):
    """Lift a settlement of the player to move it."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put the lifted settlement on a hex."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class UseTile(Action):
    """Begin the extra action of a ready tile of this kind."""

    kind: int


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn, after which nothing can be taken back."""


BUILD: Final = tuple(Build(h) for h in range(COUNT))  # shared by all states: play creates no actions
LIFT: Final = tuple(Lift(h) for h in range(COUNT))
PUT: Final = tuple(Put(h) for h in range(COUNT))
USE: Final = tuple(UseTile(kind) for kind in range(len(KINDS)))
END: Final = EndTurn()


def _rows() -> Iterator[tuple[Action, str]]:
    yield from ((action, name(action.hex)) for action in BUILD)
    yield from ((action, f"-{name(action.hex)}") for action in LIFT)
    yield from ((action, f"+{name(action.hex)}") for action in PUT)
    yield from ((action, KINDS[action.kind]) for action in USE)
    yield END, "end"


ACTIONS: Final = ListedActions(_rows())
