"""Castles of Mad King Ludwig in words."""

from __future__ import annotations

from kastelan.core.components import STANDARD
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.modules.box import boxed
from kastelan.locale import Speaker
from kastelan.telling.faces import Faces
from kastelan.telling.ludwig.pieces import Pieces
from kastelan.telling.ludwig.teller import Teller


def teller(speaker: Speaker, faces: Faces, components: str = STANDARD) -> Teller:
    """The teller in a language, of a set of components; it knows what the expansions box adds to them."""
    return Teller(Pieces(speaker, boxed(components_named(components), True, True)), faces)
