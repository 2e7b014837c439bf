"""Names of option values: decrees, favours and bonus cards as they are printed."""

from __future__ import annotations

from functools import cache

from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.locale import Speaker


def option_word(speaker: Speaker, option: str, word: str) -> str | None:
    """The printed name of a component that an option can choose; None for any other value."""
    # Decrees are chosen by number, so the number stays in front of the name.
    if option == "decrees" and word in (names := _decrees(speaker.language)):
        return f"{word}. {names[word]}"
    return _cards(speaker.language).get(word)


@cache
def _decrees(language: str) -> dict[str, str]:
    """The names of the decrees by number."""
    return {str(card.number): dict(card.name)[language] for card in boxed(standard(), False, False).decrees}


@cache
def _cards(language: str) -> dict[str, str]:
    """The names of favours and bonus cards by id."""
    cards = standard()
    favours = {favour.id: dict(favour.name)[language] for favour in cards.favours}
    return favours | {card.id: dict(card.name)[language] for card in cards.bonus_cards}
