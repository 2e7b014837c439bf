"""Kingdom Builder in sentences."""

from __future__ import annotations

from kastelan.locale import Speaker
from kastelan.narration.kingdom.narrator import Narrator
from kastelan.narration.player_names import PlayerNames


def narrator(speaker: Speaker, player_names: PlayerNames) -> Narrator:
    """The narrator of Kingdom Builder for one reader."""
    return Narrator(speaker, player_names)
