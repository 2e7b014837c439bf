"""The players' rules say the same in every language: the same chapters and rules, in the same order."""

from __future__ import annotations

import re

import pytest

from kastelan.games import GAMES
from kastelan.locale import LANGUAGES, RulesText, Speaker

ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_chapters_and_rules_of_the_english_text(game: str, language: str) -> None:
    english, other = Speaker("en").rules(game), Speaker(language).rules(game)
    assert list(other.chapters) == list(english.chapters)
    assert [name for name in other.rules if ID.fullmatch(name)] == [
        name for name in english.rules if ID.fullmatch(name)
    ]


def test_a_rule_is_read_with_all_of_its_lines() -> None:
    text = RulesText("# G\n\n## One {#A}\n\n- **A-1** first\n  second\n- **A-2** third\n\nafterwards\n")
    assert text.title == "G"
    assert text.chapters["A"][0] == "One"
    assert text.rules == {"A-1": "first second", "A-2": "third"}
    assert text.similar_ids("a-2") == ["A-2"]
