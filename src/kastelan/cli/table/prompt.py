"""Asking a person: with completion and history at a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property
from getpass import getpass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from kastelan.cli.table.line_editor import LineEditor


class Leave(Exception):
    """The person wants to stop: Ctrl-C, Ctrl-D, or the end of the input."""


class Asker(Protocol):
    """A way to ask a person for a line."""

    def ask(self, question: str, words: Sequence[str] = (), hidden: bool = False) -> str:
        """The typed line; Leave if there is none. `words` are completions; a `hidden` line is not shown."""


class LineAsker:
    """Reads plain lines. Lines from a pipe are echoed, so that the output reads like a dialogue."""

    def __init__(self) -> None:
        self._echo = not sys.stdin.isatty()

    def ask(self, question: str, words: Sequence[str] = (), hidden: bool = False) -> str:
        try:
            line = self._read(question, hidden)
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
        except UnicodeDecodeError:
            return "\ufffd"  # a word that means nothing, so the person is asked again
        if self._echo:
            print("*" * len(line) if hidden else line)
        return line.strip()

    def _read(self, question: str, hidden: bool) -> str:
        """A line. The first Ctrl-C drops what was typed, a second one leaves."""
        read = getpass if hidden and not self._echo else input
        try:
            return read(question)
        except KeyboardInterrupt:
            print()
            return read(question)


class TerminalAsker:
    """Completes the last word with Tab and remembers what was typed."""

    @cached_property
    def _editor(self) -> LineEditor:
        # Imported when the table has been shown: it takes as long as all else at the start.
        from kastelan.cli.table.line_editor import LineEditor

        return LineEditor()

    def ask(self, question: str, words: Sequence[str] = (), hidden: bool = False) -> str:
        try:
            return self._editor.read(question, words, hidden).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None


def asker(plain: bool) -> Asker:
    """The best way to ask on this terminal."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return LineAsker()
    return TerminalAsker()
