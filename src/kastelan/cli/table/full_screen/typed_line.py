"""The line at the bottom in which moves and commands are typed."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.suggester import SuggestFromList
from textual.widgets import Input


class TypedLine(Input):
    """A line that is there only while something is typed. Tab completes it."""

    def __init__(self) -> None:
        super().__init__(id="line")

    def open(self, text: str, hint: str, words: Sequence[str], hidden: bool) -> None:
        """Show the line with its first letters; a `hidden` one shows only how many there are."""
        self.add_class("open")
        self.placeholder, self.password = hint, hidden
        self.suggester = None if hidden else SuggestFromList(words, case_sensitive=False)
        self.value = text
        self.focus()
        self.cursor_position = len(text)

    def close(self) -> None:
        self.value = ""
        self.remove_class("open")

    async def _on_key(self, event: events.Key) -> None:
        """Tab completes the line instead of leaving it."""
        if event.key == "tab":
            self.action_cursor_right()
            event.prevent_default()
            event.stop()
        else:
            await super()._on_key(event)
