"""What bots are called at a table: who plays a level in this game, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.locale import Speaker
from kastelan.narration.characters import character_name
from kastelan.server.wire.tables import SeatState

ENGLISH: Final = Speaker("en")
"""Whoever does not say what he reads is told names in English."""

OTHERS: Final = ("Adela", "Boris", "Cecilie", "Dita", "Emil")
"""Names by seat for bots that are no level of the game."""


def bot_name(game: str, place: SeatState, before: Sequence[SeatState], speaker: Speaker) -> str:
    """The name of a bot: who plays its level, or for a bot that is none a name by its seat."""
    bots = [other.bot for other in before]
    return character_name(game, place.bot or "", bots, speaker) or OTHERS[place.seat % len(OTHERS)]


def names_at(game: str, seats: Sequence[SeatState], speaker: Speaker) -> tuple[str, ...]:
    """What everybody at a table is called; a seat without a name has a letter."""
    return tuple(
        bot_name(game, place, seats[:number], speaker) if place.bot else place.name or chr(65 + place.seat)
        for number, place in enumerate(seats)
    )
