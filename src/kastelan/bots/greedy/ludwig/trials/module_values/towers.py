"""Towers (TWR)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from kastelan.bots.greedy.ludwig.trials.module_values.module_value import ModuleValue
from kastelan.games.ludwig.components import TOWERS, Tile
from kastelan.games.ludwig.special_rewards import TOWER_REWARD


class TowerValue(ModuleValue):
    """A completed tower brings a favour token."""

    rewards: ClassVar[Mapping[int, float]] = {TOWER_REWARD: 3.5}

    def adds_tile(self, tile: Tile) -> bool:
        return tile.stack == TOWERS
