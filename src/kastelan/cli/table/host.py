"""The course of a game in the terminal: who decides, what they decide, and what comes of it.

A person's move goes straight through: a line from the prompt is interpreted, the session plays it, and the
display tells the events before it asks again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from kastelan.cli.table.commands import known_commands, save_copy
from kastelan.cli.table.display import Display
from kastelan.cli.table.move_words import read_action
from kastelan.cli.table.players import bot_action, characters, letter
from kastelan.cli.table.prompt import Leave
from kastelan.cli.table.typed_line import Moves, Order, Typed, completions, interpret
from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat


class Host:
    """Runs one table: lets bots play, asks people, and saves the game."""

    def __init__(self, display: Display, pause: float = 0.0) -> None:
        self.display, self.session = display, display.session
        self.seating, self.file = display.seating, display.file
        self._pause = pause  # seconds between the turns of bots that play for an audience
        self._last_person: Seat | None = None

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        try:
            self._welcome()
            while actors := self.session.state.actors:
                self._turn(actors)
            self._finish()
        except (Leave, KeyboardInterrupt):
            self._leave()
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

    def _turn(self, actors: Sequence[Seat]) -> None:
        """One decision. In a secret choice bots come first, so that people can still undo theirs."""
        bots = (seat for seat in actors if not self.seating.players[seat].is_person)
        seat = next(bots, actors[0])
        if self.seating.players[seat].is_person:
            self._person(seat)
        else:
            self._bot(seat)

    # Bots

    def _bot(self, seat: Seat) -> None:
        bot = self.seating.players[seat].bot
        assert bot is not None
        start = self.session.start
        # A game from a position has no seed; the position's text takes its place.
        origin = start.position if start.seed is None else str(start.seed)
        action = bot_action(bot, self.session.state, seat, origin or "", self.session.now.moves)
        self.session.play(seat, action)
        self.display.stale = True
        # An audience sees whole turns rather than single moves.
        turn_continues = self.session.can_undo(seat) and seat in self.session.state.actors
        if not self.seating.people and not turn_continues:
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
            self._save()
            self.display.show(seat)
        commands, before = known_commands(self.display), self.session.now
        words = completions(self.display, seat, commands)
        line = self.display.asker.ask(f"{letter(seat)}> ", words, self._hides(seat))
        try:
            self._obey(seat, interpret(line, self.display, seat, commands))
        except KastelanError as error:
            self.display.complain(error)
        if self.session.now is not before:
            # The numbers of the last list no longer fit the new position.
            self.display.stale, self.display.offer = True, ()
            self._save()

    def _obey(self, seat: Seat, typed: Typed) -> None:
        match typed:
            case Order(command, words):
                command.obey(self.display, seat, words)
            case Moves(()):
                self.display.stale = True
            case Moves(words):
                self.session.play_words(seat, words, partial(read_action, self.display.screen, seat))
            case action:
                self.session.play(seat, action)

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one terminal, wait until the right one sits there."""
        display = self.display
        if len(self.seating.people) > 1 and seat != self._last_person and display.interactive:
            display.terminal.console.clear()
            name = self.seating.names[seat]
            display.asker.ask(display.terminal.say("table-hand-over", name=name) + " ")
        self._last_person = seat

    def _hides(self, seat: Seat) -> bool:
        """Whether another person at this terminal must not see what is typed."""
        return len(self.seating.people) > 1 and self.display.screen.hides(self.session.state.view(seat))

    # Saving, and the end

    def _save(self) -> None:
        try:
            self.file.save()
        except KastelanError as error:
            self.display.complain(error)

    def _finish(self) -> None:
        """Show the result, and offer to save the game."""
        self._save()
        self.display.show_end(self.seating.you)
        if self.file.is_saved:
            self.display.say("table-kept", path=str(self.file.path))
        elif self.display.interactive:
            name = self.display.asker.ask(self.display.terminal.say("table-keep-where") + " ")
            if name:
                save_copy(self.display, name)

    def _leave(self) -> None:
        self._save()
        if self.file.is_saved:
            self.display.say("table-left", path=str(self.file.path))
        else:
            self.display.say("table-left-unsaved")
