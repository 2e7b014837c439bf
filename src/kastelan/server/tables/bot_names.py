"""The names of bots at a table, in the reader's language: each level has a character in each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.locale import Speaker
from kastelan.narration.characters import character_name
from kastelan.pictures.portraits.characters import character_portrait
from kastelan.server.wire.tables import SeatState

ENGLISH: Final = Speaker("en")
"""The language of names for clients that do not ask for one."""

OTHERS: Final = ("Adela", "Boris", "Cecilie", "Dita", "Emil")
"""Names by seat for bots that are not one of the game's levels."""


def bot_name(game: str, place: SeatState, before: Sequence[SeatState], speaker: Speaker) -> str:
    """The name of a bot: the character of its level, or a name by its seat."""
    bots = [other.bot for other in before]
    return character_name(game, place.bot or "", bots, speaker) or OTHERS[place.seat % len(OTHERS)]


def bot_portrait(game: str, place: SeatState, before: Sequence[SeatState]) -> str:
    """The portrait of a bot: that of its character."""
    again = sum(other.bot == place.bot for other in before)
    return character_portrait(game, place.bot or "", again)


def names_at(game: str, seats: Sequence[SeatState], speaker: Speaker) -> tuple[str, ...]:
    """The names of all seats; a seat without a name gets a letter."""
    return tuple(
        bot_name(game, place, seats[:number], speaker) if place.bot else place.name or chr(65 + place.seat)
        for number, place in enumerate(seats)
    )
