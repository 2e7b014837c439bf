"""The coordinates of everything in the engraving, on a sheet of 1,200 x 874 units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.pictures.outlines import Point

WIDTH: Final = 1200.0
BOARD: Final = 800.0
"""The height of the engraving. The players are shown below it."""
FOOT: Final = 74.0

BACK_TOWERS: Final = ((150.0, 350.0), (350.0, 350.0), (692.0, 350.0), (850.0, 350.0), (1050.0, 350.0))
FRONT_TOWERS: Final = ((95.0, 700.0), (300.0, 700.0), (900.0, 700.0), (1105.0, 700.0))
TOWERS: Final = (*BACK_TOWERS, *FRONT_TOWERS)
"""The middle of each tower's base, in the order in which towers are built."""
HOUSES: Final = (
    (212.0, 400.0),
    (270.0, 416.0),
    (880.0, 400.0),
    (938.0, 416.0),
    (996.0, 400.0),
    (326.0, 404.0),
)


@dataclass(frozen=True, slots=True)
class BuildingPlace:
    """The coordinates of a building: the middles of its name, its price tag and its row of positions."""

    name: Point
    tag: Point
    positions: Point
    size: float = 14.5


PLACES: Final = {
    "palace": BuildingPlace((440, 443), (440, 384), (440, 469)),
    "keep": BuildingPlace((600, 433), (600, 304), (600, 460)),
    "inn": BuildingPlace((776, 443), (776, 396), (776, 469)),
    "stable": BuildingPlace((222, 560), (222, 516), (222, 587)),
    "forge": BuildingPlace((378, 572), (378, 526), (378, 600)),
    "well": BuildingPlace((528, 566), (528, 522), (528, 590)),
    "market": BuildingPlace((714, 567), (714, 530), (736, 594)),
    "servants_house": BuildingPlace((975, 556), (960, 508), (985, 583)),
    "gate_big": BuildingPlace((600, 628), (600, 654), (546, 662), 14),
    "gate_small": BuildingPlace((998, 640), (998, 668), (1056, 664), 12),
}
WAGONS: Final = (250.0, 435.0, 620.0, 805.0, 990.0)
"""The x coordinates of the wagons and the rider."""
ROAD: Final = 748.0


def position_spots(middle: Point, count: int) -> list[Point]:
    """The coordinates of a building's positions, side by side."""
    x, y = middle
    return [(x + (number - (count - 1) / 2) * 36, y) for number in range(count)]


def milestones(rounds: int) -> list[float]:
    """The middles of the round track, round 1 at the right."""
    # The track may use 742 units to the left of x = 1164; the title needs the rest.
    step = min(62.0, 742 / max(1, rounds - 1))
    return [1164 - step * number for number in range(rounds)]
