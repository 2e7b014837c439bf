"""A place of the market with what is for sale there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.pictures.ludwig.floor_plan import FloorPlan, U

PAD: Final = 20.0
"""The space between a tile and the edge of its stall."""
TAG: Final = 40.0
"""The height of the price tag above a tile."""
EMPTY: Final = 2 * U
"""The width and height of a stall without a tile."""


@dataclass(frozen=True, slots=True)
class Stall:
    """A place in the market: its price, tile and coins, the number of tiles left, and the swan on it."""

    price: int
    plan: FloorPlan | None
    coins: int = 0
    left: int | None = None
    swan: int = NOTHING

    @property
    def width(self) -> float:
        return (self.plan.width if self.plan else EMPTY) + 2 * PAD

    @property
    def height(self) -> float:
        return (self.plan.height if self.plan else EMPTY) + TAG + 2 * PAD
