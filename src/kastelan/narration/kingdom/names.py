"""Names of cards, terrains and location tiles."""

from __future__ import annotations

from kastelan.games.kingdom.components import CARDS, KINDS, TERRAINS
from kastelan.locale import Speaker


def card_name(speaker: Speaker, card: int | None) -> str:
    """The name of a scoring card; without a card, of the castles, which always score."""
    return speaker.word("kingdom", "card", "castles" if card is None else CARDS[card])


def terrain_name(speaker: Speaker, terrain: int | None) -> str:
    return speaker.word("kingdom", "terrain", "none" if terrain is None else TERRAINS[terrain])


def tile_name(speaker: Speaker, kind: int) -> str:
    return speaker.word("kingdom", "tile", KINDS[kind])
