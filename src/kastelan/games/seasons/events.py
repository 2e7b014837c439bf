"""What happens in a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kastelan.core.game import Event, Seat
from kastelan.games.seasons.components import Pieces


@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """The game is set up and the first starting player drawn."""

    start: Seat
    winter: bool
    rule: str = "CS-SETUP-8"


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; the starting player takes the talers of its space."""

    round: int
    seat: Seat
    talers: int
    rule: str = "CS-ROUND-2"


@dataclass(frozen=True, slots=True)
class CardsSelected(Event):
    """The player has put cards face down; None for those who may not see them."""

    seat: Seat
    cards: int | None
    rule: str = "CS-ROUND-3"

    def seen_by(self, seat: Seat | None) -> CardsSelected:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All selected cards are turned up: bits of cards by seat."""

    cards: tuple[int, ...]
    rule: str = "CS-ROUND-5"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class WorkerSupplied(Event):
    """Pieces of the stock come to lie on a Worker card."""

    seat: Seat
    card: int
    pieces: Pieces
    rule: str


@dataclass(frozen=True, slots=True)
class CardOpened(Event):
    """A card is resolved."""

    seat: Seat
    card: int
    rule: str = "CS-ROUND-7"


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The player does nothing, or nothing more, of what this rule allows."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class TalersGained(Event):
    """Talers come to a player from the bank, the Tavern or the Castle Maiden."""

    seat: Seat
    talers: int
    source: str
    rule: str


@dataclass(frozen=True, slots=True)
class TalersPaid(Event):
    """A player pays talers to the bank or lays them on a winter card."""

    seat: Seat
    talers: int
    target: str
    rule: str


@dataclass(frozen=True, slots=True)
class TalersGiven(Event):
    """A player pays another player."""

    seat: Seat
    to: Seat
    talers: int
    rule: str


@dataclass(frozen=True, slots=True)
class HelperStationed(Event):
    """A helper is placed at a wagon or the rider."""

    seat: Seat
    spot: int
    origin: int
    rule: str


@dataclass(frozen=True, slots=True)
class HelperDisplaced(Event):
    """A trader-helper goes back to its owner's supply."""

    seat: Seat
    spot: int
    by: Seat
    rule: str = "CS-CHAR-TRADER-5"


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """A trader-helper yields pieces to its owner and to the defence tower."""

    seat: Seat
    spot: int
    pieces: int
    to_tower: int
    rule: str


@dataclass(frozen=True, slots=True)
class TowerEmptied(Event):
    """All pieces of a kind go from the defence tower to a player."""

    seat: Seat
    kind: int
    pieces: int
    rule: str = "CS-CHAR-BRICKLAYER-1"


@dataclass(frozen=True, slots=True)
class SaleAsked(Event):
    """A player wants to buy the last piece of a Worker card, which needs its owner's consent."""

    seat: Seat
    owner: Seat
    card: int
    kind: int
    rule: str = "CS-CHAR-STONEMASON-2"


@dataclass(frozen=True, slots=True)
class SaleRefused(Event):
    """The owner keeps the last piece of the Worker card."""

    seat: Seat
    owner: Seat
    card: int
    kind: int
    rule: str = "CS-CHAR-STONEMASON-2"


@dataclass(frozen=True, slots=True)
class PieceBought(Event):
    """A piece goes from a Worker card to the player who bought it."""

    seat: Seat
    owner: Seat
    card: int
    kind: int
    rule: str = "CS-CHAR-STONEMASON-1"


@dataclass(frozen=True, slots=True)
class WorkerPaid(Event):
    """The pieces left on a Worker card go to its owner."""

    seat: Seat
    card: int
    pieces: Pieces
    rule: str = "CS-CHAR-WORKER-2"


@dataclass(frozen=True, slots=True)
class BuildingChosen(Event):
    """A player will pay for a building."""

    seat: Seat
    building: int
    rule: str = "CS-BUILD-1"


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    """Own pieces went to the stock, bars to the forge, and the building is built."""

    seat: Seat
    building: int
    pieces: Pieces
    bars: int
    rule: str = "CS-BUILD-2"


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """All spaces of the round track are used: this round is the last."""

    round: int
    rule: str = "CS-END-1"


@dataclass(frozen=True, slots=True)
class LastTemplateBuilt(Event):
    """No template is left: this round is the last. The seat is that of the builder, None if it is not known
    any more."""

    seat: Seat | None
    rule: str = "CS-END-2"


@dataclass(frozen=True, slots=True)
class HelperPlaced(Event):
    """A helper is placed in the castle or on a winter card; the fee went to the bank."""

    seat: Seat
    space: int
    origin: int
    fee: int
    rule: str


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """Victory points for a building, a helper on a space or a card."""

    seat: Seat
    points: int
    rule: str
    building: int | None = None
    space: int | None = None
    card: int | None = None
    winter_card: int | None = None


@dataclass(frozen=True, slots=True)
class CardsTakenBack(Event):
    """The discard pile and the Master Builder go back to the hand."""

    seat: Seat
    cards: int
    rule: str = "CS-CHAR-BUILDER-2"


@dataclass(frozen=True, slots=True)
class TradersReturned(Event):
    """Before the final scoring all trader-helpers go back to their owners: how many, by seat."""

    helpers: tuple[int, ...]
    rule: str = "CS-END-3"


@dataclass(frozen=True, slots=True)
class TalersTurnedIn(Event):
    """Talers leave the game for victory points."""

    seat: Seat
    talers: int
    rule: str = "CS-SCORE-MARKET-1"


@dataclass(frozen=True, slots=True)
class PiecesTurnedIn(Event):
    """Pieces leave the game for victory points, some of them exchanged for silver."""

    seat: Seat
    kind: int
    pieces: int
    bars: int
    rule: str


@dataclass(frozen=True, slots=True)
class PointsShifted(Event):
    """By how much the points of a seat for a space at the end would change; only in previews."""

    seat: Seat
    space: int
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last building is scored."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str = "CS-END-4"
