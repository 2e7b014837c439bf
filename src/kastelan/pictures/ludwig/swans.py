"""Swan tokens. Each colour has its own outline, for readers who confuse colours."""

from __future__ import annotations

import math
from typing import Final

from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.pictures.outlines import ring
from kastelan.pictures.svg import at, group, path
from kastelan.pictures.symbols import symbol
from kastelan.pictures.theme import Theme

CORNERS: Final = {"red": 24, "green": 4, "blue": 6, "yellow": 4, "white": 3}
"""The number of corners of each outline: a disc, a square, a hexagon, a diamond and a triangle."""

# In radians. A square with corners at 0, 90, ... degrees is a diamond until it is turned by 45.
TURNED: Final = {"green": math.pi / 4, "blue": 0.0, "white": -math.pi / 2}
REACH: Final = {"red": 11.5, "green": 13.6, "blue": 12.4, "yellow": 13.4, "white": 15.0}
CLOTH: Final = {
    "light": {
        "red": "#B23A2E",
        "green": "#2F7D32",
        "blue": "#1565B0",
        "yellow": "#E3A008",
        "white": "#FFFDF6",
    },
    "dark": {
        "red": "#FF9C8A",
        "green": "#86D67F",
        "blue": "#7DBBF8",
        "yellow": "#FFCF4D",
        "white": "#F4F8FC",
    },
}


def swan_token(colour: str, x: float, y: float, size: float, theme: Theme) -> str:
    """A token of a width of `size` with its centre at x, y."""
    corners, turned, reach = CORNERS[colour], TURNED.get(colour, 0.0), REACH[colour]
    # The centre of a triangle is below the middle of its height.
    down = 3.2 if colour == "white" else 0.0
    outline = [
        (
            math.cos(turned + corner * math.tau / corners) * reach,
            down + math.sin(turned + corner * math.tau / corners) * reach,
        )
        for corner in range(corners)
    ]
    cloth = CLOTH[theme.name][colour]
    ink = theme.on_fill if colour in ("red", "green", "blue") else theme.coin_ink
    small = 11.5 if colour == "white" else 14.5
    body = path(ring(outline), cloth, theme.ink, 1.2) + symbol("swan", 0, down * 0.7, small, ink, cloth)
    return at(x, y, group(body, class_=f"swan {colour}"), size / 24)


def swan_tokens(theme: Theme) -> str:
    """Tokens such as `swan-red-light`, 24 wide and centred at the origin, for the browser to place."""
    return "".join(
        group(swan_token(name, 0, 0, 24, theme), id=f"swan-{name}-{theme.name}") for name in COLOUR_NAMES
    )
