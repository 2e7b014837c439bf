"""Castles of Mad King Ludwig in sentences."""

from __future__ import annotations

from kastelan.core.custom_components import STANDARD
from kastelan.games.ludwig.load_components import components_named
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.locale import Speaker
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.narrator import Narrator
from kastelan.narration.player_names import PlayerNames


def narrator(speaker: Speaker, player_names: PlayerNames, components: str = STANDARD) -> Narrator:
    """The narrator for one reader. It knows every module's components, so that it can narrate any table."""
    return Narrator(Pieces(speaker, boxed(components_named(components), True, True)), player_names)
