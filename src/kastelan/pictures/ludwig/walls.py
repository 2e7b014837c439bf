"""Stone walls inside the outline, and fences along one side of gardens (LUD-PLACE-5)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Final

from kastelan.pictures.ludwig.floor_plan import WALL, FloorPlan, U
from kastelan.pictures.outlines import Point, arc, chain, edges, inset, number, on_circle, segment
from kastelan.pictures.svg import at, element, line, path, rect
from kastelan.pictures.theme import Theme

COURSE: Final = U / 3
"""The length of a stone."""
PALING: Final = 5.0
FENCE: Final = 7.0
"""The thickness of a fence."""
POST: Final = 9.0
ARC: Final = 63
"""A round fence covers this many degrees on each side of the top."""


def walls(plan: FloorPlan, theme: Theme) -> str:
    """The walls of a tile: stones with joints, or a hatching in the cellar."""
    outer, inner = plan.rim(0), plan.rim(WALL)
    stone = f"url(#hatch-{theme.name})" if plan.is_dark else theme.wall
    body = path(outer + inner, stone, fill_rule="evenodd")
    if not plan.is_dark:
        body += line(_joints(plan), theme.joint, 0.8)
    return body + line(inner, theme.ink, 0.9) + line(outer, theme.ink, 1.7)


def _joints(plan: FloorPlan) -> str:
    """The joints between stones."""
    return "".join(
        segment(a, b) for a, b in (_round_joints(plan) if plan.is_round else _joints_of_sides(plan))
    )


def _round_joints(plan: FloorPlan) -> Iterator[tuple[Point, Point]]:
    r = plan.width / 2
    count = 28 if plan.pose.width == 3 else 48
    for stone in range(count):
        angle = 360 * (stone + 0.5) / count
        yield on_circle(r, r, r, angle), on_circle(r, r, r - WALL, angle)


def _joints_of_sides(plan: FloorPlan) -> Iterator[tuple[Point, Point]]:
    # At every corner a joint leads from the outer to the inner corner.
    yield from zip(plan.outline, inset(plan.outline, WALL), strict=True)
    for (ax, ay), (bx, by) in edges(plan.outline):
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        along = 10.0
        while along < length - 5:
            x, y = ax + ux * along, ay + uy * along
            yield (x, y), (x - uy * WALL, y + ux * WALL)  # across the wall: (-uy, ux) points inwards
            along += COURSE


def fence(plan: FloorPlan, theme: Theme) -> str:
    """The fence: pales on two rails between stone posts, drawn at the top and turned with the tile."""
    if not plan.tile.foundation.fence:
        return ""
    turn = plan.pose.turn
    width = plan.width if turn % 2 == 0 else plan.height
    body = _round_fence(width, theme) if plan.is_round else _straight_fence(width, plan.is_octagon, theme)
    # `at` turns around the origin, so the origin moves to where the top left corner comes to lie.
    corner = ((0.0, 0.0), (plan.width, 0.0), (plan.width, plan.height), (0.0, plan.height))[turn]
    return at(*corner, body, turn=90 * turn) if turn else body


def _round_fence(width: float, theme: Theme) -> str:
    r = width / 2
    start, end = -90 - ARC, -90 + ARC
    count = 21 if width < 150 else 33
    angles = [start + (end - start) * pale / count for pale in range(1, count)]
    pales = "".join(segment(on_circle(r, r, r, a), on_circle(r, r, r - FENCE, a)) for a in angles)
    rails = arc(r, r, r - 1.8, start, end) + arc(r, r, r - 4.6, start, end)
    posts = (on_circle(r, r, r - 3.5, start), on_circle(r, r, r - 3.5, end))
    return _palings(arc(r, r, r - 3.8, start, end), rails, pales, posts, theme)


def _straight_fence(width: float, octagon: bool, theme: Theme) -> str:
    run: list[Point] = [(0, U), (U, 0), (width - U, 0), (width, U)] if octagon else [(0, 0), (width, 0)]
    # A line 3.8 inside the outline bends later by this where the outline turns by 45 degrees. The ends
    # move by 3.8 across a slanted side: 3.8 * cos(45) = 2.7 to the right and down.
    bend = 3.8 * math.tan(math.pi / 8)
    middle: list[Point] = (
        [(2.7, U + 2.7), (U + bend, 3.8), (width - U - bend, 3.8), (width - 2.7, U + 2.7)]
        if octagon
        else [(6, 3.8), (width - 6, 3.8)]
    )
    rails = pales = ""
    for (ax, ay), (bx, by) in itertools.pairwise(run):
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        for deep in (1.8, 4.6):
            rails += segment((ax - uy * deep, ay + ux * deep), (bx - uy * deep, by + ux * deep))
        for pale in range(1, math.ceil((length - 2) / PALING)):
            x, y = ax + ux * pale * PALING, ay + uy * pale * PALING
            pales += f"M{number(x)} {number(y)}l{number(-uy * FENCE)} {number(ux * FENCE)}"
    y = U + 0.5 if octagon else POST / 2
    return _palings(chain(middle), rails, pales, ((POST / 2, y), (width - POST / 2, y)), theme)


def _palings(cover: str, rails: str, pales: str, posts: tuple[Point, Point], theme: Theme) -> str:
    green = theme.banners["outdoor"]
    stones = (rect(x - POST / 2, y - POST / 2, POST, POST, theme.wall, theme.ink, 1) for x, y in posts)
    ground = element("path", d=cover, fill="none", stroke=theme.floors["outdoor"], stroke_width=7.6)
    return ground + line(rails, green, 1) + line(pales, green, 1.5) + "".join(stones)
