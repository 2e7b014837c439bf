"""Naive Kingdom Builder, chapters Geometry and Words.

Hexes are (row, column) pairs in sets and dicts. Nothing is shared with the engine under test, not even the
board data.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

Hex = tuple[int, int]

SIDE: Final = 20
HALF: Final = 10
TERRAIN_OF_LETTER: Final = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flowers",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "K": "castle",
    "L": "location",
}
BUILDABLE: Final = {"grass", "canyon", "desert", "flowers", "forest"}
SPECIAL: Final = {"castle", "location"}
DIRECTIONS: Final = ("W", "E", "NW", "NE", "SW", "SE")
QUADRANT_ROWS: Final[dict[str, list[str]]] = json.loads(
    (Path(__file__).parent / "kingdom_boards.json").read_text(encoding="utf-8")
)


def step(place: Hex, direction: str) -> Hex | None:
    """The hex one step away in a direction, or None off the board (KB-GEO-2)."""
    row, col = place
    if row % 2 == 0:
        goals = {
            "W": (row, col - 1),
            "E": (row, col + 1),
            "NW": (row - 1, col - 1),
            "NE": (row - 1, col),
            "SW": (row + 1, col - 1),
            "SE": (row + 1, col),
        }
    else:
        goals = {
            "W": (row, col - 1),
            "E": (row, col + 1),
            "NW": (row - 1, col),
            "NE": (row - 1, col + 1),
            "SW": (row + 1, col),
            "SE": (row + 1, col + 1),
        }
    goal = goals[direction]
    return goal if goal[0] in range(SIDE) and goal[1] in range(SIDE) else None


def steps(place: Hex, direction: str, count: int) -> Hex | None:
    """The hex `count` steps away in one direction, or None off the board (KB-GEO-3)."""
    here: Hex | None = place
    for _ in range(count):
        if here is None:
            return None
        here = step(here, direction)
    return here


ALL_HEXES: Final = [(row, col) for row in range(SIDE) for col in range(SIDE)]
NEIGHBOURS: Final[dict[Hex, set[Hex]]] = {
    place: {beside for direction in DIRECTIONS if (beside := step(place, direction)) is not None}
    for place in ALL_HEXES
}


def touches(place: Hex, others: set[Hex]) -> bool:
    """Whether a hex is next to one of the others."""
    return any(beside in others for beside in NEIGHBOURS[place])


def on_edge(place: Hex) -> bool:
    """Whether a hex lies on the edge of the board (KB-GEO-6)."""
    row, col = place
    return row in (0, SIDE - 1) or col in (0, SIDE - 1)


def sector(place: Hex) -> int:
    """0 to 3: top left, top right, bottom left, bottom right (KB-GEO-5)."""
    row, col = place
    return 2 * (row // HALF) + col // HALF


def groups(settlements: set[Hex]) -> list[set[Hex]]:
    """The settlement areas: maximal connected sets."""
    found: list[set[Hex]] = []
    left = set(settlements)
    while left:
        group: set[Hex] = set()
        reached = [left.pop()]
        while reached:
            place = reached.pop()
            group.add(place)
            for beside in NEIGHBOURS[place]:
                if beside in left:
                    left.remove(beside)
                    reached.append(beside)
        found.append(group)
    return found


def name_of(place: Hex) -> str:
    """The name of a hex: (6, 7) is H7."""
    row, col = place
    return "ABCDEFGHIJKLMNOPQRST"[col] + str(row + 1)


def hex_named(name: str) -> Hex:
    """The hex of a name: H7 is (6, 7)."""
    return int(name[1:]) - 1, "ABCDEFGHIJKLMNOPQRST".index(name[0])


def terrain_named(card: str) -> str:
    """The terrain of a card given by its letter or by its name."""
    terrain = TERRAIN_OF_LETTER.get(card, card)
    assert terrain in BUILDABLE, card
    return terrain


def turned(rows: Sequence[str]) -> list[str]:
    """A quadrant turned by 180 degrees (KB-GEO-4)."""
    return ["".join(rows[9 - row][9 - col] for col in range(HALF)) for row in range(HALF)]


class Board:
    """Four quadrants laid as a rectangle: what is printed on the 400 hexes."""

    def __init__(self, quadrants: Sequence[tuple[str, bool]]) -> None:
        assert len(quadrants) == 4
        self.rows: list[str] = []  # 20 rows of 20 letters
        self.terrain: dict[Hex, str] = {}
        self.location_kind: dict[Hex, str] = {}
        laid = [turned(QUADRANT_ROWS[name]) if turn else QUADRANT_ROWS[name] for name, turn in quadrants]
        for row in range(SIDE):
            letters = ""
            for col in range(SIDE):
                slot = sector((row, col))
                letter = laid[slot][row % HALF][col % HALF]  # KB-GEO-5
                letters += letter
                self.terrain[row, col] = TERRAIN_OF_LETTER[letter]
                if letter == "L":
                    self.location_kind[row, col] = quadrants[slot][0]
            self.rows.append(letters)

    def hexes_of(self, *terrains: str) -> set[Hex]:
        """All hexes of these types, free or not."""
        return {place for place in ALL_HEXES if self.terrain[place] in terrains}
