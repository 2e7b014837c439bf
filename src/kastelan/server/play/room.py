"""A table in memory: who plays, who watches, and what each watcher is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from time import monotonic
from typing import Final, Protocol

from msgspec import UNSET, Struct

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.errors import Conflict
from kastelan.server.people.quiet_hours import Span
from kastelan.server.play import position_message
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.localised_reader import Reader, reader_of
from kastelan.server.play.position_message import Perspective
from kastelan.server.play.sent_board import SentBoard
from kastelan.server.play.table import LogLine, Plan, Table
from kastelan.server.play.turns import MOST_MOVES
from kastelan.server.presenters import Timeout, presenter_of
from kastelan.server.storage.log_entries import RETURN, STAND_IN
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.messages import Message
from kastelan.server.wire.play import Happened, Update
from kastelan.server.wire.scalars import Json

SPEAKERS: Final = {language: Speaker(language) for language in LANGUAGES}
# Lines of the log that are kept in memory for clients that reconnect.
REMEMBERED: Final = 60
NO_LINES: Final[Mapping[Seat | None, Sequence[Happened]]] = {}
GONE: Final = 4000
"""A close code of our own: connect again, and ask for what was missed."""


class Line(Protocol):
    """The connection of one socket."""

    def deliver(self, message: Message) -> bool:
        """Send a message; False if the client does not read, and too many wait already."""

    def hang_up(self, code: int) -> None:
        """Close it."""


class Watcher:
    """One socket: the seats that it looks through, and its connection.

    With `board` it gets boards instead of views, with `changes` only what changes of them.
    """

    def __init__(
        self,
        line: Line,
        user: str | None,
        seats: tuple[Seat | None, ...],
        language: str,
        board: bool = False,
        changes: bool = False,
        address: str = "",
    ) -> None:
        self.line, self.address = line, address
        self.user, self.seats, self.language = user, seats, language
        self.board, self.changes = board, board and changes
        self.boards: dict[Seat | None, int] = {}  # with `changes`: the number of the last one by seat
        self.lost = False

    def send(self, message: Message) -> None:
        """Send a message. A client that is too slow is disconnected, and asks for what it missed."""
        if not self.lost and not self.line.deliver(message):
            self.disconnect()

    def disconnect(self) -> None:
        """Send nothing more, and close the socket."""
        self.lost = True
        self.line.hang_up(GONE)


class Room:
    """A table in memory, started or not, with everyone who watches it."""

    def __init__(self, sheet: Sheet, table: Table | None) -> None:
        self.sheet, self.table = sheet, table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.recent: Sequence[LogLine] = ()
        self.used = monotonic()
        self.snapshot = 0
        self.thinking: asyncio.Task[None] | None = None
        self.hourglass: asyncio.Task[None] | None = None
        self.timed = ""  # the key of the decision for which the hourglass runs
        self.boards: dict[Seat | None, SentBoard] = {}  # the last one that readers through a seat were sent

    @property
    def playing(self) -> Table:
        if self.sheet.status == "closed":
            raise Conflict("table-closed")
        if self.table is None:
            raise Conflict("game-not-begun")
        return self.table

    # Who plays

    def bot(self, seat: Seat) -> str | None:
        """The bot that plays a seat, by itself or as a stand-in."""
        stand_in = self.table.stand_ins.get(seat) if self.table else None
        return stand_in or self.sheet.seats[seat].bot

    def people(self) -> set[Seat]:
        """The seats whose people play themselves."""
        return {place.seat for place in self.sheet.seats if self.bot(place.seat) is None}

    def others(self, user: str) -> set[str | None]:
        """The other people who play themselves, by user id."""
        return {self.sheet.seats[seat].user for seat in self.people()} - {user}

    def bot_to_move(self) -> Seat | None:
        """The first seat that has to decide and is played by a bot."""
        return next((seat for seat in self.playing.state.actors if self.bot(seat)), None)

    @property
    def present(self) -> bool:
        """Whether a person plays or watches."""
        return bool(self.watchers) or bool(self.people())

    @property
    def attended(self) -> bool:
        """Whether a person has a seat, even if a bot stands in, or watches."""
        return bool(self.watchers) or any(place.user for place in self.sheet.seats)

    @property
    def busy(self) -> bool:
        """Whether somebody watches, or something is being done."""
        tasks = (self.thinking, self.hourglass)
        return bool(self.watchers) or self.lock.locked() or any(task and not task.done() for task in tasks)

    def voted_out(self, absent: Seat) -> bool:
        """Whether most of the other people at the table want a bot for a seat."""
        places = self.sheet.seats
        # Counted by person, not by seat: a person on two seats has one vote.
        others = {places[seat].user for seat in self.people()} - {places[absent].user}
        voters = {places[seat].user for seat in self.playing.votes.get(absent, ())} & others
        return 2 * len(voters) > len(others)

    # Time

    def timeout(self) -> Timeout | None:
        """The limit on the decision that a person has to make now; bots have none."""
        if self.table is None or self.table.over:
            return None
        found = presenter_of(self.table.game.name).timeout(self.table.state)
        return found if found is not None and found.seat in self.people() else None

    def late(self, at: int) -> list[Seat]:
        """The seats of people whose clock has run out."""
        ends, people = self.playing.watch.deadlines(), self.people()
        return [seat for seat, end in ends.items() if end <= at and seat in people]

    def first_deadline(self) -> int | None:
        """When the first person's clock runs out."""
        ends, people = self.playing.watch.deadlines(), self.people()
        return min((end for seat, end in ends.items() if seat in people), default=None)

    def next_deadline(self, plan: Plan) -> int | None:
        """When the first person's clock will run out once the plan is applied."""
        # The plan is not applied yet, so its effects on who plays and on the time used are added by hand.
        watch, last = self.playing.watch, plan.entries[-1]
        ends, people = [], self.people()
        people |= {entry.seat for entry in plan.entries if entry.kind == RETURN}
        people -= {entry.seat for entry in plan.entries if entry.kind == STAND_IN}
        for seat in set(plan.now.state.actors) & people:
            used = sum(entry.spent for entry in plan.entries if entry.seat == seat)
            # As in Watch.turn: the mover's time starts anew, and an open decision keeps its beginning.
            begin = last.at if seat == last.seat else watch.since.get(seat, last.at)
            left = watch.clock.left(watch.spent[seat] + used)
            if left is not None:
                ends.append(watch.ends(seat, begin, left))
        return min(ends, default=None)

    def pause(self, span: Span) -> None:
        """Pause the clocks of all seats for a time in which nobody could play."""
        self.sheet = self.sheet.paused(span)
        if self.table is not None:
            self.table.watch.rests = self.sheet.rests

    # Who is sent what

    def broadcast(self, message: Struct) -> None:
        """Send the same message to everyone."""
        made = Message.of(message)
        for watcher in self.watchers:
            if self.admits(watcher):
                watcher.send(made)

    def admits(self, watcher: Watcher) -> bool:
        """Whether a watcher may still see the table: a person may have been removed from a private one."""
        return self.sheet.row["visibility"] != "private" or self.sheet.member(watcher.user)

    def seats_seen(self, watcher: Watcher) -> list[Seat | None]:
        """The seats that a watcher may still look through: a person may have been removed from one."""
        if not self.admits(watcher):
            return []
        return [seat for seat in watcher.seats if seat is None or self.sheet.owns(watcher.user, seat)]

    def send_update(self, lines: tuple[LogLine, ...]) -> None:
        """Send everyone what their seats may know.

        A message is made, framed and compressed once for all who look through the same seat, or through none,
        in the same language; what is the same in every language is made once for each seat.
        """
        readers = [(watcher, seat) for watcher in self.watchers for seat in self.seats_seen(watcher)]
        seen = self.perspectives({seat for _, seat in readers}, lines)
        made: dict[tuple[Seat | None, str, bool, bool], Message] = {}
        for watcher, seat in readers:
            base = self._base(watcher, seat)
            key = seat, watcher.language, watcher.board, base is not None
            if key not in made:
                update = self.update(seen[seat], watcher.language, watcher.board, base=base)
                made[key] = Message.of(update)
            self._send_position(watcher, seat, made[key])
        self._keep_boards(seen)

    def _base(self, watcher: Watcher, seat: Seat | None) -> SentBoard | None:
        """The board that a watcher was sent last, if it wants to know what changes and we remember it."""
        board = self.boards.get(seat)
        return board if board is not None and watcher.boards.get(seat) == board.seq else None

    def _send_position(self, watcher: Watcher, seat: Seat | None, message: Message) -> None:
        watcher.send(message)
        if watcher.changes:
            watcher.boards[seat] = self.playing.seq

    def _keep_boards(self, seen: Mapping[Seat | None, Perspective]) -> None:
        wanted = {seat for watcher in self.watchers for seat in watcher.boards}
        for seat in wanted & seen.keys():
            self.boards[seat] = seen[seat].fields.sent(self.playing.seq)

    def join(
        self,
        watcher: Watcher,
        lines: tuple[LogLine, ...] = (),
        older: Mapping[Seat | None, Sequence[Happened]] = NO_LINES,
    ) -> None:
        """Send a watcher the position and what it has missed; from here on it gets all that happens. `older`
        are lines that are no longer in memory, as each seat may know them."""
        self.watchers.add(watcher)
        if self.table is None:
            return
        seen = self.perspectives(self.seats_seen(watcher), lines)
        for seat, perspective in seen.items():
            update = self.update(perspective, watcher.language, watcher.board, older.get(seat, ()))
            self._send_position(watcher, seat, Message.of(update))
        self._keep_boards(seen)

    def remember(self, lines: Sequence[LogLine]) -> None:
        """Keep lines in memory that have just been written to the log."""
        self.recent = (*self.recent, *lines)[-REMEMBERED:]

    def lines_after(self, seq: int) -> tuple[LogLine, ...] | None:
        """Every line after a number of the log; None if they are not all in memory."""
        kept = tuple(line for line in self.recent if line.entry.seq > seq)
        return kept if len(kept) == self.playing.seq - seq else None

    def perspective(self, seat: Seat | None, lines: tuple[LogLine, ...] = ()) -> Perspective:
        """The position now, and what has just happened, as a seat may know it."""
        return Perspective(self.playing.state, seat, lines, self._before(lines))

    def perspectives(
        self, seats: Collection[Seat | None], lines: tuple[LogLine, ...] = ()
    ) -> dict[Seat | None, Perspective]:
        """The same for several seats, which share what a spectator knows."""
        if len(seats) < 2:
            return {seat: self.perspective(seat, lines) for seat in seats}
        public = self.perspective(None, lines)
        state, known = public.state, public.earlier
        return {
            seat: public if seat is None else Perspective(state, seat, lines, known, public) for seat in seats
        }

    def _before(self, lines: tuple[LogLine, ...]) -> Sequence[LogLine]:
        """The lines in memory before these."""
        if not lines or not self.recent:
            return ()
        # Numbers have no gaps.
        end = max(0, lines[0].entry.seq - self.recent[0].entry.seq)
        return self.recent[max(0, end - MOST_MOVES) : end]

    def update(
        self,
        seen: Perspective,
        language: str,
        board: bool = False,
        older: Sequence[Happened] = (),
        base: SentBoard | None = None,
    ) -> Update:
        """What a seat is sent; with `board` what a browser draws, in words, and with `base` only what has
        changed of it since. `older` lines come first."""
        table = self.playing
        reader = self.reader(seen.seat, language) if board else None
        changes = None if base is None else seen.fields.since(base)
        return Update(
            position_message.position(
                self.sheet.id, table, seen, SPEAKERS[language], reader, changes=changes
            ),
            [*older, *position_message.happened(seen, table.over, reader)],
            UNSET if base is None or changes is None else base.seq,
        )

    def reader(self, seat: Seat | None, language: str) -> Reader:
        """The reader behind a seat, or a spectator."""
        return reader_of(self.sheet, self.playing.game, seat, SPEAKERS[language])

    def refusal(self, error: KastelanError, language: str) -> Json:
        """Why something is refused, in words."""
        if self.table is None:
            return dict(plain_error(error, SPEAKERS[language], self.sheet.setup.game))
        return self.reader(None, language).refusal(error)
