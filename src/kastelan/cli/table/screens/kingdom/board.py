"""The board: twenty rows of hexes, every second one shifted by half a hex, readable with and without colour.

A hex is a sign and a mark: a letter for buildable terrain, `~` water, `^` mountain, `#` castle, a number for
the tiles left on a location, and a capital for a settlement. Letters differ by language: see the legend.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from kastelan.cli.table.screens.screen import DrawOptions, Snapshot
from kastelan.core.game import Seat
from kastelan.core.hexes import BIT, SIDE, Hex, Hexes
from kastelan.games.kingdom.actions import Build, Lift, Put
from kastelan.games.kingdom.components import LOCATION, QUARTER, assembled
from kastelan.games.kingdom.events import SettlementBuilt, SettlementMoved
from kastelan.games.kingdom.view import KingdomView

WIDE_FROM: Final = 120
"""From this width on a hex takes four columns; below it takes two."""

LABEL: Final = 3
SIGNS: Final = "~^#"  # water, mountain, castle
LEGAL: Final = "*"
NEW: Final = "<"
LIFTED: Final = "?"

TERRAIN_COLOURS: Final = (
    "#8fc15a",
    "#c0763c",
    "#f2d875",
    "#dd8fc4",
    "#3d7a43",
    "#5b9bd5",
    "#9a948c",
    "#e8e2d6",
    "#fbf3df",
)
"""The colour of each terrain."""

SIGN_COLOURS: Final = (
    "#4e7a26",
    "#6e3c14",
    "#a8862a",
    "#8f3a75",
    "#17401c",
    "#1e5486",
    "#4d4944",
    "#000000",
    "#000000",
)
"""The colour of a sign on its terrain: readable, but close to the colour of the terrain."""

PIECE_STYLES: Final = (
    Style(color="#ffffff", bgcolor="#c2281d", bold=True),
    Style(color="#ffffff", bgcolor="#3a2a8a", bold=True),
    Style(color="#000000", bgcolor="#ffffff", bold=True),
    Style(color="#ffffff", bgcolor="#111111", bold=True),
)
LEGAL_STYLE: Final = Style(color="#000000", bold=True)


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The sign, mark and style of each hex."""

    view: KingdomView
    legal: Hexes
    new: Hexes
    letters: str

    def seat_on(self, place: Hex) -> Seat | None:
        """The seat whose settlement is there."""
        return next((seat for seat, own in enumerate(self.view.own) if own & BIT[place]), None)

    def terrain(self, place: Hex) -> int:
        return assembled(self.view.lies).terrain(place)

    def sign(self, place: Hex) -> str:
        seat, terrain = self.seat_on(place), self.terrain(place)
        if seat is not None:
            return chr(65 + seat)
        if terrain == LOCATION:
            locations = assembled(self.view.lies).locations
            return str(next(n for at, n in zip(locations, self.view.left, strict=True) if at.hex == place))
        return (self.letters + SIGNS)[terrain]

    def mark(self, place: Hex) -> str:
        if place == self.view.lifted:
            return LIFTED
        return LEGAL if self.legal & BIT[place] else NEW if self.new & BIT[place] else " "

    def style(self, place: Hex) -> Style:
        seat, terrain = self.seat_on(place), self.terrain(place)
        if seat is not None:
            return PIECE_STYLES[seat]
        ground = Style(color=SIGN_COLOURS[terrain], bgcolor=TERRAIN_COLOURS[terrain])
        return ground + LEGAL_STYLE if self.legal & BIT[place] else ground


def hex_set(places: Iterable[Hex]) -> Hexes:
    """These hexes as one set."""
    hexes = 0
    for place in places:
        hexes |= BIT[place]
    return hexes


def board_picture(snapshot: Snapshot, letters: str) -> BoardPicture:
    """The board with the legal hexes and the recent settlements marked."""
    assert isinstance(snapshot.view, KingdomView)
    legal = hex_set(action.hex for action in snapshot.legal if isinstance(action, Build | Lift | Put))
    new = hex_set(
        event.hex for event in snapshot.recent if isinstance(event, SettlementBuilt | SettlementMoved)
    )
    return BoardPicture(snapshot.view, legal, new, letters)


def board_lines(picture: BoardPicture, options: DrawOptions) -> list[Text]:
    """The lines of the board, with the letters of the columns on top."""
    cell = 4 if options.width >= WIDE_FROM else 2
    return [_header(cell), *(_row(picture, row, cell, options.colour) for row in range(SIDE))]


def width(options: DrawOptions) -> int:
    """The width of the board in columns."""
    cell = 4 if options.width >= WIDE_FROM else 2
    return LABEL + cell * SIDE + cell // 2


def _header(cell: int) -> Text:
    left = " " * (cell // 4)
    names = [f"{left}{chr(65 + column)}".ljust(cell) for column in range(SIDE)]
    seam = "".join(names[:QUARTER])[:-1] + "|" + "".join(names[QUARTER:])  # where the board parts meet
    return Text(" " * LABEL + seam.rstrip(), style="dim")


def _row(picture: BoardPicture, row: int, cell: int, colour: bool) -> Text:
    label = f"{row + 1:>{LABEL - 1}}{'-' if row == QUARTER else ' '}"
    line = Text()
    line.append(label, "dim")
    line.append(" " * (cell // 2 * (row % 2)))  # odd rows lie half a hex further right
    for place in range(SIDE * row, SIDE * (row + 1)):
        line.append(_cell(picture, place, cell), picture.style(place) if colour else "")
    return line


def _cell(picture: BoardPicture, place: Hex, cell: int) -> str:
    sign, mark = picture.sign(place), picture.mark(place)
    if cell == 2:
        return sign + mark
    # With four columns, a legal hex is shown in brackets instead of by a star.
    return f"({sign}) " if mark == LEGAL else f" {sign}{mark} "


def legend(
    options: DrawOptions, letters: str, names: Sequence[str], marks: Sequence[tuple[str, str]]
) -> list[Text]:
    """The legend: terrains with their `names`, then the marks."""
    items = []
    # "2" stands for a location with two tiles left.
    for terrain, (sign, name) in enumerate(zip(letters + SIGNS + "2", names, strict=True)):
        style = (
            Style(color=SIGN_COLOURS[terrain], bgcolor=TERRAIN_COLOURS[terrain])
            if options.colour
            else Style()
        )
        items.append(Text.assemble((f"{sign} ", style), f" {name}" if options.colour else name))
    return [*items, *(Text(f"{sign} {meaning}") for sign, meaning in marks)]


def wrapped(items: Sequence[Text], room: int) -> list[Text]:
    """Items side by side, as many per line as fit."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= room:
            lines[-1].append("  ").append_text(item)
        else:
            lines.append(item.copy())
    return lines
