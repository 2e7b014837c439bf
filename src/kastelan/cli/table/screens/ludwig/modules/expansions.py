"""What changes on the screen with any module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig.modules.screen_part import ScreenPart
from kastelan.core.game import Action
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.step_numbers import PLACING

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


class Expansions(ScreenPart):
    """The view alone does not say what may be chosen, and names in the market carry notes."""

    modules: ClassVar[tuple[str, ...]] = tuple(module.name for module in MODULES)
    wraps_names: ClassVar[bool] = True
    unvalued_cards: ClassVar[tuple[str, ...]] = (FIRST_PLACES, EMPTY_CARDS)

    def numbered(self, choices: Choices, listed: Sequence[Action]) -> Sequence[Action]:
        """What the market numbers and the ranked placements stay; the rest is what is legal."""
        # Numbers that are already on the screen must not move.
        ranked = len(listed) if choices.view.step == PLACING else choices.on_table()
        first = listed[:ranked]
        known = set(first)
        return [*first, *(action for action in choices.legal if action not in known)]
