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

from kastelan.cli.table.screens.palette import LINE_MODE, Palette, picks
from kastelan.cli.table.screens.screen import DrawOptions, Snapshot
from kastelan.core.game import Seat
from kastelan.core.hexes import BIT, SIDE, Hex, Hexes, name
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


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The sign, mark and style of each hex."""

    view: KingdomView
    legal: Hexes
    new: Hexes
    letters: str
    palette: Palette = LINE_MODE

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
        seat, palette = self.seat_on(place), self.palette
        if seat is not None:
            return palette.pieces[seat]
        terrain = self.terrain(place)
        if self.legal & BIT[place]:
            return palette.legal + Style(bgcolor=palette.legal_terrains[terrain])
        return on_terrain(terrain, palette)


def on_terrain(terrain: int, palette: Palette) -> Style:
    """A sign on its terrain."""
    return Style(color=palette.signs[terrain], bgcolor=palette.terrains[terrain])


def hex_set(places: Iterable[Hex]) -> Hexes:
    """These hexes as one set."""
    hexes = 0
    for place in places:
        hexes |= BIT[place]
    return hexes


def board_picture(snapshot: Snapshot, letters: str, palette: Palette = LINE_MODE) -> BoardPicture:
    """The board with the legal hexes and the recent settlements marked."""
    assert isinstance(snapshot.view, KingdomView)
    legal = hex_set(action.hex for action in snapshot.legal if isinstance(action, Build | Lift | Put))
    new = hex_set(
        event.hex for event in snapshot.recent if isinstance(event, SettlementBuilt | SettlementMoved)
    )
    return BoardPicture(snapshot.view, legal, new, letters, palette)


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
        style = picture.style(place) if colour else Style()
        line.append(_cell(picture, place, cell), style + picks(name(place)))
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
    for terrain, (sign, title) in enumerate(zip(letters + SIGNS + "2", names, strict=True)):
        style = on_terrain(terrain, options.palette) if options.colour else Style()
        items.append(Text.assemble((f"{sign} ", style), f" {title}" if options.colour else title))
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
