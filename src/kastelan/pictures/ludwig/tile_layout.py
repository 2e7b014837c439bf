"""Where banner, name, badge and furniture go in a tile: a rule for each shape of tile.

The layout depends on the tile's outline as it lies, since text stays upright however the tile is turned.
Units are those of floor_plan.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kastelan.pictures.ludwig.floor_plan import FloorPlan, U
from kastelan.pictures.ludwig.furniture import Slot


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
    slots: tuple[Slot, ...]


def layout_of(plan: FloorPlan) -> Layout:
    """The layout of a room."""
    return _RULES[plan.shape](plan.width, plan.height, plan)


def _closet(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 100: two by two cells."""
    more = _second_banner(plan)
    badge = Box(39 + more, 10, 31 - more, 34) if plan.tile.face.symbol else None
    slots = () if badge or more else ((54.0, 25.0, 25.0),)
    return Layout((23 + more / 2, 8, 23), Box(10, 44, 60, 26), 12.2, 2, badge, (65, 14), slots)


def _second_banner(plan: FloorPlan) -> float:
    """The additional width that the second type of a renovation needs."""
    return 0.0 if plan.second is None else 9.0


def _small_circle(w: float, h: float, plan: FloorPlan) -> Layout:
    badge = Box(28, 82, 64, 16) if plan.tile.face.symbol else None
    name = Box(15, 49, 90, 30) if badge else Box(17, 52, 86, 38)
    return Layout((60, 11, 23), name, 12.2, 2, badge, (84, 36), ())


def _strip(w: float, h: float, plan: FloorPlan) -> Layout:
    """Sizes 200, 250 and 350: two cells wide in one direction."""
    return _low(w, plan) if w > h else _narrow(h, plan)


def _low(w: float, plan: FloorPlan) -> Layout:
    swan = (w - 17, 18)
    # Space for the banner at the left and the swan at the right; the longest strip has furniture there too.
    left, right = (44.0, 26.0) if w < 5 * U else (44.0, 28.0)
    extra: tuple[Slot, ...] = ()
    if w > 6 * U:
        left, right, extra = 70.0, 54.0, ((w - 32, 44, 32), (60 + _second_banner(plan), 54, 24))
    left += _second_banner(plan)
    name, badge = Box(left, 10, w - left - right, 32), Box(left, 46, w - left - 12, 20)
    if plan.tile.face.symbol is None:
        slots: tuple[Slot, ...] = ((w / 2 + 22, 26, 26), *extra[:1])
        below = Box(left, 40, w - left - 12, 32)
        return Layout((26 + _second_banner(plan) / 2, 9, 26), below, 14.5, 2, None, swan, slots)
    if len(extra) and plan.tile.face.symbol.types.bit_count() < 3:
        badge = Box(name.x, 46, name.width, 20)
    elif len(extra):
        badge, extra = Box(name.x, 46, name.width, 20), extra[:1]
    return Layout((26 + _second_banner(plan) / 2, 9, 26), name, 14.5, 2, badge, swan, extra)


def _narrow(h: float, plan: FloorPlan) -> Layout:
    badge = Box(10, 102, 60, 36) if plan.tile.face.symbol else None
    name = Box(9, 57, 62, 42) if badge else Box(9, 60, 62, 42)
    free = [h - 34.0] if h > 4 * U or not badge else []
    if h > 6 * U:
        free.append(h - 78.0)
    middle = 40 if plan.second is None else 34
    return Layout((middle, 13, 26), name, 12.5, 3, badge, (65, 20), tuple((40, y, 30) for y in free))


