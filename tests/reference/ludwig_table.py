"""Castles of Mad King Ludwig the slow way: what lies on the table.

Everything lies in lists and dicts, tiles by their ids; the next card or tile of every pile comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.reference import ludwig_scoring as scoring
from tests.reference.ludwig_castle import Room, Row, TileRow, can_be_placed

TYPES = ["activity", "corridor", "downstairs", "food", "living", "outdoor", "sleeping", "utility"]
SIZES = ["100", "150", "200", "250", "300", "350", "400", "450", "500", "600"]


@dataclass
class Frame:
    """What one placement completed and is not settled: rooms, and how many even downstairs numbers."""

    rooms: list[int]
    even: int


@dataclass
class Laid:
    """One game: all that lies on the table, and whose decision it is."""

    tiles: dict[str, TileRow]
    order: list[str]  # all tile ids; hands, stacks being looked at and such are shown in this order
    favours: list[Row]
    cards: dict[str, Row]
    card_order: list[str]
    players: int
    corners: bool
    stacks: dict[str, list[str]]  # by size, and "hallway" and "stairs"
    deck: list[str]
    bonus_deck: list[str]
    hands: list[list[str]]
    market: dict[int, str | None]  # by price in thousands, in the order in which slots are filled
    shuffle: Callable[[list[str]], list[str]]
    draw: Callable[[int], int]  # a random seat of so many
    master: int  # -1 until all have foyers, from version 2 of the rules
    score: list[int]
    start: int | None = None  # the first master builder, where it is agreed
    cards_to_deal: list[str] = field(default_factory=list)  # when all have foyers; from version 2
    castles: list[list[Room]] = field(default_factory=list)
    coins: dict[int, int] = field(default_factory=dict)
    discards: list[str] = field(default_factory=list)
    on_deck: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    choices: dict[int, str] = field(default_factory=dict)
    step: str = "foyer"
    seat: int = 0
    round: int = 1
    last: bool = False
    extra: int = 0
    corridor_taken: bool = False
    frames: list[Frame] = field(default_factory=list)
    laid: list[int | None] = field(default_factory=list)
    in_hand: str | None = None
    downstairs_room: int | None = None
    looked: tuple[str, int] | None = None
    drawn: list[str] = field(default_factory=list)
    lines: list[scoring.Line] = field(default_factory=list)  # what the last move scored
    final: list[tuple[int, str, int]] = field(default_factory=list)  # seat, what, points

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def castle(self) -> list[Room]:
        return self.castles[self.seat]

    def placeable(self, tile: str) -> bool:
        return can_be_placed(self.castle, self.tiles[tile], self.corners)

    def add(self, lines: Sequence[scoring.Line]) -> None:
        self.lines += lines
        self.score[self.seat] += sum(points for _, points in lines)
