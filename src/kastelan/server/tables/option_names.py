"""Names of option values: cards and tiles by their own names, others as messages.

A game whose values are called something else names them in its presenter.
"""

from __future__ import annotations

from typing import Final

from kastelan.locale import Speaker

KINDS: Final = {"cards": "card", "without": "card", "quadrants": "tile"}
"""Options whose values are components named in the game's locale file."""
LIES: Final = {"*": "option-turned", "?": "option-either-way"}
"""The orientation of a quadrant, by the suffix of its name."""


def option_word(game: str, option: str, word: str, speaker: Speaker) -> str:
    """The name of an option's value in the reader's language."""
    own = f"{game}-option-{option}-{word}".replace("_", "-")
    if speaker.knows(own):
        return speaker.say(own)
    if word == "?":
        return speaker.say("option-any")
    if option == "start":
        return speaker.say("option-random") if word == "random" else speaker.say("option-seat", number=word)
    if word in ("yes", "no"):
        return speaker.say(f"option-{word}")
    if option in KINDS:
        return _thing(game, KINDS[option], word, speaker)
    return word


def _thing(game: str, kind: str, word: str, speaker: Speaker) -> str:
    name = speaker.word(game, kind, word.rstrip("*?"))
    lie = LIES.get(word[-1])
    return speaker.say(lie, name=name) if lie else name


def components_name(value: str) -> str:
    """What people call a set of own components: `true-tiles` for `true-tiles.json#5a0c1f9e2b47`."""
    return value.rpartition("#")[0].removesuffix(".json")
