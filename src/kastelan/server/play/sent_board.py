"""The fields of a board as they are sent, and which of them a reader has already."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from msgspec import UNSET, Raw

from kastelan.server.wire.presented import Board
from kastelan.server.wire.scalars import encode, encoded_before


class SentBoard(NamedTuple):
    """What is remembered of the board of the position with the number `seq`: a hash of each field.

    Whole boards of a thousand tables would take too much memory.
    """

    seq: int
    hashes: array[int]


class Fields:
    """The fields of a board by name, each encoded; those that are the very same values as in a board that was
    encoded before are taken from there."""

    __slots__ = ("_hashes", "_values", "board")

    def __init__(self, board: Board, like: Fields | None = None) -> None:
        self.board = board
        self._values: dict[str, bytes] = (
            _encoded(board) if like is None else _encoded_like(board, like.board, like._values)
        )
        # 64 bits with a secret key: different values do not have the same hash, by chance or by design. Bytes
        # remember their hash, so values that were taken over cost nothing.
        self._hashes = array("q", map(hash, self._values.values()))

    def whole(self) -> Board:
        """The board."""
        return _board(self._values)

    def since(self, board: SentBoard) -> Board | None:
        """The fields that differ from an earlier board; None if that one had others."""
        if len(self._hashes) != len(board.hashes):
            return None
        found = zip(self._values.items(), board.hashes, self._hashes, strict=True)
        return _board({name: value for (name, value), before, now in found if now != before})

    def sent(self, seq: int) -> SentBoard:
        """What is remembered once this board was sent."""
        return SentBoard(seq, self._hashes)


def _encoded(board: Board) -> dict[str, bytes]:
    values = ((name, getattr(board, name)) for name in board.__struct_fields__)
    return {name: encode(value) for name, value in values if value is not UNSET}


def _encoded_like(board: Board, other: Board, known: dict[str, bytes]) -> dict[str, bytes]:
    found = {}
    for name in board.__struct_fields__:
        value = getattr(board, name)
        if value is getattr(other, name):
            if name in known:
                found[name] = known[name]
        elif value is not UNSET:
            found[name] = encode(value)
    return found


def _board(values: dict[str, bytes]) -> Board:
    return encoded_before(encode({name: Raw(value) for name, value in values.items()}), Board)
