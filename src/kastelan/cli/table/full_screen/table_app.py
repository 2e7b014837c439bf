"""What playing and replaying have in common on a full screen: the parts of the table, and the themes."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Size
from textual.widgets import Footer, Static

from kastelan.cli.table.full_screen.arrangement import Arranged, Needs, is_roomy
from kastelan.cli.table.full_screen.dialogs import Answer
from kastelan.cli.table.full_screen.pane import Pane, strips
from kastelan.cli.table.full_screen.themes import COLOURS, palette, textual_theme
from kastelan.cli.table.preferences import remember_theme, remembered_theme
from kastelan.cli.table.screens import DrawOptions, PlayerNames, Screen, Snapshot
from kastelan.cli.table.screens.screen import Shape
from kastelan.cli.terminal import Terminal
from kastelan.core.game import Seat

PARTS = ("board", "panel", "choices", "log")
SHORTEST_NAME = 4


class TableApp(App[None]):
    """The parts of a table, drawn by the game's screen."""

    CSS_PATH: ClassVar[str] = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    choices_title: ClassVar[str] = "table-part-choices"

    def __init__(self, terminal: Terminal, screen: Screen, player_names: PlayerNames) -> None:
        super().__init__()
        self.terminal, self.game_screen, self.player_names = terminal, screen, player_names
        for colours in COLOURS.values():
            self.register_theme(textual_theme(colours))
        self.theme = remembered_theme()
        self._measured: tuple[Size, Needs] | None = None
        self._panes = {
            "board": Pane(self._drawn_board, "board", centred=True),
            "panel": Pane(self._drawn_panel, "panel"),
            "choices": Pane(self._drawn_choices, "choices"),
            "log": Pane(self._drawn_log, "log", follows_end=True),
        }

    def say(self, message: str, /, **facts: int | str) -> str:
        return self.terminal.say(message, **facts)

    def key(self, keys: str, action: str, message: str) -> None:
        """A key that the footer shows, with its words in the person's language."""
        self._bindings.bind(keys, action, self.say(message), show=True)

    # The parts

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Arranged(self._needs):
            yield from self._panes.values()
        yield Static(id="status")
        yield Footer()

    def on_mount(self) -> None:
        self.pane("choices").border_title = self.say(self.choices_title)
        self.pane("log").border_title = self.say("table-part-log")
        self.home.focus()

    @property
    def home(self) -> Pane:
        """The part that has the keys at first: a board with places, otherwise the choices."""
        return self.pane("board" if self.game_screen.shape is Shape.TALL else "choices")

    def pane(self, part: str) -> Pane:
        return self._panes[part]

    def on_resize(self, event: events.Resize) -> None:
        roomy = is_roomy(event.size)
        self.screen_stack[0].set_class(roomy, "roomy")
        self.query_one(Footer).compact = not roomy
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw every part again, and arrange them by what they need now."""
        self._measured = None
        self.query_one("#bar", Static).update(self._bar())
        self.pane("panel").border_title = self.game_screen.panel_title(self.snapshot().view)
        self.query_one("#table").refresh(layout=True)
        for pane in self._panes.values():
            pane.redraw()

    def _needs(self, size: Size) -> Needs:
        """What the parts need on a screen of this size, until they are drawn again."""
        if self._measured is None or self._measured[0] != size:
            self._measured = size, self._measure(size)
        return self._measured[1]

    def _measure(self, size: Size) -> Needs:
        shape = self.game_screen.shape
        board = strips(self.game_screen.board(self.snapshot(), self.options(size)), size.width)
        wide = max((line.cell_length for line in board), default=0)
        beside = size.width - wide - 2 if shape is Shape.TALL else size.width
        panel, choices = (
            self._drawn_panel(Size(beside, size.height)),
            self._drawn_choices(Size(beside, size.height)),
        )
        lines = [len(strips(part, beside)) for part in (panel, choices)]
        return Needs(shape, Size(wide, len(board)), *lines)

    # What they show

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """What the reader sees now."""

    @abstractmethod
    def actors(self) -> Sequence[Seat]:
        """The seats that decide now."""

    @abstractmethod
    def story(self) -> Sequence[str]:
        """What happened, in words, the newest last."""

    @abstractmethod
    def _drawn_choices(self, size: Size) -> RenderableType:
        """What may be chosen."""

    @property
    def colours(self) -> str:
        return self.theme if self.theme in COLOURS else "light"

    def options(self, size: Size) -> DrawOptions:
        return DrawOptions(size.width, True, size.height, palette(COLOURS[self.colours]), scrolls=True)

    def _drawn_board(self, size: Size) -> RenderableType:
        # A tall board chooses its scale by the whole screen, as it stands at its edge.
        tall = self.game_screen.shape is Shape.TALL
        whole = self.query_one("#table").size if tall else size
        return self.game_screen.board(self.snapshot(), self.options(whole))

    def _drawn_panel(self, size: Size) -> RenderableType:
        return self.game_screen.panel(self.snapshot(), self.options(size))

    def _drawn_log(self, _: Size) -> RenderableType:
        return Group(*(self.named(Text(line)) for line in self.story()))

    def named(self, line: Text) -> Text:
        """A line in which the names of players have their colours."""
        styles = palette(COLOURS[self.colours]).names
        for seat, name in enumerate(self.player_names.names):
            line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", styles[seat])
        return line

    # The bar

    def _bar(self) -> Text:
        view, seats = self.snapshot().view, palette(COLOURS[self.colours]).seats
        scores, names = self.game_screen.scores(view), self.player_names.names
        title = f" {self.say(f'{self.player_names.game.name}-title')} "
        longest, width = max(map(len, names)), self.size.width
        for cut in range(max(longest, SHORTEST_NAME), SHORTEST_NAME - 1, -1):
            line = Text()
            for seat, (name, score) in enumerate(zip(names, scores, strict=True)):
                line.append(f" {chr(65 + seat)} ", seats[seat])
                line.append(" ▸" if seat in self.actors() else " ", "bold").append(name[:cut])
                line.append(f" {score}  ", "bold")
            if len(line) + len(title) <= width:
                return Text(title, "bold").append(" " * (width - len(title) - len(line))).append_text(line)
        return line

    # Answers and themes

    def answer(self, text: RenderableType, title: str = "") -> None:
        """Show something to read until it is closed."""
        self.push_screen(Answer(text, self.say("table-close"), title))

    def tell(self, text: str) -> None:
        """A line at the bottom."""
        self.query_one("#status", Static).update(Text(text, overflow="ellipsis"))

    def action_theme(self) -> None:
        self.theme = "light" if self.colours == "dark" else "dark"
        remember_theme(self.theme)
        self.redraw()
