"""The host of a table: shows it, asks people, lets bots play, keeps the game on disk."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kastelan.cli.table import commands, saves
from kastelan.cli.table.players import Company, bot_action, characters, letter
from kastelan.cli.table.previews import prospect
from kastelan.cli.table.prompt import Asker, Leave, TerminalAsker
from kastelan.cli.table.screens import Look, Screen, Sight
from kastelan.cli.table.screens.screen import Change, nothing_foretold
from kastelan.cli.table.session import Session
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.core.errors import BadNotation, KastelanError
from kastelan.core.game import Action, Event, Seat, State


def coloured(console: Console) -> bool:
    """Whether colours arrive: a terminal that has them, and nobody who asked for none."""
    return console.color_system is not None and not console.no_color


@dataclass
class Host:
    """One table in one terminal."""

    terminal: Terminal
    asker: Asker
    session: Session
    company: Company
    screen: Screen
    path: Path | None  # where the game is kept; None while bots play for an audience
    pause: float = 0.0
    offer: tuple[Action, ...] = ()  # the actions that were last listed, to be picked by number
    stale: bool = True  # whether the table has to be drawn again
    _read: dict[Seat | None, int] = field(default_factory=dict)  # how much of the story each reader has seen
    _last_person: Seat | None = None
    _kept: bool = True

    @property
    def game(self) -> str:
        return self.session.state.game.name

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def lively(self) -> bool:
        """Whether a person sits at a terminal that can be cleared."""
        return isinstance(self.asker, TerminalAsker)

    # The course of a game

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        try:
            self._welcome()
            while actors := self.state.actors:
                self._turn(actors)
            commands.finish(self)
        except (Leave, KeyboardInterrupt):
            self._leave()
        return 0

    def _welcome(self) -> None:
        """Tell somebody new what this is about, before the first move."""
        if self.session.now.moves or not self.company.people:
            return
        self.say_lines(self.screen.intro(self.state.view(None)))
        self.say_lines(characters(self.company, self.game, self.terminal.speaker))
        if self.lively:
            self.asker.ask(self.terminal.say("table-press-enter") + " ")

    def _turn(self, actors: Sequence[Seat]) -> None:
        seat = next((seat for seat in actors if not self.company.sitters[seat].is_person), actors[0])
        if self.company.sitters[seat].is_person:
            self._person(seat)
        else:
            self._bot(seat)

    def _bot(self, seat: Seat) -> None:
        bot = self.company.sitters[seat].bot
        assert bot is not None
        start = self.session.start
        origin = start.position if start.seed is None else str(start.seed)
        action = bot_action(bot, self.state, seat, origin or "", self.session.now.moves)
        self.session.play(seat, action)
        self.stale = True
        if not self.company.people and not (self.session.can_undo(seat) and seat in self.state.actors):
            self._show_to_audience()

    def _show_to_audience(self) -> None:
        if self.lively:
            self.show(None)
            time.sleep(self.pause)
        else:
            self.tell_news(None)

    def _person(self, seat: Seat) -> None:
        """Ask a person for one line, and do what it says."""
        self._hand_over(seat)
        if self.stale:
            self.keep()
            self.show(seat)
        before = self.session.now
        line = self.asker.ask(self._prompt(seat), commands.completions(self, seat), self._hides(seat))
        try:
            commands.obey(self, seat, line)
        except KastelanError as error:
            self.complain(error)
        if self.session.now is not before:
            self.changed()

    def changed(self) -> None:
        """The position is another one: draw it, forget the list, and keep it."""
        self.stale, self.offer = True, ()
        self.keep()

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one screen, wait until the right one sits there."""
        if len(self.company.people) > 1 and seat != self._last_person and self.lively:
            self.terminal.console.clear()
            name = self.company.names[seat]
            self.asker.ask(self.terminal.say("table-hand-over", name=name) + " ")
        self._last_person = seat

    def _hides(self, seat: Seat) -> bool:
        """Whether somebody else at this screen must not see what is typed."""
        return len(self.company.people) > 1 and self.screen.hides(self.state.view(seat))

    def last_person(self, seat: Seat) -> Seat:
        """Whose move an undo takes back when a seat asks for it: also that of the person who has just made a
        secret choice at this screen."""
        mover = self.session.now.mover
        return mover if mover is not None and mover in self.company.people else seat

    def _prompt(self, seat: Seat) -> str:
        return f"{letter(seat)}> "

    # Showing

    def show(self, reader: Seat | None) -> None:
        """Draw the table as the reader may see it, with what happened above and the question below."""
        self.stale = False
        if self.lively:
            self.terminal.console.clear()
        news = self._news(reader)
        picture = self._picture(reader)
        if self._too_tall(news, picture):
            self.say_lines(news)
            self.asker.ask(self.terminal.say("table-go-on") + " ")
            self.terminal.console.clear()
        else:
            self.say_lines(news)
        self.terminal.console.print(picture)
        if reader in self.state.actors and reader is not None:
            self._ask(reader)

    def _picture(self, reader: Seat | None) -> RenderableType:
        sight = self.sight(reader)
        if self.screen.lists_moves:
            self.offer = tuple(self.screen.arranged(sight.view, sight.legal))
        return self.screen.draw(sight, self.look())

    def sight(self, reader: Seat | None) -> Sight:
        """What the reader sees now."""
        legal = self.state.legal(reader) if reader is not None else ()
        return Sight(self.state.view(reader), legal, self._fresh(reader), self._foretell(reader))

    def look(self) -> Look:
        """How it may be drawn here."""
        console = self.terminal.console
        return Look(console.width, coloured(console), console.height if self.lively else 0)

    def _foretell(self, reader: Seat | None) -> Callable[[Action], Change | None]:
        if reader is None:
            return nothing_foretold
        return lambda action: prospect(self.screen, self.state, reader, action).change

    def _too_tall(self, news: Sequence[str], picture: RenderableType) -> bool:
        """Whether the news would scroll away before a person at a terminal could read it."""
        if not (self.lively and self.screen.tells_much and news and self.company.people):
            return False
        console, question = self.terminal.console, 2
        height = len(console.render_lines(Group(*map(Text, news), picture), pad=False))
        return height + question > console.height

    def _ask(self, seat: Seat) -> None:
        ask = self.screen.question(self.state.ask(seat))
        who = "" if seat == self.company.you else f"{self.company.names[seat]}: "
        line = Text(f"{who}{ask[:1].upper()}{ask[1:]}", "bold")
        hint = self._hint(seat)
        if len(line) + 2 + len(hint) <= self.terminal.console.width:
            line.append(f"  {hint}", "not bold dim")
        self.terminal.console.print(line)

    def _hint(self, seat: Seat) -> str:
        own = self.screen.hint(self.state.view(seat))
        if own is not None:
            return own
        if self.session.can_undo(self.last_person(seat)):
            return self.terminal.say("table-hint-undo")
        return self.terminal.say("table-hint", example=self.example(seat))

    def example(self, seat: Seat) -> str:
        """A move that a seat could type now."""
        return self.screen.example(self.state.legal(seat))

    def tell_news(self, reader: Seat | None) -> None:
        """Say what happened since the reader last saw the table."""
        self.say_lines(self._news(reader))

    def _news(self, reader: Seat | None) -> list[str]:
        steps = self.session.steps
        seen = min(self._read.get(reader, 0), len(steps))
        self._read[reader] = len(steps)
        return self.screen.tell(self._seen(reader, seen))

    def story(self, reader: Seat | None) -> list[Event]:
        """Everything that happened, as the reader may know it."""
        return self._seen(reader, 0)

    def _seen(self, reader: Seat | None, start: int) -> list[Event]:
        events = [event for step in self.session.steps[start:] for event in step.events]
        return [seen for event in events if (seen := event.seen_by(reader)) is not None]

    def _fresh(self, reader: Seat | None) -> list[Event]:
        """What happened since the reader's last turn, and in this one."""
        movers = [step.moment.mover for step in self.session.steps]
        at = len(movers)
        while at and movers[at - 1] == (reader if reader is not None else movers[-1]):
            at -= 1
        while at and movers[at - 1] not in (reader, None) and reader is not None:
            at -= 1
        return self._seen(reader, at)

    def say(self, message: str, /, **facts: int | str) -> None:
        """Say it without breaking lines, so that a command in it can be copied."""
        text = self.terminal.say(message, **facts)
        self.terminal.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.console.print(line, markup=False, highlight=False)

    def complain(self, error: KastelanError) -> None:
        """Say in one line why something cannot be."""
        text = self.screen.complaint(error)
        self.terminal.console.print(Text(text, "red"))

    # Reading

    def read(self, seat: Seat, word: str, state: State) -> Action:
        """The action a word means in a position: its whole name, or the beginning of one that is legal."""
        view = state.view(seat)
        try:
            return self.screen.read(word, view)
        except BadNotation as error:
            found = commands.short_actions(self, seat, state).find(word)
            if found is not None:
                return found
            if any(sign.isdigit() for sign in word):
                raise
            raise BadInput("table-unknown-word", text=word) from error

    # Keeping

    def keep(self) -> None:
        """Write the game down; if that fails, say so once and play on."""
        if self.path is None or not self._begun:
            return
        try:
            saves.keep(self.path, self.session.record())
            self._kept = True
        except KastelanError as error:
            if self._kept:
                self.complain(error)
            self._kept = False

    @property
    def _begun(self) -> bool:
        """Whether there is something to lose: a person has moved, only bots play, or it was kept before."""
        people = self.company.people
        moved = any(step.moment.mover in people for step in self.session.steps)
        return moved or not people or (self.path is not None and self.path.exists())

    @property
    def kept(self) -> bool:
        """Whether the game lies in its file."""
        return self.path is not None and self._kept and self._begun

    def _leave(self) -> None:
        self.keep()
        if self.kept:
            self.say("table-left", path=str(self.path))
        else:
            self.say("table-left-unsaved")
