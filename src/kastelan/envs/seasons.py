"""A Castle for All Seasons for a network: one plane with the castle, all else as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kastelan.core.game import Action, Seat, State
from kastelan.envs.encoder import NumberedActions
from kastelan.envs.parts import (
    Part,
    bits,
    choice,
    counted,
    each_seat,
    number,
    one_of,
    row,
    rows,
    seat,
    seats,
    spread_bits,
    turned,
)
from kastelan.games.seasons import actions
from kastelan.games.seasons.actions import Select, action_space
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    POSITIONS,
    RESOURCES,
    SPOTS,
    STAKES,
    WINTER_CARDS,
)
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import OVER

_WORKER: Final = 4
_ENTERABLE: Final = len(BUILDINGS) + 2
"""The buildings, and the two winter cards where helpers are placed."""

_KINDS: Final[tuple[type[Action], ...]] = tuple(
    kind
    for kind in vars(actions).values()
    if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
)
_NUMBERS_PER_ACTION: Final = 6
_LYING: Final = 3 * (2 + len(RESOURCES))
"""Of each seat: for each Worker card its place in the order, its worth being asked for, and its pieces."""


class SeasonsEncoder(NumberedActions):
    """The encoder of a table of A Castle for All Seasons."""

    size = action_space().size
    most_listed = 512
    features = (
        *(kind.__name__ for kind in _KINDS),
        *(f"number {place}" for place in range(_NUMBERS_PER_ACTION + 8)),
    )
    derived = frozenset(
        {
            "seat",
            "players",
            "rounds",
            "winter",
            "keep_counts_unbuilt",
            "components",
            "scores",
            "outcome",
            "actors",
        }
    )

    def __init__(self, state: State) -> None:
        super().__init__(state, _parts(state.players))
        self.plane_names = tuple(f"helpers of seat +{other}" for other in range(state.players))
        self.planes = (state.players, 4, POSITIONS // 4)
        self.table, self.rows = _actions()

    def picture(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        assert isinstance(state, SeasonsState)
        found = bytearray(self.players * POSITIONS)
        for place, owner in enumerate(state.castle):
            if owner >= 0:
                found[(owner - seat) % self.players * POSITIONS + place] = 1
        return np.frombuffer(found, np.uint8).reshape(self.planes)


@cache
def _actions() -> tuple[dict[Action, int], NDArray[np.float32]]:
    """The number of every action, and its features: its kind, and its numbers one after the other."""
    space = action_space()
    table = {space.action(index): index for index in range(space.size)}
    found = np.zeros((space.size, len(SeasonsEncoder.features)), np.float32)
    for action, index in table.items():
        found[index, _KINDS.index(type(action))] = 1
        for place, value in enumerate(_numbers(action)):
            found[index, len(_KINDS) + place] = value
    return table, found


def _numbers(action: Action) -> Iterator[float]:
    if isinstance(action, Select):
        yield from spread_bits(action.cards, len(CARDS))
        return
    yield from [0.0] * len(CARDS)
    given = [getattr(action, field.name) for field in fields(action)]  # type: ignore[arg-type]  # all are dataclasses
    for value in given:
        yield from (part / 8 for part in (value if isinstance(value, tuple) else (value,)))


def _parts(players: int) -> tuple[Part, ...]:
    buildings = len(BUILDINGS)
    return (
        seat("turn", players, "seat"),
        Part(
            "order",
            players,
            lambda state: state.order,
            lambda order, me: one_of((order[0] - me) % players, players),
        ),
        choice("step", OVER + 1),
        number("round", 10),
        each_seat("vp", players, 60),
        each_seat("talers", players, 20),
        rows("supply", players, len(RESOURCES), 8),
        each_seat("helpers", players, 8),
        *_cards(players),
        seats("barred", players),
        seats("pinned", players),
        number("bank", 50),
        row("stock", len(RESOURCES), 15),
        row("tower", len(RESOURCES), 8),
        number("forge", 5),
        Part("lying", players * _LYING, lambda state: (state.lying, state.asked), _lying(players)),
        Part("wagons", players * len(SPOTS), lambda state: state.wagons, _owners(players)),
        bits("fresh", len(SPOTS)),
        Part("castle", players * POSITIONS, lambda state: state.castle, _owners(players)),
        row("templates", buildings, 4),
        each_seat("built", players, 4),
        Part("entered", players * _ENTERABLE, lambda state: state.entered, _sets(_ENTERABLE)),
        Part("queue", players * players, lambda state: state.queue, _queue(players)),
        choice("card", len(CARDS)),
        number("builds", 4),
        number("placements", 4),
        choice("building", buildings),
        number("asked", 8),
        number("sale", 20),
        choice("kind", len(RESOURCES)),
        number("turned_in", 8),
        Part(
            "unseen",
            len(WINTER_CARDS),
            lambda state: sorted(state.pile),
            lambda pile, _: counted(pile, len(WINTER_CARDS)),
        ),
        seat("innkeeper", players),
        number("tavern", 10),
        each_seat("granary", players, 3),
        choice("maiden", 3),
        seats("suitors", players),
        row("stakes", len(STAKES), 8),
    )


def _cards(players: int) -> Iterator[Part]:
    """Hands, discards and selected cards; while these lie face down, a hand is shown together with them."""
    cards = len(CARDS)

    def held(read: tuple[bool, Any, Any], me: Seat) -> Sequence[float]:
        secret, hands, selected = read
        shown = [hand | lying for hand, lying in zip(hands, selected, strict=True)] if secret else hands
        return _sets(cards)(shown, me)

    def chosen(read: tuple[bool, Any, Any], me: Seat) -> Sequence[float]:
        secret, _, selected = read
        shown = [own if not secret or other == me else 0 for other, own in enumerate(selected)]
        return [*_sets(cards)(shown, me), *(float(own != 0) for own in turned(selected, me))]

    def lying(state: SeasonsState) -> tuple[bool, Any, Any]:
        return state.face_down, state.hands, state.selected

    yield Part("held", players * cards, lying, held)
    yield Part("selected", players * (cards + 1), lying, chosen)
    yield Part("discards", players * cards, lambda state: state.discards, _sets(cards))


def _sets(size: int) -> Callable[[Sequence[int], Seat], list[float]]:
    return lambda values, me: [value for own in turned(values, me) for value in spread_bits(own, size)]


def _owners(players: int) -> Any:
    return lambda owners, me: [
        value for owner in owners for value in one_of((owner - me) % players if owner >= 0 else -1, players)
    ]


def _queue(players: int) -> Any:
    """Who decides next, at most every seat once."""

    def write(queue: Sequence[Seat], me: Seat) -> list[float]:
        waiting = [(other - me) % players for other in queue[:players]] + [-1] * (players - len(queue))
        return [value for other in waiting for value in one_of(other, players)]

    return write


def _lying(players: int) -> Any:
    def write(read: tuple[Any, int], me: Seat) -> list[float]:
        lying, asked = read
        found = [0.0] * (players * _LYING)
        for place, (owner, card, pieces) in enumerate(lying):
            at = ((owner - me) % players * 3 + card - _WORKER) * (2 + len(RESOURCES))
            found[at : at + 2] = (place + 1) / 8, float(asked >> place & 1)
            found[at + 2 : at + 2 + len(RESOURCES)] = [count / 8 for count in pieces]
        return found

    return write
