"""Doors in their three states: open, a doorway, or blocked (LUD-GEO-6)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from kastelan.games.ludwig.components import HALLWAYS, STAIRS_STACK, Tile
from kastelan.pictures.ludwig.floor_plan import WALL, FloorPlan, PlannedDoor, U
from kastelan.pictures.outlines import number, segment
from kastelan.pictures.svg import at, group, line, path, rect
from kastelan.pictures.theme import Theme

GAP: Final = 0.475 * U
"""The width of a door, which is in the middle of a cell's edge."""
HALF: Final = GAP / 2
LEAF: Final = GAP * 0.62
HINGE: Final = -HALF + 0.8


class DoorState(Enum):
    """The state of a door."""

    OPEN = "open"
    DOORWAY = "doorway"
    BLOCKED = "blocked"


def door(place: PlannedDoor, state: DoorState, plan: FloorPlan, theme: Theme) -> str:
    """A door at its place in a floor plan."""
    body = door_at_origin(sill_floor(place, plan), state, has_leaf(plan.tile), theme)
    # Sides count clockwise from north, like quarter turns.
    return at(place.x, place.y, group(body, class_=f"door {state.value}"), turn=90 * place.side)


def door_at_origin(floor: str, state: DoorState, leaf: bool, theme: Theme) -> str:
    """A door at the origin, facing up. The floor of its level runs through the gap in the wall."""
    # Slightly deeper than the wall, so that it also covers the wall's outlines.
    body = rect(-HALF, -0.6, GAP, WALL + 1.2, theme.floors[floor])
    if state is DoorState.BLOCKED:
        body += _bricked_up(theme)
    elif state is DoorState.DOORWAY:
        body += line(
            segment((-HALF, 0.6), (HALF, 0.6)),
            theme.on_floor(floor),
            0.9,
            stroke_dasharray="2 2",
            opacity=0.8,
        )
    elif leaf:
        body += _leaf(theme)
    body += rect(-HALF - 2.2, -0.2, 2.6, WALL + 1.6, theme.ink)
    return body + rect(HALF - 0.4, -0.2, 2.6, WALL + 1.6, theme.ink)


def has_leaf(tile: Tile) -> bool:
    """Whether the doors of a tile have leaves. Hallways and stairs have only gaps."""
    return tile.stack not in (HALLWAYS, STAIRS_STACK)


def sill_floor(place: PlannedDoor, plan: FloorPlan) -> str:
    """The room type whose floor runs through a door."""
    if place.dark:
        return "downstairs"
    return "corridor" if plan.kind == "downstairs" else plan.kind


def _leaf(theme: Theme) -> str:
    """A leaf opened outwards, which shows that the castle can grow here."""
    leaf = number(LEAF)
    upright = f"M{number(HINGE)} 0V{number(-LEAF)}"
    swing = f"{upright}A{leaf} {leaf} 0 0 1 {number(HINGE + LEAF)} 0"
    return path(swing, theme.table, theme.ink, 0.7, fill_opacity=0.5, stroke_opacity=0.7) + line(
        upright, theme.ink, 2
    )


def _bricked_up(theme: Theme) -> str:
    cross = segment((-HALF + 1, 0.8), (HALF - 1, WALL - 0.8)) + segment(
        (HALF - 1, 0.8), (-HALF + 1, WALL - 0.8)
    )
    return rect(-HALF, 0, GAP, WALL, theme.wall, theme.ink, 0.9) + line(cross, theme.wax, 1.7)
