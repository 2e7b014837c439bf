"""What every table with at least one module has."""

from __future__ import annotations

from kastelan.core.game import Seat
from kastelan.games.ludwig import castle as engine
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.prices import Item, price_for
from kastelan.pictures.ludwig.castle_geometry import CastleGeometry
from kastelan.server.presenters.ludwig.castles import Beside, Castle
from kastelan.server.presenters.ludwig.extras import Extras
from kastelan.server.presenters.ludwig.goals import Standing, standing
from kastelan.server.presenters.ludwig.market import Stall, Ware, or_none
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable


class Expansions(ModulePresenter):
    """Prices by seat, room beside the castles, and decisions that several modules ask for."""

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        self.complete_own_extras(table, extras)
        view, seen = table.view, table.view.module_state
        extras.order, extras.placed = seen.order, or_none(seen.placed)
        extras.discards = tuple(CARD_SIZES[card] for card in view.discards)

    def complete_own_extras(self, table: VisibleTable, extras: Extras) -> None:
        view, seen = table.view, table.view.module_state
        extras.held = tuple(_tokens(table, seat) for seat in range(view.players))
        extras.draft, extras.offered = seen.draft, seen.offered

    def complete_ware(self, table: VisibleTable, item: Item, ware: Ware) -> None:
        position = table.position
        ware.pays = tuple(price_for(position, seat, item) for seat in range(position.players))
        if isinstance(ware, Stall):
            # With modules the field is always sent (`UNSET` omits it). The swans fill it in later.
            ware.swan = None

    def complete_castle(self, castle: engine.Castle, geometry: CastleGeometry, shown: Castle) -> None:
        shown.beside = Beside()


def _tokens(table: VisibleTable, seat: Seat) -> int | tuple[Standing, ...]:
    """A seat's favour tokens and how everyone stands, or only how many there are (TWR-7, DEC-02)."""
    own = table.view.module_state.held[seat]
    if isinstance(own, int):
        return own
    return tuple(standing(table, number) for number in own) if table.castles else ()
