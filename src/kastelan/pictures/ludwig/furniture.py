"""Furniture seen from above: one or two pieces for each room type, placed in the free slots of the layout."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kastelan.pictures.ludwig.floor_plan import FloorPlan
from kastelan.pictures.outlines import Point, number, segment
from kastelan.pictures.svg import at, circle, group, line, path, rect
from kastelan.pictures.theme import Theme

Slot = tuple[float, float, float]
"""A free square: its centre and the length of its side."""


@dataclass(frozen=True, slots=True)
class FurnitureStyle:
    """The colours of furniture in a room, and the shapes that pieces are made of."""

    ink: str
    top: str
    tint: str

    def box(self, x: float, y: float, width: float, height: float, round_: float = 1.5) -> str:
        """A rectangle with its centre at x, y."""
        return rect(x - width / 2, y - height / 2, width, height, self.top, self.ink, 0.9, rx=round_)

    def disc(self, radius: float, weight: float = 0.9) -> str:
        """A disc."""
        return circle(0, 0, radius, self.top, self.ink, weight)

    def hoop(self, radius: float, weight: float = 0.7) -> str:
        """A ring."""
        return circle(0, 0, radius, "none", self.ink, weight)


def furnished(plan: FloorPlan, slots: tuple[Slot, ...], theme: Theme) -> str:
    """A piece in every slot. The length of the room's id chooses the first one, so that rooms differ."""
    if not slots:
        return ""
    kind = plan.kind
    top = theme.floors[kind] if theme.dark or kind == "downstairs" else theme.sheet
    style = FurnitureStyle(theme.on_floor(kind), top, theme.banners[kind])
    pieces = PIECES[kind]
    first = len(plan.id)
    placed = (
        at(x, y, pieces[(first + number) % len(pieces)](style, side))
        for number, (x, y, side) in enumerate(slots)
    )
    return group(placed, opacity=0.7 if theme.dark else 0.62)


def _bed(style: FurnitureStyle, s: float) -> str:
    w, h = s * 0.62, s * 0.86
    pillows = (
        rect(x, -h * 0.44, w * 0.36, h * 0.17, style.top, style.ink, 0.8, rx=1.5)
        for x in (-w * 0.4, w * 0.04)
    )
    cover = rect(-w / 2, -h * 0.18, w, h * 0.68, style.tint, rx=1.5, opacity=0.35)
    fold = line(segment((-w / 2, -h * 0.18), (w / 2, -h * 0.18)), style.ink, 0.9)
    return style.box(0, 0, w, h) + "".join(pillows) + cover + fold


def _round_table(style: FurnitureStyle, s: float) -> str:
    seats = (
        circle(math.cos(a) * s * 0.4, math.sin(a) * s * 0.4, s * 0.085, style.top, style.ink, 0.8)
        for a in (0.78, 2.36, 3.93, 5.5)  # the diagonals, in radians
    )
    return "".join(seats) + style.disc(s * 0.27) + style.hoop(s * 0.12, 0.6)


def _tea_table(style: FurnitureStyle, s: float) -> str:
    q = s * 0.21
    cross = segment((-q, -q), (q, q)) + segment((-q, q), (q, -q))
    return style.disc(s * 0.3) + line(cross, style.ink, 0.6)


def _sofa(style: FurnitureStyle, s: float) -> str:
    seat = style.box(0, -s * 0.1, s * 0.86, s * 0.46, 3) + style.box(0, -s * 0.26, s * 0.86, s * 0.16, 3)
    return (
        seat
        + line(segment((0, -s * 0.18), (0, s * 0.12)), style.ink, 0.7)
        + style.box(0, s * 0.32, s * 0.44, s * 0.2)
    )


def _harp_seats(style: FurnitureStyle, s: float) -> str:
    rows = (
        f"M{number(-s * r)} {number(s * 0.3)}a{number(s * r)} {number(s * r)} 0 0 1 {number(2 * s * r)} 0"
        for r in (0.14, 0.25, 0.36)
    )
    return line("".join(rows), style.ink, 0.9) + circle(0, s * 0.34, 1.6, style.ink)


def _piano(style: FurnitureStyle, s: float) -> str:
    a, b, c = number(s * 0.24), number(s * 0.5), number(-s * 0.2)
    body = (
        f"M{number(-s * 0.38)} {number(-s * 0.3)}v{number(s * 0.58)}h{a}"
        f"c{number(s * 0.02)} {number(-s * 0.22)} {b} {number(-s * 0.06)} {b} {number(-s * 0.36)}"
        f"c0 {c} {c} {number(-s * 0.22)} {number(-s * 0.34)} {number(-s * 0.22)}Z"
    )
    keys = rect(-s * 0.38, -s * 0.3, s * 0.1, s * 0.58, style.top, style.ink, 0.8)
    return path(body, style.top, style.ink, 0.9) + keys


def _tub(style: FurnitureStyle, s: float) -> str:
    return (
        style.disc(s * 0.28)
        + style.hoop(s * 0.2)
        + line(segment((-s * 0.28, 0), (s * 0.28, 0)), style.ink, 0.6)
    )


def _shelf(style: FurnitureStyle, s: float) -> str:
    boards = "".join(segment((s * x, -s * 0.15), (s * x, s * 0.15)) for x in (-0.2, 0.0, 0.2))
    return style.box(0, 0, s * 0.82, s * 0.3, 1) + line(boards, style.ink, 0.7)


def _tree(style: FurnitureStyle, s: float, first: float = 0.0) -> str:
    r = s * 0.33
    bumps: list[Point] = [
        (math.cos(a) * r, math.sin(a) * r) for a in (k * math.tau / 9 + first for k in range(9))
    ]
    bow = number(r * 0.38)
    crown = f"M{number(bumps[0][0])} {number(bumps[0][1])}" + "".join(
        f"A{bow} {bow} 0 0 1 {number(x)} {number(y)}" for x, y in (*bumps[1:], bumps[0])
    )
    boughs = segment((0, 0), (r * 0.5, -r * 0.4)) + segment((0, 0), (-r * 0.55, -r * 0.2))
    boughs += segment((0, 0), (r * 0.1, r * 0.6))
    return (
        path(crown, style.tint, style.ink, 0.9, fill_opacity=0.38)
        + circle(0, 0, 1.7, style.ink)
        + line(boughs, style.ink, 0.7)
    )


def _other_tree(style: FurnitureStyle, s: float) -> str:
    return _tree(style, s * 0.86, 1.0)


def _column(style: FurnitureStyle, s: float) -> str:
    return style.disc(s * 0.2) + style.hoop(s * 0.1)


def _pillar(style: FurnitureStyle, s: float) -> str:
    return style.box(0, 0, s * 0.4, s * 0.4, 0) + style.hoop(s * 0.13, 0.9)


def _barrel(style: FurnitureStyle, s: float) -> str:
    staves = "".join(
        segment((s * x, -s * y), (s * x, s * y)) for x, y in ((-0.13, 0.23), (0.0, 0.27), (0.13, 0.23))
    )
    return style.disc(s * 0.27) + line(staves, style.ink, 0.7)


PIECES: Final[dict[str, tuple[Callable[[FurnitureStyle, float], str], ...]]] = {
    "living": (_sofa, _tea_table),
    "activity": (_piano, _harp_seats),
    "sleeping": (_bed,),
    "outdoor": (_tree, _other_tree),
    "utility": (_shelf, _tub),
    "food": (_round_table,),
    "corridor": (_column,),
    "downstairs": (_barrel, _pillar),
}
