"""A part of the table on the screen: what a game draws, scrolled, with places that can be picked.

What can be picked is marked in the drawing itself by `palette.picks`, so that one pane serves every board,
list and panel, by mouse and by keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from kastelan.cli.table.screens.palette import picked

ACROSS_COST: Final = 3
"""How much more a step to the side costs than one in the direction of an arrow key."""

ROW: Final = 2  # a row is about twice as high as a column is wide

Draw = Callable[[Size], RenderableType]


class Pane(ScrollView, can_focus=True):
    """Draws with a function of its size, and tells what is looked at and what is picked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {"pane--cursor", "pane--marked"}

    class Considered(Message):
        """The mouse or the cursor is at something; None if it has left."""

        def __init__(self, pane: Pane, word: str | None) -> None:
            super().__init__()
            self.pane, self.word = pane, word

    class Picked(Message):
        """Something was clicked or chosen by key."""

        def __init__(self, pane: Pane, word: str, sure: bool) -> None:
            super().__init__()
            self.pane, self.word = pane, word
            self.sure = sure  # by Enter or a double click, rather than by a click

    def __init__(self, draw: Draw, id: str, centred: bool = False, follows_end: bool = False) -> None:
        super().__init__(id=id)
        self.cursor: str | None = None  # the word that is looked at
        self.marked: frozenset[str] = frozenset()  # words that are marked by the host
        self.start: str | None = None  # where the cursor begins
        self.spots: dict[str, list[Region]] = {}
        self._draw, self._centred, self._follows_end = draw, centred, follows_end
        self._lines: list[Strip] = []

    # Drawing

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw again in the present size."""
        size = self.content_region.size
        if not size.width or not size.height:
            return
        lines = strips(self._draw(size), size.width)
        if len(lines) > size.height:  # the scroll bar takes a column
            size = Size(size.width - self.scrollbar_size_vertical, size.height)
            lines = strips(self._draw(size), size.width)
        self._lines = self._within(lines, size)
        self.spots = found_spots(self._lines)
        before, wide = self.virtual_size, max((line.cell_length for line in self._lines), default=0)
        self.virtual_size = Size(wide, len(self._lines))
        if self._centred and self.virtual_size != before:
            self.scroll_to((wide - size.width) // 2, (len(self._lines) - size.height) // 2, animate=False)
        if self.cursor not in self.spots:
            self.cursor = None
        if self._follows_end:
            self.scroll_end(animate=False)
        self.refresh()

    def _within(self, lines: list[Strip], size: Size) -> list[Strip]:
        """The lines in the middle of the pane, if they are to be centred and leave room."""
        wide = max((line.cell_length for line in lines), default=0)
        left, above = max(0, (size.width - wide) // 2), max(0, (size.height - len(lines)) // 2)
        if not self._centred or not (left or above):
            return lines
        blank = [Segment(" " * left)] if left else []
        return [Strip([])] * above + [Strip([*blank, *line]) for line in lines]

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        number, width, ground = y + top, self.size.width, self.rich_style
        if not 0 <= number < len(self._lines):
            return Strip.blank(width, ground)
        line = self._lines[number]
        if self.cursor is not None or self.marked:
            line = Strip(self._highlighted(line))
        line = line.apply_style(ground)
        return line.crop_extend(left, left + width, ground)

    def _highlighted(self, line: Strip) -> Iterator[Segment]:
        cursor = self.get_component_rich_style("pane--cursor", partial=True)
        marked = self.get_component_rich_style("pane--marked", partial=True)
        for text, style, control in line:
            word = picked(style)
            if word is not None and word == self.cursor:
                yield Segment(text, (style or Style()) + cursor, control)
            elif word in self.marked:
                yield Segment(text, (style or Style()) + marked, control)
            else:
                yield Segment(text, style, control)

    # Looking and picking

    def look_at(self, word: str | None) -> None:
        """Move the cursor to a word, without telling anybody."""
        self.cursor = word if word in self.spots else None
        self.refresh()

    def mark(self, words: frozenset[str]) -> None:
        self.marked = words
        self.refresh()

    def word_at(self, at: Offset) -> str | None:
        """The word of what is drawn at an offset within the pane."""
        at = at + self.scroll_offset
        if not 0 <= at.y < len(self._lines):
            return None
        column = 0
        for text, style, _ in self._lines[at.y]:
            column += len(text)
            if at.x < column:
                return picked(style)
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        offset = event.get_content_offset(self)
        word = None if offset is None else self.word_at(offset)
        if word != self.cursor:
            self._consider(word)

    def on_leave(self) -> None:
        if not self.has_focus and self.cursor is not None:
            self._consider(None)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        word = None if offset is None else self.word_at(offset)
        if word is not None:
            self.cursor = word
            self.post_message(self.Picked(self, word, sure=event.chain > 1))

    def _consider(self, word: str | None) -> None:
        self.cursor = word
        self.refresh()
        self.post_message(self.Considered(self, word))

    def show(self, word: str) -> None:
        """Scroll to where a word stands."""
        if word in self.spots:
            self.scroll_to_region(self.spots[word][0], animate=False)

    def action_pick(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Picked(self, self.cursor, sure=True))

    def action_move(self, across: int, down: int) -> None:
        """Go to the nearest thing in a direction; scroll where there is none."""
        found = self._next(across, down)
        if found is None:
            self.scroll_relative(across * 2, down, animate=False)
            return
        self._consider(found)
        self.show(found)

    def _next(self, across: int, down: int) -> str | None:
        if self.cursor is None:
            return self.start if self.start in self.spots else next(iter(self.spots), None)
        here = middle(self.spots[self.cursor])

        def cost(word: str) -> tuple[int, int]:
            way = middle(self.spots[word]) - here
            along, aside = way.x * across + way.y * ROW * down, way.x * down + way.y * ROW * across
            return (abs(along) + ACROSS_COST * abs(aside)) if along > 0 else -1, aside

        costs = {word: cost(word) for word in self.spots}
        return min((word for word in costs if costs[word][0] > 0), key=costs.__getitem__, default=None)


def strips(drawn: RenderableType, width: int) -> list[Strip]:
    """What is drawn, line by line."""
    console = Console(width=max(width, 1), color_system="truecolor", force_terminal=True, highlight=False)
    return [Strip(line) for line in console.render_lines(drawn, pad=False)]


def found_spots(lines: list[Strip]) -> dict[str, list[Region]]:
    """Where each word can be picked, line by line."""
    found: dict[str, list[Region]] = {}
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            length = segment.cell_length
            word = picked(segment.style)
            if word is not None:
                found.setdefault(word, []).append(Region(column, row, length, 1))
            column += length
    return found


def middle(spots: list[Region]) -> Offset:
    """Where the cursor is when it is at something that takes several lines."""
    region = spots[len(spots) // 2]
    return Offset(region.x + region.width // 2, region.y)
