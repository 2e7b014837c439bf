"""A Castle for All Seasons in sentences."""

from __future__ import annotations

from kastelan.core.custom_components import STANDARD
from kastelan.locale import Speaker
from kastelan.narration.player_names import PlayerNames
from kastelan.narration.seasons.names import Names
from kastelan.narration.seasons.narrator import Narrator


def narrator(speaker: Speaker, player_names: PlayerNames, _: str = STANDARD) -> Narrator:
    """The narrator of A Castle for All Seasons for one reader. Owners cannot rename its components."""
    return Narrator(Names(speaker, player_names))
