"""A game on a card to share: the picture of the table beside the players, their scores and a few words.

Cards have the proportions of link previews (1,200 by 630 pixels), so that messengers crop nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from kastelan.core.game import Seat, View
from kastelan.pictures.game_pictures import GamePictures, Style, draw_cover, pictures_of
from kastelan.pictures.outlines import number
from kastelan.pictures.players import settlement
from kastelan.pictures.svg import document, figure, group, line, name, path, rect
from kastelan.pictures.text_layout import SANS_BOLD, SERIF_BOLD, fitted, width
from kastelan.pictures.theme import Theme

SIZE: Final = (1200.0, 630.0)
"""Width and height of every card, in pixels."""

MARGIN: Final = 36.0
PICTURE: Final = 780.0
"""The width left for the picture."""

COLUMN: Final = SIZE[0] - PICTURE - 3 * MARGIN
"""The width of the column of words."""

ROW: Final = 52.0
CROWN: Final = "M2 20V7l5.5 5L12 4l4.5 8L22 7v13Z"
"""The sign of a winner, in a box of 24 x 24."""

ROOT: Final = re.compile(r"<svg [^>]*?viewBox=\"(?P<box>[^\"]+)\"[^>]*>")


@dataclass(frozen=True, slots=True)
class Player:
    """A line of the card: a player, with the points if they are known."""

    name: str
    points: int | None = None
    won: bool = False


@dataclass(frozen=True, slots=True)
class CardWords:
    """All words of a card, in the language of those who will see it."""

    title: str
    subtitle: str = ""
    players: Sequence[Player] = ()
    footer: str = ""


def draw_game_card(game: str, view: View | None, words: CardWords, style: Style) -> str:
    """The card of a position; with no view, of a game that has not begun: its cover."""
    drawn = (
        [draw_cover(game, style.theme)]
        if view is None
        else _pictures(pictures_of(game), view, len(words.players), style)
    )
    body = [framed(drawn, style.theme), _column(words, style.theme)]
    return document(*SIZE, 1, words.title, "", style.theme.table, body)


def _pictures(pictures: GamePictures, view: View, players: int, style: Style) -> list[str]:
    """The picture of the table, or of each castle in games where each player builds alone."""
    if pictures.table is not None:
        return [pictures.table(view, style)]
    assert pictures.castle is not None, "a game with neither a picture of the table nor of castles"
    return [pictures.castle(view, seat, style) for seat in range(players)]


def framed(pictures: Sequence[str], theme: Theme) -> str:
    """The pictures in the grid in which the smallest is largest."""
    columns = max(range(1, len(pictures) + 1), key=lambda columns: _scale(pictures, columns))
    rows = ceil(len(pictures) / columns)
    wide, high = PICTURE / columns, (SIZE[1] - 2 * MARGIN) / rows
    frame = rect(MARGIN, MARGIN, PICTURE, SIZE[1] - 2 * MARGIN, theme.table, theme.line, 1.2, rx=8.0)
    return frame + "".join(
        inset(picture, MARGIN + at % columns * wide, MARGIN + at // columns * high, wide, high)
        for at, picture in enumerate(pictures)
    )


def _scale(pictures: Sequence[str], columns: int) -> float:
    """How large the smallest picture is in a grid of so many columns."""
    wide, high = PICTURE / columns, (SIZE[1] - 2 * MARGIN) / ceil(len(pictures) / columns)
    boxes = [[float(side) for side in _root(picture)["box"].split()[2:]] for picture in pictures]
    return min(min(wide / across, high / down) for across, down in boxes)


def _root(picture: str) -> re.Match[str]:
    root = ROOT.search(picture)
    assert root is not None, "not a picture of this package"
    return root


def inset(picture: str, x: float, y: float, wide: float, high: float) -> str:
    """A whole picture as a part of another one, as large as fits into a rectangle."""
    root = _root(picture)
    head = (
        f'<svg x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
        f' viewBox="{root["box"]}">'
    )
    return head + picture[root.end() :]


def _column(words: CardWords, theme: Theme) -> str:
    """Title, subtitle, players and footer, from top to bottom."""
    left, y = PICTURE + 2 * MARGIN, MARGIN + 44
    title, size = fitted(words.title, COLUMN, 42, 3)
    body = ""
    for text in title:
        body += name(left, y, text, size, theme.ink, anchor="start")
        y += size * 1.05
    if words.subtitle:
        for text in fitted(words.subtitle, COLUMN, 24, 3)[0]:
            body += figure(left, y, text, 24, theme.soft, 400, "start")
            y += 30
    y += 14
    for seat, player in enumerate(words.players):
        body += _player(seat, player, left, y, theme)
        y += ROW
    footer = figure(left, SIZE[1] - MARGIN - 6, words.footer, 19, theme.soft, 400, "start")
    return body + footer


def _player(seat: Seat, player: Player, x: float, y: float, theme: Theme) -> str:
    """A player's house, name, crown and points, above a line."""
    points = "" if player.points is None else str(player.points)
    right = x + COLUMN
    room = COLUMN - 44 - (width(points, 30, SANS_BOLD) + 16 if points else 0) - (34 if player.won else 0)
    text, size = shortened(player.name, room, 26)
    body = settlement(seat, x + 15, y + 22, 28, theme) + name(
        x + 42, y + 31, text, size, theme.ink, anchor="start"
    )
    if player.won:
        crown = path(CROWN, theme.gold, theme.ink, 1.4)
        beside = x + 42 + width(text, size) + 10
        body += group(crown, transform=f"translate({number(beside)} {number(y + 9)})")
    if points:
        body += figure(right, y + 33, points, 30, theme.ink, anchor="end")
    return body + line(f"M{number(x)} {number(y + 46)}H{number(right)}", theme.line, 1)


def shortened(words: str, limit: float, size: float) -> tuple[str, float]:
    """Words on one line: a little smaller, and cut where even that does not fit."""
    for part in (1.0, 0.85, 0.75):
        if width(words, size * part, SERIF_BOLD) <= limit:
            return words, size * part
    while words and width(f"{words}…", size * 0.75, SERIF_BOLD) > limit:
        words = words[:-1].rstrip()
    return f"{words}…", size * 0.75
