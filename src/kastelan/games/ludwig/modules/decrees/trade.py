"""DEC-12 to DEC-23: turns, prices, and money instead of a purchase."""

from __future__ import annotations

from typing import ClassVar

from kastelan.games.ludwig.modules.decrees.decree import Decree

TILE, CORRIDOR, _, RENOVATION = range(4)
"""What can be bought, as in purchase.py."""


class BuilderFirst(Decree):
    """As master builder the first turn instead of the last."""

    number: ClassVar[int] = 12
    goes_first: ClassVar[bool] = True


class QueueJumper(Decree):
    """Ahead of others in the order of turns, for 2,000 M each."""

    number: ClassVar[int] = 13
    moves_ahead: ClassVar[bool] = True


class CheapRenovations(Decree):
    """Renovations for 2,000 M."""

    number: ClassVar[int] = 14

    def price(self, kind: int, price: int) -> int | None:
        return 2_000 if kind == RENOVATION else None


class CheapCorridors(Decree):
    """Hallways and stairs for 1,000 M."""

    number: ClassVar[int] = 15

    def price(self, kind: int, price: int) -> int | None:
        return 1_000 if kind == CORRIDOR else None


class StorageYard(Decree):
    """A piece just bought may wait here for a later turn."""

    number: ClassVar[int] = 16
    stores: ClassVar[bool] = True


class CoinsForGlory(Decree):
    """Points for coins of a tile that go back to the bank."""

    number: ClassVar[int] = 17
    returns_coins: ClassVar[bool] = True


class LuxuryRebate(Decree):
    """10,000 M for a tile at 15,000 M."""

    number: ClassVar[int] = 18

    def price(self, kind: int, price: int) -> int | None:
        return 10_000 if kind == TILE and price == 15_000 else None


class GuildDiscount(Decree):
    """All purchases 1,000 M cheaper."""

    number: ClassVar[int] = 19
    discount: ClassVar[int] = 1_000


class BargainBin(Decree):
    """Tiles at 1,000 M or 2,000 M for nothing."""

    number: ClassVar[int] = 20

    def price(self, kind: int, price: int) -> int | None:
        return 0 if kind == TILE and price <= 2_000 else None


class CoinCollector(Decree):
    """With the 5,000 M the coins of a tile."""

    number: ClassVar[int] = 22
    collects_coins: ClassVar[bool] = True


class WellPaidRest(Decree):
    """8,000 M or 8 points instead of 5,000 M."""

    number: ClassVar[int] = 23
    money_taken: ClassVar[int] = 8_000
    points_taken: ClassVar[int] = 8


class HiddenPurse(Decree):
    """Money and swans are hidden from the others."""

    number: ClassVar[int] = 7
    hides: ClassVar[bool] = True
