"""The characters that play the levels of bots: each game gives its levels names and short biographies."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.locale import Speaker


def character_name(game: str, bot: str, earlier_bots: Sequence[str | None], speaker: Speaker) -> str | None:
    """The name of the character that plays a level, or None if the bot is not a level of this game.

    A second bot of the same level at one table is called `<name> 2`, so that players can tell them apart.
    """
    message = f"web-bot-{game}-{bot}"
    if not speaker.knows(message):
        return None
    again = earlier_bots.count(bot)
    return f"{speaker.say(message)} {again + 1}" if again else speaker.say(message)


def character_introduction(game: str, level: str, speaker: Speaker) -> str:
    """The character of a level and its way of playing: `Otmar the reeve (medium): builds ...`."""
    who, about = speaker.say(f"{game}-bot-{level}"), speaker.say(f"{game}-bot-{level}-about")
    named = speaker.say("web-bots-named", name=who, level=speaker.say(f"bots-level-{level}"))
    return f"{named}: {about}"
