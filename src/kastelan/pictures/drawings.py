"""Drawings in ink and wash, read from data: each is a list of strokes in a box of its own.

A stroke is a line of text: its wash, the weight of its ink, and its path, for example
`wood d M0 0H24V30H0Z`. A `-` means no wash, or no ink. Besides the commands of SVG a path may have
`R x y width height [corner]` for a rectangle, `O x y radius` for a circle and `E x y rx ry` for an ellipse.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from kastelan.pictures.outlines import number
from kastelan.pictures.svg import path

WEIGHTS: Final[Mapping[str, float]] = {"o": 1.7, "d": 1.2, "t": 0.8}
"""The three weights of ink (outline, drawing, texture), in pixels at 40 pixels to a cell."""

NONE: Final = "-"
ARGUMENTS: Final[Mapping[str, str]] = {
    # How each number of a command is scaled: across, down, or not at all.
    "M": "xy",
    "L": "xy",
    "H": "x",
    "V": "y",
    "C": "xyxyxy",
    "S": "xyxy",
    "Q": "xyxy",
    "T": "xy",
    "A": "xy---xy",
    "Z": "",
    "R": "xyxy",
    "O": "xyx",
    "E": "xyxy",
}
_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")

Command = tuple[str, tuple[float, ...]]


class BadDrawing(ValueError):
    """Data that is not a drawing."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One area or line of a drawing."""

    wash: str
    weight: float  # 0 without ink
    commands: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing in its box."""

    left: float
    top: float
    width: float
    height: float
    strokes: tuple[Stroke, ...]


def read_drawing(size: Sequence[float], lines: Iterable[str]) -> Drawing:
    """A drawing from its data. The size is width and height, and may begin with left and top."""
    if len(size) not in (2, 4):
        raise BadDrawing(f"not a size: {size}")
    left, top, width, height = (0, 0, *size)[-4:]
    return Drawing(left, top, width, height, tuple(_stroke(line) for line in lines))


def read_table(folder: Traversable) -> dict[str, dict[str, Any]]:
    """The rows of all TOML files in a folder. Two rows with one name are refused."""
    rows: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            found = tomllib.loads(file.read_text(encoding="utf-8"))
            if twice := rows.keys() & found.keys():
                raise BadDrawing(f"drawn twice: {', '.join(sorted(twice))}")
            rows |= found
    return rows


def inked(
    drawing: Drawing,
    washes: Mapping[str, str],
    ink: str,
    scale_x: float = 1.0,
    scale_y: float | None = None,
    weight: float = 1.0,
) -> str:
    """A drawing in its own coordinates. Its ink is not scaled, so all drawings have the same weights."""
    scale_y = scale_x if scale_y is None else scale_y
    return "".join(
        path(
            scaled(stroke.commands, scale_x, scale_y),
            "none" if stroke.wash == NONE else washes[stroke.wash],
            ink if stroke.weight else None,
            stroke.weight * weight,
        )
        for stroke in drawing.strokes
    )


@cache
def scaled(commands: tuple[Command, ...], scale_x: float = 1.0, scale_y: float = 1.0) -> str:
    """Path data of commands, scaled."""
    factors = {"x": scale_x, "y": scale_y, "-": 1.0}
    return "".join(
        _written(
            name, [value * factors[kind] for value, kind in zip(values, _kinds(name, values), strict=True)]
        )
        for name, values in commands
    )


def _stroke(line: str) -> Stroke:
    wash, weight, data = line.split(maxsplit=2)
    if weight != NONE and weight not in WEIGHTS:
        raise BadDrawing(f"no such weight: {line}")
    return Stroke(wash, WEIGHTS.get(weight, 0.0), tuple(_commands(data)))


def _commands(data: str) -> Iterable[Command]:
    for name, inside in _COMMAND.findall(data):
        values = tuple(float(value) for value in _NUMBER.findall(inside))
        if name.upper() not in ARGUMENTS or not _is_complete(name.upper(), len(values)):
            raise BadDrawing(f"not a path: {data}")
        yield name, values


def _is_complete(name: str, count: int) -> bool:
    length = len(ARGUMENTS[name])
    # A rectangle may have one number more, the radius of its corners.
    return (
        count == length
        or (name == "R" and count == length + 1)
        or (0 < length < count and not count % length)
    )


def _kinds(name: str, values: Sequence[float]) -> str:
    kinds = ARGUMENTS[name.upper()]
    if name == "R":
        return kinds + "x" * (len(values) - len(kinds))
    return kinds * (len(values) // len(kinds)) if kinds else ""


def _written(name: str, values: Sequence[float]) -> str:
    if name == "R":
        return _rectangle(*values)
    if name == "O":
        x, y, radius = values
        return _ellipse(x, y, radius, radius)
    if name == "E":
        return _ellipse(*values)
    return name + " ".join(number(value) for value in values)


def _rectangle(x: float, y: float, width: float, height: float, corner: float = 0.0) -> str:
    r = number(corner)
    across, down = number(width - 2 * corner), number(height - 2 * corner)
    if not corner:
        return f"M{number(x)} {number(y)}h{across}v{down}h{number(-width)}Z"
    bow = f"a{r} {r} 0 0 1 "
    back, minus = number(2 * corner - width), number(-corner)
    return (
        f"M{number(x + corner)} {number(y)}h{across}{bow}{r} {r}v{down}{bow}{minus} {r}"
        f"h{back}{bow}{minus} {minus}v{number(2 * corner - height)}{bow}{r} {minus}Z"
    )


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    radii, across = f"{number(rx)} {number(ry)}", number(2 * rx)
    half = f"a{radii} 0 1 1 "
    return f"M{number(x - rx)} {number(y)}{half}{across} 0{half}{number(-2 * rx)} 0Z"
