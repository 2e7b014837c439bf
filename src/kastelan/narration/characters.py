"""The characters that play the levels of bots: each game gives its levels names and short biographies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kastelan.locale import Speaker


@dataclass(frozen=True, slots=True)
class Character:
    """Who plays a level: a name, and what to expect of it (empty if the game does not say)."""

    name: str
    about: str


def character_name(game: str, bot: str, earlier_bots: Sequence[str | None], speaker: Speaker) -> str | None:
    """The name of the character that plays a level, or None if the bot is not a level of this game.

    Each further bot of the same level at one table is another character; if there are not so many, it has a
    number.
    """
    message = f"web-bot-{game}-{bot}"
    if not speaker.knows(message):
        return None
    number = earlier_bots.count(bot) + 1
    if number > 1 and speaker.knows(f"{message}-{number}"):
        return speaker.say(f"{message}-{number}")
    return f"{speaker.say(message)} {number}" if number > 1 else speaker.say(message)


def character(game: str, level: str, speaker: Speaker) -> Character:
    """Who plays a level of a game: its character, or just the level in a game that has no characters."""
    if not speaker.knows(f"{game}-bot-{level}"):
        return Character(speaker.say(f"bots-level-{level}"), "")
    return Character(speaker.say(f"{game}-bot-{level}"), speaker.say(f"{game}-bot-{level}-about"))


def character_introduction(game: str, level: str, speaker: Speaker) -> str:
    """The character of a level and its way of playing: `Otmar the reeve (medium): builds ...`."""
    found = character(game, level, speaker)
    if not found.about:
        return found.name
    named = speaker.say("web-bots-named", name=found.name, level=speaker.say(f"bots-level-{level}"))
    return f"{named}: {found.about}"
