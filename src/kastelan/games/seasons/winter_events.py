"""What the winter cards cause (section 11 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kastelan.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class WinterCardRevealed(Event):
    """The starting player turns up a winter card."""

    seat: Seat
    card: int
    rule: str = "CS-WINTER-GEN-2"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class HelperTakenBack(Event):
    """A player takes a trader-helper back because the toll cannot be paid."""

    seat: Seat
    spot: int
    rule: str = "CS-WINTER-TAVERN-4"


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """A card is shown and leaves the game."""

    seat: Seat
    card: int
    from_hand: bool
    rule: str


@dataclass(frozen=True, slots=True)
class StonesGiven(Event):
    """Own stone went to the stock and bars to the forge, for the collapsed wall."""

    seat: Seat
    stones: int
    bars: int
    rule: str = "CS-WINTER-WALL-1"


@dataclass(frozen=True, slots=True)
class StakeLaid(Event):
    """A suitor lays a piece or a taler before the Castle Maiden."""

    seat: Seat
    stake: int
    rule: str


@dataclass(frozen=True, slots=True)
class SuitorLeft(Event):
    """A player stops courting the Castle Maiden."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class MaidenWon(Event):
    """The only suitor wins the Castle Maiden."""

    seat: Seat
    rule: str = "CS-WINTER-MAIDEN-3"


@dataclass(frozen=True, slots=True)
class StakeShared(Event):
    """A player takes a piece or a taler of what lay before the Castle Maiden."""

    seat: Seat
    stake: int
    rule: str = "CS-WINTER-MAIDEN-4"


@dataclass(frozen=True, slots=True)
class MaidenLeft(Event):
    """Without any suitor the Castle Maiden leaves the game."""

    rule: str = "CS-WINTER-MAIDEN-5"
