"""The lines of a table's log: the truth that everything else is rebuilt from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Seat

MOVE: Final = "move"
UNDO: Final = "undo"  # word: how many moves remain
ASK: Final = "ask"  # word: how many moves would remain if all agree
AGREE: Final = "agree"
REFUSE: Final = "refuse"
STAND_IN: Final = "standin"  # word: the bot that plays for the seat from now on
RETURN: Final = "return"
VOTE: Final = "vote"  # word: the seat for which a bot shall play, because its player is gone


@dataclass(frozen=True, slots=True)
class Entry:
    """One line. `at` never runs backwards; `spent` is the thinking time it took off the seat's clock."""

    seq: int
    kind: str
    seat: Seat
    word: str
    client: str
    at: int
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position on the way, so that loading a table need not play all of it again."""

    seq: int
    moves: int
    position: str


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that were not taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append(entry)
        elif entry.kind == UNDO:
            del moves[int(entry.word) :]
    return moves


def usable(snapshots: Sequence[Snapshot], entries: Sequence[Entry]) -> Snapshot | None:
    """The newest snapshot that no later taking back reaches behind."""
    for snapshot in sorted(snapshots, key=lambda snapshot: snapshot.seq, reverse=True):
        later = (int(entry.word) for entry in entries if entry.kind == UNDO and entry.seq > snapshot.seq)
        if snapshot.seq <= len(entries) and all(moves >= snapshot.moves for moves in later):
            return snapshot
    return None
