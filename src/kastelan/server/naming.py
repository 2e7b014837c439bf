"""What bots are called at a table: who plays a level in this game, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.locale import Speaker
from kastelan.server.wire.tables import SeatState

ENGLISH: Final = Speaker("en")
"""Whoever does not say what he reads is told names in English."""

OTHERS: Final = ("Adela", "Boris", "Cecilie", "Dita", "Emil")
"""Names by seat for bots that are no level of the game."""


def bot_name(game: str, place: SeatState, before: Sequence[SeatState], speaker: Speaker) -> str:
    """The name of a bot; where several are of one level, all but the first are numbered."""
    message = f"web-bot-{game}-{place.bot}"
    if not speaker.knows(message):
        return OTHERS[place.seat % len(OTHERS)]
    again = sum(other.bot == place.bot for other in before)
    return f"{speaker.say(message)} {again + 1}" if again else speaker.say(message)


def names_at(game: str, seats: Sequence[SeatState], speaker: Speaker) -> tuple[str, ...]:
    """What everybody at a table is called; a seat without a name has a letter."""
    return tuple(
        bot_name(game, place, seats[:number], speaker) if place.bot else place.name or chr(65 + place.seat)
        for number, place in enumerate(seats)
    )
