"""The events of the decrees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kastelan.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class DecreeKept(Event):
    """A decree is kept in secret, and the rest is passed on."""

    seat: Seat
    decree: int | None
    left: int
    rule: str = "DEC-D1"

    def seen_by(self, seat: Seat | None) -> DecreeKept:
        return self if seat == self.seat else replace(self, decree=None)


@dataclass(frozen=True, slots=True)
class DecreesRevealed(Event):
    """The decrees of a player are revealed and in force."""

    seat: Seat
    decrees: tuple[int, ...]
    rule: str = "XSET-10"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DecreesLookedAt(Event):
    """A player looks at decrees of the deck, which are hidden from the others."""

    seat: Seat
    decrees: tuple[int, ...]
    rule: str = "DEC-03"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> DecreesLookedAt:
        return self if seat == self.seat else replace(self, decrees=())


@dataclass(frozen=True, slots=True)
class ModelChosen(Event):
    """The top tile of a stack is kept face down as a model."""

    seat: Seat
    stack: int
    tile: int | None
    rule: str = "DEC-05"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> ModelChosen:
        return self if seat == self.seat else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """The holder of decree 06 looks at cards that a player put away."""

    seat: Seat
    of: Seat
    cards: tuple[int, ...]
    rule: str = "DEC-06"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> CardsShown:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardSwapped(Event):
    """A card of the hand is swapped for one that was put away."""

    seat: Seat
    got: int | None
    gave: int | None
    rule: str = "DEC-06"

    def seen_by(self, seat: Seat | None) -> CardSwapped:
        return self if seat == self.seat else replace(self, got=None, gave=None)


@dataclass(frozen=True, slots=True)
class SwapDeclined(Event):
    """The holder of decree 06 swaps no card."""

    seat: Seat
    rule: str = "DEC-06"


@dataclass(frozen=True, slots=True)
class CardRecalled(Event):
    """A discarded room card is put back on the deck."""

    seat: Seat
    size: int
    rule: str = "DEC-08"


@dataclass(frozen=True, slots=True)
class RecallBegun(Event):
    """A player begins to look through the discarded room cards, or declines or stops it."""

    seat: Seat
    recalls: bool
    rule: str = "DEC-08"


@dataclass(frozen=True, slots=True)
class CoinsMoved(Event):
    """The number of coins on a tile has changed."""

    tile: int
    coins: int
    rule: str = "DEC-10"


@dataclass(frozen=True, slots=True)
class PriceShifted(Event):
    """A tile gets the price of another slot; None if all prices stay unchanged."""

    tile: int | None
    price: int
    rule: str = "DEC-09"


@dataclass(frozen=True, slots=True)
class HourglassEmpty(Event):
    """The hourglass has run out, and its holder continues the pricing."""

    seat: Seat
    rule: str = "DEC-11"


@dataclass(frozen=True, slots=True)
class OrderChanged(Event):
    """The turns of this round have a new order; the player paid each player that he passed."""

    seat: Seat
    order: tuple[int, ...]
    paid: int
    rule: str = "DEC-13"


@dataclass(frozen=True, slots=True)
class TileStored(Event):
    """A piece just bought is put on a decree."""

    seat: Seat
    tile: int
    rule: str = "DEC-16"


@dataclass(frozen=True, slots=True)
class TileUnpacked(Event):
    """A stored piece is taken in hand."""

    seat: Seat
    tile: int
    rule: str = "DEC-16"


@dataclass(frozen=True, slots=True)
class MoneyBorrowed(Event):
    """The bank lends a part of the price."""

    seat: Seat
    amount: int
    rule: str = "DEC-21"


@dataclass(frozen=True, slots=True)
class DebtRepaid(Event):
    """A debt is paid back, or a part of it."""

    seat: Seat
    amount: int
    rule: str = "DEC-21"


@dataclass(frozen=True, slots=True)
class CoinsCollected(Event):
    """A player takes the coins of a market tile; None if he takes none."""

    seat: Seat
    tile: int | None
    amount: int
    rule: str = "DEC-22"


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """A player gets points by a decree."""

    seat: Seat
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class MoneyBanked(Event):
    """1,000 M are put on a decree."""

    seat: Seat
    rule: str = "DEC-41"


@dataclass(frozen=True, slots=True)
class StackCleared(Event):
    """A tile of a stack is discarded before the final scoring."""

    seat: Seat
    stack: int
    left: int
    rule: str = "DEC-52"


@dataclass(frozen=True, slots=True)
class CardDoubled(Event):
    """A player has chosen the bonus card that counts twice."""

    seat: Seat
    card: int | None
    rule: str = "DEC-54"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> CardDoubled:
        return self if seat == self.seat else replace(self, card=None)
