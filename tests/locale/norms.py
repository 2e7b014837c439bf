"""The norms in a rules text: its figures and its conditions."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

RULE_ID: Final = re.compile(r"\b(?:[A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*\d+|[A-Z]+(?:-[A-Z]+)+|5P(?:-\d+)?)\b")
THOUSANDS: Final = re.compile(r"(?<=\d)[  ,.](?=\d{3}\b)")

NUMBERS: Final = {
    "en": {
        2: "two",
        3: "three",
        4: "four",
        5: "five",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
        11: "eleven",
        12: "twelve",
    },
    "cs": {
        2: r"dva|dvě|dvou|dvěma|dvoj\w*",
        3: "tři|tří|třem|třemi|třech|trojice",
        4: "čtyři|čtyř|čtyřem|čtyřmi|čtyřech",
        5: "pět|pěti|pětici",
        6: "šest|šesti",
        7: "sedm|sedmi",
        8: "osm|osmi",
        9: "devět|devíti",
        10: "deset|deseti",
        11: "jedenáct|jedenácti",
        12: "dvanáct|dvanácti",
    },
    "ru": {
        2: r"два|две|двух|двум|двумя|двое|двоих|двоим|вдвоём",
        3: "три|трёх|трех|трём|тремя|трое|троих|втроём",
        4: "четыре|четырёх|четырех|четырём|четырьмя|четверо|четверых|вчетвером",
        5: "пять|пяти|пятью|пятеро|пятерых|пятерым|впятером",
        6: "шесть|шести|шестью",
        7: "семь|семи|семью",
        8: "восемь|восьми|восемью",
        9: "девять|девяти|девятью",
        10: "десять|десяти|десятью",
        11: "одиннадцать|одиннадцати",
        12: "двенадцать|двенадцати",
    },
}
"""The cardinal numbers in words."""
SAID_OTHERWISE: Final = {
    "en": {1: "one|an?|single|sole|first|each|per", 2: "both|second|half|pairs?|twice|doubled?"},
    "cs": {
        1: r"jed[eni]\w*|prvn\w*|po|za",
        2: r"oba|obě|obou|oběma|obojí\w*|druh\w*|pár\w*|polovi\w*|půl\w*|dvakrát",
    },
    "ru": {
        1: r"од[ин]\w*|единственн\w*|перв\w*|по|за",
        2: r"об[аеои]\w*|втор\w*|пар\w*|полов\w*|дважды|вдво\w+|двойн\w*|удв[ао]\w*",
    },
}
"""Words that may stand where another language has the figure."""

CONDITIONS: Final = {
    name: {language: "|".join(words) for language, words in lists.items()}
    for name, lists in tomllib.loads(Path(__file__).with_name("conditions.toml").read_text("utf-8")).items()
}
"""Classes of words that make a condition, in each language."""


def digits(text: str) -> Counter[int]:
    """The figures of a text that stand in digits."""
    bare = THOUSANDS.sub("", RULE_ID.sub(" ", text))
    return Counter(int(number) for number in re.findall(r"\d+", bare))


def in_words(text: str, language: str) -> set[int]:
    """The figures of a text that stand in words."""
    return set(_words(text, language))


def said_otherwise(text: str, language: str) -> set[int]:
    """The figures that some word of a text may stand for."""
    return {number for number, words in SAID_OTHERWISE[language].items() if _found(words, text)}


def lost_figures(text: str, language: str, other: str, other_language: str) -> list[int]:
    """The figures of a text that another does not have, or has less often.

    Figures in words, and 1, are counted once: “the two of them” and “1 point” can be said without a figure.
    Words of the other text stand for digits only as far as there are more of them than in this text.
    """
    strict = digits(text)
    loose = in_words(text, language) | {number for number in (1,) if strict.pop(number, 0)}
    words = Counter(_words(other, other_language))
    there = digits(other) + words
    lost = strict - digits(other) - (words - Counter(_words(text, language)))
    lost -= Counter(said_otherwise(other, other_language))
    return sorted([*lost.elements(), *(loose - set(there) - said_otherwise(other, other_language))])


def _words(text: str, language: str) -> list[int]:
    return [number for number, words in NUMBERS[language].items() for _ in _found(words, text)]


def conditions(text: str, language: str) -> Counter[str]:
    """The classes of conditions that a text has, and how often it has each."""
    bare = RULE_ID.sub(" ", text)
    found = {name: len(_found(words[language], bare)) for name, words in CONDITIONS.items()}
    return Counter({name: count for name, count in found.items() if count})


def _found(words: str, text: str) -> list[str]:
    """The places in a text where one of some words stands."""
    return _whole(words).findall(text)


@cache
def _whole(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)
