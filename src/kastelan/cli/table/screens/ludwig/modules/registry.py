"""The parts that modules add to the screen, in the order in which they appear there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.cli.table.screens.ludwig.modules.decrees import Accounts, DecreesInForce, StoredPieces
from kastelan.cli.table.screens.ludwig.modules.expansions import Expansions
from kastelan.cli.table.screens.ludwig.modules.moats import Moats
from kastelan.cli.table.screens.ludwig.modules.passages import Passages
from kastelan.cli.table.screens.ludwig.modules.renovations import Renovations
from kastelan.cli.table.screens.ludwig.modules.screen_part import Describe, Enter, ScreenPart
from kastelan.cli.table.screens.ludwig.modules.swans import Swans
from kastelan.cli.table.screens.ludwig.modules.towers import FavourTokens, Towers
from kastelan.core.game import Action, Event
from kastelan.games.ludwig.view import LudwigView

PARTS: Final[tuple[ScreenPart, ...]] = (
    Expansions(),
    DecreesInForce(),
    Swans(),
    Towers(),
    FavourTokens(),
    StoredPieces(),
    Moats(),
    Passages(),
    Renovations(),
    Accounts(),
)

DETAILS: Final[dict[type[Action], Describe]] = {
    kind: describe for part in PARTS for kind, describe in part.details.items()
}
ENTRIES: Final[dict[type[Event], Enter]] = {
    kind: enter for part in PARTS for kind, enter in part.entries.items()
}


def parts_in_use(view: LudwigView) -> tuple[ScreenPart, ...]:
    """The parts of the modules at the table of a view: none in the base game."""
    return _parts_of(view.module_state.modules)


@lru_cache(maxsize=64)
def _parts_of(modules: tuple[str, ...]) -> tuple[ScreenPart, ...]:
    return tuple(part for part in PARTS if not set(part.modules).isdisjoint(modules))
