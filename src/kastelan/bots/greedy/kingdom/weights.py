"""What things are worth in Kingdom Builder beside gold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from kastelan.bots.greedy.weight_files import Weighing, Weights


class Prices(Protocol):
    """What a position is made of beside gold; KingdomWeights says what each means."""

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
    """What things are worth beside gold, in gold."""

    tiles: tuple[float, ...]
    """A tile of each kind, at the start of the game; it fades with the supply."""

    freedom: float
    """Not to border a terrain."""

    approach: float
    """To stand two hexes from a location that still has a tile."""

    building: float
    """A settlement in the supply: a tile that builds for less is not used."""

    moving: float
    """A move that gains less is not made."""

    lords: float
    """An even spread, with the lords in play."""

    farmers: float
    """An even spread, with the farmers in play."""

    prospect: float
    """How much counts what the next card could bring."""


WEIGHING: Final = Weighing(KingdomWeights, "kingdom")
