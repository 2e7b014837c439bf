"""The decrees between 07 and 44 that ask nothing and have no file of their own.

Each of them only sets prices, terms, laws, or fields that other files of this folder read (decree.py).
"""

from __future__ import annotations

from typing import ClassVar

from kastelan.games.ludwig.castle_additions import Laws
from kastelan.games.ludwig.components import LIVING, OUTDOOR
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.prices import CORRIDOR, RENOVATION, TILE
from kastelan.games.ludwig.terms import Terms


class HiddenPurse(Decree):
    """Money and swans are hidden from the others."""

    number: ClassVar[int] = 7
    terms: ClassVar[Terms] = Terms(hides_purse=True)


class BuilderFirst(Decree):
    """The master builder has the first turn instead of the last."""

    number: ClassVar[int] = 12
    goes_first: ClassVar[bool] = True


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


class SecondCoat(Decree):
    """A room may be renovated twice, and cards and favours count both tiles."""

    number: ClassVar[int] = 24
    laws: ClassVar[Laws] = Laws(covers=2, both_covers=True)


class GardenGrant(Decree):
    """7,000 M for placing a room whose symbol lists outdoor."""

    number: ClassVar[int] = 25

    def symbol_money(self, types: int) -> int:
        return 7_000 if types >> OUTDOOR & 1 else 0


class NoStairsNeeded(Decree):
    """Ground and cellar may be connected."""

    number: ClassVar[int] = 27
    laws: ClassVar[Laws] = Laws(levels_join=True)


class DeafWalls(Decree):
    """Adjacent penalties cost nothing."""

    number: ClassVar[int] = 28
    laws: ClassVar[Laws] = Laws(adjacent_factor=0)


class CloseTies(Decree):
    """A point more for each room that a connected symbol scores."""

    number: ClassVar[int] = 29
    laws: ClassVar[Laws] = Laws(room_extra=1)


class SafeReturn(Decree):
    """At least 3 points for each placement."""

    number: ClassVar[int] = 31
    least_points: ClassVar[int] = 3


class GrandParty(Decree):
    """8 points for the activity reward."""

    number: ClassVar[int] = 32
    terms: ClassVar[Terms] = Terms(activity_points=8)


class HeartyMeal(Decree):
    """5,000 M at the start of every extra turn."""

    number: ClassVar[int] = 33
    terms: ClassVar[Terms] = Terms(extra_turn_money=5_000)


class RichHarvest(Decree):
    """15,000 M for the outdoor reward."""

    number: ClassVar[int] = 36
    terms: ClassVar[Terms] = Terms(outdoor_money=15_000)


class VividDreams(Decree):
    """Up to three tiles for the sleeping reward."""

    number: ClassVar[int] = 37
    terms: ClassVar[Terms] = Terms(tiles_put=3)


class Gratuity(Decree):
    """1,000 M for each room that gives a reward."""

    number: ClassVar[int] = 38
    tip: ClassVar[int] = 1_000


class TwiceAround(Decree):
    """The moat reward twice."""

    number: ClassVar[int] = 39
    second_moat: ClassVar[bool] = True


class OddToEven(Decree):
    """A point at the end of a turn with an odd score."""

    number: ClassVar[int] = 40
    makes_even: ClassVar[bool] = True


class WiderChoice(Decree):
    """Three bonus cards to choose from."""

    number: ClassVar[int] = 42
    terms: ClassVar[Terms] = Terms(cards_drawn=3)


class DeepCellars(Decree):
    """Anywhere bonuses count double."""

    number: ClassVar[int] = 43
    laws: ClassVar[Laws] = Laws(anywhere_factor=2)


class LivingInStyle(Decree):
    """2 points for placing a room whose symbol lists living."""

    number: ClassVar[int] = 44

    def symbol_points(self, types: int) -> int:
        return 2 if types >> LIVING & 1 else 0
