"""What a search remembers of a turn: how it is to go on, as long as the position is the one that was
expected, and how much of its budget is spent."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Turn
from kastelan.core.game import Seat, State, View

TABLES: Final = 64
"""So many turns are kept at once: a bot may sit at many tables."""


UNFORESEEN: Final = 0.1
"""The part of a budget that a turn may spend beyond it when it asks for more than was foreseen."""


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


class Ledger:
    """What was spent on each turn: one that asks more often than foreseen must not take much longer."""

    def __init__(self) -> None:
        self._turns: dict[Hashable, tuple[int, float]] = {}

    def left(self, turn: Hashable, whole: Budget) -> Budget:
        """What a turn may still spend of its budget, and a little more for what nobody could foresee."""
        return whole.part(1 + UNFORESEEN).without(*self._turns.get(turn, (0, 0.0)))

    def note(self, turn: Hashable, spent: Spent) -> None:
        """So much more was spent."""
        playouts, seconds = self._turns.pop(turn, (0, 0.0))
        self._turns[turn] = playouts + spent.playouts, seconds + spent.seconds
        while len(self._turns) > TABLES:
            del self._turns[next(iter(self._turns))]
