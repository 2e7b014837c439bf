"""The part of Fluent that our messages use: facts, other messages, plural forms and choices by a fact.

`fluent.runtime` formats the same texts, and a test compares the two on all messages; but it takes a hundred
milliseconds to import and parse, and brings 37 MB of other libraries. Here a message is parsed when it is
first needed. Functions, attributes and parameters of terms are not supported, and our messages have none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kastelan.core.errors import Fact

NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
NUMBER: Final = re.compile(r"-?\d+")
KEY: Final = re.compile(r"\[\s*([^\s\]]+)\s*\]")
BLANK: Final = re.compile(r"\s*")
TEXT: Final = re.compile(r"[^{}\n]+")
NEXT_LINE: Final = re.compile(r"(?:[ ]*\n)+([ ]*)")
ENDS: Final = ("[", "*", ".", "}")
"""What no line of a text begins with: here the next choice begins, or the choices end."""

GROUPS: Final = {"cs": "\N{NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}
"""What separates the thousands; elsewhere a comma."""


@dataclass(frozen=True, slots=True)
class Variable:
    """The place of a fact."""

    name: str


@dataclass(frozen=True, slots=True)
class Literal:
    """A text in braces, such as a space that is to stay."""

    text: str


@dataclass(frozen=True, slots=True)
class Reference:
    """The place of another message, or of a term."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Texts to choose from by a fact."""

    fact: str
    texts: Mapping[str, Pattern]
    default: str


@dataclass(frozen=True, slots=True)
class Indent:
    """Line breaks before a line of a text, and the spaces it begins with."""

    breaks: int
    spaces: int


Pattern = tuple[str | Variable | Reference | Choice, ...]
Part = str | Literal | Variable | Reference | Choice


class Unreadable(LookupError):
    """The text is no Fluent, or uses a part of it that we do not support."""


def english(number: int) -> str:
    return "one" if number == 1 else "other"


def czech(number: int) -> str:
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


def russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"


PLURALS: Final[Mapping[str, Callable[[int], str]]] = {"en": english, "cs": czech, "ru": russian}


def shown(fact: Fact, language: str) -> str:
    """A fact as a text: numbers have their thousands separated."""
    return f"{fact:,}".replace(",", GROUPS.get(language, ",")) if isinstance(fact, int) else fact


def chosen(choice: Choice, fact: Fact, language: str) -> Pattern:
    """The text for a fact: a number has a text of its own, or that of its plural form."""
    if isinstance(fact, int):
        found = choice.texts.get(str(int(fact))) or choice.texts.get(PLURALS[language](abs(fact)))
    else:
        # A key of digits stands for a number, which no text equals.
        found = None if NUMBER.fullmatch(fact) else choice.texts.get(fact)
    return choice.texts[choice.default] if found is None else found


def parse(text: str) -> Pattern:
    """The text of a message, after its `=`."""
    reader = _Reader(text)
    found = reader.pattern()
    reader.skip(BLANK)
    if reader.at < len(text):
        raise Unreadable(f"not understood: {text[reader.at :][:40]!r}")
    return found


class _Reader:
    """Reads a text from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """What is next, if it is what is wanted."""
        found = wanted.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def skip(self, wanted: re.Pattern[str]) -> None:
        self.take(wanted)

    def expect(self, sign: str) -> None:
        if not self.text.startswith(sign, self.at):
            raise Unreadable(f"{sign!r} expected: {self.text[self.at :][:40]!r}")
        self.at += len(sign)

    def pattern(self) -> Pattern:
        """Text and what is filled in, up to the end of the message or of the choice."""
        parts = list[Part | Indent]()
        while self.at < len(self.text):
            if (words := self.take(TEXT)) is not None:
                parts.append(words[0])
            elif self.text[self.at] == "{":
                parts.append(self.placeable())
            elif (line := NEXT_LINE.match(self.text, self.at)) is not None:
                if line.end() == len(self.text) or self.text[line.end()] in ENDS:
                    break
                self.at = line.end()
                parts.append(Indent(line[0].count("\n"), len(line[1])))
            else:
                break
        return _dedented(parts)

    def placeable(self) -> Part:
        """What stands between braces."""
        self.expect("{")
        self.skip(BLANK)
        found = self.inline()
        self.skip(BLANK)
        if self.text.startswith("->", self.at):
            if not isinstance(found, Variable):
                raise Unreadable("only a fact can choose")
            self.at += 2
            found = self.choice(found.name)
        self.expect("}")
        return found

    def inline(self) -> Part:
        if (found := self.take(VARIABLE)) is not None:
            return Variable(found[1])
        if (found := self.take(STRING)) is not None:
            return Literal(re.sub(r"\\(.)", r"\1", found[1]))
        if (found := self.take(NUMBER)) is not None:
            return Literal(found[0])
        if (found := self.take(NAME)) is not None:
            return Reference(found[0])
        raise Unreadable(f"not understood: {self.text[self.at :][:40]!r}")

    def choice(self, fact: str) -> Choice:
        texts: dict[str, Pattern] = {}
        default: str | None = None
        self.skip(BLANK)
        while self.at < len(self.text) and self.text[self.at] != "}":
            if starred := self.text[self.at] == "*":
                self.at += 1
            key = self.take(KEY)
            if key is None:
                raise Unreadable(f"a choice expected: {self.text[self.at :][:40]!r}")
            texts[key[1]] = self.pattern()
            default = key[1] if starred else default
            self.skip(BLANK)
        if default is None:
            raise Unreadable("a choice without a default")
        return Choice(fact, texts, default)


def _dedented(parts: list[Part | Indent]) -> Pattern:
    """A text without the indentation that all of its lines have, and without spaces around it."""
    common = min((part.spaces for part in parts if isinstance(part, Indent)), default=0)
    found = [
        "\n" * part.breaks + " " * (part.spaces - common) if isinstance(part, Indent) else part
        for part in parts
    ]
    if found and isinstance(found[0], str):
        found[0] = found[0].lstrip(" \n")
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(part.text if isinstance(part, Literal) else part for part in found)
