"""What covers the table for a while: answers to read, and the change of seats."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from kastelan.cli.table.full_screen.pane import Pane, strips

MARGIN = 6


class Answer(ModalScreen[None]):
    """A text to read: help, rules, the score sheet, the whole log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "space", "q")
    ]

    def __init__(self, text: RenderableType, close: str, title: str = "") -> None:
        super().__init__()
        self._text, self._close, self._title = text, close, title

    def compose(self) -> ComposeResult:
        with Vertical(id="answer"):
            yield Pane(lambda _: self._text, id="answer-text")
            yield Static(self._close, id="answer-close")

    def on_mount(self) -> None:
        self.query_one("#answer").border_title = self._title
        self._fit(self.app.size)
        self.query_one("#answer-text").focus()

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """As high as the text, if there is room."""
        lines = len(strips(self._text, min(size.width, 96) - MARGIN))
        self.query_one("#answer").styles.height = min(lines + 4, size.height - 2)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self or (event.widget is not None and event.widget.id == "answer-close"):
            self.dismiss()


class HandOver(ModalScreen[None]):
    """Covers everything until the right person sits at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, words: str, button: str) -> None:
        super().__init__()
        self._words, self._button = words, button

    def compose(self) -> ComposeResult:
        with Vertical(id="hand-over"):
            yield Static(self._words)
            yield Button(self._button, variant="success")

    def on_button_pressed(self) -> None:
        self.dismiss()
