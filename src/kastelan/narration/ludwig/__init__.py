"""Castles of Mad King Ludwig in words."""

from __future__ import annotations

from kastelan.core.custom_components import STANDARD
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.modules.box import boxed
from kastelan.locale import Speaker
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.narrator import Narrator
from kastelan.narration.player_names import PlayerNames


def narrator(speaker: Speaker, player_names: PlayerNames, components: str = STANDARD) -> Narrator:
    """The narrator in a language, of a set of components; it knows what the expansions box adds to them."""
    return Narrator(Pieces(speaker, boxed(components_named(components), True, True)), player_names)
