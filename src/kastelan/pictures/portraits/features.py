"""What portraits are made of, read from features.toml, and the short text that names a portrait.

The code of a portrait has a digit, to the base of 36, for each of CHOICES: the place of the feature or colour
in its list. Codes are stored, so lists only ever grow at their ends.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from kastelan.pictures.drawings import BadDrawing, Drawing, read_drawing

SIZE: Final = 48
FEATURES: Final = (
    "ground",
    "back",
    "clothes",
    "face",
    "eyes",
    "brows",
    "nose",
    "mouth",
    "beard",
    "hair",
    "hat",
    "extra",
)
"""In the order in which they are drawn."""

COLOURS: Final[Mapping[str, tuple[str, ...]]] = {
    "field": ("#C6D5E8", "#D2DFB8", "#ECCDC2", "#F2E1B2", "#DDD0EA", "#DBD4C5", "#C5DEDA", "#D8C3AC"),
    "skin": ("#F7E0CA", "#F0CDAB", "#E1B38C", "#C99168", "#A0704D", "#7A5536"),
    "tone": ("#3F3027", "#6E4D32", "#9C6C3D", "#C79A52", "#E2C98E", "#AF5A3E", "#9C968E", "#E6E2D8"),
    "cloth": ("#58769C", "#AB5446", "#678652", "#C2913C", "#826399", "#74644F", "#488683", "#BDB4A3"),
    "trim": ("#B5463B", "#3E6596", "#D7B04E", "#4F7A44", "#6F4F8C", "#E8DFCB", "#5B4B3A", "#3D7C79"),
}
"""Those of the light theme."""

CHOICES: Final = (*FEATURES, *COLOURS)
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Feature:
    """One shape of a feature."""

    name: str
    drawing: Drawing


@cache
def features() -> Mapping[str, tuple[Feature, ...]]:
    """The shapes of each feature."""
    table = tomllib.loads((files(__package__) / "features.toml").read_text(encoding="utf-8"))
    if tuple(table) != FEATURES:
        raise BadDrawing(f"not the features of portraits: {', '.join(table)}")
    return {
        feature: tuple(Feature(row["name"], read_drawing((SIZE, SIZE), row["draw"])) for row in rows)
        for feature, rows in table.items()
    }


def length_of(choice: str) -> int:
    """How many shapes or colours there are to choose from."""
    return len(COLOURS[choice] if choice in COLOURS else features()[choice])


def is_code(text: str) -> bool:
    """Whether a text names a portrait."""
    return len(text) == len(CHOICES) and all(
        digit in DIGITS and DIGITS.index(digit) < length_of(choice)
        for digit, choice in zip(text, CHOICES, strict=True)
    )


def decoded(code: str) -> dict[str, int]:
    """The places that a code names."""
    return {choice: DIGITS.index(digit) for choice, digit in zip(CHOICES, code, strict=True)}


def encoded(places: Mapping[str, int]) -> str:
    """The code of places."""
    return "".join(DIGITS[places[choice]] for choice in CHOICES)


EVERYDAY: Final[Mapping[str, int]] = {"extra": 6}
"""How many of a list, from its beginning, chance may pick: the others are the tools of characters."""

RARE: Final[Mapping[str, int]] = {"back": 50, "beard": 50, "hat": 45, "extra": 40}
"""In how many of a hundred portraits there is one of these at all; the first of each list is none."""


def generated(seed: str) -> str:
    """A portrait that always belongs to the same text, such as the id of a person."""
    return encoded(chosen(seed, {}))


def chosen(seed: str, names: Mapping[str, str]) -> dict[str, int]:
    """The features that are named, and the others as the seed has it."""
    luck = iter(blake2b(seed.encode(), digest_size=2 * len(CHOICES)).digest())
    places = {choice: _picked(choice, next(luck), next(luck)) for choice in CHOICES}
    for choice, name in names.items():
        places[choice] = _place(choice, name)
    # Chance gives nobody a beard below braids; names may.
    if places["back"] and "beard" not in names:
        places["beard"] = 0
    return places


def _picked(choice: str, luck: int, more: int) -> int:
    length = EVERYDAY.get(choice, length_of(choice))
    if choice not in RARE:
        return luck % length
    return 1 + luck % (length - 1) if more * 100 < RARE[choice] * 256 else 0


def _place(choice: str, name: str) -> int:
    if choice in COLOURS:
        return int(name)
    known = [feature.name for feature in features().get(choice, ())]
    if name not in known:
        raise BadDrawing(f"no {choice} called {name}")
    return known.index(name)
