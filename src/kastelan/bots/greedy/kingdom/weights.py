"""The weights of the greedy bot for Kingdom Builder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from kastelan.bots.greedy.weight_files import Weights, WeightSet


class Prices(Protocol):
    """The weights that greedy bot and forecast have in common; KingdomWeights explains them."""

    def __hash__(self) -> int: ...
    @property
    def tiles(self) -> tuple[float, ...]: ...
    @property
    def freedom(self) -> float: ...
    @property
    def approach(self) -> float: ...
    @property
    def building(self) -> float: ...
    @property
    def moving(self) -> float: ...
    @property
    def lords(self) -> float: ...
    @property
    def farmers(self) -> float: ...


@dataclass(frozen=True, slots=True, eq=False)
class KingdomWeights(Weights):
    """Values in gold of what is not gold."""

    tiles: tuple[float, ...]
    """The value of a tile of each kind with a full supply; it fades with the supply."""

    freedom: float
    """The value of a terrain that no own settlement borders."""

    approach: float
    """The value of a settlement two hexes from a location that still has a tile."""

    building: float
    """The value of a settlement in the supply: a tile that gains less by building is not used."""

    moving: float
    """The smallest gain for which a tile moves a settlement."""

    lords: float
    """The value of an even spread with the lords in play."""

    farmers: float
    """The value of an even spread with the farmers in play."""

    prospect: float
    """The weight of the average gain with the next card."""


WEIGHTS: Final = WeightSet(KingdomWeights, "kingdom")
