"""The Fluent messages of a package in one language; a message is parsed when it is first needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from kastelan.core.errors import Fact
from kastelan.locale.fluent import Choice, Pattern, Reference, Variable, chosen, parse, shown

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
"""A name and its text, which ends where the next name or a comment begins."""


class Messages:
    """All messages of a package in one language."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        self._parsed: dict[str, Pattern] = {}
        for text in texts:
            for name, value in ENTRY.findall(text):
                self._texts.setdefault(name, value)

    def have(self, message: str) -> bool:
        """Whether a message exists."""
        return message in self._texts

    def format(self, message: str, facts: Mapping[str, Fact]) -> str:
        """A message, filled with facts; LookupError if one is missing."""
        return self._filled(self._pattern(message), facts)

    def _pattern(self, message: str) -> Pattern:
        found = self._parsed.get(message)
        if found is None:  # two threads may both parse it, with the same result
            found = self._parsed[message] = parse(self._texts[message])
        return found

    def _filled(self, pattern: Pattern, facts: Mapping[str, Fact]) -> str:
        return "".join([part if isinstance(part, str) else self._part(part, facts) for part in pattern])

    def _part(self, part: Variable | Reference | Choice, facts: Mapping[str, Fact]) -> str:
        if isinstance(part, Reference):
            # A term knows no facts.
            return self._filled(self._pattern(part.name), {} if part.name.startswith("-") else facts)
        if isinstance(part, Variable):
            return shown(facts[part.name], self.language)
        return self._filled(chosen(part, facts[part.fact], self.language), facts)
