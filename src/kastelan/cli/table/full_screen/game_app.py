"""Playing on a full screen: a pick or a typed line goes to the course of the game, as in line mode."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.geometry import Size

from kastelan.cli.table.commands import prospect_line, tell_end
from kastelan.cli.table.course import Course
from kastelan.cli.table.display import Display
from kastelan.cli.table.full_screen.dialogs import HandOver
from kastelan.cli.table.full_screen.pane import Pane
from kastelan.cli.table.full_screen.table_app import TableApp
from kastelan.cli.table.full_screen.themes import COLOURS, palette
from kastelan.cli.table.full_screen.typed_line import TypedLine
from kastelan.cli.table.players import characters, letter
from kastelan.cli.table.previews import Prospect, prospect, ranked
from kastelan.cli.table.prompt import Leave
from kastelan.cli.table.screens import Snapshot
from kastelan.cli.table.screens.screen import numbered
from kastelan.cli.table.suggestion import suggested
from kastelan.core.errors import IllegalAction, KastelanError
from kastelan.core.game import Action, Seat
from kastelan.core.timeline import Moment

PACE: Final = 0.35
"""Seconds between the moves of bots, so that a person can follow them."""

LISTED: Final = 30
TOLD: Final = 80  # steps in the log beside the board; all of them are in the log by key
BRIEF: Final = 2  # answers of so few lines are shown for a moment

COMMAND_KEYS: Final = (
    ("u", "undo", "table-key-undo"),
    ("h", "hint", "table-key-hint"),
    ("r", "rule", "table-key-rule"),
    ("g", "score", "table-key-score"),
    ("l", "log 9999", "table-key-log"),
    ("question_mark", "help", "table-key-help"),
)


class GameApp(TableApp):
    """One game that is played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "clear_or_leave", show=False, priority=True),
        Binding("U", "command('restart')", show=False),
        Binding("w", "command('why')", show=False),
        Binding("s", "command('save')", show=False),
        Binding("n", "next_legal(1)", show=False),
        Binding("N", "next_legal(-1)", show=False),
        Binding("escape", "close_line", show=False),
        *(Binding(digit, f"type('{digit}')", show=False) for digit in "123456789"),
    ]

    def __init__(self, display: Display, pace: float = PACE) -> None:
        super().__init__(display.terminal, display.screen, display.screen.player_names)
        self.table, self.course = display, Course(display)
        self.session, self.seating = display.session, display.seating
        self.considered: Action | None = None
        self.line = TypedLine()
        self._pace, self._decided = pace, asyncio.Event()
        self._picks: tuple[str, ...] = ()  # of an answer that takes several
        self._at_screen: Seat | None = self.seating.you  # the person who may see their secrets
        self._seen: tuple[Moment, Seat | None, Snapshot] | None = None
        for key, command, words in COMMAND_KEYS:
            self.key(key, f"command('{command}')", words)
        self.key("t", "theme", "table-key-theme")
        self.key("slash", "open_line", "table-key-type")
        self.key("q", "command('quit')", "table-key-quit")

    # The course of the game

    def on_mount(self) -> None:
        self.mount(self.line, after="#status")
        self._play()

    @work
    async def _play(self) -> None:
        """Let bots and people decide until the game is over."""
        self._introduce()
        while (seat := self.course.next_seat()) is not None:
            if self.course.is_person(seat):
                await self._person(seat)
            else:
                await self._bot(seat)
        self.course.save()
        self.redraw()
        self.tell(self.say("table-over-key"))
        self._show_printed(lambda: tell_end(self.table, self._at_screen))

    def _introduce(self) -> None:
        """The game and the bots before the first move."""
        if self.session.now.moves or not self.seating.people:
            return
        game = self.player_names.game.name
        lines = self.game_screen.intro(self.session.state.view(None))
        lines += characters(self.seating, game, self.terminal.speaker)
        self.answer(Group(*(Text(line) for line in lines)), self.say(f"{game}-title"))

    async def _bot(self, seat: Seat) -> None:
        """A bot thinks in another thread; the table stays as it is meanwhile, and can be looked at."""
        turn_begins = seat != self.session.now.mover
        # An audience sees whole turns rather than single moves.
        if self.seating.people or turn_begins:
            self.redraw()
            self.tell(self.say("table-thinking", name=self.player_names.names[seat]))
            await asyncio.sleep(self._pace)
        self.course.play_bot(seat, await asyncio.to_thread(self.course.bot_choice, seat))

    async def _person(self, seat: Seat) -> None:
        """Wait until a person has decided something."""
        await self._hand_over(seat)
        self.course.save()
        self._decided.clear()
        self.redraw()
        self._ask(seat)
        await self._decided.wait()

    async def _hand_over(self, seat: Seat) -> None:
        """With several people at one terminal, cover everything until the right one sits there."""
        if len(self.seating.people) > 1 and seat != self._at_screen:
            words = self.say("table-hand-over", name=self.seating.names[seat])
            await self.push_screen_wait(HandOver(words, self.say("table-go-on")))
            self._at_screen = seat

    @property
    def asked(self) -> Seat | None:
        """The person who decides now; None while a bot thinks and when the game is over."""
        seat = self.course.next_seat()
        return seat if seat is not None and self.course.is_person(seat) else None

    def _ask(self, seat: Seat) -> None:
        """The question, and where the cursor begins."""
        self.pane("choices").border_title = self._question(seat)
        board, legal = self.pane("board"), self.snapshot().legal
        best = ranked(self.game_screen, self.session.state, seat)[0].action if legal else None
        board.start = None if best is None else self.game_screen.name(best)
        self.tell(self._question(seat))

    def _question(self, seat: Seat) -> str:
        question = self.game_screen.question(self.session.state.ask(seat))
        who = "" if seat == self.seating.you else f"{self.seating.names[seat]}: "
        return f"{who}{question[:1].upper()}{question[1:]}"

    # What the panes show

    def actors(self) -> Sequence[Seat]:
        return self.session.state.actors

    def snapshot(self) -> Snapshot:
        now, reader = self.session.now, self._at_screen
        if self._seen is None or self._seen[:2] != (now, reader):
            self._seen = now, reader, self.table.snapshot(reader)
        return self._seen[2]

    def story(self) -> Sequence[str]:
        return self.game_screen.narrate(self.table.story(self._at_screen, TOLD))

    def _drawn_choices(self, size: Size) -> RenderableType:
        seat, snapshot = self.asked, self.snapshot()
        if seat is None or seat != self._at_screen:
            snapshot = replace(snapshot, legal=())
        listed = self.game_screen.choices(snapshot, self.options(size))
        self._number(snapshot)
        if listed is not None:
            return listed
        found: list[Prospect] = []
        if seat is not None and snapshot.legal:
            found = ranked(self.game_screen, self.session.state, seat)[:LISTED]
        self.table.offer = tuple(one.action for one in found)
        return numbered(Text(prospect_line(self.table, one)) for one in found)

    def _number(self, snapshot: Snapshot) -> None:
        """What the numbers of the choices stand for."""
        if self.game_screen.lists_moves:
            self.table.offer = tuple(self.game_screen.in_list_order(snapshot.view, snapshot.legal))

    # Looking at something

    def on_pane_considered(self, message: Pane.Considered) -> None:
        self._consider(message.word)

    def _consider(self, word: str | None) -> None:
        """Show what a word would bring, on the board too if it can."""
        seat = self.asked
        if seat is None or seat != self._at_screen:
            return
        action = None if word is None else self._meant(seat, word)
        self._show_considered(seat, word, action)

    def _meant(self, seat: Seat, word: str) -> Action | None:
        """The action that a mark stands for; of several the first, or the one that is considered."""
        answers = self.game_screen.answers_at(word, self.snapshot().view, self.snapshot().legal)
        if answers:
            return self.considered if self.considered in answers else answers[0]
        return self.course.meant(seat, word)

    def _show_considered(self, seat: Seat, word: str | None, action: Action | None) -> None:
        legal = action is not None and self.session.state.refusal(seat, action) is None
        self.considered = action if legal else None
        self.game_screen.consider(self.snapshot().view, self.considered)
        self.pane("board").redraw()
        self._mark(word, action if legal else None)
        self.tell(self._question(seat) if word is None else self._about(seat, word, action))

    def _mark(self, word: str | None, action: Action | None) -> None:
        """Mark the same action in the other panes: by its number and by its name."""
        words = set(self._picks)
        if action is not None:
            words.add(self.game_screen.name(action))
            if action in self.table.offer:
                words.add(str(self.table.offer.index(action) + 1))
        for part in ("board", "choices"):
            self.pane(part).mark(frozenset(words - {word}))

    def _about(self, seat: Seat, word: str, action: Action | None) -> str:
        """What something is, and what it would bring or why it is not possible."""
        view = self.snapshot().view
        if action is None:
            return self.game_screen.about(word, view) or self._question(seat)
        refusal = self.session.state.refusal(seat, action)
        if refusal is not None:
            about = self.game_screen.about(word, view)
            return f"{about}  " * (about is not None) + self.game_screen.error_text(refusal)
        one = prospect(self.game_screen, self.session.state, seat, action)
        words = self.game_screen.described(action, view)
        change = "" if one.change is None or one.change.words in words else f"  → {one.change.words}"
        return words + change

    # Picking

    def on_pane_picked(self, message: Pane.Picked) -> None:
        seat, word = self.asked, message.word
        if seat is None or seat != self._at_screen:
            return
        answers = self.game_screen.answers_at(word, self.snapshot().view, self.snapshot().legal)
        if answers:
            self._pick_among(seat, word, answers, message.sure)
        elif self.game_screen.joint_picks(self.snapshot().legal) > 1 and word.isdecimal():
            self._pick_jointly(word)
        else:
            self._pick(seat, word)

    def _pick_among(self, seat: Seat, word: str, answers: Sequence[Action], sure: bool) -> None:
        """Go through what a place could mean; when sure, do what is considered."""
        if sure and self.considered is not None and self.considered in answers:
            self.submit(self.player_names.game.actions.write(self.considered))
            return
        at = answers.index(self.considered) + 1 if self.considered in answers else 0
        self._show_considered(seat, word, answers[at % len(answers)])

    def _pick_jointly(self, word: str) -> None:
        """Collect what makes up one answer; picked again, it is dropped."""
        chosen = [one for one in self._picks if one != word]
        self._picks = tuple(chosen if word in self._picks else [*chosen, word])
        if len(self._picks) == self.game_screen.joint_picks(self.snapshot().legal):
            self.submit(" ".join(self._picks))
        else:
            self._mark(None, None)

    def _pick(self, seat: Seat, word: str) -> None:
        """Do what a mark says; tell what it is if that is nothing to do."""
        about = self.game_screen.about(word, self.snapshot().view)
        is_thing = about is not None and self.course.meant(seat, word) is None
        self.submit(f"why {word}" if is_thing else word)

    # Lines

    def submit(self, line: str) -> None:
        """Do what a line says, and show what it answers."""
        seat = self.asked
        if seat is None or seat != self._at_screen:
            seat = self._at_screen if self._at_screen is not None else 0
            line = line if self._only_looks(seat, line) else ""
        self._picks = ()
        before = self.session.now
        try:
            self._show_printed(lambda: self.course.obey(seat, line))
        except Leave:
            self.exit()
            return
        except KastelanError as error:
            self.refuse(error)
        if self.session.now is before:
            self.redraw()
        else:  # the next player who is asked draws the table
            self._forget_considered()
            self._decided.set()

    def _only_looks(self, seat: Seat, line: str) -> bool:
        """Whether a line changes nothing in the game, so that it may be typed while others decide."""
        return self.course.only_looks(seat, line)

    def _forget_considered(self) -> None:
        self.considered = None
        for pane in self._panes.values():
            pane.look_at(None)
            pane.mark(frozenset())

    def refuse(self, error: KastelanError) -> None:
        """Say why something is not possible, with the rule that can be looked up."""
        rule = error.rule if isinstance(error, IllegalAction) else ""
        self.notify(self.game_screen.error_text(error), title=rule, severity="error", markup=False)

    def _show_printed(self, run: Callable[[], None]) -> None:
        """Run something that prints, and show what it has printed."""
        console = self.table.terminal.console
        console.width = min(max(self.size.width - 10, 40), 90)
        self.table.palette = palette(COLOURS[self.colours])
        with console.capture() as printed:
            run()
        text = Text.from_ansi(printed.get().rstrip())
        if len(text.plain.splitlines()) > BRIEF:
            self.answer(text)
        elif text.plain.strip():
            self.notify(text.plain, markup=False)

    # Keys

    def action_command(self, line: str) -> None:
        """A command by its key; what it is about is where the cursor is."""
        if line == "why":
            focused = self.focused
            word = focused.cursor if isinstance(focused, Pane) else None
            line = f"why {word}" if word else "why"
        elif line == "rule" and self.asked is not None:
            line = f"rule {self.session.state.ask(self.asked).rule}"
        elif line == "hint":
            self._suggest()
            return
        self.submit(line)

    @work(exclusive=True, group="hint")
    async def _suggest(self) -> None:
        """Ask a bot in another thread, and put the cursor on its answer."""
        seat, state = self.asked, self.session.state
        if seat is None or seat != self._at_screen:
            return
        action = await asyncio.to_thread(suggested, state, seat)
        if self.session.state is state:
            self._show_considered(seat, "", action)
            self.tell(self.say("table-suggests", move=self._about(seat, "", action)))

    def action_next_legal(self, step: int) -> None:
        """The next place on the board where one may go."""
        board, names = self.pane("board"), {self.game_screen.name(one) for one in self.snapshot().legal}
        legal = [word for word in board.spots if word in names]
        if legal:
            at = legal.index(board.cursor) + step if board.cursor in legal else 0
            board.focus()
            board.look_at(legal[at % len(legal)])
            self._consider(board.cursor)

    def action_open_line(self) -> None:
        self.action_type("")

    def action_type(self, text: str) -> None:
        """Open the line for typing, with its first letters."""
        if (seat := self.asked) is not None:
            hint = self.say("table-hint", example=self.table.example(seat))
            hidden = self.course.hides(seat)
            self.line.open(text, f"{letter(seat)}> {hint}", self.course.words(seat), hidden)

    def action_close_line(self) -> None:
        self.line.close()
        self.home.focus()

    def on_input_submitted(self, event: TypedLine.Submitted) -> None:
        text = event.value.strip()
        self.action_close_line()
        if text:
            self.submit(text)

    def action_clear_or_leave(self) -> None:
        """Ctrl-C clears the line first; at an empty one it leaves."""
        if self.line.value:
            self.line.value = ""
        else:
            self.submit("quit")
