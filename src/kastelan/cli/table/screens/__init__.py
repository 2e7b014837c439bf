"""How games are drawn in the terminal.

The manifest of a game may name its screen; all other games use the plain one.
"""

from __future__ import annotations

from kastelan.cli.table.screens.screen import DrawOptions, Screen, Snapshot
from kastelan.core.manifest import make
from kastelan.games import GAMES
from kastelan.locale import Speaker
from kastelan.narration import PlayerNames

__all__ = ["DrawOptions", "PlayerNames", "Screen", "Snapshot", "screen_of"]


def screen_of(game: str, speaker: Speaker, player_names: PlayerNames) -> Screen:
    """The screen of a game."""
    # A reference, not the class: only the screen of the game at hand is imported.
    reference = GAMES[game].screen
    if reference is None:
        return Screen(speaker, player_names)
    return make(reference, Screen, speaker, player_names)
