"""The land: twenty rows of hexes, every second one shifted by half a hex, readable with and without colour.

A hex is a sign and a mark: a letter for buildable terrain, `~` water, `^` mountain, `#` castle, a number for
the tiles left on a location, and a capital for a settlement. Letters differ by language: see the legend.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from kastelan.cli.table.screens.screen import Look, Sight
from kastelan.core.game import Seat
from kastelan.core.hexes import BIT, SIDE, Hex, Hexes
from kastelan.games.kingdom.actions import Build, Lift, Put
from kastelan.games.kingdom.components import LOCATION, QUARTER, assembled
from kastelan.games.kingdom.events import SettlementBuilt, SettlementMoved
from kastelan.games.kingdom.view import KingdomView

WIDE_FROM: Final = 120
"""The width of a screen on which a hex takes four columns; below it takes two."""

LABEL: Final = 3
SIGNS: Final = "~^#"  # water, mountain, castle
LEGAL: Final = "*"
NEW: Final = "<"
LIFTED: Final = "?"

GROUND: Final = (
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

INK: Final = (
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
"""The colour of a sign on its terrain: there for those who need it, quiet for those who do not."""

PIECES: Final = (
    Style(color="#ffffff", bgcolor="#c2281d", bold=True),
    Style(color="#ffffff", bgcolor="#3a2a8a", bold=True),
    Style(color="#000000", bgcolor="#ffffff", bold=True),
    Style(color="#ffffff", bgcolor="#111111", bold=True),
)
MARKED: Final = Style(color="#000000", bold=True)


@dataclass(frozen=True, slots=True)
class Land:
    """What is to be drawn on each hex."""

    view: KingdomView
    legal: Hexes
    new: Hexes
    letters: str

    def seat_on(self, place: Hex) -> Seat | None:
        """Whose settlement stands there."""
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
            return PIECES[seat]
        ground = Style(color=INK[terrain], bgcolor=GROUND[terrain])
        return ground + MARKED if self.legal & BIT[place] else ground


def union(places: Iterable[Hex]) -> Hexes:
    """The set of some hexes."""
    hexes = 0
    for place in places:
        hexes |= BIT[place]
    return hexes


def land(sight: Sight, letters: str) -> Land:
    """What there is to draw: also the legal hexes, and those where something newly stands."""
    assert isinstance(sight.view, KingdomView)
    legal = union(action.hex for action in sight.legal if isinstance(action, Build | Lift | Put))
    new = union(event.hex for event in sight.fresh if isinstance(event, SettlementBuilt | SettlementMoved))
    return Land(sight.view, legal, new, letters)


def drawn(scene: Land, look: Look) -> list[Text]:
    """The board as lines, the letters of the columns first."""
    cell = 4 if look.width >= WIDE_FROM else 2
    return [_header(cell), *(_row(scene, row, cell, look.colour) for row in range(SIDE))]


def width(look: Look) -> int:
    """How many columns the board takes."""
    cell = 4 if look.width >= WIDE_FROM else 2
    return LABEL + cell * SIDE + cell // 2


def _header(cell: int) -> Text:
    left = " " * (cell // 4)
    names = [f"{left}{chr(65 + column)}".ljust(cell) for column in range(SIDE)]
    seam = "".join(names[:QUARTER])[:-1] + "|" + "".join(names[QUARTER:])  # where the board parts meet
    return Text(" " * LABEL + seam.rstrip(), style="dim")


def _row(scene: Land, row: int, cell: int, colour: bool) -> Text:
    label = f"{row + 1:>{LABEL - 1}}{'-' if row == QUARTER else ' '}"
    line = Text()
    line.append(label, "dim")
    line.append(" " * (cell // 2 * (row % 2)))
    for place in range(SIDE * row, SIDE * (row + 1)):
        line.append(_cell(scene, place, cell), scene.style(place) if colour else "")
    return line


def _cell(scene: Land, place: Hex, cell: int) -> str:
    sign, mark = scene.sign(place), scene.mark(place)
    if cell == 2:
        return sign + mark
    return f"({sign}) " if mark == LEGAL else f" {sign}{mark} "


def legend(look: Look, letters: str, names: Sequence[str], marks: Sequence[tuple[str, str]]) -> list[Text]:
    """What the signs mean: terrains by number in `names`, then the marks."""
    items = []
    for terrain, (sign, name) in enumerate(zip(letters + SIGNS + "2", names, strict=True)):
        style = Style(color=INK[terrain], bgcolor=GROUND[terrain]) if look.colour else Style()
        items.append(Text.assemble((f"{sign} ", style), f" {name}" if look.colour else name))
    return [*items, *(Text(f"{sign} {meaning}") for sign, meaning in marks)]


def packed(items: Sequence[Text], room: int) -> list[Text]:
    """Items side by side, as many in a line as there is room for."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= room:
            lines[-1].append("  ").append_text(item)
        else:
            lines.append(item.copy())
    return lines
