"""Kingdom Builder in words."""

from __future__ import annotations

from kastelan.locale import Speaker
from kastelan.telling.faces import Faces
from kastelan.telling.kingdom.teller import Teller


def teller(speaker: Speaker, faces: Faces) -> Teller:
    """The teller in a language."""
    return Teller(speaker, faces)
