"""A sheet of signs on which walls are drawn as lines that join where they meet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.style import Style
from rich.text import Text

Spot = tuple[int, int]
"""Column and row of a sign."""

# The arms of a line sign as bits; LIGHT and HEAVY are indexed by them.
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
ROUND: Final = {RIGHT | DOWN: "╭", LEFT | DOWN: "╮", UP | RIGHT: "╰", UP | LEFT: "╯"}
ARMS: Final = {sign: arms for arms, sign in ROUND.items()} | {"─": LEFT | RIGHT, "│": UP | DOWN}


class Canvas:
    """Lines, marks over them, and ground below them. Spots may have any coordinates."""

    def __init__(self) -> None:
        self._arms: dict[Spot, int] = {}
        self._round: set[Spot] = set()
        self._heavy: set[Spot] = set()
        self._marks: dict[Spot, tuple[str, Style]] = {}
        self._ground: dict[Spot, tuple[str, Style]] = {}

    def across(self, column: int, row: int, length: int, heavy: bool = False) -> None:
        """A line to the right, `length` steps long."""
        for step in range(length + 1):
            # The first spot has no arm to the left and the last one none to the right.
            arms = (LEFT if step else 0) | (RIGHT if step < length else 0)
            self._add((column + step, row), arms, heavy)

    def along(self, column: int, row: int, length: int, heavy: bool = False) -> None:
        """A line downwards, `length` steps long."""
        for step in range(length + 1):
            arms = (UP if step else 0) | (DOWN if step < length else 0)
            self._add((column, row + step), arms, heavy)

    def curve(self, column: int, row: int, rows: Iterable[str], heavy: bool = False) -> None:
        """Lines that are written as they look, from their top left corner."""
        for down, line in enumerate(rows):
            for right, sign in enumerate(line):
                spot = (column + right, row + down)
                if sign in ARMS:
                    self._add(spot, ARMS[sign], heavy)
                    self._round.add(spot)
                elif sign != " ":
                    self.mark(spot, sign)

    def _add(self, spot: Spot, arms: int, heavy: bool) -> None:
        # Walls that meet add up their arms: `─` and `│` become `┼`.
        self._arms[spot] = self._arms.get(spot, 0) | arms
        if heavy:
            self._heavy.add(spot)

    def mark(self, spot: Spot, sign: str, style: Style | None = None) -> None:
        """A sign that hides what is below it."""
        self._marks[spot] = sign, style or Style()

    def write(self, column: int, row: int, text: str, style: Style | None = None) -> None:
        """A text from here to the right."""
        for right, sign in enumerate(text):
            self.mark((column + right, row), sign, style)

    def fill(self, spots: Iterable[Spot], sign: str, style: Style | None = None) -> None:
        """The ground of a room."""
        for spot in spots:
            self._ground[spot] = sign, style or Style()

    def marked(self, spot: Spot) -> bool:
        """Whether a sign stands there already."""
        return spot in self._marks

    def row(self, row: int, left: int, width: int) -> Text:
        """A row of the picture, `width` signs from `left` on."""
        line = Text()
        for column in range(left, left + width):
            sign, style = self._sign((column, row))
            line.append(sign, style)
        return line

    def _sign(self, spot: Spot) -> tuple[str, Style]:
        ground, style = self._ground.get(spot, (" ", Style()))
        if spot in self._marks:
            sign, own = self._marks[spot]
            return sign, style + own
        arms = self._arms.get(spot, 0)
        if not arms:
            return ground, style
        if spot in self._heavy:
            return HEAVY[arms], Style(bold=True)
        if spot in self._round and arms in ROUND:  # a curve that another wall meets has a plain sign
            return ROUND[arms], Style()
        return LIGHT[arms], Style()
