"""Every word a person reads, in English, Czech and Russian: Fluent files and rules texts, one folder per
language.

>>> Speaker("en").say("cli-turn", name="Ann")
'Ann to move'
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kastelan.core.errors import Fact, KastelanError
from kastelan.core.game import Ask
from kastelan.core.manifest import OUR_WORDS
from kastelan.games import GAMES

LANGUAGES: Final = ("en", "cs", "ru")
LONGEST_FACT: Final = 400
NAMES: Final = {"en": "English", "cs": "čeština", "ru": "русский"}


def wanted_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the surroundings ask for, English if they ask for none that we speak."""
    for variable in ("KASTELAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable, "")[:2].lower()
        if wish:
            return wish if wish in LANGUAGES else "en"
    return "en"


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message filled with facts."""
        bundle = _bundle_with(message, self.language)
        if bundle is None:
            raise LookupError(f"{self.language} has no words for {message}")
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def knows(self, message: str) -> bool:
        """Whether there are words for it."""
        return _bundle_with(message, self.language) is not None

    def error(self, error: KastelanError, game: str | None = None) -> str:
        """What went wrong, for a person."""
        facts = {name: _cut(fact) for name, fact in self.facts(error.facts, game).items()}
        return self.say(f"error-{error.message}", **facts)

    def ask(self, ask: Ask, game: str) -> str:
        """What is to be decided, for a person."""
        return self.say(ask.message, **self.facts(ask.facts, game))

    def facts(self, facts: Mapping[str, Fact], game: str | None) -> dict[str, Fact]:
        """The facts, with things of the game in the language's own words: terrain=grass,
        like terrain_needed=grass, is `kingdom-terrain-grass`."""
        if game is None:
            return dict(facts)
        return {
            name: self.word(game, name.partition("_")[0], value) if isinstance(value, str) else value
            for name, value in facts.items()
        }

    def word(self, game: str, kind: str, name: str) -> str:
        """The name of a thing of the game, or the word itself where it needs no translation."""
        key = f"{game}-{kind}-{name}".replace("_", "-").replace(".", "-")
        return self.say(key) if self.knows(key) else name

    def rules(self, game: str) -> RulesText:
        """The rules of a game, those of its expansions behind them."""
        folder = _folder(GAMES[game].words, self.language) / "rules"
        more = sorted(file.name for file in folder.iterdir() if file.name.startswith(f"{game}-"))
        texts = [(folder / name).read_text(encoding="utf-8") for name in (f"{game}.md", *more)]
        return RulesText("\n".join(texts))


def _cut(fact: Fact) -> Fact:
    """A fact short enough to be read, whatever was typed."""
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def _bundle_with(message: str, language: str) -> FluentBundle | None:
    """The messages among which one is: our own, or those that another package brings for its game."""
    return next((found for found in _bundles(language) if found.has_message(message)), None)


def _bundles(language: str) -> Iterator[FluentBundle]:
    yield _messages(OUR_WORDS, language)
    # Other packages are searched for only when ours has no such message, because that takes 40 ms at first.
    for manifest in GAMES.added():
        if manifest.words != OUR_WORDS:
            yield _messages(manifest.words, language)


@cache
def _messages(package: str, language: str) -> FluentBundle:
    """All messages of a package in a language. Reading ours takes a third of a second, so it is done once."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in fluent_files(language, package):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folder(package: str, language: str) -> Traversable:
    """The texts of a package in a language, or in English where it does not have the language."""
    found = files(package) / language
    return found if found.is_dir() else files(package) / "en"


def fluent_files(language: str, package: str = OUR_WORDS) -> Iterator[Traversable]:
    """The Fluent files of a language."""
    folder = _folder(package, language)
    return (file for file in sorted(folder.iterdir(), key=str) if file.name.endswith(".ftl"))


class RulesText:
    """The rules of a game as people read them: chapters, and rules by their ids."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def title(self) -> str:
        """The name of the game."""
        return self.text.splitlines()[0].removeprefix("# ")

    @cached_property
    def chapters(self) -> dict[str, tuple[str, str]]:
        """Title and text of each chapter by its id."""
        found: dict[str, tuple[str, str]] = {}
        for part in self.text.split("\n## ")[1:]:
            head, _, body = part.partition("\n")
            title, _, chapter = head.rstrip("}").partition(" {#")
            found[chapter] = title, body.strip()
        return found

    @cached_property
    def rules(self) -> dict[str, str]:
        """The text of each rule by its id."""
        found: dict[str, list[str]] = {}
        current: list[str] | None = None
        for line in self.text.splitlines():
            if line.startswith("- **"):
                name, _, rest = line[4:].partition("**")
                current = found.setdefault(name, [])
                current.append(rest.strip())
            elif line.startswith("  ") and current is not None:
                current.append(line.strip())
            elif line.strip():
                current = None
        return {name: " ".join(lines) for name, lines in found.items()}

    def near(self, wish: str) -> Sequence[str]:
        """Ids of chapters and rules that contain the wish, for a hint."""
        return [name for name in (*self.chapters, *self.rules) if wish.upper() in name.upper()][:8]
