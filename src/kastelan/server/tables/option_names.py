"""What the values of options are called: cards and tiles by their names, the rest in plain words."""

from __future__ import annotations

from functools import cache
from typing import Final

from kastelan.games.ludwig.loading import standard
from kastelan.games.ludwig.modules.box import boxed
from kastelan.locale import Speaker

KINDS: Final = {"cards": "card", "without": "card", "quadrants": "tile"}
"""Options whose values are things that a game's locale file names."""
LIES: Final = {"*": "option-turned", "?": "option-either-way"}
"""How a quadrant lies, by what is written after its name."""


def option_word(game: str, option: str, word: str, speaker: Speaker) -> str:
    """A value of an option, for people."""
    own = f"{game}-option-{option}-{word}".replace("_", "-")
    if speaker.knows(own):
        return speaker.say(own)
    if word == "?":
        return speaker.say("option-any")
    if option == "start":
        return speaker.say("option-random") if word == "random" else speaker.say("option-seat", number=word)
    if word in ("yes", "no"):
        return speaker.say(f"option-{word}")
    if option == "decrees":
        return f"{word}. {_decrees(speaker.language)[word]}"
    if option in KINDS:
        return _thing(game, KINDS[option], word, speaker)
    return _ludwig(speaker.language).get(word, word)


def _thing(game: str, kind: str, word: str, speaker: Speaker) -> str:
    name = speaker.word(game, kind, word.rstrip("*?"))
    lie = LIES.get(word[-1])
    return speaker.say(lie, name=name) if lie else name


@cache
def _decrees(language: str) -> dict[str, str]:
    """Ludwig's decrees by their numbers."""
    return {str(card.number): dict(card.name)[language] for card in boxed(standard(), False, False).decrees}


@cache
def _ludwig(language: str) -> dict[str, str]:
    """Ludwig's favours and bonus cards by their ids."""
    things = standard()
    favours = {favour.id: dict(favour.name)[language] for favour in things.favours}
    return favours | {card.id: dict(card.name)[language] for card in things.bonus_cards}
