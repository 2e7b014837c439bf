"""Castles of Mad King Ludwig for a network: castles in planes, all else as numbers.

The flat form of the actions is cropped: placements inside the window of 64 by 64 cells around the own castle
have numbers, and so have all actions that are no placements. The last number stands for the first placement
outside of the window, where a castle is so wide that there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kastelan.core.game import Action, Seat, State
from kastelan.envs.encoder import Encoder
from kastelan.envs.ludwig_castle import (
    CELLS,
    HALF,
    PLANES,
    TILE_VALUES,
    WINDOW,
    castle_planes,
    middle,
    tile_values,
    windowed,
)
from kastelan.envs.ludwig_parts import ludwig_parts
from kastelan.games.ludwig.action_space import PLACES
from kastelan.games.ludwig.actions import Buy, BuyCorridor, Place
from kastelan.games.ludwig.lazy_placements import Placements
from kastelan.games.ludwig.state import LudwigState

WAYS: Final = 8
"""Four quarter turns, each with the light and the dark side up."""

_PLACED: Final = WAYS * CELLS
_NUMBERS: Final = 2
_KINDS: Final = 64


class LudwigEncoder(Encoder):
    """The encoder of a table of Castles of Mad King Ludwig."""

    most_listed = 512
    features = (
        "row",
        "column",
        "dark side",
        *(f"turned {turn}" for turn in range(4)),
        "number of the action",
        *(f"number {place}" for place in range(_NUMBERS)),
        *(f"kind {place}" for place in range(_KINDS)),
        *(f"tile {place}" for place in range(TILE_VALUES)),
    )
    derived = frozenset(
        {
            "version",
            "seat",
            "players",
            "components",
            "solo",
            "corner_contact",
            "slots",
            "scores",
            "actors",
            "outcome",
            "modules",
            "moats_count",
        }
    )

    def __init__(self, state: State) -> None:
        assert isinstance(state, LudwigState)
        super().__init__(state, ludwig_parts(state))
        space = state.game.actions
        self.listed = space.size - PLACES
        self.size = _PLACED + self.listed + 1
        self.actions = tuple(space.action(PLACES + index) for index in range(self.listed))
        self.numbers = {action: index for index, action in enumerate(self.actions)}
        kinds = list(dict.fromkeys(map(type, self.actions)))
        self.kinds = {kind: place + 1 for place, kind in enumerate(kinds)}
        assert len(kinds) < _KINDS
        self.plane_names = tuple(
            f"{name} of seat +{other}" for other in range(state.players) for name in PLANES
        )
        self.planes = (len(self.plane_names), WINDOW, WINDOW)
        self.none = np.zeros((len(PLANES), WINDOW, WINDOW), np.uint8)

    def picture(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        assert isinstance(state, LudwigState)
        castles = state.castles
        if not castles:
            return np.zeros(self.planes, np.uint8)
        return np.concatenate([castle_planes(castle) for castle in (*castles[seat:], *castles[:seat])])

    def mask(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.int8]:
        assert isinstance(state, LudwigState)
        if not isinstance(legal, Placements):
            return self._mask_of_any(state, seat, legal)
        found = [0] * WAYS
        left, top = self._corner(state, seat)
        inside = 0
        for pose, origins in legal.ways:
            cells = windowed(origins, legal.frame, left, top)
            found[2 * pose.turn + pose.dark] = cells
            inside += cells.bit_count()
        more = 0
        for action in legal.more:
            more |= 1 << self.numbers[action]
        if inside < legal.places:
            more |= 1 << self.listed
        raw = b"".join([cells.to_bytes(CELLS // 8, "little") for cells in found])
        raw += more.to_bytes(self.listed // 8 + 1, "little")
        return np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little")[: self.size].view(np.int8)

    def _mask_of_any(self, state: LudwigState, seat: Seat, legal: Sequence[Action]) -> NDArray[np.int8]:
        found = bytearray(self.size)
        for action in legal:
            found[self.number(state, seat, action)] = 1
        return np.frombuffer(found, np.int8)

    def number(self, state: State, seat: Seat, action: Action) -> int:
        if not isinstance(action, Place):
            return _PLACED + self.numbers[action]
        assert isinstance(state, LudwigState)
        left, top = self._corner(state, seat)
        x, y = action.x - left, action.y - top
        if not (0 <= x < WINDOW and 0 <= y < WINDOW):
            return self.size - 1
        return (2 * action.turn + action.dark) * CELLS + y * WINDOW + x

    def action(self, state: State, seat: Seat, number: int, legal: Sequence[Action]) -> Action:
        if number == self.size - 1:
            return next(action for action in legal if self.number(state, seat, action) == number)
        if number >= _PLACED:
            return self.actions[number - _PLACED]
        assert isinstance(state, LudwigState)
        left, top = self._corner(state, seat)
        way, cell = divmod(number, CELLS)
        return Place(cell % WINDOW + left, cell // WINDOW + top, way // 2, bool(way % 2))

    def _corner(self, state: LudwigState, seat: Seat) -> tuple[int, int]:
        x, y = middle(state.castles[seat].box)
        return x - HALF, y - HALF

    def described(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.float32]:
        assert isinstance(state, LudwigState)
        found = np.zeros((len(legal), len(self.features)), np.float32)
        if isinstance(legal, Placements):
            self._describe_placements(found, state, seat, legal)
            rest, start = legal.more, legal.places
        else:
            rest, start = tuple(legal), 0
        for place, action in enumerate(rest, start):
            found[place, 7] = self.numbers[action] / self.listed if action in self.numbers else 0
            found[place, 8 : 8 + _NUMBERS] = _numbers(action)
            found[place, 8 + _NUMBERS + self.kinds.get(type(action), 0)] = 1
            found[place, -TILE_VALUES:] = self._tile(state, _tile_of(state, action))
        return found

    def _describe_placements(
        self, found: NDArray[np.float32], state: LudwigState, seat: Seat, legal: Placements
    ) -> None:
        x, y = middle(state.castles[seat].box)
        frame, start = legal.frame, 0
        for pose, origins in legal.ways:
            raw = origins.to_bytes(origins.bit_length() // 8 + 1, "little")
            cells = np.flatnonzero(np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little"))
            end = start + len(cells)
            found[start:end, 0] = (cells // frame.stride + frame.top - y) / HALF
            found[start:end, 1] = (cells % frame.stride + frame.left - x) / HALF
            found[start:end, 2] = pose.dark
            found[start:end, 3 + pose.turn] = 1
            start = end
        found[:start, 8 + _NUMBERS] = 1
        found[:start, -TILE_VALUES:] = self._tile(state, state.tile)

    def _tile(self, state: LudwigState, tile: int) -> tuple[float, ...]:
        return _printed(state.table.components.tiles[tile] if tile >= 0 else None)


@lru_cache(maxsize=1 << 10)
def _printed(tile: Any) -> tuple[float, ...]:
    return tile_values(tile)


def _tile_of(state: LudwigState, action: Action) -> int:
    """The tile that an action is about."""
    if isinstance(action, Buy):
        return state.market[action.slot]
    return int(action.tile) if isinstance(action, BuyCorridor) else state.tile


def _numbers(action: Action) -> list[float]:
    given = list(_flat(getattr(action, field.name) for field in fields(action)))[:_NUMBERS]  # type: ignore[arg-type]  # all are dataclasses
    return [*given, *[0.0] * (_NUMBERS - len(given))]


def _flat(values: Any) -> Iterator[float]:
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield value / 16
