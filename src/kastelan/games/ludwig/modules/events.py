"""The events of the modules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kastelan.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class SwanLaid(Event):
    """A swan token is put on a tile that was laid out."""

    tile: int
    colour: int
    rule: str = "SWAN-2"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class SwanTaken(Event):
    """A player gets the swan token of a tile."""

    seat: Seat
    colour: int
    rule: str = "SWAN-3"


@dataclass(frozen=True, slots=True)
class SwansSold(Event):
    """Swans are sold to the bank at once."""

    seat: Seat
    swans: int
    amount: int
    rule: str = "SWAN-4"


@dataclass(frozen=True, slots=True)
class RenovationLaidOut(Event):
    """A renovation is laid out for sale."""

    tile: int
    rule: str = "RENO-12"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class RoomRenovated(Event):
    """A room is renovated."""

    seat: Seat
    tile: int
    room: int
    over: int  # the tile whose face is covered
    rule: str = "RENO-2"


@dataclass(frozen=True, slots=True)
class PassageLaid(Event):
    """A secret passage joins two rooms."""

    seat: Seat
    kind: int
    tile: int
    other: int
    rule: str = "PASS-2"


@dataclass(frozen=True, slots=True)
class MoatPlaced(Event):
    """A moat piece is placed; the event has its position and the new number of pieces."""

    seat: Seat
    position: int
    pieces: int
    rule: str = "MOAT-6"


@dataclass(frozen=True, slots=True)
class MoatPoints(Event):
    """Points of moat pieces: their printed points, or points for matching rooms."""

    seat: Seat
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class MoatFinished(Event):
    """All three positions of a moat are filled."""

    seat: Seat
    rule: str = "MOAT-12"


@dataclass(frozen=True, slots=True)
class MoatRewardClaimed(Event):
    """The reward of a finished moat is claimed."""

    seat: Seat
    rule: str = "MOAT-13"


@dataclass(frozen=True, slots=True)
class MoatRewardGone(Event):
    """The reward of a finished moat is declined or lost."""

    seat: Seat
    rule: str = "MOAT-13"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TileFound(Event):
    """A tile is taken from the stack looked at."""

    seat: Seat
    tile: int
    rule: str = "MOAT-13"
    certain: ClassVar[bool] = False  # only the player who looked knows the stack


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A room card is discarded for a moat piece."""

    size: int
    rule: str = "MOAT-5"
    certain: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TokensLookedAt(Event):
    """A player looks at favour tokens, which are hidden from the others."""

    seat: Seat
    count: int
    tokens: tuple[int, ...]
    rule: str = "TWR-5"
    certain: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> TokensLookedAt:
        return self if seat == self.seat else replace(self, tokens=())


@dataclass(frozen=True, slots=True)
class TokenKept(Event):
    """A favour token is kept face down."""

    seat: Seat
    token: int | None
    rule: str
    certain: ClassVar[bool] = False  # decree 02 draws it

    def seen_by(self, seat: Seat | None) -> TokenKept:
        return self if seat == self.seat else replace(self, token=None)


@dataclass(frozen=True, slots=True)
class PassedOn(Event):
    """A player declines an optional action, or stops doing it."""

    seat: Seat
    rule: str
