"""The whole table: the map with settlements, the players with their tiles, and the scoring cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.core.game import Seat
from kastelan.core.hexes import each
from kastelan.games.kingdom.components import CARDS, KINDS, TERRAINS, assembled
from kastelan.games.kingdom.step_numbers import NOTHING, OVER
from kastelan.games.kingdom.view import KingdomView
from kastelan.pictures.kingdom.hexagons import MAP, WIDE, centre, hexagon
from kastelan.pictures.kingdom.kingdom_map import map_with_tiles
from kastelan.pictures.money import coin
from kastelan.pictures.players import settlement
from kastelan.pictures.svg import at, circle, document, figure, group, line, name, path, rect
from kastelan.pictures.symbols import symbol
from kastelan.pictures.text_layout import fitted
from kastelan.pictures.theme import LIGHT, Theme

MARGIN: Final = 26.0
PANEL: Final = 330.0
ROW: Final = 118.0
DETAILED: Final = 24
"""From this many pixels per hex on, the terrain has marks."""
SETTLEMENT: Final = 29.0
MOVING: Final = frozenset({"barn", "harbor", "paddock"})
"""Locations whose tile moves a settlement instead of building one."""


def draw_kingdom(
    view: KingdomView, theme: Theme = LIGHT, scale: float = 40, names: Sequence[str] = ()
) -> str:
    """A picture of the board and the players. `scale` is the width of a hex in pixels."""
    board = assembled(view.lies)
    body = map_with_tiles(board, view.left, theme, scale >= DETAILED)
    for seat, hexes in enumerate(view.own):
        for place in each(hexes):
            body += settlement(seat, *centre(place), SETTLEMENT if scale >= DETAILED else 38, theme)
    if view.lifted != NOTHING:
        body += line(hexagon(*centre(view.lifted), 30), theme.info, 3.5)
    width, height = MAP[0] + 3 * MARGIN + PANEL, MAP[1] + 2 * MARGIN
    beside_map = at(MAP[0] + 2 * MARGIN, MARGIN, _panel(view, names, theme))
    drawn = [at(MARGIN, MARGIN, body), beside_map]
    return document(width, height, scale / WIDE, "Kingdom Builder", "", theme.table, drawn)


def _panel(view: KingdomView, names: Sequence[str], theme: Theme) -> str:
    """The panel beside the map: scoring cards, players, and the terrain card of the turn."""
    drawn = "".join(_card(CARDS[card], 108 * place, theme) for place, card in enumerate(view.cards))
    for seat in range(view.players):
        drawn += at(0, 130 + seat * (ROW + 12), _player(view, seat, names, theme))
    if view.card is not None:
        kind = TERRAINS[view.card]
        y = 130 + view.players * (ROW + 12) + 50
        drawn += path(hexagon(46, y, 42), theme.terrains[kind], theme.ink, 1.8)
        drawn += symbol(kind, 46, y, 48, theme.ink, theme.terrains[kind])
    return drawn


def _card(card: str, x: float, theme: Theme) -> str:
    return rect(x, 0, 96, 110, theme.sheet, theme.edge, 1.6, rx=12) + symbol(
        card, x + 48, 55, 64, theme.ink, theme.sheet
    )


def _player(view: KingdomView, seat: Seat, names: Sequence[str], theme: Theme) -> str:
    """A player: house, name, gold if it is public, settlements in supply, and location tiles."""
    turn = seat == view.turn and view.step != OVER
    frame = (theme.info, 4.0) if turn else (theme.line, 1.6)
    body = rect(0, 0, PANEL, ROW, theme.sheet if turn else theme.quiet, *frame, rx=12)
    body += settlement(seat, 34, 36, 38, theme)
    shown = names[seat] if seat < len(names) else chr(65 + seat)
    words, size = fitted(shown, 150, 27, 1)
    body += name(64, 45, words[0], size, theme.ink, anchor="start")
    body += figure(PANEL - 16, 45, f"×{view.supply[seat]}", 25, theme.soft, 600, "end")
    if view.gold is not None:
        gold = sum(row[seat] for row in view.gold)
        body += coin(34, 87, 15, "G", theme) + figure(58, 96, str(gold), 27, theme.ink, anchor="start")
    board = assembled(view.lies)
    held = [number for number in range(len(board.locations)) if view.held[seat] >> number & 1]
    for place, number in enumerate(held):
        ready = not turn or bool(view.ready >> number & 1)
        x = 132 + place * min(50.0, 180 / max(1, len(held)))
        body += location_tile(KINDS[board.locations[number].kind], x, 86, 42, ready, theme)
    return group(body, class_="player")


def location_tile(kind: str, x: float, y: float, size: float, ready: bool, theme: Theme) -> str:
    """A location tile. An arrow in the corner means that it moves, a plus that it builds; used tiles are
    pale."""
    ground = theme.terrains["location"]
    body = rect(x - size / 2, y - size / 2, size, size, ground, theme.gold, size * 0.06, rx=size * 0.14)
    body += symbol(kind, x, y - size * 0.02, size * 0.7, theme.ink, ground)
    mark = "M-4 0H4M1 -3L4 0L1 3" if kind in MOVING else "M-3.5 0H3.5M0 -3.5V3.5"
    corner = circle(0, 0, 6, theme.ink) + line(mark, theme.sheet, 1.7)
    body += at(x + size * 0.4, y + size * 0.4, corner, size / 36)
    return group(body, class_="held", opacity=None if ready else 0.45)
