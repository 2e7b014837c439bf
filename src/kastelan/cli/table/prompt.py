"""Asking a person: with completion and history at a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from getpass import getpass
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.shortcuts import CompleteStyle

from kastelan.cli.table.vocabulary import folded


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

    def __init__(self) -> None:
        # The menu reserves no lines: the board above must not scroll away.
        self._session = PromptSession[str](
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            reserve_space_for_menu=0,
        )

    def ask(self, question: str, words: Sequence[str] = (), hidden: bool = False) -> str:
        # Hidden lines stay out of the history: the next person could page through it.
        session = PromptSession[str](is_password=True, reserve_space_for_menu=0) if hidden else self._session
        try:
            offered = WordsOffered(() if hidden else words)
            return session.prompt(question, completer=offered, key_bindings=CLEARING).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None


CLEARING = KeyBindings()


@CLEARING.add("c-c")
def clear_or_leave(event: KeyPressEvent) -> None:
    """Ctrl-C clears the line first; at an empty one it leaves."""
    if event.current_buffer.text:
        event.current_buffer.reset()
    else:
        event.app.exit(exception=KeyboardInterrupt())


class WordsOffered(Completer):
    """Completes the last typed word."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = tuple(dict.fromkeys(words))  # without duplicates, in order

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.rpartition(" ")[2]
        for word in self._words:
            if folded(word).startswith(folded(typed)):
                yield Completion(word, start_position=-len(typed))


def asker(plain: bool) -> Asker:
    """The best way to ask on this terminal."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return LineAsker()
    return TerminalAsker()
