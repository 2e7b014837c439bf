"""What the covers of the games share: a window on a position that came up in play."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypeVar

from kastelan.core.game import View
from kastelan.core.position import named_game, parse_position
from kastelan.games import find
from kastelan.pictures.players import settlement
from kastelan.pictures.svg import document
from kastelan.pictures.theme import Theme

V = TypeVar("V", bound=View)

SIZE: Final = (720.0, 400.0)
"""Width and height of every cover, in pixels."""


def cover_view(package: str, kind: type[V]) -> V:
    """What spectators see of the position in a package's `cover.json`."""
    text = (files(package) / "cover.json").read_text(encoding="utf-8")
    position = json.loads(text)["position"]
    view = parse_position(find(*named_game(position)), position).view(None)
    assert isinstance(view, kind)
    return view


def window(theme: Theme, units: float, body: str, definitions: str = "") -> str:
    """The part of a drawing that shows through a window at a number of units per pixel."""
    width, height = SIZE
    return document(width * units, height * units, 1 / units, "", definitions, theme.table, [body])


def plain_cover(theme: Theme) -> str:
    """The cover of a game that has none of its own: a settlement of each colour."""
    width, height = SIZE
    # Four houses with five equal gaps between them and the edges.
    pieces = (settlement(seat, width * (seat + 1) / 5, height / 2, 60, theme) for seat in range(4))
    return window(theme, 1.0, "".join(pieces))
