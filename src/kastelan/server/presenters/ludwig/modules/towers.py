"""Towers: their stack, and the stack of favour tokens."""

from __future__ import annotations

from typing import ClassVar

from kastelan.games.ludwig.components import TOWERS
from kastelan.server.presenters.ludwig.extras import Extras
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable


class Towers(ModulePresenter):
    """The stack of towers, and the favour tokens that are left."""

    stacks: ClassVar[tuple[int, ...]] = (TOWERS,)

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        extras.tokens = table.view.module_state.tokens
