"""Doors: open, a doorway, or blocked (LUD-GEO-6)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from kastelan.games.ludwig.components import HALLWAYS, STAIRS_STACK, Tile
from kastelan.pictures.ludwig.plan import WALL, Plan, PlanDoor, U
from kastelan.pictures.outlines import number, segment
from kastelan.pictures.svg import at, group, line, path, rect
from kastelan.pictures.theme import Theme

GAP: Final = 0.475 * U
"""A door is so wide, in the middle of its cell edge."""
HALF: Final = GAP / 2
LEAF: Final = GAP * 0.62
HINGE: Final = -HALF + 0.8


class DoorState(Enum):
    """What has become of a door."""

    OPEN = "open"
    DOORWAY = "doorway"
    BLOCKED = "blocked"


def door(place: PlanDoor, state: DoorState, plan: Plan, theme: Theme) -> str:
    """A door of a plan in its place."""
    body = unplaced(sill(place, plan), state, has_leaf(plan.tile), theme)
    return at(place.x, place.y, group(body, class_=f"door {state.value}"), turn=90 * place.side)


def unplaced(sill: str, state: DoorState, leaf: bool, theme: Theme) -> str:
    """A gap in the wall between two jambs, at its own origin and facing up. The floor runs through it in the
    colour of the door's level.
    """
    body = rect(-HALF, -0.6, GAP, WALL + 1.2, theme.floors[sill])
    if state is DoorState.BLOCKED:
        body += _bricked_up(theme)
    elif state is DoorState.DOORWAY:
        body += line(
            segment((-HALF, 0.6), (HALF, 0.6)), theme.on_floor(sill), 0.9, stroke_dasharray="2 2", opacity=0.8
        )
    elif leaf:
        body += _leaf(theme)
    body += rect(-HALF - 2.2, -0.2, 2.6, WALL + 1.6, theme.ink)
    return body + rect(HALF - 0.4, -0.2, 2.6, WALL + 1.6, theme.ink)


def has_leaf(tile: Tile) -> bool:
    """Whether its doors can be shut: hallways and stairs have gaps only."""
    return tile.stack not in (HALLWAYS, STAIRS_STACK)


def sill(place: PlanDoor, plan: Plan) -> str:
    """The room type whose floor runs through a door."""
    if place.dark:
        return "downstairs"
    return "corridor" if plan.kind == "downstairs" else plan.kind


def _leaf(theme: Theme) -> str:
    """The leaf ajar outwards: here the castle can grow."""
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
