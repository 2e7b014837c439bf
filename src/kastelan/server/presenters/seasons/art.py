"""The engraving as the browser gets it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kastelan.pictures.seasons.engraving import draw_engraving
from kastelan.pictures.theme import THEMES

SEASONS: Final = ("summer", "winter")


def art(rest: str, query: Mapping[str, str]) -> str | None:
    """`castle/summer` and `castle/winter`: every building as a draft and in stone, by day or by night."""
    kind, _, season = rest.partition("/")
    if kind != "castle" or season not in SEASONS:
        return None
    return _castle(season == "winter", query.get("theme", "light"))


@lru_cache(maxsize=4)
def _castle(winter: bool, theme: str) -> str:
    return draw_engraving(winter, THEMES.get(theme, THEMES["light"]))
