"""Russian texts keep the habits of Russian print that a glossary cannot tell."""

from __future__ import annotations

import re
from importlib.resources import files

from kastelan.core.manifest import OUR_WORDS
from kastelan.locale import fluent_files
from tests.locale.player_texts import RULES, texts


def raw_texts() -> dict[str, str]:
    """The files with Russian messages and rules, by name, with their spaces as they are."""
    rules = files(OUR_WORDS) / "ru" / "rules"
    return {file.name: file.read_text("utf-8") for file in fluent_files("ru")} | {
        name: (rules / f"{name}.md").read_text("utf-8") for name in RULES
    }


def lines_with(pattern: str) -> list[str]:
    """The lines of Russian texts in which a pattern is found."""
    return [
        f"{name}: {line}"
        for name, text in raw_texts().items()
        for line in text.splitlines()
        if re.search(pattern, line) and not line.startswith("#")
    ]


def test_points_are_not_abbreviated() -> None:
    assert not [name for name, text in texts("ru").items() if re.search(r"\bПО\b", text)]


def test_a_number_stays_on_one_line() -> None:
    assert not lines_with(r"(?<=\d) (?=\d{3}(?!\d))")


def test_a_sum_has_its_unit() -> None:
    sums = lines_with(r"(?<=\d)\u00a0000(?!\d)")
    assert sums
    assert not [line for line in sums if ".ftl" in line.partition(":")[0] and "мар" not in line]


def test_a_dash_stands_before_this() -> None:
    assert not lines_with(r"[а-яё] это (?:стол|сила|стандартный|игра)\b")


def test_quotation_marks_are_russian() -> None:
    assert not lines_with(r"[“”„]")
