"""Kingdom Builder for a network: the map in planes, all else as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import COUNT, SIDE
from kastelan.core.lazy_actions import Choices
from kastelan.envs.encoder import NumberedActions
from kastelan.envs.parts import (
    Part,
    bits,
    choice,
    counted,
    each_seat,
    number,
    one_of,
    seat,
    spread_bits,
    turned,
)
from kastelan.games.kingdom.actions import ACTIONS, BUILD, LIFT, PUT, Build, Lift, Put, UseTile
from kastelan.games.kingdom.components import BUILDABLE, CARDS, DECK, KINDS, SETTLEMENTS, TERRAINS, Board
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.step_numbers import OVER

_BYTES: Final = COUNT // 8
_LOCATIONS: Final = 8
_KINDS_OF_ACTION: Final = (Build, Lift, Put, UseTile)


def _features() -> NDArray[np.float32]:
    rows = np.zeros((ACTIONS.size, 15), np.float32)
    for index, row in enumerate(rows):
        action = ACTIONS.action(index)
        if isinstance(action, Build | Lift | Put):
            row[5:7] = action.hex // SIDE / SIDE, action.hex % SIDE / SIDE
        if isinstance(action, UseTile):
            row[7 + action.kind] = 1
        row[_KINDS_OF_ACTION.index(type(action)) if type(action) in _KINDS_OF_ACTION else 4] = 1
    return rows


_ROWS: Final = _features()
_NUMBERS: Final[dict[Action, int]] = {ACTIONS.action(index): index for index in range(ACTIONS.size)}
_SHIFTS: Final = {id(BUILD): 0, id(LIFT): COUNT, id(PUT): 2 * COUNT}
_MASK_BYTES: Final = ACTIONS.size // 8 + 1


class KingdomEncoder(NumberedActions):
    """The encoder of a table of Kingdom Builder."""

    size = ACTIONS.size
    most_listed = COUNT + len(KINDS) + 1
    features = (
        "build",
        "lift",
        "put",
        "use a tile",
        "end the turn",
        "row",
        "column",
        *(f"use {kind}" for kind in KINDS),
    )
    table, rows = _NUMBERS, _ROWS
    derived = frozenset({"seat", "players", "lords_need_settlement", "gold", "outcome"})

    def __init__(self, state: State) -> None:
        players = state.players
        super().__init__(state, _parts(players))
        self.plane_names = (
            *TERRAINS,
            *(f"location {place}" for place in range(_LOCATIONS)),
            *(f"settlements of seat +{other}" for other in range(players)),
            "lifted",
        )
        self.planes = (len(self.plane_names), SIDE, SIDE)

    def picture(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        assert isinstance(state, KingdomState)
        own = state.own
        boards = [
            own[(seat + other) % self.players].to_bytes(_BYTES, "little") for other in range(self.players)
        ]
        boards.append((1 << state.lifted if state.lifted >= 0 else 0).to_bytes(_BYTES, "little"))
        return _unpacked(_map(state.board) + b"".join(boards)).reshape(self.planes)

    def mask(self, state: State, seat: Seat, legal: Sequence[Action]) -> NDArray[np.int8]:
        if not isinstance(legal, Choices):
            return super().mask(state, seat, legal)
        found = legal.places << _SHIFTS[id(legal.table)]
        for action in legal.more:
            found |= 1 << _NUMBERS[action]
        return _unpacked(found.to_bytes(_MASK_BYTES, "little"))[: self.size].view(np.int8)


def _unpacked(raw: bytes) -> NDArray[np.uint8]:
    return np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little")


@lru_cache(maxsize=1 << 10)
def _map(board: Board) -> bytes:
    """The planes that stay the same in a game."""
    places = [1 << location.hex for location in board.locations]
    empty = [0] * (_LOCATIONS - len(places))
    return b"".join(hexes.to_bytes(_BYTES, "little") for hexes in (*board.of, *places, *empty))


def _parts(players: int) -> tuple[Part, ...]:
    return (
        seat("turn", players, "seat"),
        seat("start", players, "table.start"),
        choice("step", OVER + 1),
        Part("lies", 4 * 16, _lies, lambda lies, _: [value for lie in lies for value in one_of(lie, 16)]),
        Part(
            "cards", len(CARDS), lambda state: state.table.cards, lambda cards, _: counted(cards, len(CARDS))
        ),
        each_seat("supply", players, SETTLEMENTS),
        Part("card of the turn", len(BUILDABLE), _turn_card, lambda card, _: one_of(card, len(BUILDABLE))),
        Part("own card", len(BUILDABLE), lambda state: state.hands, _own_card),
        Part("pile", 1, lambda state: state.pile, lambda pile, _: (len(pile) / len(DECK),)),
        _cards("discards"),
        _cards("removed"),
        Part("left", _LOCATIONS, lambda state: state.left, _left),
        _by_location("taken", players),
        _by_location("held", players),
        bits("ready", _LOCATIONS),
        number("built", 3),
        choice("kind", len(KINDS)),
    )


def _lies(state: KingdomState) -> tuple[int, ...]:
    return _lies_of(state.board)


@lru_cache(maxsize=1 << 10)
def _lies_of(board: Board) -> tuple[int, ...]:
    numbers = {kind: index for index, kind in enumerate(KINDS)}
    return tuple(2 * numbers[part] + turned_round for part, turned_round in board.lies)


def _turn_card(state: KingdomState) -> int:
    card = None if state.step == OVER else state.hands[state.seat]
    return -1 if card is None else card


def _own_card(hands: tuple[int | None, ...], me: Seat) -> list[float]:
    card = hands[me]
    return one_of(-1 if card is None else card, len(BUILDABLE))


def _cards(name: str) -> Part:
    def write(cards: Sequence[int], _: Seat) -> list[float]:
        return [count / 5 for count in counted(cards, len(BUILDABLE))]

    return Part(name, len(BUILDABLE), lambda state: getattr(state, name), write)


def _left(left: Sequence[int], _: Seat) -> list[float]:
    return [*(count / 2 for count in left), *[0.0] * (_LOCATIONS - len(left))]


def _by_location(name: str, players: int) -> Part:
    def write(values: Sequence[int], me: Seat) -> list[Any]:
        return [value for own in turned(values, me) for value in spread_bits(own, _LOCATIONS)]

    return Part(name, players * _LOCATIONS, lambda state: getattr(state, name), write)
