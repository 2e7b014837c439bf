"""Kingdom Builder in words."""

from __future__ import annotations

from kastelan.locale import Speaker
from kastelan.narration.kingdom.narrator import Narrator
from kastelan.narration.player_names import PlayerNames


def narrator(speaker: Speaker, player_names: PlayerNames) -> Narrator:
    """The narrator in a language."""
    return Narrator(speaker, player_names)
