"""Floors: a pattern for each room type, and centrepieces of large rooms."""

from __future__ import annotations

from typing import Final

from kastelan.pictures.ludwig.floor_plan import WALL, FloorPlan
from kastelan.pictures.outlines import number, segment
from kastelan.pictures.svg import element, group, line, path, rect
from kastelan.pictures.theme import PAPER, TYPES, Theme

LARGE: Final = 300
"""Rooms of at least this size have a centrepiece."""

BORDER: Final = 8.0
"""The width of the border in the second type of a renovation."""

HERRINGBONE: Final = (
    "M0 5L5 0M0 15L15 0M5 20L20 5M15 20L20 15M5 0l5 5M0 15l5-5M10 15l5-5M15 20l5-5M5 20l-5-5M10 5l5 5"
    "M20 15l-5-5M5 10l5 5"
)
LOZENGE: Final = "M10 0L20 14L10 28L0 14Z"
STARS: Final = "M2.1 4h3.8M4 2.1v3.8M10.1 12h3.8M12 10.1v3.8"
TUFTS: Final = (
    "M4 9q-.5-3-2.5-5M4 9V3M4 9q.5-3 2.5-5M17 19q-.5-3-2.5-5M17 19v-6M17 19q.5-3 2.5-5M22 7v-2.5M11 14v-2"
    "M24.5 16v-2"
)
BOARDS: Final = "M0 10H40M0 20H40M13 0V10M33 10V20"
TILES: Final = "M0 0H13.333M0 0V13.333"
FLAGS: Final = "M0 0H40M0 20H40M20 0V20M0 20V40M40 20V40"
SCALES: Final = (
    "M0 12a12 12 0 0 0 24 0M-12 0a12 12 0 0 0 24 0M12 0a12 12 0 0 0 24 0M-12 24a12 12 0 0 0 24 0"
    "M12 24a12 12 0 0 0 24 0"
)
LINES: Final = {  # width and height of the pattern, its lines, and their weight
    "living": (20.0, 20.0, HERRINGBONE, 0.9),
    "activity": (20.0, 28.0, LOZENGE, 0.8),
    "sleeping": (16.0, 16.0, STARS, 1.1),
    "outdoor": (27.0, 23.0, TUFTS, 1.0),
    "utility": (40.0, 20.0, BOARDS, 1.0),
    "food": (13.333, 13.333, TILES, 0.9),
    "corridor": (40.0, 40.0, FLAGS, 0.9),
    "downstairs": (24.0, 24.0, SCALES, 0.9),
}


