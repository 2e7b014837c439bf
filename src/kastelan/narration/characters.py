"""Who plays the levels of bots in a game, by name."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.locale import Speaker


def character(game: str, bot: str, before: Sequence[str | None], speaker: Speaker) -> str | None:
    """The name of a bot after those bots; where several are of one level, all but the first are numbered.
    None for a bot that is no level of the game."""
    message = f"web-bot-{game}-{bot}"
    if not speaker.knows(message):
        return None
    again = before.count(bot)
    return f"{speaker.say(message)} {again + 1}" if again else speaker.say(message)


def introduced(game: str, level: str, speaker: Speaker) -> str:
    """Who plays a level, how hard, and what to expect: `Otmar the reeve (medium): builds ...`."""
    who, about = speaker.say(f"{game}-bot-{level}"), speaker.say(f"{game}-bot-{level}-about")
    named = speaker.say("web-bots-named", name=who, level=speaker.say(f"bots-level-{level}"))
    return f"{named}: {about}"
