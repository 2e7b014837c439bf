"""What presenters send of a game. Every game extends these structs with fields of its own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Meta, Struct


class Board(Struct, frozen=True, kw_only=True):
    """What a browser draws of a position; `scores` are the points so far, null where the table hides them."""

    scores: tuple[int, ...] | None = None


class Catalogue(Struct, frozen=True):
    """The components of a game in words: the same at every table that has no components of its own."""


class Ideas(Struct, frozen=True):
    """What a seat might do."""


def one_of(name: str, words: Iterable[str]) -> Meta:
    """The annotation of a string that is one of these words; the client gets their union by this name."""
    return Meta(title=name, extra_json_schema={"enum": [*words]})
