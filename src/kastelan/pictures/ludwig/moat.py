"""The moat, the wall of the barbican with its drawbridge, and secret passages."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig.shapes import Rect
from kastelan.pictures.ludwig.floor_plan import U
from kastelan.pictures.outlines import number, segment
from kastelan.pictures.svg import at, circle, element, group, line, path, rect
from kastelan.pictures.theme import Theme

BANK: Final = 7.0
"""The width of the stone banks of the moat."""
STONE: Final = U / 2
"""The length of a stone in banks and walls."""
MERLON: Final = U / 2
WAVE: Final = "M2 9q4 -5 8 0t8 0M24 21q4 -5 8 0t8 0"
PASSAGES: Final = range(2, 11)
"""The lengths of passages that owners can define, with one cell in each room."""
PLANK: Final = 8.0
ASIDE: Final = 0.2 * U
"""How far a trapdoor is moved from the middle of its cell towards the door, to keep the text legible."""
PASSAGE_WIDTH: Final = 0.34 * U


def water_pattern(theme: Theme) -> str:
    """The definition of the wave pattern of the moat."""
    body = rect(0, 0, 44, 28, theme.terrains["water"]) + line(WAVE, theme.info, 1.3, opacity=0.45)
    size = {"width": 44.0, "height": 28.0}
    return element("pattern", body, id=f"water-{theme.name}", patternUnits="userSpaceOnUse", **size)


def water(width: float, height: float, theme: Theme) -> str:
    """A length of the moat at the origin: water between stone banks."""
    body = rect(0, 0, width, height, theme.wall, theme.ink, 1.7)
    body += line(_courses(width, height), theme.joint, 0.8)
    inside = (BANK, BANK, width - 2 * BANK, height - 2 * BANK)
    body += rect(*inside, theme.terrains["water"]) + rect(
        *inside, f"url(#water-{theme.name})", theme.ink, 0.9
    )
    return group(body, class_="moat")


def _courses(width: float, height: float) -> str:
    """The joints of the banks."""
    joints = ""
    for step in range(1, int(width / STONE)):
        x = step * STONE
        joints += segment((x, 0), (x, BANK)) + segment((x, height - BANK), (x, height))
    for step in range(1, int(height / STONE)):
        y = step * STONE
        joints += segment((0, y), (BANK, y)) + segment((width - BANK, y), (width, y))
    return joints


def moat_piece(piece: Rect, theme: Theme) -> str:
    """A moat piece at the origin."""
    return water(piece[2] * U, piece[3] * U, theme)


def wall(part: Rect, theme: Theme, bridge: bool = True) -> str:
    """The wall of the barbican at the origin, with its walkway, its merlons and the drawbridge."""
    width, height = part[2] * U, part[3] * U
    body = rect(0, 0, width, height, theme.wall, theme.ink, 1.7) + line(_ashlar(width), theme.joint, 0.8)
    body += rect(0, 26, width, 24, theme.quiet, theme.ink, 0.9, fill_opacity=0.75)
    body += path(_merlons(width, height), theme.wall, theme.ink, 1.2)
    if bridge:
        # Below column 1 of the castle, the middle of the foyer.
        body += at((1 - part[0]) * U, 0, _bridge(height, theme))
    return group(body, class_="wall")


def _ashlar(width: float) -> str:
    """The joints of two courses of stones on the inner side."""
    joints = segment((0, 13), (width, 13))
    for step in range(int(width / STONE)):
        x = step * STONE
        joints += segment((x, 0), (x, 13)) + segment((x + STONE / 2, 13), (x + STONE / 2, 26))
    return joints


def _merlons(width: float, height: float) -> str:
    """The merlons along the outer edge, seen from above."""
    found = ""
    for step in range(int(width / (2 * MERLON))):
        # A merlon and a gap alternate, with half a gap at each end.
        x = (2 * step + 0.5) * MERLON
        found += f"M{number(x)} {number(height)}v-20h{number(MERLON)}v20Z"
    return found


def _bridge(height: float, theme: Theme) -> str:
    """The drawbridge: planks between two chains."""
    wood = theme.floors["utility"]
    body = rect(3, 0, U - 6, height, wood, theme.ink, 1.4)
    planks = "".join(segment((3, y * PLANK), (U - 3, y * PLANK)) for y in range(1, int(height / PLANK)))
    body += line(planks, theme.banners["utility"], 1, opacity=0.75)
    chains = segment((7, 2), (7, height - 2)) + segment((U - 7, 2), (U - 7, height - 2))
    return group(body + line(chains, theme.ink, 1.6, stroke_dasharray="3 2"), class_="bridge")


def passage(cells: int, theme: Theme) -> str:
    """A horizontal secret passage of a number of cells with its centre at the origin, with two trapdoors."""
    # From the centre to the trapdoors, which are in the middle of the first and last cell but for ASIDE.
    half = (cells - 1) * U / 2 - ASIDE
    body = rect(-half, -PASSAGE_WIDTH / 2, 2 * half, PASSAGE_WIDTH, theme.cellar_wall, theme.ink, 1.2)
    most = int(half / (U / 4))
    steps = "".join(
        segment((x * U / 4, -PASSAGE_WIDTH / 2 + 2), (x * U / 4, PASSAGE_WIDTH / 2 - 2))
        for x in range(-most, most + 1)
    )
    body += line(steps, theme.on_floor("downstairs"), 1, opacity=0.55)
    for end in (-half, half):
        body += circle(end, 0, 8, theme.gold, theme.ink, 1.2) + circle(end, 0, 3.8, theme.cellar_wall)
    return group(body, class_="passage")


def passage_at(strip: Rect, theme: Theme) -> str:
    """A passage at its position."""
    x, y, w, h = strip
    return at((x + w / 2) * U, (y + h / 2) * U, passage(max(w, h), theme), turn=0 if w > h else 90)


def passages(theme: Theme) -> str:
    """The passages `passage-2-light`, `passage-4-light` and `passage-6-light`, for the browser to place."""
    return "".join(group(passage(cells, theme), id=f"passage-{cells}-{theme.name}") for cells in PASSAGES)
