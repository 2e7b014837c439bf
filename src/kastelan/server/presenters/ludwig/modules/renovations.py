"""Renovations: those that lie out, and the piles."""

from __future__ import annotations

from functools import cache

from kastelan.core.game import Game
from kastelan.games.ludwig.modules.actions import BUY_RENOVATION
from kastelan.games.ludwig.modules.renovations import PRICE
from kastelan.games.ludwig.prices import RENOVATION, Item
from kastelan.server.presenters.ludwig.extras import Extras
from kastelan.server.presenters.ludwig.market import Renovation, completed
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable


class Renovations(ModulePresenter):
    """Renovations for sale, in the order of their words, and how many each pile has left."""

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        seen = table.view.module_state
        extras.piles = seen.piles
        extras.renovations = tuple(_for_sale(table, place, tile) for place, tile in enumerate(seen.show))


def _for_sale(table: VisibleTable, place: int, tile: int) -> Renovation:
    ware = Renovation(tile=tile, place=place, price=PRICE, word=_word_of(table.game, place))
    return completed(table, Item(RENOVATION, place, tile, PRICE), ware)


@cache
def _word_of(game: Game, place: int) -> str:
    """The word that buys the renovation in a place of the row."""
    return game.actions.write(BUY_RENOVATION[place])
