"""A game in words: events, questions and refusals, for the terminal and the browser alike.

A game has its own narrator where `narration/<game>` is there; the others use the plain one.
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
    """A module of this package that tells a game."""

    def narrator(self, speaker: Speaker, player_names: PlayerNames) -> PlainNarrator:
        """The narrator in a language."""


def narrator_of(speaker: Speaker, player_names: PlayerNames) -> PlainNarrator:
    """The narrator of the game that is played."""
    game = player_names.game.name
    name = f"{__name__}.{game}"
    if game.isidentifier() and game not in NO_GAMES and find_spec(name):
        return cast(_NarratorModule, import_module(name)).narrator(speaker, player_names)
    return PlainNarrator(speaker, player_names)
