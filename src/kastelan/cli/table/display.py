"""What a person sees of a table in the terminal: news in words, the picture, the question and complaints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kastelan.cli.table.players import Seating
from kastelan.cli.table.previews import prospect
from kastelan.cli.table.prompt import Asker, TerminalAsker
from kastelan.cli.table.saves import SaveFile
from kastelan.cli.table.screens import DrawOptions, Screen, Snapshot
from kastelan.cli.table.screens.fitting import lines_of
from kastelan.cli.table.screens.palette import LINE_MODE, Palette
from kastelan.cli.table.screens.screen import Change, no_preview
from kastelan.cli.table.session import Session
from kastelan.cli.terminal import Terminal
from kastelan.core.errors import IllegalAction, KastelanError
from kastelan.core.game import Action, Event, Seat, State

QUESTION: Final = 3
"""Lines for the question, which may wrap, and the prompt."""


def coloured(console: Console) -> bool:
    """Whether the console shows colours and the person has not switched them off."""
    return console.color_system is not None and not console.no_color


@dataclass
class Display:
    """The terminal of one table. Everything that it shows a reader, the reader may know."""

    terminal: Terminal
    asker: Asker
    session: Session
    seating: Seating
    screen: Screen
    file: SaveFile
    offer: tuple[Action, ...] = ()  # the actions that were listed last, to be chosen by number
    stale: bool = True  # whether the table has to be drawn again before the next question
    palette: Palette = LINE_MODE
    _read: dict[Seat | None, int] = field(default_factory=dict)  # how many steps each reader has seen

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a terminal that can be cleared."""
        return isinstance(self.asker, TerminalAsker)

    # The table

    def show(self, reader: Seat | None) -> None:
        """Draw the table as the reader may see it, with the news above and the question below."""
        self.stale = False
        if self.interactive:
            self.terminal.console.clear()
        news, picture = self._news(reader), self._picture(reader)
        small = self._compact(reader, news) if self._too_tall(news, picture) else None
        if small is None:
            self.say_lines(news)
        self.terminal.console.print(picture if small is None else small)
        if reader in self.state.actors and reader is not None:
            self._ask(reader)

    def _compact(self, reader: Seat | None, news: Sequence[str]) -> RenderableType | None:
        """The table and the news together in a low window."""
        options = self.draw_options()
        room = replace(options, height=max(options.height - QUESTION, 1))
        return self.screen.compact(self.snapshot(reader), news, room)

    def _picture(self, reader: Seat | None) -> RenderableType:
        snapshot = self.snapshot(reader)
        if self.screen.lists_moves:
            self.offer = tuple(self.screen.in_list_order(snapshot.view, snapshot.legal))
        return self.screen.picture(snapshot, self.draw_options())

    def snapshot(self, reader: Seat | None) -> Snapshot:
        """What the reader sees now."""
        legal = self.state.legal(reader) if reader is not None else ()
        return Snapshot(
            self.state.view(reader),
            legal,
            self._recent(reader),
            self._preview(reader),
            self.state.last_round(),
        )

    def draw_options(self) -> DrawOptions:
        """How much space and colour this terminal has."""
        console = self.terminal.console
        # Output to a pipe or file has no height to fit into.
        height = console.height if self.interactive else 0
        return DrawOptions(console.width, coloured(console), height, self.palette)

    def _preview(self, reader: Seat | None) -> Callable[[Action], Change | None]:
        if reader is None:
            return no_preview
        return lambda action: prospect(self.screen, self.state, reader, action).change

    def _too_tall(self, news: Sequence[str], picture: RenderableType) -> bool:
        """Whether the news would scroll away before a person at a terminal could read it."""
        if not self.interactive:
            return False
        console = self.terminal.console
        return len(lines_of(Group(*map(Text, news), picture), console.width)) + QUESTION > console.height

    # The question

    def _ask(self, seat: Seat) -> None:
        ask = self.screen.question(self.state.ask(seat))
        who = "" if seat == self.seating.you else f"{self.seating.names[seat]}: "
        line = Text(f"{who}{ask[:1].upper()}{ask[1:]}", "bold")
        hint = self._hint(seat)
        if len(line) + 2 + len(hint) <= self.terminal.console.width:
            line.append(f"  {hint}", "not bold dim")
        self.terminal.console.print(line)

    def _hint(self, seat: Seat) -> str:
        own = self.screen.hint(self.state.view(seat))
        if own is not None:
            return own
        if self.session.can_undo(self.seat_to_undo(seat)):
            return self.terminal.say("table-hint-undo")
        return self.terminal.say("table-hint", example=self.example(seat))

    def seat_to_undo(self, seat: Seat) -> Seat:
        """The seat whose move an undo takes back at the prompt of `seat`.

        It is another person's if they have just made a secret choice at this terminal.
        """
        mover = self.session.now.mover
        return mover if mover is not None and mover in self.seating.people else seat

    def example(self, seat: Seat) -> str:
        """A move that a seat could type now."""
        return self.screen.example(self.state.legal(seat))

    # News

    def tell_news(self, reader: Seat | None) -> None:
        """Print what happened since the reader last saw the table."""
        self.say_lines(self._news(reader))

    def _news(self, reader: Seat | None) -> list[str]:
        steps = self.session.steps
        # After an undo there are fewer steps than the reader has seen.
        seen = min(self._read.get(reader, 0), len(steps))
        self._read[reader] = len(steps)
        return self.screen.narrate(self._seen(reader, seen))

    def story(self, reader: Seat | None, most: int | None = None) -> list[Event]:
        """Everything that happened, or in the last so many steps, as the reader may know it."""
        return self._seen(reader, 0 if most is None else max(0, len(self.session.steps) - most))

    def _seen(self, reader: Seat | None, start: int) -> list[Event]:
        events = [event for step in self.session.steps[start:] for event in step.events]
        return [seen for event in events if (seen := event.seen_by(reader)) is not None]

    def _recent(self, reader: Seat | None) -> list[Event]:
        """What happened since the reader's last turn, and in this one."""
        movers = [step.moment.mover for step in self.session.steps]
        at = len(movers)
        # First back over the reader's own latest moves (for a spectator those of the last mover), ...
        while at and movers[at - 1] == (reader if reader is not None else movers[-1]):
            at -= 1
        # ... then over those of the others, up to the reader's previous turn.
        while at and movers[at - 1] not in (reader, None) and reader is not None:
            at -= 1
        return self._seen(reader, at)

    # The end

    def show_end(self, reader: Seat | None) -> None:
        """The last picture, the score sheet and the winner."""
        self.show(reader)
        self.print_sheet(reader)
        self.say_lines(self.screen.narrate(self.session.steps[-1].events)[-1:])  # who won

    def print_sheet(self, reader: Seat | None) -> bool:
        """Print the score sheet; False if this game has none now."""
        sheet = self.screen.sheet_with_events(self.state.view(reader), self.story(reader))
        if sheet is not None:
            self.terminal.console.print(sheet, highlight=False)
        return sheet is not None

    # Sentences

    def say(self, message: str, /, **facts: int | str) -> None:
        """Print a message. Lines with a path are not broken, so that a command in them can be copied."""
        text = self.terminal.say(message, **facts)
        self.terminal.console.print(text, markup=False, highlight=False, soft_wrap="path" in facts)

    def say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.console.print(line, markup=False, highlight=False)

    def complain(self, error: KastelanError) -> None:
        """Print in one line why something is not possible, with the rule that can be looked up."""
        line = Text(self.screen.error_text(error), "red")
        if isinstance(error, IllegalAction):
            line.append(f"  {error.rule}", "dim")
        self.terminal.console.print(line)
