"""What a search remembers between the decisions of a turn: the rest of its plan, and the budget spent so
far."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Turn
from kastelan.core.game import Seat, State, View

MAX_TURNS: Final = 64
"""The number of turns that are remembered, because a bot may play at many tables at once."""

OVERDRAFT: Final = 0.1
"""The part of a turn's budget that it may spend in addition if it has more decisions than expected."""


class PlanMemory:
    """The rest of each planned turn, by the view that the seat expects when it decides next.

    If the position is another one, because something hidden was revealed, the plan is not found.
    """

    def __init__(self) -> None:
        self._rest: dict[View, Turn] = {}

    def recall(self, seen: State, seat: Seat) -> Turn | None:
        """Take out the plan for this position, if there is one."""
        return self._rest.pop(seen.view(seat), None) if self._rest else None

    def expect(self, seen: State, seat: Seat, turn: Turn) -> None:
        """Remember what follows the first action of a turn."""
        if len(turn) < 2:
            return
        after = seen.copy()
        after.apply(seat, turn[0])
        if seat in after.actors:
            # By view and not by state: hidden cards are dealt anew for each decision, but the view stays the
            # same.
            self._rest[after.view(seat)] = turn[1:]
        while len(self._rest) > MAX_TURNS:
            # Dicts keep the order of insertion, so this is the oldest plan.
            del self._rest[next(iter(self._rest))]


class TurnBudgets:
    """What each turn has spent, so that many decisions do not take much longer than one budget."""

    def __init__(self) -> None:
        self._turns: dict[Hashable, tuple[int, float]] = {}

    def left(self, turn: Hashable, whole: Budget) -> Budget:
        """What is left of a turn's budget, including the overdraft."""
        return whole.part(1 + OVERDRAFT).without(*self._turns.get(turn, (0, 0.0)))

    def note(self, turn: Hashable, spent: Spent) -> None:
        """Record what a decision has spent."""
        # Taken out and put back at the end, so that the first entry is the one not used for the longest time.
        playouts, seconds = self._turns.pop(turn, (0, 0.0))
        self._turns[turn] = playouts + spent.playouts, seconds + spent.seconds
        while len(self._turns) > MAX_TURNS:
            del self._turns[next(iter(self._turns))]
