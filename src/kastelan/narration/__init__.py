"""Sentences about a game for people to read: its events, questions and errors, in terminal and browser.

The manifest of a game may name its narrator; all other games use `PlainNarrator`.
"""

from __future__ import annotations

from kastelan.core.custom_components import STANDARD
from kastelan.core.manifest import make
from kastelan.games import GAMES
from kastelan.locale import Speaker
from kastelan.narration.base import PlainNarrator
from kastelan.narration.player_names import PlayerNames

__all__ = ["PlainNarrator", "PlayerNames", "narrator_of"]


def narrator_of(speaker: Speaker, player_names: PlayerNames, components: str = STANDARD) -> PlainNarrator:
    """The narrator of the game, in the reader's language and with the names of the players.

    A narrator whose game has components of owners gets the value of that option, if it is not the default.
    """
    reference = GAMES[player_names.game.name].narrator
    if reference is None:
        return PlainNarrator(speaker, player_names)
    own = () if components == STANDARD else (components,)
    return make(reference, PlainNarrator, speaker, player_names, *own)
