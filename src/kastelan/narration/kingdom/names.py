"""Cards, terrains and tiles as people call them."""

from __future__ import annotations

from kastelan.games.kingdom.components import CARDS, KINDS, TERRAINS
from kastelan.locale import Speaker


def card_name(speaker: Speaker, card: int | None) -> str:
    """A scoring card, or the castles."""
    return speaker.word("kingdom", "card", "castles" if card is None else CARDS[card])


def terrain_name(speaker: Speaker, terrain: int | None) -> str:
    return speaker.word("kingdom", "terrain", "none" if terrain is None else TERRAINS[terrain])


def tile_name(speaker: Speaker, kind: int) -> str:
    return speaker.word("kingdom", "tile", KINDS[kind])
