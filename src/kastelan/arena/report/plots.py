"""Plots as SVG. They have no colours of their own: the style sheet of the page colours their classes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from kastelan.arena.report.scales import Scale, log_scale, scale_around
from kastelan.pictures.svg import element, group

# The layout of a plot, in units of its viewBox. Each row is ROW high:
#
#                                              TOP
#     | NAMES  |  ---o---  (the scale)  | NOTES |
#     | NAMES  |     ---o---            | NOTES |
#              ticks, name of the axis         FOOT
WIDTH: Final = 600.0
ROW: Final = 34.0
TOP: Final = 12.0
FOOT: Final = 40.0
NAMES: Final = 156.0
NOTES: Final = 150.0
COLOURS: Final = 10


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a plot: a name, a value with its interval, and the numbers as text."""

    name: str
    value: float
    low: float
    high: float
    note: str
    ink: int
    mark: float | None = None
    """A value to compare with, such as the share among equally strong bots."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of one bot's points: the 5th, 25th, 50th, 75th and 95th percentile, and the mean."""

    name: str
    quantiles: tuple[float, float, float, float, float]
    mean: float
    note: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line across a plot, through points from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


def intervals(
    rows: Sequence[Row], title: str, axis: str, write: Callable[[float], str], *marks: float
) -> str:
    """A dot and its interval for each row, and a vertical line for each value in `marks`."""
    values = [value for row in rows for value in (row.low, row.high)]
    scale = scale_around(values, NAMES, WIDTH - NOTES, *marks)
    body = _grid(scale, len(rows), axis, write)
    body += "".join(_vertical(scale.at(value), len(rows), "zero") for value in marks)
    for at, row in enumerate(rows):
        body += _labelled(at, row.name, row.note, _interval(scale, at, row))
    return _plot(title, body, len(rows))


def _interval(scale: Scale, at: int, row: Row) -> str:
    y, ink = _row_middle(at), f"c{row.ink % COLOURS}"
    left, right = scale.at(row.low), scale.at(row.high)
    mark = "" if row.mark is None else _line(scale.at(row.mark), y - 9, scale.at(row.mark), y + 9, "mark")
    return (
        mark
        + _line(left, y, right, y, f"whisker {ink}")
        + "".join(_line(x, y - 5, x, y + 5, f"whisker {ink}") for x in (left, right))
        + element("circle", cx=scale.at(row.value), cy=y, r=5.5, class_=f"dot {ink}")
    )


def spreads(rows: Sequence[Spread], title: str, axis: str) -> str:
    """A box plot for each row: half of the games lie in the box, nine of ten on the line."""
    scale = scale_around([value for row in rows for value in row.quantiles], NAMES, WIDTH - NOTES)
    body = _grid(scale, len(rows), axis, lambda value: f"{value:g}")
    for at, row in enumerate(rows):
        y, ink = _row_middle(at), f"c{at % COLOURS}"
        low, first, middle, third, high = map(scale.at, row.quantiles)
        wide = max(1.0, third - first)
        drawn = _line(low, y, high, y, f"whisker {ink}")
        drawn += element("rect", x=first, y=y - 8, width=wide, height=16, rx=4, class_=f"box {ink}")
        drawn += _line(middle, y - 8, middle, y + 8, "median")
        drawn += element("circle", cx=scale.at(row.mean), cy=y, r=3.5, class_="mean")
        body += _labelled(at, row.name, row.note, drawn)
    return _plot(title, body, len(rows))


def durations(rows: Sequence[Row], title: str, axis: str, write: Callable[[float], str]) -> str:
    """Thinking times on a logarithmic scale: a dot for the mean, a line to the slowest turn."""
    values = [value for row in rows for value in (row.value, row.high)]
    ticks, at_value = log_scale(values, NAMES, WIDTH - NOTES)
    body = _grid_lines([(at_value(tick), write(tick)) for tick in ticks], len(rows), axis)
    for at, row in enumerate(rows):
        y, ink = _row_middle(at), f"c{row.ink % COLOURS}"
        drawn = _line(at_value(row.value), y, at_value(row.high), y, f"whisker {ink}")
        drawn += _line(at_value(row.high), y - 5, at_value(row.high), y + 5, f"whisker {ink}")
        drawn += element("circle", cx=at_value(row.value), cy=y, r=5.5, class_=f"dot {ink}")
        body += _labelled(at, row.name, row.note, drawn)
    return _plot(title, body, len(rows))


