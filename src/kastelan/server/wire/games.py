"""Games on the wire: what can be played, with what options, against which bots, and by which rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

OptionKind = Literal["flag", "choice", "several"]


class OptionWord(Struct):
    """One value of an option, and what people call it."""

    word: str
    name: str


class GameOption(Struct):
    """Something to choose for a table. `several` takes `least` to `most` words in order, divided by commas;
    only `repeatable` ones more than once."""

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
    """A bot that can take a seat: who it is, and how it plays."""

    bot: str
    name: str
    about: str


class GameShown(Struct):
    """A game that can be played here, the newest rules; bots from the weakest on, one of them usual."""

    game: str
    title: str
    about: str
    rules_version: int
    players: list[int]
    options: list[GameOption]
    bots: list[GameBot]
    usual_bot: str


class RulesSection(Struct):
    """A heading (`level` 1 to 3) or a text (`level` 0); chapters and rules have an `id`."""

    id: str
    level: int
    text: str
