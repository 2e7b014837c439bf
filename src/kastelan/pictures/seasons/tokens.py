"""The parts on top of the engraving: price tags, positions, helpers, wagons and pieces."""

from __future__ import annotations

import math

from kastelan.core.game import Seat
from kastelan.games.seasons.components import RESOURCES, SILVER
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.pictures.outlines import number, segment
from kastelan.pictures.players import helper
from kastelan.pictures.seasons.engraver import Engraver
from kastelan.pictures.svg import at, circle, figure, group, line, path, rect
from kastelan.pictures.symbols import BOX, SYMBOLS
from kastelan.pictures.theme import Theme

HORSE = (
    "q4 -18 22 -16l18 -1q6 -16 16 -18l3 6l9 8l-4 6l-9 -2q-2 8 -6 12l2 20h-5l-5 -17h-17l-6 17h-5l3 -20"
    "q-7 6 -9 14l-5 -1q-2 -4 -2 -8Z"
)


def tag(x: float, y: float, cost: int, points: int, theme: Theme) -> str:
    """The price tag of a template: its cost in a square and its points in a shield."""
    shield = f"M{number(x + 2)} {number(y - 9)}h22v10q0 7 -11 10q-11 -3 -11 -10Z"
    body = rect(x - 25, y - 9, 25, 18, theme.sheet, theme.ink, 1, rx=3)
    body += figure(x - 12.5, y + 5, str(cost), 13.5, theme.ink, 600)
    body += path(shield, theme.ink, theme.sheet, 1)
    return group(body + figure(x + 13, y + 5, str(points), 13, theme.sheet, 600), class_="template")


def position(x: float, y: float, fee: int | None, seat: Seat, theme: Theme) -> str:
    """A position: a copper ring with its fee, or with the helper who stands there."""
    body = circle(x, y, 13.5, theme.copper, theme.ink, 1.2) + circle(x, y, 10.5, theme.sheet, theme.ink, 0.6)
    if seat != NOBODY:
        body += helper(seat, x, y - 4, 27, theme)
    elif fee is not None:
        body += figure(x, y + 5, str(fee), 14, theme.ink, 600)
    return group(body, class_="position" if fee is not None else "trader")


def piece(kind: int, x: float, y: float, size: float, theme: Theme) -> str:
    """A piece of a resource. Kinds differ in outline as well as in colour."""
    name = RESOURCES[kind]
    colour = theme.resources[name]
    rim = None if theme.dark else theme.ink
    ground = "#07101C" if theme.dark else theme.ink
    body = ""
    for part in SYMBOLS[name]:
        if "fill" in part:
            body += path(str(part["fill"]), colour, rim, 0.9)
        else:
            body += line(str(part["clear"]), ground, float(part["width"]))
    return at(x - size / 2, y - size / 2, body, size / BOX)


def wagon(hand: Engraver, x: float, y: float, kind: int) -> str:
    """A wagon with its load, or the rider who brings silver."""
    if kind == SILVER:
        return _rider(hand, x, y)
    wood = "#4F4636" if hand.theme.dark else "#C8A878"
    body = path(f"M{number(x - 34)} {number(y - 20)}h62l-6 22h-50Z", wood, hand.ink, 1.4)
    body += line(f"M{number(x + 28)} {number(y - 16)}l18 8", hand.ink, 2.2)
    for hub in (x - 20, x + 12):
        spokes = "".join(
            segment((hub, y + 8), (hub + math.cos(a) * 11, y + 8 + math.sin(a) * 11))
            for a in (0.3, 1.35, 2.4, 3.44, 4.49, 5.54)  # six spokes, in radians
        )
        body += circle(hub, y + 8, 11, hand.theme.sheet, hand.ink, 2) + line(spokes, hand.ink, 1)
        body += circle(hub, y + 8, 2.6, hand.ink)
    load = (piece(kind, x - 22 + n * 14, y - 27 - n % 2 * 4, 19, hand.theme) for n in range(4))
    return body + "".join(load)


def _rider(hand: Engraver, x: float, y: float) -> str:
    horse = path(f"M{number(x - 30)} {number(y - 2)}{HORSE}", hand.stone, hand.ink, 1.3)
    cloak = f"M{number(x - 6)} {number(y - 18)}q0 -18 9 -20q9 2 9 19Z"
    head = circle(x + 3, y - 43, 5.5, hand.stone, hand.ink, 1.1)
    return horse + path(cloak, hand.theme.info, hand.ink, 1.1) + head


def stock_label(x: float, y: float, kind: int, stock: int, brings: int, theme: Theme) -> str:
    """The stock of a resource, and how many pieces a trader's helper brings."""
    body = rect(x - 42, y, 74, 22, theme.sheet, theme.edge, 1, rx=11) + piece(kind, x - 29, y + 11, 16, theme)
    body += figure(x - 17, y + 16, f"×{stock}", 13.5, theme.ink, 600, "start")
    return body + figure(x + 25, y + 16, f"+{brings}", 13.5, theme.legal, 600, "end")