def lines(
    drawn: Sequence[Line],
    title: str,
    axis: str,
    write: Callable[[float], str],
    *marks: tuple[float, str],
) -> str:
    """Lines from left to right, named at their ends, and a labelled horizontal line for each of `marks`."""
    height, left, right = 280.0, 50.0, WIDTH - 140
    across = scale_around((), left, right, *(x for line in drawn for x, _ in line.points))
    across = Scale(min((x for line in drawn for x, _ in line.points), default=0), across.high, left, right)
    # SVG's y axis points down, so the scale starts at the bottom of the plot.
    up = scale_around(
        (y for line in drawn for _, y in line.points), height - FOOT, TOP, *(y for y, _ in marks)
    )
    body = ""
    for tick in up.ticks(8):
        body += _line(left, up.at(tick), right, up.at(tick), "grid")
        body += _text(left - 8, up.at(tick) + 4, write(tick), "tick", "end")
    for tick in across.ticks(6):
        body += _text(across.at(tick), height - FOOT + 18, f"{tick:,.0f}".replace(",", " "), "tick", "middle")
    body += _text((left + right) / 2, height - 4, axis, "axis", "middle")
    for value, words in marks:
        body += _line(left, up.at(value), right, up.at(value), "zero")
        body += _text(left + 6, up.at(value) - 5, words, "tick", "start")
    return _svg(title, body + _drawn_lines(drawn, across, up, right), height)


def _drawn_lines(drawn: Sequence[Line], across: Scale, up: Scale, right: float) -> str:
    """The lines. Names that would overlap are moved down, which keeps them in the order of the lines."""
    ends = sorted((up.at(line.points[-1][1]), at) for at, line in enumerate(drawn) if line.points)
    body, last = "", float("-inf")
    for end, at in ends:
        line, ink = drawn[at], f"c{at % COLOURS}"
        path = " ".join(f"{across.at(x):.1f},{up.at(y):.1f}" for x, y in line.points)
        # 16 units are the height of a line of text.
        last = max(end, last + 16)
        body += element("polyline", points=path, class_=f"way {ink}")
        body += element("circle", cx=across.at(line.points[-1][0]), cy=end, r=4, class_=f"dot {ink}")
        body += _text(right + 12, last + 4, _shortened(line.name, 20), "name", "start")
    return body


def _grid(scale: Scale, rows: int, axis: str, write: Callable[[float], str]) -> str:
    return _grid_lines([(scale.at(tick), write(tick)) for tick in scale.ticks()], rows, axis)


def _grid_lines(places: Sequence[tuple[float, str]], rows: int, axis: str) -> str:
    bottom = TOP + rows * ROW
    body = "".join(_vertical(x, rows, "grid") for x, _ in places)
    body += "".join(_text(x, bottom + 18, words, "tick", "middle") for x, words in places)
    return body + _text((NAMES + WIDTH - NOTES) / 2, bottom + 36, axis, "axis", "middle")


def _labelled(at: int, name: str, note: str, drawn: str) -> str:
    y = _row_middle(at) + 5
    words = _text(NAMES - 14, y, _shortened(name, 20), "name", "end") + _text(WIDTH, y, note, "note", "end")
    return group(words + drawn, title=f"{name}: {note}")


def _shortened(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most // 2 - 1]}…{name[-(most // 2) :]}"


def _row_middle(at: int) -> float:
    return TOP + (at + 0.5) * ROW


def _vertical(x: float, rows: int, kind: str) -> str:
    return _line(x, TOP, x, TOP + rows * ROW, kind)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def _text(x: float, y: float, words: str, kind: str, anchor: str) -> str:
    return element("text", escape(words), x=x, y=y, class_=kind, text_anchor=anchor)


def _plot(title: str, body: str, rows: int) -> str:
    return _svg(title, body, TOP + rows * ROW + FOOT)


def _svg(title: str, body: str, height: float) -> str:
    head = element("title", escape(title))
    return element("svg", head + body, viewBox=f"0 0 {WIDTH:g} {height:g}", role="img", class_="plot")
