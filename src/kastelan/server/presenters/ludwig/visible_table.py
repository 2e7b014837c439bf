"""What a browser may see of a table: a view, and the same position as a state for the engine."""

from __future__ import annotations

from dataclasses import dataclass

from kastelan.core.game import Game
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter


@dataclass(frozen=True, slots=True)
class VisibleTable:
    """A view with its position, in which hidden money, cards and tiles are missing."""

    game: Game
    view: LudwigView
    position: LudwigState
    modules: tuple[ModulePresenter, ...]  # empty in the base game

    @property
    def components(self) -> Components:
        """The components in play."""
        return self.position.table.components

    @property
    def castles(self) -> tuple[Castle, ...]:
        """The castles by seat; empty while foyers are chosen."""
        return self.position.castles
