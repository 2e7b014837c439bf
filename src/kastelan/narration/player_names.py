"""Who is spoken of."""

from __future__ import annotations

from dataclasses import dataclass

from kastelan.core.game import Game, Seat


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """The names at the table, and which seat is the reader's if just one person reads."""

    game: Game
    names: tuple[str, ...]
    you: Seat | None = None

    def who(self, seat: Seat) -> dict[str, str]:
        """The facts with which messages speak of a seat: `$who` is `you` or `other`, `$name` the name."""
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}
