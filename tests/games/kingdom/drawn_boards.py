"""Boards drawn in text, for rules that a handful of hexes shows best.

    drawn(
        ". m .",
        " A m .",
    )

One word for each hex, from the top left corner of the board on: a letter for the terrain (g c d f t w m,
k castle, l location), a point for plain grass, A to D for a settlement on grass, `Aw` for one on water,
and so on. What is not drawn is grass. A blank in front of the odd rows shows how they lie and means nothing.
"""

from __future__ import annotations

from typing import Final

from kastelan.core.hexes import BIT, BOARD, EDGE, NEAR, SIDE, Hexes, each
from kastelan.games.kingdom.components import (
    BUILDABLE,
    CASTLE,
    GRASS,
    LOCATION,
    TAVERN,
    TERRAINS,
    Board,
    Lie,
    Location,
)
from tests.games.kingdom.tables import Place, Table, table

LETTERS: Final = dict(zip("gcdftwmkl", range(len(TERRAINS)), strict=True))
PLAIN: Final[tuple[Lie, ...]] = (("tavern", False), ("paddock", False), ("oasis", False), ("farm", False))


def drawn(*rows: str, card: str = "grass", tiles: tuple[Place, ...] = ()) -> Table:
    """A table with the settlements and hexes that are drawn; A has the turn. Locations are taverns."""
    of = [0] * len(TERRAINS)
    settled: list[set[Place]] = [set(), set(), set(), set()]
    for row, words in enumerate(rows):
        for column, word in enumerate(words.split()):
            seat, letter = _read(word)
            of[LETTERS[letter]] |= BIT[SIDE * row + column]
            if seat is not None:
                settled[seat].add((row, column))
    of[GRASS] |= BOARD & ~sum(of)
    players = max(2, 1 + max((seat for seat, places in enumerate(settled) if places), default=0))
    a, b, c, d = settled
    return table(card=card, players=players, a=a, b=b, c=c, d=d, tiles=tiles, board=_board(tuple(of)))


def _read(word: str) -> tuple[int | None, str]:
    """The seat, if any, and the terrain letter of a word."""
    seat = "ABCD".index(word[0]) if word[0] in "ABCD" else None
    letter = word.lstrip("ABCD").replace(".", "g") or "g"
    return seat, letter


def _board(of: tuple[Hexes, ...]) -> Board:
    buildable = sum(of[terrain] for terrain in BUILDABLE)
    locations = tuple(Location(h, TAVERN, NEAR[h]) for h in each(of[LOCATION]))
    beside_location = 0
    for location in locations:
        beside_location |= location.near
    special = of[CASTLE] | of[LOCATION]
    edge = buildable & EDGE
    return Board(PLAIN, of, buildable, edge, special, beside_location, locations)


def settled_rows(picture: str) -> list[set[Place]]:
    """The settlements of four players on a whole board, drawn as twenty rows of points and digits."""
    rows = picture.split()
    assert [len(row) for row in rows] == [SIDE] * SIDE
    return [
        {(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == digit}
        for digit in "1234"
    ]
