"""All texts for players in English, Czech and Russian: Fluent messages and rules, one folder per language.

>>> Speaker("en").say("kingdom-event-pile-shuffled", cards=5)
'The discards are shuffled: 5 cards.'
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from kastelan.core.errors import Fact, KastelanError
from kastelan.core.game import Ask
from kastelan.core.manifest import OUR_WORDS
from kastelan.games import GAMES
from kastelan.locale.messages import Messages

LANGUAGES: Final = ("en", "cs", "ru")
LONGEST_FACT: Final = 400
MOST_TEXTS: Final = 4096
"""Texts that are kept in memory."""
NAMES: Final = {"en": "English", "cs": "čeština", "ru": "русский"}


def wanted_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English if we have no texts in it."""
    for variable in ("KASTELAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "")[:2].lower()
        # The first variable that is set decides, even if we have no texts in its language.
        if code:
            return code if code in LANGUAGES else "en"
    return "en"


class Speaker:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **facts: Fact) -> str:
        """Format a message; LookupError if the message or one of its facts is missing."""
        known = tuple([(name, type(fact), fact) for name, fact in facts.items()])
        return formatted(self.language, message, known)

    def knows(self, message: str) -> bool:
        """Whether a message exists."""
        return _messages_with(message, self.language) is not None

    def error(self, error: KastelanError, game: str | None = None) -> str:
        """An error as a sentence."""
        facts = {name: _cut(fact) for name, fact in self.facts(error.facts, game).items()}
        return self.say(f"error-{error.message}", **facts)

    def ask(self, ask: Ask, game: str) -> str:
        """A question as a sentence."""
        return self.say(ask.message, **self.facts(ask.facts, game))

    def facts(self, facts: Mapping[str, Fact], game: str | None) -> dict[str, Fact]:
        """The facts, with names of the game's components translated.

        The part of a fact's name before `_` is the kind of component: both terrain=grass and
        terrain_needed=grass are translated by the message `kingdom-terrain-grass`.
        """
        if game is None:
            return dict(facts)
        return {
            name: self.word(game, name.partition("_")[0], value) if isinstance(value, str) else value
            for name, value in facts.items()
        }

    def word(self, game: str, kind: str, name: str) -> str:
        """The translated name of a component; the name itself if it has no translation."""
        return component_name(self.language, game, kind, name)

    def rules(self, game: str) -> RulesText:
        """The rules of a game, followed by those of its expansions."""
        folder = _folder(GAMES[game].words, self.language) / "rules"
        more = sorted(file.name for file in folder.iterdir() if file.name.startswith(f"{game}-"))
        texts = [(folder / name).read_text(encoding="utf-8") for name in (f"{game}.md", *more)]
        return RulesText("\n".join(texts))


def _cut(fact: Fact) -> Fact:
    """A fact of limited length: it may quote what a user typed."""
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


# The same few sentences are said to all who sit at a table, and at all tables.
@lru_cache(maxsize=MOST_TEXTS)
def formatted(language: str, message: str, facts: tuple[tuple[str, type, Fact], ...]) -> str:
    """A message in a language. The types belong to the facts: 1 and True are equal, but not the same text."""
    messages = _messages_with(message, language)
    if messages is None:
        raise LookupError(f"{language} has no words for {message}")
    try:
        return messages.format(message, {name: fact for name, _, fact in facts})
    except LookupError as error:
        raise LookupError(f"{language}: {message}: {error}") from None


# Refusals quote what people typed, so this needs a limit too.
@lru_cache(maxsize=MOST_TEXTS)
def component_name(language: str, game: str, kind: str, name: str) -> str:
    """The name of a component in a language; the name itself if it has no translation."""
    key = f"{game}-{kind}-{name}".replace("_", "-").replace(".", "-")
    return name if _messages_with(key, language) is None else formatted(language, key, ())


def _messages_with(message: str, language: str) -> Messages | None:
    """The messages among which one is: our own, or those that another package brings for its game."""
    return next((found for found in _all_messages(language) if found.have(message)), None)


def _all_messages(language: str) -> Iterator[Messages]:
    yield _messages(OUR_WORDS, language)
    # Other packages are searched for only when ours has no such message, because that takes 40 ms at first.
    for manifest in GAMES.added():
        if manifest.words != OUR_WORDS:
            yield _messages(manifest.words, language)


@cache
def _messages(package: str, language: str) -> Messages:
    return Messages(language, [file.read_text(encoding="utf-8") for file in fluent_files(language, package)])


def _folder(package: str, language: str) -> Traversable:
    """The texts of a package in a language, or in English where it does not have the language."""
    found = files(package) / language
    return found if found.is_dir() else files(package) / "en"


def fluent_files(language: str, package: str = OUR_WORDS) -> Iterator[Traversable]:
    """The Fluent files of a language."""
    folder = _folder(package, language)
    return (file for file in sorted(folder.iterdir(), key=str) if file.name.endswith(".ftl"))


class RulesText:
    """The rules of a game as Markdown: its chapters, and its rules by id."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def title(self) -> str:
        """The name of the game."""
        return self.text.splitlines()[0].removeprefix("# ")

    @cached_property
    def chapters(self) -> dict[str, tuple[str, str]]:
        """The title and text of each chapter, by id."""
        found: dict[str, tuple[str, str]] = {}
        # A chapter begins with `## Title {#id}`.
        for part in self.text.split("\n## ")[1:]:
            head, _, body = part.partition("\n")
            title, _, chapter = head.rstrip("}").partition(" {#")
            found[chapter] = title, body.strip()
        return found

    @cached_property
    def rules(self) -> dict[str, str]:
        """The text of each rule, by id."""
        found: dict[str, list[str]] = {}
        current: list[str] | None = None
        for line in self.text.splitlines():
            # A rule is a list item `- **ID** text`; lines indented by two spaces continue it.
            if line.startswith("- **"):
                name, _, rest = line[4:].partition("**")
                current = found.setdefault(name, [])
                current.append(rest.strip())
            elif line.startswith("  ") and current is not None:
                current.append(line.strip())
            elif line.strip():
                current = None
        return {name: " ".join(lines) for name, lines in found.items()}

    def similar_ids(self, typed: str) -> Sequence[str]:
        """A few ids of chapters and rules that contain what was typed, for a hint."""
        return [name for name in (*self.chapters, *self.rules) if typed.upper() in name.upper()][:8]
