"""A line at a terminal, with completion and history. Its library is slow to import, so prompt.py waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.shortcuts import CompleteStyle

from kastelan.cli.table.vocabulary import folded

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


class LineEditor:
    """Completes the last word with Tab and remembers what was typed."""

    def __init__(self) -> None:
        # The menu reserves no lines: the board above must not scroll away.
        self._session = PromptSession[str](
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            reserve_space_for_menu=0,
        )

    def read(self, question: str, words: Sequence[str], hidden: bool) -> str:
        """The typed line."""
        # Hidden lines stay out of the history: the next person could page through it.
        session = PromptSession[str](is_password=True, reserve_space_for_menu=0) if hidden else self._session
        offered = WordsOffered(() if hidden else words)
        return session.prompt(question, completer=offered, key_bindings=CLEARING)
