"""The rest of a chosen turn, kept as long as the position is the one that was expected."""

from __future__ import annotations

from typing import Final

from kastelan.bots.search.knowledge import Turn
from kastelan.core.game import Seat, State, View

TABLES: Final = 64
"""So many turns are kept at once: a bot may sit at many tables."""


class Plans:
    """What was meant to follow, by what the seat expects to see then."""

    def __init__(self) -> None:
        self._rest: dict[View, Turn] = {}

    def recall(self, seen: State, seat: Seat) -> Turn | None:
        """The rest of the turn if this is how it was to go on; it is forgotten by that."""
        return self._rest.pop(seen.view(seat), None) if self._rest else None

    def expect(self, seen: State, seat: Seat, turn: Turn) -> None:
        """Keep what follows the first action of a turn."""
        if len(turn) < 2:
            return
        after = seen.copy()
        after.apply(seat, turn[0])
        if seat in after.actors:
            self._rest[after.view(seat)] = turn[1:]
        while len(self._rest) > TABLES:
            del self._rest[next(iter(self._rest))]
