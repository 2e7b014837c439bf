"""The presenters of the modules by their names."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.games.ludwig.module import Module
from kastelan.server.presenters.ludwig.modules.decrees import Decrees
from kastelan.server.presenters.ludwig.modules.expansions import Expansions
from kastelan.server.presenters.ludwig.modules.extra_bonus_cards import ExtraBonusCards
from kastelan.server.presenters.ludwig.modules.moats import Moats
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.modules.passages import Passages
from kastelan.server.presenters.ludwig.modules.renovations import Renovations
from kastelan.server.presenters.ludwig.modules.swans import Swans
from kastelan.server.presenters.ludwig.modules.towers import Towers

EXPANSIONS: Final = Expansions()
"""Comes before the modules of a table that has any: they complete what it begins."""

PRESENTERS: Final[dict[str, ModulePresenter]] = {
    "swans": Swans(),
    "towers": Towers(),
    "moats": Moats(),
    "passages": Passages(),
    "renovations": Renovations(),
    "decrees": Decrees(),
    "double_decrees": ModulePresenter(),
    "extra_rooms": ModulePresenter(),
    "extra_favours": ModulePresenter(),
    "extra_bonus_cards": ExtraBonusCards(),
}


@lru_cache(maxsize=64)
def presenters_of(modules: tuple[Module, ...]) -> tuple[ModulePresenter, ...]:
    """The presenters of the modules of a table: none in the base game."""
    return (EXPANSIONS, *(PRESENTERS[module.name] for module in modules)) if modules else ()
