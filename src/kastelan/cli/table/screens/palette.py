"""The colours of a terminal table, and words that can be picked on it by mouse or cursor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

PICK: Final = "pick"
"""The key under which a style holds the word that is typed for what it marks."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme, by what they mean."""

    terrains: tuple[str, ...]
    legal_terrains: tuple[str, ...]  # where one may go
    signs: tuple[str, ...]  # on the terrains: readable, but close to them
    floors: tuple[str, ...]  # of each type of room
    floor_inks: tuple[str, ...]
    pieces: tuple[Style, ...]  # of each seat, on the board
    seats: tuple[str, ...]  # of each seat, for its helpers and its letter
    names: tuple[str, ...]  # of each seat, in sentences
    resources: tuple[str, ...]
    legal: Style
    built: Style  # what is of stone, and what is only planned
    planned: Style
    free: Style  # a place that can still be taken
    ink: str  # on terrains and floors


_LINE_TERRAINS: Final = (
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

LINE_MODE: Final = Palette(
    terrains=_LINE_TERRAINS,
    legal_terrains=_LINE_TERRAINS,
    signs=(
        "#4e7a26",
        "#6e3c14",
        "#a8862a",
        "#8f3a75",
        "#17401c",
        "#1e5486",
        "#4d4944",
        "#000000",
        "#000000",
    ),
    floors=("#c3a181", "#d5d0cb", "#747474", "#fade55", "#ab9bc9", "#76aa62", "#6fb1e4", "#feaa5a"),
    floor_inks=("#000000",) * 8,
    pieces=(
        Style(color="#ffffff", bgcolor="#c2281d", bold=True),
        Style(color="#ffffff", bgcolor="#3a2a8a", bold=True),
        Style(color="#000000", bgcolor="#ffffff", bold=True),
        Style(color="#ffffff", bgcolor="#111111", bold=True),
    ),
    seats=("bold #5b9bd5", "bold #e06c75", "bold #e5c07b", "bold #98c379"),
    names=("bold",) * 5,
    resources=("#e5c07b", "#b5834f", "#d1603d", "#9aa0a6", "#d7dee6"),
    legal=Style(color="#000000", bold=True),
    built=Style(bold=True),
    planned=Style(),
    free=Style(),
    ink="#000000",
)
"""Colours that can be read on dark and light terminals alike."""


def picks(word: str) -> Style:
    """A style that looks like nothing and marks what can be picked with the word that is typed for it."""
    return Style(meta={PICK: word})


def picked(style: Style | None) -> str | None:
    """The word of what is marked, or None."""
    # `Style.meta` raises for a style without any.
    return None if style is None or style._meta is None else style.meta.get(PICK)
