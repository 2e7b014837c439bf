"""Naive A Castle for All Seasons: the pieces on the table, chapter Setup, and how players are asked.

The rules are generators called scripts: a chapter runs from top to bottom and yields a question wherever a
player decides.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict, TypeVar


class Resource(TypedDict):
    """A kind of piece."""

    count: int
    value: int


class Building(TypedDict):
    """A building with the fees of its positions."""

    templates: int
    cost: int
    points: int
    positions: dict[str, int]


class Spot(TypedDict):
    """A wagon or the rider."""

    resource: str
    symbols: int


_FILE = json.loads(Path(__file__).with_name("seasons_components.json").read_text(encoding="utf-8"))
RESOURCES: dict[str, Resource] = _FILE["resources"]
BUILDINGS: dict[str, Building] = _FILE["buildings"]
SPOTS: dict[str, Spot] = _FILE["symbols"]
WORKERS: dict[str, dict[str, int]] = _FILE["workers"]
RANKS: list[list[str]] = _FILE["ranks"]
CARDS = [card for rank in RANKS for card in rank]
ROUNDS: dict[str, int] = _FILE["rounds"]
HELPERS: dict[str, int] = _FILE["helpers"]
CARDS_PLAYED: dict[str, int] = _FILE["cards_played"]
WINTER_MARKS: list[int] = _FILE["winter_marks"]
TALERS: int = _FILE["talers"]
KINDS = [
    "sand",
    "wood",
    "brick",
    "stone",
]  # these pay for buildings; silver is not a kind (CS-SILVER-1)
WAGONS = ["sand", "wood", "brick", "stone"]
LETTERS = "ABCD"

T = TypeVar("T")
Question = dict[int, set[str]]
"""For each seat that has to decide, the words it may answer with."""
Script = Generator[Question, tuple[int, str], T]
"""A chapter of the rules: it yields questions, receives a seat and a word each time, and returns a result."""


class IllegalMoveError(Exception):
    """The move is not legal."""


@dataclass
class Player:
    """What a player owns (CS-SETUP-5)."""

    helpers: int
    vp: int = 0
    talers: int = 3
    pieces: Counter[str] = field(default_factory=lambda: Counter(sand=1, wood=1))
    hand: list[str] = field(default_factory=lambda: list(CARDS))
    selected: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    built: int = 0  # buildings in this round
    entered: set[str] = field(default_factory=set)  # buildings where the player placed a helper in this round
    turned_in: int = 0  # pieces, at the Palace


class Table:
    """All pieces and cards of a game."""

    def __init__(
        self,
        players: int,
        start: int = 0,
        pile: Sequence[str] = (),
        keep_counts_unbuilt: bool = False,
        maiden_waits: bool = False,
    ) -> None:
        assert 2 <= players <= 4  # CS-SETUP-1
        self.keep_counts_unbuilt = keep_counts_unbuilt  # CS-AMB-2
        self.maiden_waits = maiden_waits  # CS-AMB-24
        self.players = [Player(HELPERS[str(players)]) for _ in range(players)]
        self.start = start
        self.round = 1
        self.rounds = ROUNDS[str(players)]
        self.track = self.rounds  # talers on it (CS-SETUP-2)
        self.tower = Counter(sand=1, wood=1, brick=1, stone=1, silver=1)  # CS-SETUP-3
        self.stock = Counter(  # CS-SETUP-6
            {
                kind: row["count"] - self.tower[kind] - sum(player.pieces[kind] for player in self.players)
                for kind, row in RESOURCES.items()
            }
        )
        self.bank = TALERS - self.track - sum(player.talers for player in self.players)  # CS-SETUP-7
        self.forge = 0
        self.templates = Counter({name: row["templates"] for name, row in BUILDINGS.items()})  # CS-SETUP-4
        self.wagons: dict[str, int | None] = dict.fromkeys(SPOTS)
        self.fresh: set[str] = set()  # spots whose helper was placed in this round (CS-CHAR-TRADER-4)
        self.castle: dict[str, int | None] = {
            position: None for row in BUILDINGS.values() for position in row["positions"]
        }
        self.worker_cards: dict[tuple[int, str], Counter[str]] = {}  # pieces on them, by owner and card

        self.pile = list(pile)  # winter cards, the next one first
        self.in_play: set[str] = set()  # winter cards with a lasting effect
        self.innkeeper: int | None = None
        self.tavern_talers = 0
        self.granary: list[int] = []  # the owners of the helpers on it
        self.suitors: list[int] = []
        self.courted = False  # whether the first courting turn is over
        self.stakes: Counter[str] = Counter()
        self.scoring = False  # whether the final scoring has begun
        self.gone_talers = 0  # turned into VP at the Market (CS-SCORE-MARKET-1)
        self.gone_pieces: Counter[str] = Counter()  # turned into VP at the Palace (CS-AMB-31)

    def seat_order(self) -> list[int]:
        """Clockwise from the current starting player."""
        return [(self.start + place) % len(self.players) for place in range(len(self.players))]

    def is_built(self, building: str) -> bool:
        """Whether its template is used, or it never had one. Buildings with positions have one template."""
        return self.templates[building] == 0

    def take_from_bank(self, seat: int, talers: int) -> None:
        """Take talers, or as many as the bank has (CS-SHORT-1)."""
        paid = min(talers, self.bank)
        self.bank -= paid
        self.players[seat].talers += paid

    def pay_to_bank(self, seat: int, talers: int) -> None:
        """Pay talers, which the player must have."""
        assert self.players[seat].talers >= talers
        self.players[seat].talers -= talers
        self.bank += talers


def move(source: Counter[str], target: Counter[str], kind: str, number: int = 1) -> None:
    """Move pieces of a kind from one place to another."""
    assert 0 <= number <= source[kind]
    source[kind] -= number
    target[kind] += number


def ask(seat: int, words: Iterable[str]) -> Script[str]:
    """Ask one player; no question is asked where passing is the only choice."""
    words = set(words)
    if words <= {"pass"}:
        return "pass"
    asked, word = yield {seat: words}
    assert asked == seat
    return word


def amounts(pieces: Counter[str]) -> str:
    """Pieces in words: `4sand+1brick`."""
    return "+".join(f"{pieces[kind]}{kind}" for kind in RESOURCES if pieces[kind]) or "nothing"


def pieces_named(words: str) -> Counter[str]:
    """Parse what `amounts` wrote."""
    pieces: Counter[str] = Counter()
    for part in words.split("+"):
        for kind in RESOURCES:
            if part.endswith(kind):
                pieces[kind] += int(part.removesuffix(kind))
    return pieces


def answered(script: Script[T], *answers: tuple[int, str]) -> T:
    """The result of a chapter for these answers, all of which it must use."""
    left = list(answers)
    try:
        question = next(script)
        while True:
            seat, word = left.pop(0)
            if word not in question.get(seat, set()):
                raise IllegalMoveError(seat, word, question)
            question = script.send((seat, word))
    except StopIteration as end:
        assert not left
        result: T = end.value
        return result
