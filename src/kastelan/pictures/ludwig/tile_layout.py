"""Where banner, name, badge and furniture go in a tile: a rule for each shape of tile.

The layout depends on the tile's outline as it lies, since text stays upright however the tile is turned.
Units are those of floor_plan.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kastelan.pictures.ludwig.floor_plan import FloorPlan, U


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle reserved for one item."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all items in a tile."""

    banner: tuple[float, float, float]  # the middle of its top, and its width
    name: Box
    size: float  # the font size of the name
    lines: int
    badge: Box | None
    swan: tuple[float, float]
    side: int = 0
    """Where the lettering stands in its boxes: -1 at the left, 1 at the right, otherwise in the middle."""


def layout_of(plan: FloorPlan) -> Layout:
    """The layout of a room."""
    return _RULES[plan.shape](plan.width, plan.height, plan)


def _closet(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 100: two by two cells."""
    more = _second_banner(plan)
    badge = Box(39 + more, 10, 31 - more, 34) if plan.tile.face.symbol else None
    return Layout((23 + more / 2, 8, 23), Box(10, 45, 60, 26), 12.2, 2, badge, (65, 14))


def _second_banner(plan: FloorPlan) -> float:
    """The additional width that the second type of a renovation needs."""
    return 0.0 if plan.second is None else 9.0


def _small_circle(w: float, h: float, plan: FloorPlan) -> Layout:
    badge = Box(28, 64, 64, 16) if plan.tile.face.symbol else None
    return Layout((60, 11, 23), Box(15, 49, 90, 30), 12.2, 2, badge, (84, 36))


def _strip(w: float, h: float, plan: FloorPlan) -> Layout:
    """Sizes 200, 250 and 350: two cells wide in one direction."""
    return _low(w, plan) if w > h else _narrow(h, plan)


def _low(w: float, plan: FloorPlan) -> Layout:
    """Banner and lettering are at the left, so that the right end is free for furniture."""
    more = _second_banner(plan)
    left = 44.0 + more
    # By the length in cells: the width of the name and that of the badge.
    name, badge = {4: (70.0, 66.0), 5: (88.0, 106.0)}.get(round(w / U), (124.0, 140.0))
    places = Box(left, 46, badge - more, 20) if plan.tile.face.symbol else None
    return Layout((26 + more / 2, 9, 26), Box(left, 11, name - more, 34), 14.5, 2, places, (w - 17, 18), -1)


def _narrow(h: float, plan: FloorPlan) -> Layout:
    badge = Box(10, 102, 60, 36) if plan.tile.face.symbol else None
    middle = 40 if plan.second is None else 34
    return Layout((middle, 13, 26), Box(9, 57, 62, 42), 12.5, 3, badge, (65, 20))


def _elbow(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 300: an L shape made of a bar of four by two cells and a leg of two by two."""
    #  +---------+
    #  |   bar   |    For example, without the quarter at the lower right: name and badge are
    #  |    +----+    in the bar, away from the leg; banner and swan are in the leg.
    #  |leg |
    #  +----+
    top = _missing_corner(plan)[1] > 0  # the bar is above
    bar = 0.0 if top else 2 * U
    leg_x, leg_y = 2 * U - _missing_corner(plan)[0], 2 * U - bar
    badge = Box(12, bar + 45, 136, 20) if plan.tile.face.symbol else None
    banner = (leg_x + 28 + _second_banner(plan) / 2, leg_y + (22 if top else 10), 26)
    swan = (leg_x + 62, leg_y + (62 if top else 18))
    side = -1 if leg_x else 1
    return Layout(banner, Box(12 if leg_x else 38, bar + 11, 110, 33), 14.5, 2, badge, swan, side)


def _missing_corner(plan: FloorPlan) -> tuple[float, float]:
    """The top left corner of the quarter that an L shape lacks."""
    cells = {(x + i, y + j) for x, y, w, h in plan.pose.body for i in range(w) for j in range(h)}
    x, y = next((x, y) for x in (0, 2) for y in (0, 2) if (x, y) not in cells)
    return x * U, y * U


def _square(w: float, h: float, plan: FloorPlan) -> Layout:
    more = _second_banner(plan)
    badge = Box(50 + more, 46, 98 - more, 19) if plan.tile.face.symbol else None
    name = Box(50 + more, 11, 82 - more, 46)
    return Layout((31 + more / 2, 11, 30), name, 15, 3, badge, (w - 18, 18), -1)


def _tower(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 325: an octagon of four by four cells."""
    badge = Box(24, 92, 112, 20) if plan.tile.face.symbol else None
    return Layout((80, 11, 30), Box(14, 60, 132, 44), 15, 2, badge, (118, 30))


def _hall(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 450: six by three cells."""
    symbol, more = plan.tile.face.symbol, _second_banner(plan)
    banner, swan = (31 + more / 2, 11, 30), (w - 18, 18)
    if w > h:
        left = 52 + more
        badge = Box(left, 46, 140, 20) if symbol else None
        return Layout(banner, Box(left, 12, 140, 40), 16, 2, badge, swan, -1)
    return Layout(banner, Box(12, 60, 96, 50), 14.5, 3, Box(12, 112, 96, 24) if symbol else None, swan)


def _big_circle(w: float, h: float, plan: FloorPlan) -> Layout:
    badge = Box(38, 100, 124, 20) if plan.tile.face.symbol else None
    return Layout((100, 20, 31), Box(28, 71, 144, 40), 16, 2, badge, (141, 40))


def _long_octagon(w: float, h: float, plan: FloorPlan) -> Layout:
    symbol, more = plan.tile.face.symbol, _second_banner(plan)
    if w > h:
        left = 84 + more
        badge = Box(left, 48, 150, 20) if symbol else None
        name = Box(left, 13, 136 - more, 40)
        return Layout((62 + more / 2, 11, 30), name, 16.5, 2, badge, (w - 50, 20), -1)
    badge = Box(14, 106, 132, 22) if symbol else None
    return Layout((80, 13, 31), Box(14, 64, 132, 46), 16.5, 2, badge, (112, 20))


_RULES: Final[dict[str, Callable[[float, float, FloorPlan], Layout]]] = {
    "100": _closet,
    "150": _small_circle,
    "200": _strip,
    "250": _strip,
    "300": _elbow,
    "325": _tower,
    "350": _strip,
    "400": _square,
    "450": _hall,
    "500": _big_circle,
    "600": _long_octagon,
}
