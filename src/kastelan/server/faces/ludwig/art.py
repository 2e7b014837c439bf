"""Pictures: `defs` is what all tiles refer to; `tile/observatory/1` is a tile turned by a quarter, without
doors; `tile/hallway/0d` lies with its dark side up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.loading import standard
from kastelan.locale import LANGUAGES
from kastelan.pictures.ludwig.fragments import definitions, tile_fragment
from kastelan.pictures.ludwig.plan import posed
from kastelan.pictures.ludwig.room import ALL, BANNERS, CHIPS, LABEL
from kastelan.pictures.theme import LIGHT, THEMES

TILE: Final = re.compile(r"tile/([a-z0-9_]+)/([0-3])(d?)")
DETAILS: Final = {"0": CHIPS, "1": BANNERS, "3": LABEL}


def art(rest: str, query: Mapping[str, str]) -> str | None:
    """A part of the drawing board, in a theme, a language and a level of detail (0 to 3)."""
    theme = THEMES.get(query.get("theme", ""), LIGHT)
    if rest == "defs":
        return definitions(theme)
    found = TILE.fullmatch(rest)
    tile = _tiles().get(found[1]) if found else None
    if found is None or tile is None:
        return None
    pose = tile.pose(int(found[2]), bool(found[3]))
    if pose is None:
        return None
    language = query.get("language", "en")
    detail = DETAILS.get(query.get("detail", ""), ALL)
    return tile_fragment(posed(tile, pose), theme, language if language in LANGUAGES else "en", detail)


@cache
def _tiles() -> dict[str, Tile]:
    return {tile.id: tile for tile in standard().tiles}
