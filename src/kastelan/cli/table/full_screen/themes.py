"""The light and the dark theme, in the colours of the browser client."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from textual.theme import Theme

from kastelan.cli.table.screens.palette import Palette
from kastelan.games.ludwig.components import TYPES
from kastelan.pictures.theme import DARK, LIGHT, RESOURCES, TERRAINS, mixed
from kastelan.pictures.theme import Theme as Colours

SIGN_STRENGTH: Final = 0.6
"""How far the sign of a terrain stands out from it."""

LEGAL_WASH: Final = 0.75
"""How much of the colour of what is allowed lies over the terrain of a legal hex."""

NAME_STRENGTH: Final = 0.7
"""Names in sentences are mixed with ink, since amber on paper could not be read."""


def palette(colours: Colours) -> Palette:
    """The colours of boards in a theme."""
    terrains = tuple(colours.terrains[name] for name in TERRAINS)
    pieces = tuple(Style(color=ink_on(seat), bgcolor=seat, bold=True) for seat in colours.seats)
    return Palette(
        terrains=terrains,
        legal_terrains=tuple(mixed(colours.legal, ground, LEGAL_WASH) for ground in terrains),
        signs=tuple(mixed(colours.ink, ground, SIGN_STRENGTH) for ground in terrains),
        floors=tuple(colours.floors[kind] for kind in TYPES),
        floor_inks=tuple(colours.on_floor(kind) for kind in TYPES),
        pieces=pieces,
        seats=tuple(f"bold {ink_on(seat)} on {seat}" for seat in colours.seats),
        names=tuple(f"bold {mixed(seat, colours.ink, NAME_STRENGTH)}" for seat in colours.seats),
        resources=tuple(
            f"bold {ink_on(colours.resources[kind])} on {colours.resources[kind]}" for kind in RESOURCES
        ),
        legal=Style(color=colours.on_fill, bold=True),
        built=Style(color=ink_on(colours.wall), bgcolor=colours.wall, bold=True),
        free=Style(color=ink_on(colours.copper), bgcolor=colours.copper),
        planned=Style(color=colours.soft),
        ink=colours.ink,
    )


def ink_on(ground: str) -> str:
    """Black or white, whichever reads better."""
    red, green, blue = bytes.fromhex(ground[1:])
    return "#1B1712" if red * 0.299 + green * 0.587 + blue * 0.114 > 140 else "#FFFBF0"


def textual_theme(colours: Colours) -> Theme:
    """The theme of everything around the boards."""
    return Theme(
        name=colours.name,
        primary=colours.info,
        secondary=colours.edge,
        accent=colours.gold,
        success=colours.legal,
        error=colours.wax,
        warning=colours.gold,
        foreground=colours.ink,
        background=colours.table,
        surface=colours.sheet,
        panel=colours.quiet,
        dark=colours.dark,
        variables={
            "soft": colours.soft,
            "rule": colours.line,
            "edge": colours.edge,
            "legal": colours.legal,
            "onfill": colours.on_fill,
            "footer-background": colours.quiet,
            "footer-key-foreground": colours.info,
            "footer-description-foreground": colours.soft,
            "scrollbar": colours.edge,
            "scrollbar-background": colours.quiet,
            "border": colours.info,
            "border-blurred": colours.line,
        },
    )


COLOURS: Final = {colours.name: colours for colours in (LIGHT, DARK)}
"""Both themes by name."""