def _elbow(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 300: an L shape made of a bar of four by two cells and a leg of two by two."""
    #  +---------+
    #  |   bar   |    For example, without the quarter at the lower right:
    #  |    +----+    name and badge are in the bar, banner and swan in the leg.
    #  |leg |
    #  +----+
    top = _missing_corner(plan)[1] > 0  # the bar is above
    bar = 0.0 if top else 2 * U
    leg_x, leg_y = 2 * U - _missing_corner(plan)[0], 2 * U - bar
    badge = Box(12, bar + 45, 136, 20) if plan.tile.face.symbol else None
    name = Box(12, bar + 10, 136, 33) if badge else Box(12, bar + 20, 136, 40)
    slots = ((leg_x + 57, leg_y + 46, 26),) if plan.second is None else ()
    banner = (leg_x + 28 + _second_banner(plan) / 2, leg_y + (22 if top else 10), 26)
    return Layout(banner, name, 14.5, 2, badge, (leg_x + 62, leg_y + (62 if top else 18)), slots)


def _missing_corner(plan: FloorPlan) -> tuple[float, float]:
    """The top left corner of the quarter that an L shape lacks."""
    cells = {(x + i, y + j) for x, y, w, h in plan.pose.body for i in range(w) for j in range(h)}
    x, y = next((x, y) for x in (0, 2) for y in (0, 2) if (x, y) not in cells)
    return x * U, y * U


def _square(w: float, h: float, plan: FloorPlan) -> Layout:
    badge = Box(20, 114, 120, 22) if plan.tile.face.symbol else None
    name = Box(16, 66, 128, 44) if badge else Box(16, 74, 128, 56)
    return Layout((31, 11, 30), name, 17, 2, badge, (w - 18, 18), ((w - 44, 40, 38),))


def _tower(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 325: an octagon of four by four cells."""
    badge = Box(24, 112, 112, 22) if plan.tile.face.symbol else None
    name = Box(14, 64, 132, 44) if badge else Box(14, 72, 132, 48)
    return Layout((80, 11, 30), name, 16, 2, badge, (118, 30), ((44, 46, 28), (116, 46, 28)))


def _hall(w: float, h: float, plan: FloorPlan) -> Layout:
    """Size 450: six by three cells."""
    symbol = plan.tile.face.symbol
    if w > h:
        left = 50 + _second_banner(plan)
        name = Box(left, 18, 190 - left, 44) if symbol else Box(left, 36, 190 - left, 48)
        slots = ((w - 32, 30, 28), (w - 42, h - 34, 32), (40, h - 30, 30))
        return Layout(
            (31, 11, 30), name, 16, 2, Box(62, 68, 116, 22) if symbol else None, (w - 18, 18), slots
        )
    name = Box(12, 72, 96, 50) if symbol else Box(12, 80, 96, 56)
    pair = ((w - 34, 38, 34), (w / 2, h - 54, 44))
    return Layout((31, 11, 30), name, 14.5, 3, Box(12, 128, 96, 24) if symbol else None, (w - 18, 18), pair)


def _big_circle(w: float, h: float, plan: FloorPlan) -> Layout:
    badge = Box(38, 132, 124, 21) if plan.tile.face.symbol else None
    name = Box(28, 84, 144, 44) if badge else Box(28, 92, 144, 48)
    return Layout((100, 22, 31), name, 16, 2, badge, (141, 40), ((50, 66, 32), (150, 66, 32)))


def _long_octagon(w: float, h: float, plan: FloorPlan) -> Layout:
    symbol = plan.tile.face.symbol
    if w > h:
        name = Box(60, 46, 160, 46) if symbol else Box(56, 58, 168, 46)
        slots = ((w - 62, 34, 34), (w - 40, h - 48, 30), (40, h - 48, 30))
        return Layout(
            (62, 11, 30), name, 17, 2, Box(66, 98, 148, 22) if symbol else None, (w - 50, 20), slots
        )
    name = Box(14, 98, 132, 46) if symbol else Box(14, 112, 132, 48)
    three = ((w / 2, h - 66, 44), (38, 78, 28), (w - 38, 78, 28))
    return Layout((80, 13, 31), name, 17, 2, Box(12, 150, 136, 24) if symbol else None, (112, 20), three)


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
