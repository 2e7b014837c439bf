"""A whole tile: floor, walls, fence, doors, and what is printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.games.ludwig.modules.swans import has_swan
from kastelan.pictures.ludwig.badges import DOUBLE_WIDTH, badge, banner, seal, signed
from kastelan.pictures.ludwig.doors import DoorState, door
from kastelan.pictures.ludwig.floor_plan import WALL, FloorPlan, U
from kastelan.pictures.ludwig.floors import floor, runner
from kastelan.pictures.ludwig.furnishing import banner_place
from kastelan.pictures.ludwig.furniture import furniture
from kastelan.pictures.ludwig.lettering import Lettering, lettering
from kastelan.pictures.ludwig.tile_layout import Box, Layout, layout_of
from kastelan.pictures.ludwig.walls import fence, walls
from kastelan.pictures.outlines import ring, segment
from kastelan.pictures.svg import at, group, line, name, path, rect
from kastelan.pictures.symbols import chip, symbol
from kastelan.pictures.text_layout import LEADING, fitted, width
from kastelan.pictures.theme import Theme

CHIPS, BANNERS, ALL, LABEL = range(4)
"""Levels of detail: only the type; banner and furniture; everything; a large banner and furniture."""
SMALL_LETTERS: Final = 12.5
SWAN: Final = 13.0
"""The size of the swan."""
GOLD: Final = 2.6
"""The distance between the wall of a completed room and its golden line."""


def detail_at(scale: float) -> int:
    """The level of detail at a number of pixels per cell."""
    return ALL if scale >= 26 else BANNERS if scale >= 15 else CHIPS


def shadow(plan: FloorPlan, theme: Theme) -> str:
    """The shadow of a tile."""
    return path(plan.rim(0), theme.shade, opacity=theme.shadow, transform="translate(2 3)")


def room(
    plan: FloorPlan,
    theme: Theme,
    language: str,
    states: Sequence[DoorState] | None = None,
    detail: int = ALL,
    completed: bool = False,
) -> str:
    """A tile at the origin. Without `states`, all doors are open."""
    states = [DoorState.OPEN] * len(plan.doors) if states is None else states
    body = floor(plan, theme) + walls(plan, theme) + fence(plan, theme)
    for place, state in zip(plan.doors, states, strict=True):
        body += door(place, state, plan, theme)
    if completed:
        body += line(plan.rim(WALL + GOLD), theme.gold, 1.8)
    body += _inside(plan, theme, language, detail)
    if completed:
        body += seal(*seal_spot(plan), 9 if detail == ALL else 13, theme)
    return group(body, title=tile_title(plan, language), class_="tile")


def room_without_doors(plan: FloorPlan, theme: Theme, language: str, detail: int = ALL) -> str:
    """A tile at the origin without doors and seal, which change as the castle grows."""
    return (
        floor(plan, theme) + walls(plan, theme) + fence(plan, theme) + _inside(plan, theme, language, detail)
    )


def tile_title(plan: FloorPlan, language: str) -> str:
    """The name of a tile with its points, for tooltips."""
    points = f" ({signed(plan.tile.face.points, '')})" if plan.tile.is_room or plan.tile.face.points else ""
    return plan.name(language) + points


def _inside(plan: FloorPlan, theme: Theme, language: str, detail: int) -> str:
    if plan.shape == "foyer":
        return _foyer(plan, theme, language, detail)
    if plan.shape == "hallway":
        return runner(plan, theme) + _hallway(plan, theme, language, detail)
    if plan.is_stairs:
        return _stairs(plan, theme)
    if detail != ALL:
        return _mark(plan, theme, detail)
    return _face(plan, theme, language)


def _mark(plan: FloorPlan, theme: Theme, detail: int) -> str:
    """A small picture: banner and furniture, or in the smallest ones the type, in the middle."""
    if detail != CHIPS:
        return _banner_and_furniture(plan, theme, detail)
    x, y = plan.width / 2, plan.height / 2
    if plan.shape == "300":  # at the corner of the L shape
        x, y = l_shape_middle(plan)
    if plan.second is not None:
        dx, dy = (23, 0) if plan.width > plan.height else (0, 23) if plan.height > plan.width else (19, 15)
        return chip(plan.kind, x - dx, y - dy, 44, theme) + chip(plan.second, x + dx, y + dy, 44, theme)
    return chip(plan.kind, x, y, 58, theme)


def _banner_and_furniture(plan: FloorPlan, theme: Theme, detail: int) -> str:
    narrow = 2 if plan.shape == "300" else min(plan.pose.width, plan.pose.height)
    size = 34.0 if narrow == 2 and detail == BANNERS else 38.0 if detail == BANNERS else 16.0 + 10 * narrow
    if plan.second is not None:
        size *= 0.8
    wide, high = size * (1 if plan.second is None else DOUBLE_WIDTH), size * 1.5
    x, y = banner_place(plan, wide, high)
    points = plan.tile.face.points
    return furniture(plan, [Box(x, y, wide, high)], theme, small=True) + banner(
        plan.kind, points, x + wide / 2, y, size, theme, plan.second
    )


def l_shape_middle(plan: FloorPlan) -> tuple[float, float]:
    """The middle of the quarter at the corner of an L shape."""
    # The quarters have their centres at 1 and 3. The corner is opposite the missing one: 4 - 1 = 3.
    missing = next(
        (x, y)
        for x in (1, 3)
        for y in (1, 3)
        if not any(a <= x < a + w and b <= y < b + h for a, b, w, h in plan.pose.body)
    )
    return (4 - missing[0]) * U, (4 - missing[1]) * U


def _face(plan: FloorPlan, theme: Theme, language: str) -> str:
    places, face = layout_of(plan), plan.tile.face
    words = lettering(plan, places, language)
    body = furniture(plan, reserved_boxes(plan, places, words), theme)
    body += banner(plan.kind, face.points, *places.banner, theme, plan.second)
    body += _lines(plan, theme, words.lines, words.name, words.size)
    if face.symbol is not None and words.frame is not None:
        body += badge(face.symbol, words.frame, theme)
    if has_swan(plan.tile):
        body += symbol("swan", *places.swan, SWAN, theme.on_floor(plan.floor), theme.floors[plan.floor])
    return body


def reserved_boxes(plan: FloorPlan, places: Layout, words: Lettering) -> list[Box]:
    """What must stay free of furniture: name, banner, badge and swan."""
    boxes = [words.name, banner_box(plan, places)]
    if words.badge is not None:
        boxes.append(words.badge)
    if has_swan(plan.tile):
        x, y = places.swan
        boxes.append(Box(x - SWAN / 2, y - SWAN / 2, SWAN, SWAN))
    return boxes


def banner_box(plan: FloorPlan, places: Layout) -> Box:
    """What the banner covers."""
    x, y, size = places.banner
    wide = size * (1 if plan.second is None else DOUBLE_WIDTH)
    return Box(x - wide / 2, y, wide, size * 1.5)


def _label(plan: FloorPlan, theme: Theme, words: str, box: Box, size: float, most: int) -> str:
    """A name centred in its box."""
    lines, size = fitted(words, box.width, size, most)
    return _lines(plan, theme, lines, box, size)


def _lines(plan: FloorPlan, theme: Theme, lines: Sequence[str], box: Box, size: float) -> str:
    """The lines of a name, centred in a box."""
    x, y = box.middle
    # The first baseline, so that all lines together are centred at y.
    first = y - size * LEADING * (len(lines) - 1) / 2 + size * 0.3
    ink, halo = theme.on_floor(plan.floor), theme.floors[plan.floor]
    return "".join(
        name(x, first + size * LEADING * row, words, size, ink, halo) for row, words in enumerate(lines)
    )


def _foyer(plan: FloorPlan, theme: Theme, language: str, detail: int) -> str:
    """The inside of a foyer: a compass rose with the corridor chip."""
    x, y = plan.width / 2, plan.height / 2
    if detail != ALL:
        return chip(plan.kind, x, y, 40, theme)
    rose = ""
    # The diagonal points are shorter and drawn first, below the four main ones.
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        q = 1.0 if turn % 90 == 0 else 0.72
        half = path(ring([(0, -26 * q), (5 * q, -5 * q), (0, 0)]), theme.soft, theme.soft, 0.5)
        other = path(ring([(0, -26 * q), (-5 * q, -5 * q), (0, 0)]), theme.sheet, theme.soft, 0.7)
        rose += group(half + other, transform=f"rotate({turn})")
    label = _label(plan, theme, plan.name(language), Box(23, 82, 74, 14), SMALL_LETTERS, 1)
    return at(x, y - 4, group(rose, opacity=0.55)) + label + chip(plan.kind, x, y - 4, 20, theme)


def _hallway(plan: FloorPlan, theme: Theme, language: str, detail: int) -> str:
    """The name and the chip; only the chip in an upright hallway, since text is never turned."""
    x, y = plan.width / 2, plan.height / 2
    if detail != ALL or plan.height > plan.width:
        return chip("corridor", x, y, 17 if detail == ALL else 24, theme)
    words = plan.name(language)
    half = width(words, SMALL_LETTERS) / 2
    ink, halo = theme.on_floor(plan.floor), theme.floors[plan.floor]
    label = name(x + 10, y + 4.2, words, SMALL_LETTERS, ink, halo)
    return label + chip("corridor", x + 10 - half - 14, y, 15, theme)


def _stairs(plan: FloorPlan, theme: Theme) -> str:
    """Steps, and an arrow from the lower end to the upper one."""
    long = max(plan.width, plan.height)
    upright = plan.height > plan.width
    steps = ""
    for step in range(1, 13):
        a = WALL + 8 + (long - 2 * WALL - 16) * step / 13
        run = segment((9, a), (31, a)) if upright else segment((a, 9), (a, 31))
        steps += line(run, theme.ink, 1.0, opacity=0.75)
    dark = next(place for place in plan.doors if place.dark)
    # The arrow points away from the dark door: to the right if that is on side 3, west.
    turn = {3: 0, 0: 90, 1: 180, 2: 270}[dark.side]
    arrow = rect(-32, -9, 64, 18, theme.sheet, opacity=0.85)
    arrow += line("M-23.4 0H19.8M12.6 -5.4L21.6 0L12.6 5.4", theme.ink, 1.8)
    return steps + at(plan.width / 2, plan.height / 2, arrow, turn=turn)


def seal_spot(plan: FloorPlan) -> tuple[float, float]:
    """The place of the seal: on the wall, away from the text."""
    if plan.shape == "300":
        x, y = l_shape_middle(plan)
        return (x / U > 2) * (4 * U - 6) + (x / U < 2) * 6, (y / U > 2) * (4 * U - 6) + (y / U < 2) * 6
    if plan.is_round or plan.is_octagon:
        # On the wall: a circle is 0.146 of its width from the corner of its box, a cut corner 0.5 U.
        q = plan.width * 0.155 if plan.is_round else 0.55 * U
        return plan.width - q, plan.height - q
    return plan.width - 6.4, plan.height - 6.4
