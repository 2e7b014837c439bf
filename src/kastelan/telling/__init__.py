"""A game in words: events, questions and refusals, for the terminal and the browser alike.

A game has its own teller where `telling/<game>` is there; any other is told plainly.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from kastelan.locale import Speaker
from kastelan.telling.faces import Faces
from kastelan.telling.plainly import PlainTeller

__all__ = ["Faces", "PlainTeller", "teller_of"]

NO_GAMES: Final = ("characters", "faces", "plainly")


class _TellerModule(Protocol):
    """A module of this package that tells a game."""

    def teller(self, speaker: Speaker, faces: Faces) -> PlainTeller:
        """The teller in a language."""


def teller_of(speaker: Speaker, faces: Faces) -> PlainTeller:
    """The teller of the game that is played."""
    game = faces.game.name
    name = f"{__name__}.{game}"
    if game.isidentifier() and game not in NO_GAMES and find_spec(name):
        return cast(_TellerModule, import_module(name)).teller(speaker, faces)
    return PlainTeller(speaker, faces)
