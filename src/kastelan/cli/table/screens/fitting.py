"""Fits the parts of a table into a small window: the least important ones are cut first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

Lines = list[list[Segment]]


@dataclass(frozen=True, slots=True)
class Part:
    """A part with how many lines it keeps at least. News keep their end, everything else its beginning."""

    shown: RenderableType
    least: int = 0
    keeps_end: bool = False
    note: Callable[[int], str] | None = None  # says how many lines are missing


@dataclass(frozen=True, slots=True)
class Drawn:
    """Lines that were drawn before."""

    lines: Lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def news_part(news: Sequence[str], least: int = 2) -> Part:
    """What has happened, one line each."""
    return Part(Group(*(Text(line, "italic") for line in news)), min(least, len(news)), keeps_end=True)


def lines_of(shown: RenderableType, width: int) -> Lines:
    """What is drawn in this width, line by line."""
    console = Console(width=max(width, 1), color_system="truecolor", force_terminal=True, highlight=False)
    return console.render_lines(shown, pad=False)


def fitted(parts: Sequence[Part], width: int, height: int) -> list[RenderableType]:
    """The parts from top to bottom within a height, cut from the last one on as far as they allow."""
    drawn = [lines_of(part.shown, width) for part in parts]
    excess = sum(map(len, drawn)) - height
    for place in reversed(range(len(parts))):
        cut = min(max(excess, 0), max(len(drawn[place]) - parts[place].least, 0))
        excess -= cut
        drawn[place] = _cut(parts[place], drawn[place], cut, width)
    return [Drawn(lines) for lines in drawn if lines]


def _cut(part: Part, lines: Lines, cut: int, width: int) -> Lines:
    if not cut:
        return lines
    if part.keeps_end:
        return lines[cut:]
    kept = lines[: len(lines) - cut]
    if part.note is None or not kept:
        return kept
    # The note takes a line itself.
    return [*kept[:-1], *lines_of(Text(part.note(cut + 1), "dim"), width)[:1]]
