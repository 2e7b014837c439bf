"""Players' texts keep to the glossaries in `docs/`: no text uses a word that its glossary forbids."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from kastelan.locale import LANGUAGES
from tests.locale.player_texts import rules_lines, texts

DOCS = Path(__file__).parents[2] / "docs"
COLUMNS = {"en": "English", "cs": "Czech", "ru": "Russian"}


@dataclass(frozen=True)
class Entry:
    """A row of a glossary."""

    term: str
    words: tuple[str, ...]
    forbidden: tuple[str, ...]
    exceptions: tuple[str, ...]


@cache
def glossary(language: str) -> tuple[Entry, ...]:
    """The rows of a language's glossary."""
    lines = (DOCS / f"glossary-{language}.md").read_text("utf-8").splitlines()
    head, _, *rows = [cells(line) for line in lines if line.startswith("|")]
    assert head == ["term", COLUMNS[language], "not", "except", "note"]
    return tuple(Entry(row[0], *map(listed, row[1:4])) for row in rows)


def cells(line: str) -> list[str]:
    """The cells of a row of a Markdown table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def listed(cell: str) -> tuple[str, ...]:
    """The words of a cell, without the backquotes around them."""
    return tuple(word.strip().strip("`") for word in cell.split(",") if word.strip())


def pattern(word: str) -> re.Pattern[str]:
    """Finds a word of a glossary: whole if it is in quotes, otherwise where a word begins with it."""
    whole = re.fullmatch(r"[\"“](.+)[\"”]", word)
    stem = re.escape(whole[1] if whole else word)
    return re.compile(rf"(?<!\w){stem}" + (r"(?!\w)" if whole else ""), re.IGNORECASE)


def test_words_are_found_where_they_begin() -> None:
    assert pattern("rebate").search("The Rebates")
    assert not pattern("bate").search("rebate")
    assert not pattern('"dear"').search("dearest")
    assert pattern("hrad").search("v Hradu")


def test_rules_are_read_by_id() -> None:
    text = "# G\n\nIntro\n\n## One {#A}\n\nlead\n\n- **A-1** first\n  second\n- **Word**: other\n"
    assert [(name, line) for name, line in rules_lines("g", text) if line.strip()] == [
        ("g", "# G"),
        ("g", "Intro"),
        ("A", "One"),
        ("A", "lead"),
        ("A-1", " first"),
        ("A-1", "  second"),
        ("A", "- **Word**: other"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_forbidden_word(language: str) -> None:
    found = [
        f"{name}: “{match[0]}”, use “{', '.join(entry.words)}”"
        for entry in glossary(language)
        for word in entry.forbidden
        for name, text in texts(language).items()
        if (match := pattern(word).search(text))
        and not any(fnmatchcase(name, exception) for exception in entry.exceptions)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    stale = [
        f"{entry.term}: {exception}"
        for entry in glossary(language)
        for exception in entry.exceptions
        if not any(
            pattern(word).search(text)
            for name, text in texts(language).items()
            if fnmatchcase(name, exception)
            for word in entry.forbidden
        )
    ]
    assert not stale


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_glossary_is_used_and_allowed(language: str) -> None:
    everything = "\n".join(texts(language).values())
    forbidden = [pattern(word) for entry in glossary(language) for word in entry.forbidden]
    for entry in glossary(language):
        assert entry.words, entry.term
        for word in entry.words:
            assert pattern(word).search(everything), f"no text says “{word}” ({entry.term})"
            if not entry.exceptions:
                assert not any(found.fullmatch(word) for found in forbidden), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_has_one_row_for_each_term(language: str) -> None:
    terms = [entry.term for entry in glossary(language)]
    assert len(terms) == len(set(terms))
