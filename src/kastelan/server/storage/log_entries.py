"""Entries of a table's move log, the single source of truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Seat

MOVE: Final = "move"
UNDO: Final = "undo"  # word: the number of moves that remain
ASK: Final = "ask"  # word: the number of moves that would remain
AGREE: Final = "agree"
REFUSE: Final = "refuse"
STAND_IN: Final = "standin"  # word: the bot that takes over the seat
RETURN: Final = "return"
VOTE: Final = "vote"  # word: the seat of an absent player that a bot should take over


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry. `at` never decreases; `spent` is the time taken off the seat's clock."""

    seq: int
    kind: str
    seat: Seat
    word: str
    client: str
    at: int
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A stored position, so that loading a long game need not replay all of it."""

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
    """The newest snapshot that no later undo goes behind."""
    for snapshot in sorted(snapshots, key=lambda snapshot: snapshot.seq, reverse=True):
        later = (int(entry.word) for entry in entries if entry.kind == UNDO and entry.seq > snapshot.seq)
        # Numbers have no gaps, so the length is the number of the last entry.
        if snapshot.seq <= len(entries) and all(moves >= snapshot.moves for moves in later):
            return snapshot
    return None
