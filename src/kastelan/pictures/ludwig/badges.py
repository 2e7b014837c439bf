"""The value of a room: the banner with type and points, the badge of the centre symbol, and the seal."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kastelan.games.ludwig.components import SYMBOLS as SYMBOL_KINDS
from kastelan.games.ludwig.components import TYPES, Symbol
from kastelan.pictures.ludwig.tile_layout import Box
from kastelan.pictures.outlines import number, ring
from kastelan.pictures.svg import at, figure, group, path, rect
from kastelan.pictures.symbols import chip, symbol
from kastelan.pictures.theme import Theme

HEIGHT: Final = 17.0
"""The preferred height of a line of a badge."""

MIN_HEIGHT: Final = 13.0
"""A badge whose line would be lower than this gets two lines."""

DOUBLE_WIDTH: Final = 1.5
"""How much wider a banner with two types is."""


def banner(
    kind: str, points: int | None, x: float, y: float, size: float, theme: Theme, second: str | None = None
) -> str:
    """A banner with type and points, `size` wide, with the middle of its top at x, y. Two types share it."""
    height = size * (0.98 if points is None else 1.5)
    if second is not None:
        body = _shared_banner((kind, second), x, y, size, height, theme)
    else:
        colour = theme.banners[kind]
        #  |    |   The sides go straight down, and
        #  |_/\_|   the lower edge has a notch.
        cloth = (
            f"M{number(x - size / 2)} {number(y)}h{number(size)}v{number(height)}"
            f"l{number(-size / 2)} {number(-size * 0.2)}l{number(-size / 2)} {number(size * 0.2)}Z"
        )
        body = path(cloth, colour, theme.on_fill, 1.6, paint_order="stroke")
        body += symbol(kind, x, y + size * 0.46, size * 0.74, theme.on_fill, colour)
    if points is not None:
        body += figure(x, y + size * 1.245, signed(points, ""), size * 0.62, theme.on_fill)
    return group(body, class_="banner")


def _shared_banner(
    kinds: tuple[str, str], x: float, y: float, size: float, height: float, theme: Theme
) -> str:
    """The banner of a renovation: one half for each type (RENO-1)."""
    half, drop, body = size * DOUBLE_WIDTH / 2, size * 0.2, ""
    cloth = (
        f"M{number(x - half)} {number(y)}h{number(2 * half)}v{number(height)}"
        f"l{number(-half)} {number(-drop)}l{number(-half)} {number(drop)}Z"
    )
    # The first type colours the whole cloth, then the second covers the right half.
    body += path(cloth, theme.banners[kinds[0]], theme.on_fill, 1.6, paint_order="stroke")
    right = f"M{number(x)} {number(y)}h{number(half)}v{number(height)}l{number(-half)} {number(-drop)}Z"
    body += path(right, theme.banners[kinds[1]])
    for kind, side in zip(kinds, (-1, 1), strict=True):
        middle = x + side * half / 2
        body += symbol(kind, middle, y + size * 0.42, size * 0.6, theme.on_fill, theme.banners[kind])
    return body


def signed(points: int, plus: str = "+") -> str:
    """Points with a real minus sign, and with a given sign for a plus."""
    return f"−{-points}" if points < 0 else f"{plus}{points}"


@dataclass(frozen=True, slots=True)
class BadgeShape:
    """A badge that fits into a box: the height of its lines, and the number of chips in each."""

    line: float
    chips: tuple[int, ...]  # the first number is for the line with the points
    width: float
    height: float


def badge_shape(types: int, box: Box) -> BadgeShape:
    """The shape of a badge: one line if that is high enough, else a second line for the chips."""
    # In line heights, a badge takes 2.2 for its kind and points, and 0.98 for each chip.
    line = min(HEIGHT * 1.15, box.height, box.width / (2.2 + 0.98 * types))
    if line >= MIN_HEIGHT or box.height < 2 * MIN_HEIGHT:
        return BadgeShape(line, (types,), line * (2.2 + 0.98 * types), line)
    # The second line has all chips and a margin of 0.2 at each end.
    across = max(types, 2)
    line = min(HEIGHT, box.height / 2, box.width / (0.4 + 0.98 * across))
    return BadgeShape(line, (0, types), line * max(2.3, 0.4 + 0.98 * across), 2 * line)


def badge(given: Symbol, box: Box, theme: Theme) -> str:
    """The badge of the centre symbol: its kind, its points and the types that score (LUD-SCORE-2)."""
    kinds = [name for bit, name in enumerate(TYPES) if given.types >> bit & 1]
    shape = badge_shape(len(kinds), box)
    edge = theme.wax if given.points < 0 else theme.ink
    x, y = box.middle
    left, top, h = x - shape.width / 2, y - shape.height / 2, shape.line
    kind = SYMBOL_KINDS[given.kind]
    body = _frame(kind, left, top, shape, edge, theme)
    start = left if len(shape.chips) == 1 else x - h * 1.15
    middle = top + h / 2
    body += symbol(kind, start + h * 0.62, middle, h * 0.74, edge, theme.sheet)
    body += figure(start + h * 1.5, middle + h * 0.27, signed(given.points), h * 0.76, edge)
    for number_, name in enumerate(kinds):
        if len(shape.chips) == 1:
            body += chip(name, left + h * (2.44 + 0.98 * number_), middle, h * 0.84, theme)
        else:
            # Centred: with three chips the offsets are -1, 0 and 1.
            place = x + h * 0.98 * (number_ - (len(kinds) - 1) / 2)
            body += chip(name, place, middle + h * 0.94, h * 0.84, theme)
    return group(body, class_=f"badge {kind}")


def _frame(kind: str, left: float, top: float, shape: BadgeShape, edge: str, theme: Theme) -> str:
    """The frame of a badge: round for connected, square for adjacent, double for anywhere."""
    w, h = shape.width, shape.height
    corner = {"connected": 0.5, "adjacent": 0.12, "anywhere": 0.3}[kind] * shape.line
    body = rect(left, top, w, h, theme.sheet, edge, 1.1, rx=corner)
    if kind == "anywhere":
        body += rect(left + 1.8, top + 1.8, w - 3.6, h - 3.6, "none", edge, 0.6, rx=shape.line * 0.22)
    return body


def seal(x: float, y: float, radius: float, theme: Theme) -> str:
    """The gold seal of a completed room."""
    teeth = []
    for tooth in range(24):
        angle, reach = tooth * math.tau / 24, radius * (1.12 if tooth % 2 else 0.96)
        teeth.append((math.cos(angle) * reach, math.sin(angle) * reach))
    body = path(ring(teeth), theme.gold, theme.ink, 0.8)
    body += symbol("complete", 0, 0, radius * 1.5, theme.coin_ink, theme.gold)
    return at(x, y, group(body, class_="seal"))
