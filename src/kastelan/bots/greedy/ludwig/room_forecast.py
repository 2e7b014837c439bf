"""The value of rooms that are not completed and of open doors.

A forecast does not depend on castle, cards or rivals. So many castles are evaluated with the same forecast,
and its results are cached.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, fsum

from kastelan.bots.greedy.ludwig.castle_summary import CastleSummary, UnfinishedRoom
from kastelan.bots.greedy.ludwig.situation import shares
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.components import (
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    OUTDOOR,
    SLEEPING,
    UTILITY,
    Components,
    kinds_in,
)


@dataclass(frozen=True, slots=True, eq=False)
class RoomForecast:
    """What the turns to come may bring; there is at least one."""

    weights: LudwigWeights
    components: Components
    turns: float
    outdoor: float  # the values of the rewards of these types
    sleeping: float
    utility: float

    # Caches, by castle or by the bits of types
    _values: dict[CastleSummary, float] = field(init=False, default_factory=dict)
    _rewards: dict[int, float] = field(init=False, default_factory=dict)
    _fitting: dict[int, float] = field(init=False, default_factory=dict)

    def value(self, castle: CastleSummary) -> float:
        """The value of the rooms and open doors of a castle."""
        known = self._values.get(castle)
        if known is None:
            weights, turns = self.weights, self.turns
            stuck = weights.closed * turns * castle.stuck
            cellar = weights.cellar_door * (turns / (turns + weights.filled)) if castle.cellar else 0.0
            known = self._values[castle] = cellar - stuck + self._unfinished_value(castle.unfinished)
        return known

    def _unfinished_value(self, unfinished: tuple[UnfinishedRoom, ...]) -> float:
        """The value of completing rooms and satisfying their symbols.

        Doors are filled room by room, the room with the highest value for each door first. The further down
        in this order a room is, the less likely its doors are filled in time.
        """
        rooms = []
        for missing, ease, chance, types, rewards, points, wanted in unfinished:
            fitted = points * self._fitting_share(wanted) * ease if points else 0.0
            finished = 0.0 if chance is None else chance * (self._reward_values(types) + rewards)
            rooms.append(((finished + fitted) / missing, missing, finished, fitted))
        rooms.sort(reverse=True)
        filled, value, within = 0, 0.0, self.weights.doors_a_turn * self.turns
        for _, missing, finished, fitted in rooms:
            # The probability that this many doors are filled in time falls smoothly, and is one half at
            # `within`.
            chance = 1 / (1 + ((filled + missing) / within) ** 2)
            # Symbols score door by door, so they are judged in the middle of the room's doors.
            half_way = 1 / (1 + ((filled + missing / 2) / within) ** 2)
            value += chance * finished + half_way * fitted
            filled += missing
        return value

    def _fitting_share(self, types: int) -> float:
        """The probability that the tile behind a door is of a type that a symbol counts."""
        known = self._fitting.get(types)
        if known is None:
            share = share_of(self.components, types)
            known = self._fitting[types] = 1 - exp(-self.weights.sought * self.turns * share)
        return known

    def _reward_values(self, types: int) -> float:
        """The values of the rewards of these types together. Living rooms are not among them."""
        known = self._rewards.get(types)
        if known is None:
            known = self._rewards[types] = fsum(self.reward_value(kind) for kind in kinds_in(types))
        return known

    def reward_value(self, kind: int) -> float:
        """The value of the completion reward of a type some day; not for living rooms."""
        if kind == OUTDOOR:
            return self.outdoor
        if kind == UTILITY:
            return self.utility
        if kind == SLEEPING:
            return self.sleeping
        weights = self.weights
        if kind == CORRIDOR:
            return weights.corridor
        if kind == DOWNSTAIRS:
            return weights.any_reward / 2
        return weights.extra_turn if kind == FOOD else weights.activity


room_forecast = lru_cache(maxsize=1 << 8)(RoomForecast)
"""The forecast for these numbers, with its caches."""


@lru_cache(maxsize=1 << 8)
def share_of(components: Components, types: int) -> float:
    """The share of the tiles to come that is of one of these types."""
    share = shares(components)
    return fsum(share[kind] for kind in kinds_in(types))
