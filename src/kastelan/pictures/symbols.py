"""Symbols in a box of 24 x 24, read from symbols.json.

A symbol consists of parts. Each part is filled or stroked with the symbol's colour (`fill`, `line`) or with
that of the ground behind it (`clear`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from kastelan.pictures.svg import at, line, path, rect
from kastelan.pictures.theme import Theme

BOX: Final = 24
Part = Mapping[str, str | float]

SYMBOLS: Final[Mapping[str, tuple[Part, ...]]] = {
    name: tuple(parts)
    for name, parts in json.loads((files(__package__) / "symbols.json").read_text(encoding="utf-8")).items()
}


def symbol(name: str, x: float, y: float, size: float, colour: str, ground: str) -> str:
    """A symbol with its centre at x, y."""
    body = "".join(_part(part, colour, ground) for part in SYMBOLS[name])
    return at(x - size / 2, y - size / 2, body, size / BOX)


def _part(part: Part, colour: str, ground: str) -> str:
    if "fill" in part:
        return path(str(part["fill"]), colour, fill_rule="evenodd")
    if "line" in part:
        return line(str(part["line"]), colour, float(part["width"]))
    # A `clear` part with a width is a line, without one an area.
    if "width" in part:
        return line(str(part["clear"]), ground, float(part["width"]))
    return path(str(part["clear"]), ground)


def chip(kind: str, x: float, y: float, size: float, theme: Theme) -> str:
    """A room type as a coloured square with its symbol."""
    ground = theme.banners[kind]
    return rect(x - size / 2, y - size / 2, size, size, ground, rx=size * 0.24) + symbol(
        kind, x, y, size * 0.8, theme.on_fill, ground
    )
