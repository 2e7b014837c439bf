"""A Castle for All Seasons in words."""

from __future__ import annotations

from kastelan.locale import Speaker
from kastelan.narration.player_names import PlayerNames
from kastelan.narration.seasons.names import Names
from kastelan.narration.seasons.narrator import Narrator


def narrator(speaker: Speaker, player_names: PlayerNames) -> Narrator:
    """The narrator in a language."""
    return Narrator(Names(speaker, player_names))
