"""The picture of a player's castle."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kastelan.core.game import Seat
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.shapes import Rect
from kastelan.games.ludwig.view import LudwigView
from kastelan.pictures.ludwig.castle_geometry import CastleGeometry, geometry_seen
from kastelan.pictures.ludwig.floor_plan import U
from kastelan.pictures.ludwig.floors import patterns
from kastelan.pictures.ludwig.moat import moat_piece, passage_at, wall, water_pattern
from kastelan.pictures.ludwig.module_parts import swans_of
from kastelan.pictures.ludwig.room import detail_at, room, shadow
from kastelan.pictures.ludwig.swans import swan_token
from kastelan.pictures.money import coin, thousands
from kastelan.pictures.outlines import number
from kastelan.pictures.players import settlement
from kastelan.pictures.svg import at, document, element, figure, group, line, name, path, rect
from kastelan.pictures.symbols import symbol
from kastelan.pictures.text_layout import width
from kastelan.pictures.theme import LIGHT, Theme

AROUND: Final = 1.0
"""The margin around the castle, in cells."""

HEAD: Final = 56.0
"""The height of the line with the player's name."""


def draw_castle(
    view: LudwigView,
    seat: Seat,
    language: str = "en",
    theme: Theme = LIGHT,
    scale: float = 40,
    player: str | None = None,
    extent: Rect | None = None,
) -> str:
    """A picture of a seat's castle. With a player's name it has a line with name, points and money.

    It shows the cells of `extent` too, which a later castle fills.
    """
    built = geometry_seen(view, seat)
    if extent is not None:
        built = replace(built, box=_around(built.box, extent))
    x, y, w, h = built.box
    width_, height = (w + 2 * AROUND) * U, (h + 2 * AROUND) * U
    head = ""
    if player is not None:
        head, least = _head(view, seat, player, theme)
        width_ = max(width_, least)
    top = HEAD if player is not None else 0.0
    # The foyer is at 0, 0, so `x` and `y` of the box may be negative.
    left = (width_ - w * U) / 2 - x * U
    body = at(left, top + (AROUND - y) * U, castle_body(built, theme, language, scale))
    definitions = patterns(theme) + yard_pattern(theme) + water_pattern(theme)
    title = player if player is not None else chr(ord("A") + seat)
    return document(width_, height + top, scale / U, title, definitions, theme.table, [head, body])


def _around(one: Rect, other: Rect) -> Rect:
    """The smallest rectangle that holds both."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right = max(one[0] + one[2], other[0] + other[2])
    return left, top, right - left, max(one[1] + one[3], other[1] + other[3]) - top


def castle_body(built: CastleGeometry, theme: Theme, language: str, scale: float) -> str:
    """The table, the shadows of all rooms, then the rooms in the order of building.

    All shadows come first, so that none falls on a neighbouring room.
    """
    detail = detail_at(scale)
    ground = _grid(built.box, theme) + _courtyards(built, theme) + _moat(built, theme)
    shadows = (at(each.x * U, each.y * U, shadow(each.plan, theme)) for each in built.rooms)
    rooms = (
        at(each.x * U, each.y * U, room(each.plan, theme, language, each.doors, detail, each.completed))
        for each in built.rooms
    )
    return ground + group(shadows) + "".join(rooms) + _passages(built, theme)


def _moat(built: CastleGeometry, theme: Theme) -> str:
    """The moat pieces and the wall of the barbican."""
    pieces = (at(x * U, y * U, moat_piece((x, y, w, h), theme)) for x, y, w, h in built.water)
    walls = (
        at(part[0] * U, part[1] * U, wall(part, theme, built.bridge is not None)) for part in built.walls
    )
    return "".join(pieces) + "".join(walls)


def _passages(built: CastleGeometry, theme: Theme) -> str:
    """The secret passages."""
    return "".join(passage_at(strip, theme) for strip in built.passages)


def _grid(box: Rect, theme: Theme) -> str:
    """A small cross at every corner of every cell."""
    left, top, w, h = box
    crosses = "".join(
        f"M{number(x * U - 2)} {number(y * U)}h4M{number(x * U)} {number(y * U - 2)}v4"
        for y in range(top, top + h + 1)
        for x in range(left, left + w + 1)
    )
    return line(crosses, theme.grid, 1)


def yard_pattern(theme: Theme) -> str:
    """The definition of the hatching of courtyards."""
    # The two short lines continue the diagonal of the neighbouring squares across the corners.
    body = rect(0, 0, 8, 8, theme.quiet) + line("M0 8L8 0M-2 2L2 -2M6 10L10 6", theme.line, 0.9)
    size = {"width": 8.0, "height": 8.0}
    return element("pattern", body, id=f"yard-{theme.name}", patternUnits="userSpaceOnUse", **size)


def _courtyards(built: CastleGeometry, theme: Theme) -> str:
    """Hatched areas of table that the castle encloses."""
    areas = []
    for region in built.courtyards:
        cells = "".join(f"M{number(x * U)} {number(y * U)}h{U:g}v{U:g}h{-U:g}Z" for x, y in region)
        areas.append(path(cells, f"url(#yard-{theme.name})", class_="courtyard"))
    return "".join(areas)


def _head(view: LudwigView, seat: Seat, player: str, theme: Theme) -> tuple[str, float]:
    """The line with house, name, points and money of a player, and its width."""
    shown = player if len(player) <= 40 else player[:39] + "…"
    x = 62 + width(shown, 22)
    body = settlement(seat, 40, 34, 26, theme) + name(60, 42, shown, 22, theme.ink, anchor="start")
    body += symbol("shield", x + 26, 34, 22, theme.gold, theme.table)
    body += figure(x + 42, 41, str(view.scores[seat]), 20, theme.ink, anchor="start")
    body += coin(x + 106, 34, 10, "M", theme)
    money = "?" if view.money[seat] < 0 else thousands(view.money[seat])  # hidden by a decree
    body += figure(x + 122, 41, money, 20, theme.ink, anchor="start")
    tokens, wide = _tokens(view, seat, x + 214, theme)
    return body + tokens, wide


def _tokens(view: LudwigView, seat: Seat, x: float, theme: Theme) -> tuple[str, float]:
    """The swan tokens of a player by colour, and the x coordinate behind the last one."""
    body = ""
    for colour, count in zip(COLOUR_NAMES, swans_of(view, seat), strict=False):
        if count:
            body += swan_token(colour, x, 34, 26, theme)
            body += figure(x + 16, 41, str(count), 18, theme.ink, anchor="start")
            x += 46
    return body, x
