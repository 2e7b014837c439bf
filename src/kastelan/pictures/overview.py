"""Pictures for the overview of a game's rules, from a short game that is stored with the moments to show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct
from msgspec.json import decode

from kastelan.core.game import View
from kastelan.games import find
from kastelan.pictures.game_pictures import Style, pictures_of

PARTS: Final = ("turn", "placing", "scoring")
"""The chapters of every overview."""

VIEW_BOX: Final = re.compile(r'viewBox="[^"]*"')
SIZE: Final = re.compile(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"')


class Moment(Struct, frozen=True):
    """A picture after so many moves: the table, the market or the first player's castle, or a part of it."""

    moves: int
    shows: str
    crop: Sequence[int] | None = None


class Example(Struct, frozen=True):
    """A short game, and what it shows."""

    version: int
    options: dict[str, str]
    seed: int
    moves: list[str]
    pictures: dict[str, Moment]


@cache
def examples() -> dict[str, Example]:
    """The examples of the games that have an overview."""
    text = files("kastelan.pictures").joinpath("overview.json").read_text("utf-8")
    return decode(text, type=dict[str, Example])


def draw_overview(game: str, part: str, style: Style) -> str | None:
    """The picture of a chapter; None if the game has none."""
    example = examples().get(game)
    moment = example.pictures.get(part) if example else None
    if example is None or moment is None:
        return None
    drawn = _drawn(game, view_after(game, moment.moves), moment.shows, style)
    return drawn if moment.crop is None else _cropped(drawn, moment.crop)


def view_after(game: str, moves: int) -> View:
    """What everyone sees after some moves of the example."""
    example = examples()[game]
    played = find(game, example.version)
    state = played.new(2, example.options, example.seed)
    for move in example.moves[:moves]:
        seat, _, word = move.partition(":")
        state.apply("AB".index(seat), played.actions.parse(word))
    return state.view(None)


def _drawn(game: str, view: View, shows: str, style: Style) -> str:
    pictures = pictures_of(game)
    if shows == "castle" and pictures.castle is not None:
        return pictures.castle(view, 0, style)
    draw = pictures.market if shows == "market" else pictures.table
    assert draw is not None, f"{game} has no picture of its {shows}"
    return draw(view, style)


def _cropped(svg: str, crop: Sequence[int]) -> str:
    """A part of a picture: x, y, width and height in its own units."""
    x, y, width, height = crop
    box = VIEW_BOX.sub(f'viewBox="{x} {y} {width} {height}"', svg, count=1)
    return SIZE.sub(rf'\1 width="{width}" height="{height}"', box, count=1)
