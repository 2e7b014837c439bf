"""GEN-1: the modules there are."""

from __future__ import annotations

from typing import Final

from kastelan.core.options import Several
from kastelan.games.ludwig.modules.decrees import registry as decrees
from kastelan.games.ludwig.modules.decrees.module import Decrees, DoubleDecrees
from kastelan.games.ludwig.modules.extra import ExtraBonusCards, ExtraFavours, ExtraRooms
from kastelan.games.ludwig.modules.moats import Moats
from kastelan.games.ludwig.modules.module import ALL, Module
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
WORDS: Final = (ALL, *(module.name for module in MODULES))
OPTION: Final = Several("modules", "GEN-1", words=WORDS, most=len(WORDS), later=1)
"""The modules in use; `all` stands for all of them."""

assert decrees.CHAPTERS
