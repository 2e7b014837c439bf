"""Moats: pieces for sale, and wall, moat and drawbridge of a castle."""

from __future__ import annotations

from typing import ClassVar

from kastelan.games.ludwig import castle as engine
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import MOATS
from kastelan.games.ludwig.modules.actions import BUY_MOAT
from kastelan.games.ludwig.modules.moat_geometry import ring_of
from kastelan.games.ludwig.modules.moats import PRICE
from kastelan.games.ludwig.prices import MOAT_PIECE, Item
from kastelan.pictures.ludwig.castle_geometry import CastleGeometry
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.server.presenters.ludwig.castles import Castle
from kastelan.server.presenters.ludwig.extras import Extras
from kastelan.server.presenters.ludwig.market import piled_ware
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable


class Moats(ModulePresenter):
    """The stack of moat pieces, and the moat around each castle."""

    stacks: ClassVar[tuple[int, ...]] = (MOATS,)

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        item = Item(MOAT_PIECE, 0, int(table.components.moat), PRICE)
        extras.moat = piled_ware(table, item, table.view.module_state.moats, BUY_MOAT)

    def complete_castle(self, castle: engine.Castle, geometry: CastleGeometry, shown: Castle) -> None:
        left, top, width, height = shown.core
        _, wall_top, _, thickness = ring_of(castle).wall
        # Extended down to the lower edge of the wall, even before there is one.
        shown.core = left, top, width, max(height, wall_top + thickness - top)
        assert shown.beside is not None
        shown.beside.barbican = castle.additions.barbican
        shown.beside.moat = (*each(castle.additions.moat),)  # positions as bits
        shown.beside.bridge = None if geometry.bridge is None else DoorState(geometry.bridge)
        shown.beside.outer = (*each(castle.additions.outer),)
