"""A game in the terminal line by line: for pipes, simple terminals and screen readers.

A person's move goes straight through: a line from the prompt is interpreted, the session plays it, and the
display tells the events before it asks again.
"""

from __future__ import annotations

import time

from kastelan.cli.table.commands import save_copy
from kastelan.cli.table.course import Course
from kastelan.cli.table.display import Display
from kastelan.cli.table.players import characters, letter
from kastelan.cli.table.prompt import Leave
from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat


class Host:
    """Runs one table: lets bots play, asks people, and saves the game."""

    def __init__(self, display: Display, pause: float = 0.0) -> None:
        self.display, self.session = display, display.session
        self.course = Course(display)
        self.seating, self.file = display.seating, display.file
        self._pause = pause  # seconds between the turns of bots that play for an audience
        self._last_person: Seat | None = None

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        try:
            self._welcome()
            while (seat := self.course.next_seat()) is not None:
                if self.course.is_person(seat):
                    self._person(seat)
                else:
                    self._bot(seat)
            self._finish()
        except (Leave, KeyboardInterrupt):
            self.course.say_where_it_is_saved()
        return 0

    def _welcome(self) -> None:
        """Introduce the game and the bots before the first move."""
        if self.session.now.moves or not self.seating.people:
            return
        display, state = self.display, self.session.state
        display.say_lines(display.screen.intro(state.view(None)))
        display.say_lines(characters(self.seating, state.game.name, display.terminal.speaker))
        if display.interactive:
            display.asker.ask(display.terminal.say("table-press-enter") + " ")

    # Bots

    def _bot(self, seat: Seat) -> None:
        continues = self.course.play_bot(seat, self.course.bot_choice(seat))
        # An audience sees whole turns rather than single moves.
        if not self.seating.people and not continues:
            self._show_to_audience()

    def _show_to_audience(self) -> None:
        if self.display.interactive:
            self.display.show(None)
            time.sleep(self._pause)
        else:
            self.display.tell_news(None)

    # People

    def _person(self, seat: Seat) -> None:
        """Ask a person for one line, and do what it says."""
        self._hand_over(seat)
        if self.display.stale:
            self.course.save()
            self.display.show(seat)
        words, hidden = self.course.words(seat), self.course.hides(seat)
        line = self.display.asker.ask(f"{letter(seat)}> ", words, hidden)
        try:
            self.course.obey(seat, line)
        except KastelanError as error:
            self.display.complain(error)

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one terminal, wait until the right one sits there."""
        display = self.display
        if len(self.seating.people) > 1 and seat != self._last_person and display.interactive:
            display.terminal.console.clear()
            name = self.seating.names[seat]
            display.asker.ask(display.terminal.say("table-hand-over", name=name) + " ")
        self._last_person = seat

    # The end

    def _finish(self) -> None:
        """Show the result, and offer to save the game."""
        self.course.save()
        self.display.show_end(self.seating.you)
        if self.file.is_saved:
            self.display.say("table-kept", path=str(self.file.path))
        elif self.display.interactive:
            name = self.display.asker.ask(self.display.terminal.say("table-keep-where") + " ")
            if name:
                save_copy(self.display, name)
