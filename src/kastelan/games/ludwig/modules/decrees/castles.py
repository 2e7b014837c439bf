"""DEC-24 to DEC-44: castles, placements, rewards and the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from kastelan.games.ludwig.components import LIVING, OUTDOOR
from kastelan.games.ludwig.modules.annex import Laws
from kastelan.games.ludwig.modules.decrees.decree import Decree


class SecondCoat(Decree):
    """A room may be renovated twice."""

    number: ClassVar[int] = 24
    laws: ClassVar[Laws] = Laws(covers=2)


class GardenGrant(Decree):
    """7,000 M for placing a room whose symbol lists outdoor."""

    number: ClassVar[int] = 25

    def symbol_money(self, types: int) -> int:
        return 7_000 if types >> OUTDOOR & 1 else 0


class ThinWalls(Decree):
    """A door against a wall joins two rooms."""

    number: ClassVar[int] = 26
    laws: ClassVar[Laws] = Laws(walls_join=True)


class NoStairsNeeded(Decree):
    """Ground and cellar may be connected."""

    number: ClassVar[int] = 27
    laws: ClassVar[Laws] = Laws(levels_join=True)


class DeafWalls(Decree):
    """Adjacent penalties cost nothing."""

    number: ClassVar[int] = 28
    laws: ClassVar[Laws] = Laws(adjacent_factor=0)


class CloseTies(Decree):
    """A point more for each connected match."""

    number: ClassVar[int] = 29
    laws: ClassVar[Laws] = Laws(connected_extra=1)


class CashOrGlory(Decree):
    """Money for printed points."""

    number: ClassVar[int] = 30
    printed_as_money: ClassVar[bool] = True


class SafeReturn(Decree):
    """At least 3 points for each placement."""

    number: ClassVar[int] = 31
    least_points: ClassVar[int | None] = 3


class GrandParty(Decree):
    """8 points for the activity reward."""

    number: ClassVar[int] = 32
    activity_points: ClassVar[int] = 8


class HeartyMeal(Decree):
    """5,000 M at the start of every extra turn."""

    number: ClassVar[int] = 33
    extra_turn_money: ClassVar[int] = 5_000


class BothWays(Decree):
    """A hallway and stairs for the corridor reward."""

    number: ClassVar[int] = 34
    both_corridors: ClassVar[bool] = True


class DoubleDeal(Decree):
    """Two different rewards for a downstairs room."""

    number: ClassVar[int] = 35
    second_reward: ClassVar[bool] = True


class RichHarvest(Decree):
    """15,000 M for the outdoor reward."""

    number: ClassVar[int] = 36
    outdoor_money: ClassVar[int] = 15_000


class VividDreams(Decree):
    """Up to three tiles for the sleeping reward."""

    number: ClassVar[int] = 37
    tiles_put: ClassVar[int] = 3


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
    cards_drawn: ClassVar[int] = 3


class DeepCellars(Decree):
    """Anywhere bonuses count double."""

    number: ClassVar[int] = 43
    laws: ClassVar[Laws] = Laws(anywhere_factor=2)


class LivingInStyle(Decree):
    """2 points for placing a room whose symbol lists living."""

    number: ClassVar[int] = 44

    def symbol_points(self, types: int) -> int:
        return 2 if types >> LIVING & 1 else 0
