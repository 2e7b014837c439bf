"""Words that people type: in their own language or in English, whole or just the beginning."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, Generic, TypeVar

from kastelan.cli.terminal import BadInput
from kastelan.locale import Speaker

T = TypeVar("T")

LONGEST_SHOWN: Final = 12
_LOOKALIKES: Final = str.maketrans("АВСЕНКМОРТ", "ABCEHKMOPT")  # Cyrillic letters that look like Latin ones


def folded(word: str) -> str:
    """A word without case and without marks on its letters, so that `vez` finds `věž` and `ё` is `е`."""
    # NFKD splits `ě` into `e` and a combining caron, which is then dropped.
    apart = unicodedata.normalize("NFKD", word.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def latin(word: str) -> str:
    """A word in capitals, Cyrillic letters read as the Latin ones they look like: for coordinates."""
    return word.strip().upper().translate(_LOOKALIKES)


def small_number(text: str, least: int, most: int) -> int:
    """The whole number that a word stands for; BadInput if it is not in the range, however long it is."""
    found = number_within(text, least, most)
    if found is None:
        raise BadInput("bad-number", text=shortened(text), least=str(least), most=str(most))
    return found


def number_within(text: str, least: int, most: int) -> int | None:
    """The whole number that a word stands for; None if it is not a number in the range."""
    # The length is checked first: `int` is slow for very long numbers, and Python refuses some.
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
        return None
    return number if least <= (number := int(text)) <= most else None


def shortened(text: str) -> str:
    """A word as an error message repeats it: not five thousand digits."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def split(text: str) -> tuple[str, ...]:
    """The words of a message that lists several, separated by commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


@cache
def _english() -> Speaker:
    return Speaker("en")


def spoken(speaker: Speaker, message: str) -> tuple[str, ...]:
    """The words that people may type for a message: their own first, then the English ones."""
    words = split(speaker.say(message))
    return tuple(dict.fromkeys((*words, *split(_english().say(message)))))


class Vocabulary(Generic[T]):
    """Finds the meaning of a word, or of a beginning that fits only one meaning."""

    def __init__(self) -> None:
        self._meanings: dict[str, T] = {}
        self._whole_only: set[str] = set()
        self._shown: dict[str, str] = {}

    def add(self, words: Iterable[str], meaning: T, whole_only: bool = False) -> None:
        """Add words for a meaning; words that already have a meaning keep it."""
        for word in words:
            key = folded(word)
            if key not in self._meanings:  # the first meaning of a word wins
                self._meanings[key] = meaning
                self._shown[key] = word
                if whole_only:
                    self._whole_only.add(key)

    def add_all(self, meanings: Mapping[str, T], whole_only: bool = False) -> None:
        for word, meaning in meanings.items():
            self.add((word,), meaning, whole_only)

    def find(self, word: str) -> T | None:
        """The meaning, or None if there is none; BadInput if there are several."""
        key = folded(word)
        if key in self._meanings:
            return self._meanings[key]
        found = {
            name: meaning
            for name, meaning in self._meanings.items()
            if key and name.startswith(key) and name not in self._whole_only
        }
        meanings = list(found.values())
        # Several words may have the same meaning, in two languages for example.
        if any(meaning != meanings[0] for meaning in meanings):
            raise BadInput("table-ambiguous", text=word, words=", ".join(self._shown[name] for name in found))
        return meanings[0] if meanings else None
