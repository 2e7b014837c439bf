"""The module values for a table: the one place where the bot asks which modules are in use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kastelan.bots.greedy.ludwig.trials.expectations import COMPLETION
from kastelan.bots.greedy.ludwig.trials.module_values.decrees import DecreeValue
from kastelan.bots.greedy.ludwig.trials.module_values.favour_tokens import FavourTokenValue
from kastelan.bots.greedy.ludwig.trials.module_values.moats import MoatValue
from kastelan.bots.greedy.ludwig.trials.module_values.module_value import Chooser, ModuleValue
from kastelan.bots.greedy.ludwig.trials.module_values.passages import PassageValue
from kastelan.bots.greedy.ludwig.trials.module_values.renovations import RenovationValue
from kastelan.bots.greedy.ludwig.trials.module_values.swans import SwanValue
from kastelan.bots.greedy.ludwig.trials.module_values.towers import TowerValue
from kastelan.core.game import Action
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.modules.decrees.module import Decrees
from kastelan.games.ludwig.modules.expansion_rules import ExpansionRules
from kastelan.games.ludwig.modules.moats import Moats
from kastelan.games.ludwig.modules.passages import Passages
from kastelan.games.ludwig.modules.renovations import Renovations
from kastelan.games.ludwig.modules.swans import Swans
from kastelan.games.ludwig.modules.towers import Towers

MODULE_VALUES: Final[Mapping[str, ModuleValue]] = {
    Moats.name: MoatValue(),
    Passages.name: PassageValue(),
    Swans.name: SwanValue(),
    ExpansionRules.name: FavourTokenValue(),
    Decrees.name: DecreeValue(),
    Towers.name: TowerValue(),
    Renovations.name: RenovationValue(),
}
"""By the name of the module. The others only add components, which need no opinion. The order is that in
which expected points are added up; another order would round differently and might change a decision."""


@dataclass(frozen=True, slots=True)
class TableValues:
    """The values of all modules of a table, combined."""

    modules: tuple[ModuleValue, ...]
    rewards: Mapping[int, float]  # those of the base game included
    choosers: Mapping[int, Chooser]
    answers: Mapping[int, Chooser]
    side_actions: tuple[type[Action], ...]
    declining: tuple[Action, ...]
    left_to_chance: frozenset[int]


@lru_cache(maxsize=1 << 6)
def values_for(modules: tuple[Module, ...]) -> TableValues:
    """The values for a table with these modules."""
    # Always with favour tokens: a decree can bring one without any tower (TWR-7).
    names = {ExpansionRules.name, *(module.name for module in modules)}
    found = tuple(value for name, value in MODULE_VALUES.items() if name in names)
    return TableValues(
        found,
        dict(enumerate(COMPLETION)) | {kind: worth for one in found for kind, worth in one.rewards.items()},
        {step: chooser for one in found for step, chooser in one.choosers.items()},
        {step: answer for one in found for step, answer in one.answers.items()},
        tuple(action for one in found for action in one.side_actions),
        tuple(action for one in found for action in one.declining),
        frozenset(step for one in found for step in one.left_to_chance),
    )
