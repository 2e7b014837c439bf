"""The course of a game at one terminal, whatever its host looks like.

A host asks the course whose decision it is, gives it what a person typed or picked, and shows what comes of
it.
"""

from __future__ import annotations

from functools import partial

from kastelan.cli.table.commands import CHANGING, known_commands
from kastelan.cli.table.display import Display
from kastelan.cli.table.move_words import read_action
from kastelan.cli.table.players import bot_action
from kastelan.cli.table.typed_line import Moves, Order, Typed, completions, interpret
from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Seat


class Course:
    """One game: who decides, what a line does, what bots do, and when the game is saved."""

    def __init__(self, display: Display) -> None:
        self.display, self.session = display, display.session
        self.seating, self.file = display.seating, display.file

    def next_seat(self) -> Seat | None:
        """The seat that decides next, None when the game is over."""
        actors = self.session.state.actors
        # In a secret choice bots come first, so that people can still undo theirs.
        bots = (seat for seat in actors if not self.is_person(seat))
        return next(bots, actors[0] if actors else None)

    def is_person(self, seat: Seat) -> bool:
        return self.seating.players[seat].is_person

    # Bots

    def bot_choice(self, seat: Seat) -> Action:
        """What a bot does now. It changes nothing, so it may run in another thread."""
        bot = self.seating.players[seat].bot
        assert bot is not None
        start = self.session.start
        # A game from a position has no seed; the position's text takes its place.
        origin = start.position if start.seed is None else str(start.seed)
        return bot_action(bot, self.session.state, seat, origin or "", self.session.now.moves)

    def play_bot(self, seat: Seat, action: Action) -> bool:
        """Carry out what a bot has chosen; whether its turn continues."""
        self.session.play(seat, action)
        self.display.stale = True
        return self.session.can_undo(seat) and seat in self.session.state.actors

    # People

    def words(self, seat: Seat) -> list[str]:
        """What may be typed now."""
        return completions(self.display, seat, known_commands(self.display))

    def hides(self, seat: Seat) -> bool:
        """Whether another person at this terminal must not see what is typed."""
        return len(self.seating.people) > 1 and self.display.screen.hides(self.session.state.view(seat))

    def typed(self, seat: Seat, line: str) -> Typed:
        """What a line means."""
        return interpret(line, self.display, seat, known_commands(self.display))

    def meant(self, seat: Seat, line: str) -> Action | None:
        """The action that a line means, legal or not; None if it means none or several."""
        try:
            found = self.typed(seat, line)
            if isinstance(found, Moves):
                state, screen = self.session.state, self.display.screen
                return read_action(screen, seat, found.words[0], state) if len(found.words) == 1 else None
        except KastelanError:
            return None
        return None if isinstance(found, Order) else found

    def obey(self, seat: Seat, line: str) -> None:
        """Do what a line says; what is wrong with it raises, and nothing has changed then."""
        before = self.session.now
        self._obey(seat, self.typed(seat, line))
        if self.session.now is not before:
            # The numbers of the last list no longer fit the new position.
            self.display.stale, self.display.offer = True, ()
            self.save()

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

    def only_looks(self, seat: Seat, line: str) -> bool:
        """Whether a line changes nothing in the game, so that it may be typed while others decide."""
        try:
            found = self.typed(seat, line)
        except KastelanError:
            return False
        return isinstance(found, Order) and found.command not in CHANGING

    # Saving, and the end

    def save(self) -> None:
        """Save the game; a failure is reported, and play goes on."""
        try:
            self.file.save()
        except KastelanError as error:
            self.display.complain(error)

    def say_where_it_is_saved(self) -> None:
        """What someone who leaves has to know."""
        self.save()
        if self.file.is_saved:
            self.display.say("table-left", path=str(self.file.path))
        else:
            self.display.say("table-left-unsaved")
