"""Where the parts of the table stand on a screen: a function of the screen's size and of what they hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from textual.containers import Container
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from kastelan.cli.table.screens.screen import Shape

NARROWEST_SIDE: Final = 32
"""A column beside the board needs so much."""

LOW: Final = 6
"""A part with fewer lines than this is hardly worth having."""

SIDE: Final = 40
ROOMY_SIDE: Final = 54
WIDE_SIDE: Final = 96
"""The width of the column beside a free board, on small, ordinary and wide screens."""

WIDE_FROM: Final = 130
"""From this width on, a wide board has its panel and the choices side by side below it, ..."""

PANEL_BELOW: Final = 82

VERY_WIDE_FROM: Final = 170
"""... and from this one on a free board has everything beside it."""

ROOMY_FROM: Final = Size(100, 36)
"""From this size on, each part has a frame."""

GAP: Final = 1
FRAME: Final = 2
TITLE: Final = 1

PARTS: Final = ("board", "panel", "choices", "log")


@dataclass(frozen=True, slots=True)
class Needs:
    """What the parts would like to have: the board as columns and rows, the others as rows."""

    shape: Shape
    board: Size
    panel: int
    choices: int


def is_roomy(size: Size) -> bool:
    """Whether there is room for frames."""
    return size.width >= ROOMY_FROM.width and size.height >= ROOMY_FROM.height


def regions(size: Size, needs: Needs) -> dict[str, Region]:
    """Where each part stands, with its frame or title."""
    arrange = {Shape.TALL: _tall, Shape.WIDE: _wide, Shape.FREE: _free}[needs.shape]
    return arrange(Region(0, 0, size.width, size.height), _framed(needs, is_roomy(size)))


def _framed(needs: Needs, roomy: bool) -> Needs:
    """The needs with frames, or on a small screen with titles, which a board goes without."""
    more = FRAME if roomy else TITLE
    edge = FRAME if roomy else 0
    board = Size(needs.board.width + edge, needs.board.height + edge)
    return Needs(needs.shape, board, needs.panel + more, needs.choices + more)


def _tall(area: Region, needs: Needs) -> dict[str, Region]:
    """The board on the left; the log below it where there is room, and everything else beside it."""
    if area.width - needs.board.width - GAP < NARROWEST_SIDE:
        return _free(area, needs)
    left, right = area.split_vertical(needs.board.width + GAP)
    if area.height - needs.board.height >= LOW:
        board, log = left.split_horizontal(needs.board.height)
        panel, choices = right.split_horizontal(_share(right.height, needs.panel, LOW))
        return {"board": board, "panel": panel, "choices": choices, "log": log}
    panel, rest = right.split_horizontal(_share(right.height, needs.panel, 2 * LOW))
    choices, log = rest.split_horizontal(rest.height // 2)
    return {"board": left, "panel": panel, "choices": choices, "log": log}


def _wide(area: Region, needs: Needs) -> dict[str, Region]:
    """The board on top; below it the panel, then choices and log, or these beside the panel."""
    board, rest = area.split_horizontal(_share(area.height, needs.board.height, 2 * LOW + 2))
    if area.width >= WIDE_FROM:
        panel, right = rest.split_vertical(PANEL_BELOW)
        choices, log = right.split_horizontal(_share(right.height, needs.choices, LOW))
        return {"board": board, "panel": panel, "choices": choices, "log": log}
    panel, below = rest.split_horizontal(_share(rest.height, needs.panel, LOW))
    choices, log = below.split_vertical(below.width * 3 // 5)
    return {"board": board, "panel": panel, "choices": choices, "log": log}


def _free(area: Region, needs: Needs) -> dict[str, Region]:
    """The board on the left with the choices below it or beside it; panel and log on the right."""
    if area.width >= VERY_WIDE_FROM:
        board, right = area.split_vertical(area.width - WIDE_SIDE)
        panel, below = right.split_horizontal(_share(right.height, needs.panel, 2 * LOW))
        choices, log = below.split_horizontal(_share(below.height, needs.choices, below.height // 3))
        return {"board": board, "panel": panel, "choices": choices, "log": log}
    side = ROOMY_SIDE if area.width >= ROOMY_FROM.width + LOW else SIDE
    above, choices = area.split_horizontal(
        area.height - _share(area.height, needs.choices, area.height * 5 // 9)
    )
    board, right = above.split_vertical(above.width - side)
    panel, log = right.split_horizontal(_share(right.height, needs.panel, LOW - 1))
    return {"board": board, "panel": panel, "choices": choices, "log": log}


def _share(space: int, wish: int, rest: int) -> int:
    """As many lines as are wished, if that leaves enough for the rest."""
    return max(1, min(wish, space - rest))


class Arrangement(Layout):
    """Places the parts by their ids; what has no place is not shown."""

    name = "table"

    def __init__(self, needs: Callable[[Size], Needs]) -> None:
        self._needs = needs

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        parent.pre_layout(self)
        places = regions(size, self._needs(size))
        return [
            WidgetPlacement(places[child.id], NULL_OFFSET, NULL_SPACING, child)
            for child in children
            if child.id in places
        ]


class Arranged(Container):
    """The parts of the table, each in its place."""

    def __init__(self, needs: Callable[[Size], Needs]) -> None:
        super().__init__(id="table")
        self._arrangement = Arrangement(needs)

    @property
    def layout(self) -> Layout:
        return self._arrangement
