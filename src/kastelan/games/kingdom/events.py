"""What happens in a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kastelan.core.game import Event, Seat
from kastelan.core.hexes import Hex


@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """Board, scoring cards and starting player are settled."""

    start: Seat
    lies: tuple[tuple[str, bool], ...]
    cards: tuple[int, ...]
    rule: str = "KB-SETUP-2"


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The player shows the card of the turn, or one that replaces it; None when there is none."""

    seat: Seat
    card: int | None
    rule: str = "KB-TURN-1"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """No free hex of the card's terrain is left: the card leaves the game."""

    seat: Seat
    card: int
    rule: str = "KB-BUILD-6"


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """The card of the turn goes to the discard pile."""

    seat: Seat
    card: int
    rule: str = "KB-TURN-8"


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discards become the new draw pile."""

    cards: int
    rule: str = "KB-TURN-9"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The player draws a card that the others do not see; None when it is hidden or when there was none."""

    seat: Seat
    card: int | None
    rule: str = "KB-TURN-8"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class SettlementBuilt(Event):
    """A settlement came from the supply to the board."""

    seat: Seat
    hex: Hex
    rule: str


@dataclass(frozen=True, slots=True)
class SettlementLifted(Event):
    """A settlement is taken up, to be put elsewhere."""

    seat: Seat
    hex: Hex
    rule: str


@dataclass(frozen=True, slots=True)
class SettlementMoved(Event):
    """A settlement left one hex for another."""

    seat: Seat
    origin: Hex
    hex: Hex
    rule: str


@dataclass(frozen=True, slots=True)
class TileUsed(Event):
    """A location tile is used."""

    seat: Seat
    kind: int
    rule: str = "KB-TURN-3"


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """The player takes a tile from a location hex."""

    seat: Seat
    kind: int
    hex: Hex
    rule: str = "KB-TILE-1"


@dataclass(frozen=True, slots=True)
class TileLost(Event):
    """No own settlement is left next to the location: the tile leaves the game."""

    seat: Seat
    kind: int
    hex: Hex
    rule: str = "KB-TILE-5"


@dataclass(frozen=True, slots=True)
class LastRoundCalled(Event):
    """A supply is empty: this round is the last."""

    seat: Seat
    rule: str = "KB-END-1"


@dataclass(frozen=True, slots=True)
class GoldShifted(Event):
    """By how much the gold of a seat for a card, or with None for castles, would change; only in previews."""

    seat: Seat
    card: int | None
    gold: int
    rule: str


@dataclass(frozen=True, slots=True)
class GoldScored(Event):
    """Gold at the end of the game for a card, or for the castles with None."""

    seat: Seat
    card: int | None
    gold: int
    rule: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str = "KB-END-5"
