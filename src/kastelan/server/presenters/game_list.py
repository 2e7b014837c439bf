"""Games in words: their options and bots, and their components."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from kastelan.bots import LEVELS
from kastelan.core.custom_components import STANDARD, components_option
from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.core.options import Choice, Flag, Option, Several
from kastelan.games import find
from kastelan.locale import Speaker
from kastelan.narration.characters import character
from kastelan.pictures.portraits.characters import character_portrait, characters
from kastelan.server.errors import NotFound
from kastelan.server.play.room import SPEAKERS
from kastelan.server.presenters import presenter_of
from kastelan.server.tables import allowed_options
from kastelan.server.tables.option_names import components_name, option_word
from kastelan.server.wire.games import GameBot, GameOption, GameShown, OptionWord
from kastelan.server.wire.presented import Catalogue

USUAL: Final = "medium"


def known(game: str) -> str:
    """The name of a game; refused if there is no such game."""
    try:
        return find(game).name
    except BadOption:
        raise NotFound("no-such-game", game=game) from None


def installed(game: str, components: str) -> str:
    """The value of the option for own components; refused if it would read a file."""
    option = components_option(find(game))
    if components != STANDARD and (option is None or not option.is_installed(components)):
        raise NotFound("no-such-components", value=components[:60])
    return components


@cache
def catalogue(game: str, language: str, components: str) -> Catalogue:
    return presenter_of(game).catalogue(SPEAKERS[language], components)


@cache
def shown(name: str, language: str, sets: tuple[str, ...] = ()) -> GameShown:
    """A game in a language, with the sets of own components that the server offers."""
    game, speaker = find(name), SPEAKERS[language]
    return GameShown(
        name,
        speaker.say(f"{name}-title"),
        speaker.say(f"{name}-about"),
        game.version,
        [*game.seats],
        [
            *(_option(game, option, speaker) for option in allowed_options.options(game)),
            *_components(game, sets, speaker),
        ],
        [_bot(name, level, speaker) for level in LEVELS],
        USUAL,
        _said(f"{name}-length", speaker),
        _said(f"{name}-difficulty", speaker),
    )


def _said(message: str, speaker: Speaker) -> str:
    """A message that another package's game may lack."""
    return speaker.say(message) if speaker.knows(message) else ""


def _bot(game: str, level: str, speaker: Speaker) -> GameBot:
    """How hard a level is, which no short line may cut off, and who: `medium – Otmar the reeve`."""
    hard, who = speaker.say(f"bots-level-{level}"), character(game, level, speaker)
    faces = [character_portrait(game, level, number) for number in range(characters(game, level))]
    return GameBot(level, hard if who.name == hard else f"{hard} – {who.name}", who.about, faces)


def _option(game: Game, option: Option, speaker: Speaker) -> GameOption:
    made = GameOption(
        option.name,
        "choice",
        option.write(option.default),
        speaker.say(f"{game.name}-option-{option.name}".replace("_", "-")),
        option.rule,
        [OptionWord(word, _named(game.name, option.name, word, speaker)) for word in _words(option)],
    )
    if isinstance(option, Flag):
        made.kind = "flag"
    elif isinstance(option, Several):
        made.kind = "several"
        made.least, made.most = option.least, min(option.most, len(option.words))
        made.repeatable = list(option.repeatable)
    return made


def _components(game: Game, sets: Sequence[str], speaker: Speaker) -> Iterator[GameOption]:
    """The option for own components, if there is anything to choose."""
    option = components_option(game)
    if option is not None and sets:
        words = [
            OptionWord(STANDARD, speaker.say("option-components-standard")),
            *(OptionWord(value, components_name(value)) for value in sets),
        ]
        about = speaker.say(f"{game.name}-option-{option.name}")
        yield GameOption(option.name, "choice", STANDARD, about, option.rule, words)


def _words(option: Option) -> tuple[str, ...]:
    if isinstance(option, Flag):
        return ("yes", "no")
    return option.words if isinstance(option, Choice | Several) else ()


def _named(game: str, option: str, word: str, speaker: Speaker) -> str:
    """What a value of an option is called: by the game's presenter if it has a word for it."""
    return presenter_of(game).option_word(speaker, option, word) or option_word(game, option, word, speaker)
