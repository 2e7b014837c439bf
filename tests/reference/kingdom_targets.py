"""Naive Kingdom Builder, where a settlement may go: KB-BUILD-1 to 5 and KB-LOC."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.reference.kingdom_board import BUILDABLE, DIRECTIONS, Board, Hex, on_edge, steps, touches


@dataclass
class Position:
    """What the building rules depend on: the board, own settlements, all settlements, the card."""

    board: Board
    own: set[Hex]
    occupied: set[Hex]
    card: str | None

    def without(self, lifted: Hex) -> Position:
        """The position with one own settlement lifted (KB-LOC-BARN-2)."""
        return Position(self.board, self.own - {lifted}, self.occupied - {lifted}, self.card)


def free(position: Position, terrains: set[str]) -> set[Hex]:
    """The free hexes of these terrains (KB-BUILD-1)."""
    return {place for place in position.board.hexes_of(*terrains) if place not in position.occupied}


def adjacent_if_possible(candidates: set[Hex], own: set[Hex]) -> set[Hex]:
    """The candidates next to own settlements; all candidates if none is (KB-BUILD-3)."""
    adjacent = {place for place in candidates if touches(place, own)}
    return adjacent if adjacent else candidates


def on_the_card(position: Position) -> set[Hex]:
    """Targets of the mandatory action and of the oracle (KB-TURN-2, KB-LOC-ORACLE-1)."""
    if position.card is None:  # KB-BUILD-7
        return set()
    return adjacent_if_possible(free(position, {position.card}), position.own)


def farm(position: Position) -> set[Hex]:
    """Grass (KB-LOC-FARM-1)."""
    return adjacent_if_possible(free(position, {"grass"}), position.own)


def oasis(position: Position) -> set[Hex]:
    """Desert (KB-LOC-OASIS-1)."""
    return adjacent_if_possible(free(position, {"desert"}), position.own)


def tower(position: Position) -> set[Hex]:
    """Buildable hexes on the edge of the board (KB-LOC-TOWER-1, 2)."""
    candidates = {place for place in free(position, BUILDABLE) if on_edge(place)}
    return adjacent_if_possible(candidates, position.own)


def tavern(position: Position) -> set[Hex]:
    """The free buildable hexes that follow on a straight line of 3 own settlements (KB-LOC-TAVERN-1 to 3)."""
    targets = set()
    for place in free(position, BUILDABLE):
        for direction in DIRECTIONS:
            if all(steps(place, direction, count) in position.own for count in (1, 2, 3)):
                targets.add(place)
    return targets


def barn(position: Position, lifted: Hex) -> set[Hex]:
    """A hex of the card's terrain, judged with the settlement lifted (KB-LOC-BARN-1 to 3)."""
    return on_the_card(position.without(lifted)) - {lifted}


def harbor(position: Position, lifted: Hex) -> set[Hex]:
    """A water hex, judged with the settlement lifted (KB-LOC-HARBOR-1)."""
    after = position.without(lifted)
    return adjacent_if_possible(free(after, {"water"}), after.own) - {lifted}


def paddock(position: Position, lifted: Hex) -> set[Hex]:
    """A free buildable hex two steps away in a straight line (KB-LOC-PADDOCK-1 to 3)."""
    open_hexes = free(position, BUILDABLE)
    goals = [steps(lifted, direction, 2) for direction in DIRECTIONS]
    return {goal for goal in goals if goal is not None and goal in open_hexes}


BUILDING_TILES: Final[dict[str, Callable[[Position], set[Hex]]]] = {
    "oracle": on_the_card,
    "farm": farm,
    "oasis": oasis,
    "tower": tower,
    "tavern": tavern,
}
MOVING_TILES: Final[dict[str, Callable[[Position, Hex], set[Hex]]]] = {
    "barn": barn,
    "harbor": harbor,
    "paddock": paddock,
}
