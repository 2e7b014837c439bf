"""Swan tokens: in the lake, on what is for sale, and those of the players."""

from __future__ import annotations

from kastelan.core.game import Seat
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, MOST_SOLD, set_points, worth
from kastelan.games.ludwig.prices import Item
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.server.presenters.ludwig.extras import Extras
from kastelan.server.presenters.ludwig.market import Renovation, Stall, Ware
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter
from kastelan.server.presenters.ludwig.visible_table import VisibleTable
from kastelan.server.presenters.ludwig.words import Colour


class Swans(ModulePresenter):
    """The supply of swans, those of each seat, and the one on each tile for sale."""

    def complete_extras(self, table: VisibleTable, extras: Extras) -> None:
        self.complete_own_extras(table, extras)
        seen = table.view.module_state
        extras.lake = seen.lake
        extras.to_sell = MOST_SOLD - seen.sold

    def complete_own_extras(self, table: VisibleTable, extras: Extras) -> None:
        seen = table.view.module_state
        extras.swans = tuple(_by_colour(swans) for swans in seen.swans)
        extras.swan_points = tuple(_worth(table, seat) for seat in range(len(seen.swans)))

    def complete_ware(self, table: VisibleTable, item: Item, ware: Ware) -> None:
        seen = table.view.module_state
        if isinstance(ware, Stall):
            ware.swan = _colour(seen.swans_on[item.place])
        elif isinstance(ware, Renovation):
            ware.swan = _colour(seen.show_swans[item.place])


def _colour(token: int) -> Colour | None:
    return None if token == NOTHING else COLOUR_NAMES[token]


def _by_colour(swans: tuple[int, ...] | None) -> dict[Colour, int] | None:
    return None if swans is None else dict(zip(COLOUR_NAMES, swans, strict=True))


def _worth(table: VisibleTable, seat: Seat) -> int | None:
    """What a seat's swans are worth now, by the table of its decree if it has one (SWAN-5, DEC-51)."""
    seen = table.view.module_state
    swans = seen.swans[seat]
    if swans is None:
        return None
    points, _ = set_points(table.components, seen.decrees[seat])
    return worth(swans, points)
