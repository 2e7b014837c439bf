"""Draws portraits, in both themes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kastelan.pictures.drawings import inked
from kastelan.pictures.portraits.features import COLOURS, FEATURES, SIZE, decoded, features
from kastelan.pictures.svg import element, group
from kastelan.pictures.theme import DARK, LIGHT, Theme, mixed

NIGHT: Final = 0.82
"""How much of a colour of the day is left at night; the rest is the paper of the night."""

FIELD_AT_NIGHT: Final = 0.4
INK: Final = 0.85
"""How dark the ink is on skin and cloth."""


def portrait(code: str, theme: Theme) -> str:
    """A portrait as a document of its own."""
    box = f"0 0 {SIZE} {SIZE}"
    return element("svg", head(code, theme), xmlns="http://www.w3.org/2000/svg", viewBox=box) + "\n"


def head(code: str, theme: Theme) -> str:
    """A portrait at the origin, in a box of SIZE."""
    places = decoded(code)
    washes = _washes(places, theme)
    ink = mixed(LIGHT.rim, washes["skin"], INK)
    return group(
        (inked(features()[feature][places[feature]].drawing, washes, ink) for feature in FEATURES),
        class_="portrait",
    )


def _washes(places: Mapping[str, int], theme: Theme) -> dict[str, str]:
    day = {choice: colours[places[choice]] for choice, colours in COLOURS.items()}
    field = _at(theme, day["field"], FIELD_AT_NIGHT)
    skin = _at(theme, day["skin"])
    washes = {name: _at(theme, colour) for name, colour in LIGHT.washes.items()}
    return {
        **washes,
        "field": field,
        "charge": mixed(LIGHT.rim, field, 0.14),
        "skin": skin,
        "hair": _at(theme, day["tone"]),
        "cloth": _at(theme, day["cloth"]),
        "trim": _at(theme, day["trim"]),
        "lips": mixed("#A33F3A", skin, 0.6),
        "blush": mixed("#C2453C", skin, 0.35),
        "dark": LIGHT.rim,
    }


def _at(theme: Theme, colour: str, night: float = NIGHT) -> str:
    return mixed(colour, DARK.table, night) if theme.dark else colour
