"""A Castle for All Seasons in sentences."""

from __future__ import annotations

from kastelan.locale import Speaker
from kastelan.narration.player_names import PlayerNames
from kastelan.narration.seasons.names import Names
from kastelan.narration.seasons.narrator import Narrator


def narrator(speaker: Speaker, player_names: PlayerNames) -> Narrator:
    """The narrator of A Castle for All Seasons for one reader."""
    return Narrator(Names(speaker, player_names))
