"""The players' rules have the figures and conditions of the English text in every language."""

from __future__ import annotations

import pytest

from tests.locale.norms import CONDITIONS, NUMBERS, conditions, lost_figures
from tests.locale.player_texts import RULES, rules_of

EXCUSED: dict[tuple[str, str], set[str]] = {
    ("cs", "CS-BUILD-7"): {"lost condition not"},  # “built by others”, which hides the gender of the player
    ("cs", "DEC-05"): {"lost condition if"},  # “2 points for the same size”
    ("ru", "LUD-END-3"): {"lost condition not"},  # a stack that holds no tile is empty
    ("ru", "LUD-ROUND-1"): {"lost condition not"},  # “except the first round”
}
"""What a rule says in other words than the classes know, by language and rule."""


def gaps(name: str, english: str, other: str, language: str) -> set[str]:
    """What a translated rule has lost, and which figures it has added."""
    return {
        *(f"lost figure {number}" for number in lost_figures(english, "en", other, language)),
        *(f"added figure {number}" for number in lost_figures(other, language, english, "en")),
        *(f"lost condition {lost}" for lost in conditions(english, "en") - conditions(other, language)),
    }


def all_gaps(file: str, language: str) -> dict[str, set[str]]:
    """The gaps of each rule of a text that has any."""
    other = rules_of(file, language)
    found = {name: gaps(name, text, other[name], language) for name, text in rules_of(file, "en").items()}
    return {name: missing for name, missing in found.items() if missing}


@pytest.mark.parametrize("language", ["cs", "ru"])
@pytest.mark.parametrize("file", RULES)
def test_a_translation_has_every_figure_and_condition(file: str, language: str) -> None:
    missing = {
        name: left
        for name, found in all_gaps(file, language).items()
        if (left := found - EXCUSED.get((language, name), set()))
    }
    assert not missing, "\n".join(f"{name}: {', '.join(sorted(left))}" for name, left in missing.items())


def test_every_excuse_is_needed() -> None:
    for (language, name), excused in EXCUSED.items():
        file = next(file for file in RULES if name in rules_of(file, "en"))
        assert excused <= all_gaps(file, language).get(name, set()), name


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_the_classes_of_words_are_the_same_in_every_language(language: str) -> None:
    assert all(language in words for words in CONDITIONS.values())
    assert NUMBERS[language].keys() == NUMBERS["en"].keys()


def test_lost_figures_are_found() -> None:
    assert lost_figures("pay 15,000 for two", "en", "zaplať 15 000 za dva", "cs") == []
    assert lost_figures("pay 2,000 or 3,000", "en", "zaplať 2 000", "cs") == [3000]
    assert lost_figures("3 of 3 cards", "en", "3 karty", "cs") == [3]
    assert lost_figures("2 cells behind two doors", "en", "pole za dvěma dveřmi", "cs") == [2]
    assert lost_figures("1 point for both", "en", "bod za obě", "cs") == []
    assert lost_figures("a rule (KB-GEO-4, 5P-3)", "en", "pravidlo", "cs") == []


def test_lost_conditions_are_found() -> None:
    assert set(conditions("at most once per turn, unless you may or must not", "en")) == {
        "at most",
        "once",
        "unless",
        "may",
        "must",
        "not",
    }
    assert set(conditions("nejvýše jednou za tah", "cs")) == {"at most", "once"}
    assert set(conditions("не больше одного раза", "ru")) >= {"at most", "not"}
    assert "once" not in conditions("nikdy dvakrát totéž", "cs")
    assert "once" not in conditions("только одно из двух", "ru")
    assert conditions("do it at once", "en") == {"at once": 1}
    assert conditions("not here and not there", "en") - conditions("ne tady a tam", "cs") == {"not": 1}
