"""Bonus cards that need the rest of the final scoring (BON-5, BON-8)."""

from __future__ import annotations

from kastelan.core.game import Seat
from kastelan.games.ludwig.components import BonusCard
from kastelan.games.ludwig.final_scoring import placed
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable


class ExtraBonusCards(ModulePresenter):
    """What such a card pays at least: more where cards count that are still hidden."""

    def card_pays(self, table: VisibleTable, seat: Seat, card: BonusCard) -> tuple[int, int] | None:
        if card.kind == EMPTY_CARDS:
            return card.points, 0
        if card.kind == FIRST_PLACES:
            count = _first_places(table, seat)
            return card.points * count, count
        return None


def _first_places(table: VisibleTable, seat: Seat) -> int:
    """In how many favours, and tokens of its own, a seat is first alone now."""
    position = table.position
    favours = (
        table.components.favours[number]
        for number in (*table.view.favours, *position.module_state.held[seat])
    )
    return sum(placed(position, favour, position.score)[2] == seat for favour in favours)
