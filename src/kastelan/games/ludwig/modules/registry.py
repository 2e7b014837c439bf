"""GEN-1: the list of all modules, and the choice of those in use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.core.errors import BadOption
from kastelan.core.options import Several
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.modules.decrees.module import Decrees, DoubleDecrees
from kastelan.games.ludwig.modules.expansion_rules import ExpansionRules
from kastelan.games.ludwig.modules.extra_components import ExtraBonusCards, ExtraFavours, ExtraRooms
from kastelan.games.ludwig.modules.moats import Moats
from kastelan.games.ludwig.modules.passages import Passages
from kastelan.games.ludwig.modules.renovations import Renovations
from kastelan.games.ludwig.modules.swans import Swans
from kastelan.games.ludwig.modules.towers import Towers

MODULES: Final[tuple[Module, ...]] = (
    Swans(),
    Towers(),
    Moats(),
    Passages(),
    Renovations(),
    Decrees(),
    DoubleDecrees(),
    ExtraRooms(),
    ExtraFavours(),
    ExtraBonusCards(),
)
EXPANSION_RULES: Final = ExpansionRules(MODULES)
"""Comes before the modules of every table that has modules."""

ALL: Final = "all"
WORDS: Final = (ALL, *(module.name for module in MODULES))
OPTION: Final = Several("modules", "GEN-1", words=WORDS, most=len(WORDS), later=1)
"""The option for the modules in use; `all` stands for all that the option includes."""

FOR_FIVE: Final = frozenset({"towers", "extra_rooms"})
"""Five players need these (GEN-2)."""


def in_use(words: Sequence[str], players: int) -> tuple[Module, ...]:
    """The named modules, with those that they need, and those that five players need (GEN-1, GEN-2)."""
    names = {module.name for module in MODULES if module.in_all} if ALL in words else set[str]()
    names |= set(words) - {ALL}
    if players == 5:
        names |= FOR_FIVE
    while needed := {need for module in MODULES if module.name in names for need in module.needs} - names:
        names |= needed
    found = tuple(module for module in MODULES if module.name in names)
    if players == 1 and not all(module.solo for module in found):
        alone = ", ".join(module.name for module in MODULES if module.solo)
        raise BadOption("modules", "modules-not-for-one", value=",".join(words), expected=alone)
    return found
