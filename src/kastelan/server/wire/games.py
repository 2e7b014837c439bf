"""Games on the wire: their options, bots and rules texts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

OptionKind = Literal["flag", "choice", "several"]


class OptionWord(Struct):
    """One value of an option and its name."""

    word: str
    name: str


class GameOption(Struct):
    """An option of a table. `several` takes `least` to `most` values in order, separated by commas; only
    `repeatable` ones may occur more than once."""

    name: str
    kind: OptionKind
    default: str
    about: str
    rule: str
    choices: list[OptionWord]
    least: int = 1
    most: int = 1
    repeatable: list[str] = field(default_factory=list)


class GameBot(Struct):
    """A bot that can take a seat: its name and how it plays, and the portraits of its characters."""

    bot: str
    name: str
    about: str
    portraits: list[str] = field(default_factory=list)


class GameShown(Struct):
    """A game in its newest rules version; bots from weakest to strongest, and the default one."""

    game: str
    title: str
    about: str
    rules_version: int
    players: list[int]
    options: list[GameOption]
    bots: list[GameBot]
    usual_bot: str
    length: str = ""
    """How long a game takes, if that is known."""

    difficulty: str = ""


class RulesSection(Struct):
    """A heading (`level` 1 to 3) or a paragraph (`level` 0); chapters and rules have an `id`."""

    id: str
    level: int
    text: str
