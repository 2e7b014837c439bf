"""Pictures: `defs` is what all tiles refer to; `tile/observatory/1` is a tile turned by a quarter, without
doors; `tile/hallway/0d` lies with its dark side up; `tile/pantry/2/r_berry_patch` has a renovation on it.
`moat/west`, `wall` and `wall/closed` (without a drawbridge) are parts of the moat's ring.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kastelan.core.custom_components import STANDARD
from kastelan.games.ludwig.components import MoatRing, Tile
from kastelan.games.ludwig.load_components import components_named
from kastelan.games.ludwig.modules.actions import POSITIONS
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.locale import LANGUAGES
from kastelan.pictures.ludwig.browser_parts import (
    definitions,
    moat_fragment,
    tile_fragment,
    wall_fragment,
    water_fragment,
)
from kastelan.pictures.ludwig.castle_geometry import renovated
from kastelan.pictures.ludwig.floor_plan import WATER, FloorPlan, plan_in_pose, poses_of
from kastelan.pictures.ludwig.room import ALL, BANNERS, CHIPS, LABEL
from kastelan.pictures.theme import LIGHT, THEMES

TILE: Final = re.compile(r"tile/([a-z0-9_]+)/([0-3])(d?)(?:/([a-z0-9_]+))?")
DETAILS: Final = {"0": CHIPS, "1": BANNERS, "3": LABEL}  # any other value means everything
WALL: Final = "wall"
MOATS: Final = tuple(f"moat/{word}" for word in POSITIONS)
WALLED_UP: Final = "wall/closed"


def art(rest: str, query: Mapping[str, str]) -> str | None:
    """A part of the drawing board, in a theme, a language and a level of detail (0 to 3). `components` are
    those of the tiles."""
    theme = THEMES.get(query.get("theme", ""), LIGHT)
    if rest == "defs":
        return definitions(theme)
    if rest in (WALL, WALLED_UP):
        return wall_fragment(_ring(query).wall, theme, bridge=rest == WALL)
    if rest in MOATS:
        return moat_fragment(_ring(query).positions[MOATS.index(rest)], theme)
    found = TILE.fullmatch(rest)
    plan = _plan(query.get("components", STANDARD), *found.groups()) if found else None
    if plan is None:
        return None
    if plan.kind == WATER:
        return water_fragment(plan, theme)
    language = query.get("language", "en")
    detail = DETAILS.get(query.get("detail", ""), ALL)
    return tile_fragment(plan, theme, language if language in LANGUAGES else "en", detail)


def _ring(query: Mapping[str, str]) -> MoatRing:
    """Wall and moat of these components."""
    ring = boxed(components_named(query.get("components", STANDARD)), True, True).ring
    assert ring is not None
    return ring


def _plan(components: str, name: str, turn: str, dark: str, cover: str | None) -> FloorPlan | None:
    """A tile as it lies, perhaps renovated; None if there is no such thing."""
    tiles = _tiles(components)
    tile, top = tiles.get(name), tiles.get(cover or name)
    # A tile with poses of its own is no renovation and cannot cover a room.
    if tile is None or top is None or (cover is not None and top.poses):
        return None
    # A symmetrical tile has fewer poses than four; the URL must name one that exists.
    ways = (pose for pose in poses_of(tile) if pose.turn == int(turn) and pose.dark == bool(dark))
    pose = next(ways, None)
    return None if pose is None else plan_in_pose(tile if cover is None else renovated(tile, top), pose)


@lru_cache(maxsize=16)
def _tiles(components: str) -> dict[str, Tile]:
    return {tile.id: tile for tile in boxed(components_named(components), True, True).tiles}
