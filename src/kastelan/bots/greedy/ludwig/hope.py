"""What rooms that are not completed, and open doors, promise at some time of the game.

A hope knows nothing of the castle, the cards and the rivals: many castles are looked at with the same one,
and what it makes of a castle is remembered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import exp

from kastelan.bots.greedy.ludwig.outlook import shares
from kastelan.bots.greedy.ludwig.sketch import Sketch, Unfinished
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
class Hope:
    """What can be expected of turns to come, of which there is at least one."""

    weights: LudwigWeights
    components: Components
    turns: float
    outdoor: float  # what the rewards of these types are worth
    sleeping: float
    utility: float

    # What was worked out already: by sketch, by bits of types
    promised: dict[Sketch, float] = field(init=False, default_factory=dict)
    rewarding: dict[int, float] = field(init=False, default_factory=dict)
    fitting: dict[int, float] = field(init=False, default_factory=dict)

    def promise(self, drawn: Sketch) -> float:
        """What may still come of the rooms of a castle, and of its open doors."""
        known = self.promised.get(drawn)
        if known is None:
            weights, turns = self.weights, self.turns
            stuck = weights.closed * turns * drawn.stuck
            cellar = weights.cellar_door * (turns / (turns + weights.filled)) if drawn.cellar else 0.0
            known = self.promised[drawn] = cellar - stuck + self._to_finish(drawn.unfinished)
        return known

    def _to_finish(self, unfinished: tuple[Unfinished, ...]) -> float:
        """What completing rooms and satisfying their symbols may bring. Doors are filled room by room, those
        first that bring most for each door, and the farther down the list, the less likely.
        """
        rooms = []
        for missing, ease, chance, types, bringing, points, wanted in unfinished:
            fitted = points * self._fitting(wanted) * ease if points else 0.0
            finished = 0.0 if chance is None else chance * (self._rewards(types) + bringing)
            rooms.append(((finished + fitted) / missing, missing, finished, fitted))
        rooms.sort(reverse=True)
        filled, worth, within = 0, 0.0, self.weights.doors_a_turn * self.turns
        for _, missing, finished, fitted in rooms:
            chance = 1 / (1 + ((filled + missing) / within) ** 2)
            half_way = 1 / (1 + ((filled + missing / 2) / within) ** 2)
            worth += chance * finished + half_way * fitted
            filled += missing
        return worth

    def _fitting(self, types: int) -> float:
        """How likely the tile behind a door is one that a symbol of these types counts."""
        known = self.fitting.get(types)
        if known is None:
            share = shared(self.components, types)
            known = self.fitting[types] = 1 - exp(-self.weights.sought * self.turns * share)
        return known

    def _rewards(self, types: int) -> float:
        """What the rewards of these types are worth together; living is not among them."""
        known = self.rewarding.get(types)
        if known is None:
            known = self.rewarding[types] = sum(self.reward(kind) for kind in kinds_in(types))
        return known

    def reward(self, kind: int) -> float:
        """What the completion reward of a type is worth that may be got some day; all but living."""
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


hope = lru_cache(maxsize=1 << 8)(Hope)
"""The hope that these numbers give; for equal ones the very same."""


@lru_cache(maxsize=1 << 8)
def shared(components: Components, types: int) -> float:
    """How many of the tiles to come are of one of these types."""
    share = shares(components)
    return sum(share[kind] for kind in kinds_in(types))
