"""Clocks, kept by the server: time for each decision, for the whole game, or both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kastelan.core.game import Seat
from kastelan.server.people.quiet_hours import Rest


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may think, in seconds; None is without limit."""

    move: int | None = None
    game: int | None = None

    def left(self, spent: int) -> int | None:
        """Milliseconds for the decision that begins now, of a seat that has `spent` some before."""
        limits = []
        if self.move is not None:
            limits.append(1000 * self.move)
        if self.game is not None:
            # With no time left, the deadline is when the decision begins, and never before that.
            limits.append(max(0, 1000 * self.game - spent))
        return min(limits) if limits else None


class Watch:
    """Since when each seat has been thinking, and the time that it has used; quiet hours do not count."""

    __slots__ = ("clock", "rests", "since", "spent")

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.spent = [0] * players
        # By seat, and only for seats that have to decide: milliseconds since 1970.
        self.since: dict[Seat, int] = {}
        self.rests: Mapping[Seat, Rest] = {}

    def turn(self, actors: tuple[Seat, ...], now: int, mover: Seat | None) -> None:
        """From now on these seats think; a seat whose decision is still open keeps its beginning."""
        self.since = {
            seat: now if seat == mover or seat not in self.since else self.since[seat] for seat in actors
        }

    def thought(self, seat: Seat, now: int) -> int:
        """Milliseconds that a seat has been thinking."""
        if seat not in self.since:
            return 0
        rest = self.rests.get(seat)
        return rest.awake(self.since[seat], now) if rest else max(0, now - self.since[seat])

    def ends(self, seat: Seat, since: int, left: int) -> int:
        """When a seat that began to think at `since` will have thought for `left` milliseconds."""
        rest = self.rests.get(seat)
        return rest.ends(since, left) if rest else since + left

    def deadlines(self) -> dict[Seat, int]:
        """When each thinking seat's time runs out."""
        found = {}
        for seat, since in self.since.items():
            left = self.clock.left(self.spent[seat])
            if left is not None:
                found[seat] = self.ends(seat, since, left)
        return found
