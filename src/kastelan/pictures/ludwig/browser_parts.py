"""Parts of castles for the browser, which assembles them itself: tiles without doors, and doors and seals to
be placed on top.

The browser caches these parts; only their positions and the states of doors change during a game.
"""

from __future__ import annotations

from kastelan.games.ludwig.components import SYMBOLS
from kastelan.games.ludwig.shapes import Rect
from kastelan.pictures.ludwig.badges import seal
from kastelan.pictures.ludwig.castle import yard_pattern
from kastelan.pictures.ludwig.doors import DoorState, door_at_origin
from kastelan.pictures.ludwig.floor_plan import FloorPlan, U
from kastelan.pictures.ludwig.floors import patterns
from kastelan.pictures.ludwig.moat import moat_piece, passages, wall, water, water_pattern
from kastelan.pictures.ludwig.room import ALL, room_without_doors, shadow
from kastelan.pictures.ludwig.swans import swan_tokens
from kastelan.pictures.outlines import number
from kastelan.pictures.svg import element, group
from kastelan.pictures.symbols import chip, symbol
from kastelan.pictures.theme import TYPES, Theme


def fragment(body: str, width: float = 1, height: float = 1) -> str:
    """Elements as an SVG document without a background, from which the page extracts them."""
    box = f"0 0 {number(width)} {number(height)}"
    return element("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=box) + "\n"


def tile_fragment(plan: FloorPlan, theme: Theme, language: str, detail: int = ALL) -> str:
    """A tile with its shadow at the origin. Its doors are in `definitions`."""
    body = shadow(plan, theme) + room_without_doors(plan, theme, language, detail)
    return fragment(body, plan.width, plan.height)


def moat_fragment(piece: Rect, theme: Theme) -> str:
    """A moat piece at the origin."""
    return fragment(moat_piece(piece, theme), piece[2] * U, piece[3] * U)


def wall_fragment(part: Rect, theme: Theme, bridge: bool = True) -> str:
    """The wall of the barbican at the origin."""
    return fragment(wall(part, theme, bridge), part[2] * U, part[3] * U)


def water_fragment(plan: FloorPlan, theme: Theme) -> str:
    """A length of the moat, which represents a moat piece where there is little room."""
    return fragment(water(plan.width, plan.height, theme), plan.width, plan.height)


def definitions(theme: Theme) -> str:
    """What tiles refer to: patterns, a door for each state and floor, the seal, and the symbols of types."""
    body = patterns(theme) + yard_pattern(theme) + _doors(theme) + _chips(theme)
    body += water_pattern(theme) + passages(theme) + swan_tokens(theme)
    return fragment(element("defs", body + group(seal(0, 0, 9, theme), id=f"seal-{theme.name}")))


def _chips(theme: Theme) -> str:
    """Chips such as `chip-living-light`, and kinds of centre symbols, 24 wide and centred at the origin."""
    chips = "".join(group(chip(kind, 0, 0, 24, theme), id=f"chip-{kind}-{theme.name}") for kind in TYPES)
    return chips + "".join(
        group(symbol(kind, 0, 0, 24, "currentColor", theme.sheet), id=f"sign-{kind}-{theme.name}")
        for kind in SYMBOLS
    )


def _doors(theme: Theme) -> str:
    """Doors such as `door-blocked-living-light`; `gap` is an open door without a leaf."""
    states = [(state.value, state, True) for state in DoorState] + [("gap", DoorState.OPEN, False)]
    return "".join(
        group(door_at_origin(kind, state, leaf, theme), id=f"door-{name}-{kind}-{theme.name}")
        for name, state, leaf in states
        for kind in TYPES
    )
