"""Faults of games: how they are stored, and how they are worded in each language."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from kastelan.arena.forfeits import FACTS_OF_KIND, Fault, GameFault, fault, parse_fault
from kastelan.locale import LANGUAGES, Speaker

GUIDE = Path(__file__).parents[2] / "docs" / "arena.md"


def example(kind: str) -> Fault:
    return fault(kind, **{name: f"x-{name}" for name in FACTS_OF_KIND[kind]})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FACTS_OF_KIND)
def test_every_fault_has_a_sentence_with_its_facts_in_every_language(kind: str, language: str) -> None:
    told = example(kind).in_words(Speaker(language).say)
    assert all(f"x-{name}" in told for name in FACTS_OF_KIND[kind])
    assert kind == "said" or language == "en" or told != example(kind).in_words(Speaker("en").say)


@pytest.mark.parametrize("kind", FACTS_OF_KIND)
def test_a_stored_fault_is_read_back(kind: str) -> None:
    assert parse_fault(json.loads(json.dumps(asdict(example(kind))))) == example(kind)


@pytest.mark.parametrize("kind", FACTS_OF_KIND)
def test_the_guide_names_every_fault_with_its_facts(kind: str) -> None:
    facts = ", ".join(f"`{name}`" for name in FACTS_OF_KIND[kind])
    row = f"| `{kind}` | {facts} |" if facts else f"| `{kind}` | |"
    assert any(line.startswith(row) for line in GUIDE.read_text().splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_an_older_file_is_shown_unchanged(language: str) -> None:
    older = parse_fault("no JSON: b: ended: no answer in 3 s")
    assert older is not None
    assert older.in_words(Speaker(language).say) == "no JSON: b: ended: no answer in 3 s"
    assert parse_fault("") is parse_fault(None) is None


@pytest.mark.parametrize(
    "damaged",
    [
        7,
        [],
        {},
        {"kind": "no-json"},
        {"kind": "no-such-kind", "facts": {}},
        {"kind": "no-json", "facts": {"words": "hello"}},
        {"kind": "no-json", "facts": {"line": 7}},
        {"kind": ["no-json"], "facts": {"line": "hello"}},
    ],
)
def test_anything_else_is_not_a_fault(damaged: object) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        parse_fault(damaged)


def test_a_fault_is_reported_with_its_game_and_bot() -> None:
    say = Speaker("cs").say
    assert GameFault(3, "cmd:a", fault("ended", words="tired")).in_words(say) == "3: cmd:a: skončil: tired"
    assert GameFault(2, None, fault("process", code=7)).in_words(say) == "2: proces skončil s kódem 7"


def test_the_output_of_a_program_is_quoted_without_control_characters() -> None:
    assert fault("ended", words="red\x1b[31m\nbell\x07").facts == {"words": "red [31m bell"}
