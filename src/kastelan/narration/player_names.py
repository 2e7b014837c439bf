"""What the players of a table are called, and which of them is the reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kastelan.core.game import Game, Seat


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """The name of each seat. `you` is the reader's seat, if a single player reads."""

    game: Game
    names: tuple[str, ...]
    you: Seat | None = None

    def subject(self, seat: Seat) -> dict[str, str]:
        """The facts that a message about one player needs.

        Messages select their grammar by `$who`, which is `you` or `other`, and print `$name`.
        """
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def winners(self, seats: Sequence[Seat]) -> dict[str, str]:
        """The facts that a message about the winners needs: `$who` is `several` for a shared victory."""
        who = "several" if len(seats) > 1 else self.subject(seats[0])["who"]
        return {"who": who, "names": self.joined(seats)}

    def joined(self, seats: Iterable[Seat]) -> str:
        """The names of several players as a list."""
        return ", ".join(self.names[seat] for seat in seats)
