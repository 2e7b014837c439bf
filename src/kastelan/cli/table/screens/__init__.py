"""What a game looks like in the terminal.

A game has its own screen when `screens/<game>` is there; any other is played with the plain one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from kastelan.cli.table.screens.screen import Look, Screen, Sight
from kastelan.locale import Speaker
from kastelan.narration import PlayerNames

__all__ = ["Look", "PlayerNames", "Screen", "Sight", "screen_of"]


class _ScreenModule(Protocol):
    """A module of this package that draws a game."""

    SCREEN: type[Screen]


def screen_of(game: str, speaker: Speaker, player_names: PlayerNames) -> Screen:
    """The screen of a game."""
    name = f"{__name__}.{game}"
    if game.isidentifier() and game != "screen" and find_spec(name):
        return cast(_ScreenModule, import_module(name)).SCREEN(speaker, player_names)
    return Screen(speaker, player_names)
