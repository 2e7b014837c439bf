"""Sentences about a game for people to read: its events, questions and errors, in terminal and browser.

A game has its own narrator if the package `narration/<game>` exists; all other games use `PlainNarrator`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from kastelan.locale import Speaker
from kastelan.narration.base import PlainNarrator
from kastelan.narration.player_names import PlayerNames

__all__ = ["PlainNarrator", "PlayerNames", "narrator_of"]

NO_GAMES: Final = ("characters", "player_names", "base")


class _NarratorModule(Protocol):
    """The package of a game that has its own narrator."""

    def narrator(self, speaker: Speaker, player_names: PlayerNames) -> PlainNarrator:
        """Make the narrator for one reader."""


def narrator_of(speaker: Speaker, player_names: PlayerNames) -> PlainNarrator:
    """The narrator of the game, in the reader's language and with the names of the players."""
    game = player_names.game.name
    name = f"{__name__}.{game}"
    if game.isidentifier() and game not in NO_GAMES and find_spec(name):
        return cast(_NarratorModule, import_module(name)).narrator(speaker, player_names)
    return PlainNarrator(speaker, player_names)
