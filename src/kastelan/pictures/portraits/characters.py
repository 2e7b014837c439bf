"""The portraits of characters: of those that play the bots' levels, and of those on cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from kastelan.pictures.portraits.features import chosen, encoded, generated

Rows = Sequence[Mapping[str, str]]


@cache
def _table() -> Mapping[str, Mapping[str, Rows]]:
    text = (files(__package__) / "characters.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def characters(game: str, role: str) -> int:
    """How many characters there are for a level or a card."""
    return len(_table().get(game, {}).get(role, ()))


@cache
def character_portrait(game: str, role: str, number: int = 0) -> str:
    """The portrait of a character by its number in a role; if there are not so many, one by that number."""
    rows = _table().get(game, {}).get(role, ())
    seed = f"{game}-{role}-{number}"
    return encoded(chosen(seed, rows[number])) if number < len(rows) else generated(seed)
