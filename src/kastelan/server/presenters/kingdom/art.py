"""The map as a picture: `board/tavern,paddock*,oasis,farm` shows these four parts without pieces; `*` turns a
part.
"""

from __future__ import annotations

from collections.abc import Mapping

from kastelan.games.kingdom.components import KINDS, Lie, assembled
from kastelan.pictures.kingdom.kingdom_map import draw_map
from kastelan.pictures.theme import LIGHT, THEMES


def art(rest: str, query: Mapping[str, str]) -> str | None:
    """The map of four parts, in a theme; without details for small screens."""
    kind, _, name = rest.partition("/")
    lies = _lies(name)
    if kind != "board" or lies is None:
        return None
    theme = THEMES.get(query.get("theme", ""), LIGHT)
    return draw_map(assembled(lies), theme, detailed=query.get("detail") != "0")


def map_name(lies: tuple[Lie, ...]) -> str:
    """The name of the map that these parts make."""
    return ",".join(quadrant + "*" * turned for quadrant, turned in lies)


def _lies(name: str) -> tuple[Lie, ...] | None:
    """The four parts in a map's name, if they are four different ones."""
    lies = tuple((word.removesuffix("*"), word.endswith("*")) for word in name.split(","))
    parts = {quadrant for quadrant, _ in lies}
    # The name comes from a URL: exactly four parts, none twice, all of them known.
    return lies if len(lies) == len(parts) == 4 and parts <= {*KINDS} else None
