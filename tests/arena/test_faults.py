"""Faults are kept in English and told in the language of whoever reads."""

from __future__ import annotations

import pytest

from kastelan.arena.faults import FAULTS, fault, in_words
from kastelan.locale import LANGUAGES, Speaker


@pytest.mark.parametrize("kind", FAULTS)
def test_every_fault_reads_in_english_as_it_is_kept(kind: str) -> None:
    line = f"12: cmd:python bot.py: {fault(kind, 'x')}"
    assert in_words(line, Speaker("en").say) == line


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("kind", FAULTS)
def test_other_languages_tell_it_in_their_words_with_the_same_facts(kind: str, language: str) -> None:
    line, head = f"12: cmd:bot: {fault(kind, 'x7')}", "12: cmd:bot: "
    read = in_words(line, Speaker(language).say)
    assert read.startswith(head)
    assert read != line
    assert ("x7" in read) == ("x7" in line)


def test_what_a_program_said_is_left_as_it_is() -> None:
    say = Speaker("cs").say
    assert in_words("0: ZeroDivisionError: no oops", say) == "0: ZeroDivisionError: no oops"
    assert in_words("0: cmd:a: no JSON: b: ended: no answer in 3 s", say) == (
        "0: cmd:a: není JSON: b: ended: no answer in 3 s"
    )
    assert in_words("3: cmd:a: ended: it does not read", say) == "3: cmd:a: skončil: it does not read"
