"""What players read, by id: messages, and rules with their chapters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import ast

from kastelan.core.manifest import OUR_WORDS
from tests.locale.test_fluent import messages, parts

HEADING = re.compile(r"## (?P<title>.*) \{#(?P<id>[A-Z0-9-]+)\}")
RULES = sorted(
    file.name.removesuffix(".md")
    for file in (files(OUR_WORDS) / "en" / "rules").iterdir()
    if file.name.endswith(".md")
)
RULE = re.compile(r"- \*\*(?P<id>[A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*(?P<text>.*)")


@cache
def texts(language: str) -> dict[str, str]:
    """The text of every message, rule and chapter of a language."""
    return {name: message_text(message) for name, message in messages(language).items()} | rules(language)


@cache
def rules(language: str) -> dict[str, str]:
    """The text of every rule of all games, and of each chapter without its rules."""
    return {name: text for file in RULES for name, text in rules_of(file, language).items()}


@cache
def rules_of(file: str, language: str) -> dict[str, str]:
    """The text of every rule in a file, and of each chapter without its rules."""
    found: dict[str, list[str]] = {}
    path = files(OUR_WORDS) / language / "rules" / f"{file}.md"
    for name, line in rules_lines(file, path.read_text("utf-8")):
        found.setdefault(name, []).append(line)
    return {name: one_line(" ".join(lines)) for name, lines in found.items()}


def message_text(message: ast.Message) -> str:
    """All variants of a message as one text, without the names of its facts."""
    return one_line(" ".join(part.value for part in parts(message) if isinstance(part, ast.TextElement)))


def one_line(text: str) -> str:
    """A text without line breaks, soft hyphens and special spaces."""
    return re.sub(r"\s+", " ", text.replace("\u00ad", "")).strip()


def rules_lines(file: str, text: str) -> Iterator[tuple[str, str]]:
    """Each line of a rules text, with the id of the rule, chapter or file that it belongs to."""
    chapter = current = file
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            chapter = current = heading["id"]
            yield current, heading["title"]
        elif rule := RULE.fullmatch(line):
            current = rule["id"]
            yield current, rule["text"]
        else:
            if not line.startswith("  "):
                current = chapter
            yield current, line
