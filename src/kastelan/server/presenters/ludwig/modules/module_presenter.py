"""What a module can add to what the browser gets.

The presenters of board, castles and market make their structs as in the base game, and every module in use
completes them. They know no module by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.game import Seat
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import castle as engine
from kastelan.games.ludwig.components import BonusCard
from kastelan.games.ludwig.prices import Item
from kastelan.pictures.ludwig.castle_geometry import CastleGeometry
from kastelan.server.presenters import Timeout

# Those modules import this one, so at run time an import would be circular.
if TYPE_CHECKING:
    from kastelan.server.presenters.ludwig.castles import Castle
    from kastelan.server.presenters.ludwig.extras import Extras
    from kastelan.server.presenters.ludwig.market import Ware
    from kastelan.server.presenters.ludwig.visible_table import VisibleTable


class ModulePresenter:
    """A module that adds nothing."""

    stacks: ClassVar[tuple[int, ...]] = ()
    """Stacks that it brings into play."""

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        """Say what belongs to the module on the table."""

    def complete_own_extras(self, table: VisibleTable, extras: Extras) -> None:
        """Say what a seat sees of it in another way than a spectator, whose extras these are."""

    def complete_ware(self, table: VisibleTable, item: Item, ware: Ware) -> None:
        """Say what the module changes about something for sale."""

    def complete_castle(self, castle: engine.Castle, geometry: CastleGeometry, shown: Castle) -> None:
        """Say what the module adds to a castle."""

    def card_pays(self, table: VisibleTable, seat: Seat, card: BonusCard) -> tuple[int, int] | None:
        """What a bonus card pays now and what it counts; None where the engine counts it."""
        return None

    def can_plan(self, state: LudwigState) -> bool:
        """Whether turns can be planned now: not before the first round, nor after the last one."""
        return True

    def timeout(self, state: LudwigState) -> Timeout | None:
        """The limit on the decision that is open now; None if the module sets none."""
        return None