def patterns(theme: Theme) -> str:
    """The definitions of the patterns of floors and cellar walls."""
    hatch = rect(0, 0, 5, 5, theme.cellar_wall) + line("M0 0V5", theme.cellar_joint, 1.6)
    return "".join(_floor_pattern(kind, theme) for kind in TYPES) + element(
        "pattern",
        hatch,
        id=f"hatch-{theme.name}",
        width=5,
        height=5,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def _floor_pattern(kind: str, theme: Theme) -> str:
    width, height, lines, weight = LINES[kind]
    colour = _pattern_ink(kind, theme)
    body = line(lines, colour, weight, opacity=theme.texture)
    if kind == "activity":
        body += path(LOZENGE, colour, opacity=theme.texture * 0.28)
    if kind == "food":
        # A square on each corner of the pattern; four quarters make a whole one where patterns meet.
        corners = ((-1.7, -1.7), (11.633, -1.7), (-1.7, 11.633), (11.633, 11.633))
        body += "".join(rect(x, y, 3.4, 3.4, colour, opacity=theme.texture) for x, y in corners)
    return element(
        "pattern",
        body,
        id=f"floor-{kind}-{theme.name}",
        width=number(width, 3),
        height=number(height, 3),
        patternUnits="userSpaceOnUse",
    )


def _pattern_ink(kind: str, theme: Theme) -> str:
    if kind != "downstairs":
        return theme.banners[kind]
    return "#6F8AA5" if theme.dark else PAPER


def floor(plan: FloorPlan, theme: Theme) -> str:
    """The floor of a tile: colour, pattern, centrepiece and border."""
    wash = path(plan.rim(0), theme.floors[plan.floor])
    pattern = path(plan.rim(WALL), f"url(#floor-{plan.floor}-{theme.name})")
    return wash + pattern + _dark_end(plan, theme) + _centrepiece(plan, theme) + _border(plan, theme)


def _border(plan: FloorPlan, theme: Theme) -> str:
    """The border of a renovated floor, in the second type."""
    if plan.second is None:
        return ""
    # With the rule `evenodd`, the inner outline is a hole in the outer one.
    band = plan.rim(WALL) + plan.rim(WALL + BORDER)
    wash = path(band, theme.floors[plan.second], fill_rule="evenodd")
    lines = path(band, f"url(#floor-{plan.second}-{theme.name})", fill_rule="evenodd")
    return wash + lines + line(plan.rim(WALL + BORDER), theme.ink, 0.8, opacity=0.6)


def _dark_end(plan: FloorPlan, theme: Theme) -> str:
    """The lower end of the stairs, around its dark door, has the floor of the cellar."""
    if not plan.is_stairs:
        return ""
    door = next(door for door in plan.doors if door.dark)
    width, height = plan.width, plan.height
    reach = 0.36 * max(width, height)
    # By the side of the door: 0 north, 2 south, and by default 3 west or 1 east.
    box = {0: (0.0, 0.0, width, reach), 2: (0.0, height - reach, width, reach)}.get(
        door.side, (0.0 if door.side == 3 else width - reach, 0.0, reach, height)
    )
    return rect(*box, theme.floors["downstairs"])


def _centrepiece(plan: FloorPlan, theme: Theme) -> str:
    """The centrepiece of a large room; every cellar has a vault instead."""
    if plan.kind == "downstairs":
        return line(_ribs(plan), theme.on_floor("downstairs"), 1.1, opacity=0.4, stroke_dasharray="6 4")
    if not plan.tile.is_room or plan.tile.foundation.size < LARGE:
        return ""
    return _PIECES[plan.kind](plan, theme, theme.banners[plan.kind])


def _carpet(plan: FloorPlan, theme: Theme, tint: str) -> str:
    return (
        path(plan.rim(19), theme.floors[plan.kind], opacity=0.6)
        + line(plan.rim(19), tint, 1.8, opacity=0.45)
        + line(plan.rim(23), tint, 0.9, opacity=0.5, stroke_dasharray="1 3")
    )


def _stage(plan: FloorPlan, theme: Theme, tint: str) -> str:
    depth = 30 if plan.is_round else 18
    stage = path(plan.rim(depth), theme.sheet, tint, 1.1, fill_opacity=0.36, stroke_opacity=0.52)
    seats = (14, 22) if plan.is_round else ()
    return stage + "".join(
        line(plan.rim(row), tint, 1, opacity=0.35, stroke_dasharray="9 5") for row in seats
    )


def _rug(plan: FloorPlan, theme: Theme, tint: str) -> str:
    return path(plan.rim(17), theme.sheet, tint, 1, fill_opacity=0.3, stroke_opacity=0.4) + line(
        plan.rim(21), tint, 0.8, opacity=0.35
    )


def _gravel_path(plan: FloorPlan, theme: Theme, tint: str) -> str:
    return line(plan.rim(22), theme.sheet, 11, opacity=0.55) + line(
        plan.rim(16.5) + plan.rim(27.5), tint, 0.8, opacity=0.45, stroke_dasharray="4 2.5"
    )


def _runner(plan: FloorPlan, theme: Theme, tint: str) -> str:
    return line(plan.rim(22), theme.wax, 6, opacity=0.2) + line(
        plan.rim(18.5) + plan.rim(25.5), tint, 0.7, opacity=0.4
    )


def _skirting(plan: FloorPlan, theme: Theme, tint: str) -> str:
    return line(plan.rim(17), tint, 1.1, opacity=0.4)


_PIECES: Final = {
    "living": _carpet,
    "activity": _stage,
    "sleeping": _rug,
    "outdoor": _gravel_path,
    "corridor": _runner,
    "utility": _skirting,
    "food": _skirting,
}


def _ribs(plan: FloorPlan) -> str:
    """The ribs of a vault, which cross once in each bay."""
    w, h = plan.width, plan.height
    if plan.is_round:
        r, q = w / 2, (w / 2 - WALL) * 0.707  # the cosine of 45 degrees
        return segment((r - q, r - q), (r + q, r + q)) + segment((r + q, r - q), (r - q, r + q))
    # As many bays as make each of them nearly square.
    bays = max(1, round(max(w, h) / min(w, h)))
    ribs = ""
    for bay in range(bays):
        if w >= h:
            a, b = bay * w / bays, (bay + 1) * w / bays
            ribs += segment((a, 0), (b, h)) + segment((b, 0), (a, h))
        else:
            a, b = bay * h / bays, (bay + 1) * h / bays
            ribs += segment((0, a), (w, b)) + segment((0, b), (w, a))
    return ribs


def runner(plan: FloorPlan, theme: Theme) -> str:
    """The red runner along a hallway."""
    w, h = plan.width, plan.height
    ink = theme.on_floor(plan.floor)
    if w > h:
        red, rails = rect(16, h / 2 - 7, w - 32, 14, theme.wax, opacity=0.18), ((h / 2 - 7), (h / 2 + 7))
        sides = "".join(segment((16, y), (w - 16, y)) for y in rails)
    else:
        red, rails = rect(w / 2 - 7, 16, 14, h - 32, theme.wax, opacity=0.18), ((w / 2 - 7), (w / 2 + 7))
        sides = "".join(segment((x, 16), (x, h - 16)) for x in rails)
    return group(red + line(sides, ink, 0.9, opacity=0.6))
