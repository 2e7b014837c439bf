"""The Fluent messages of a package in one language; a file is parsed when one of its messages is needed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Messages:
    """All messages of a package in one language. Parsing ours all at once would take a third of a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        # Fluent would otherwise put invisible characters around every fact, to isolate its writing direction.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread = dict(enumerate(texts))
        self._file_of: dict[str, int] = {}
        for number, text in self._unread.items():
            for name in ENTRY.findall(text):
                self._file_of.setdefault(name, number)
        self._reading = Lock()

    def have(self, message: str) -> bool:
        """Whether a message exists; if so, the bundle has it from now on, with all that it refers to."""
        number = self._file_of.get(message)
        if number is None:
            return False
        if number in self._unread:
            with self._reading:
                self._read(number)
        return self.bundle.has_message(message)

    def _read(self, number: int) -> None:
        """Parse a file, and all files that it refers to."""
        found = [number] if number in self._unread else []  # another thread may have been faster
        for file in found:
            named = {self._file_of.get(name, file) for name in REFERENCE.findall(self._unread[file])}
            found += [other for other in sorted(named) if other in self._unread and other not in found]
        for file in found:
            self.bundle.add_resource(FluentResource(self._unread[file]))
        # Only now: other threads take the bundle as it is once a file counts as read.
        for file in found:
            del self._unread[file]
