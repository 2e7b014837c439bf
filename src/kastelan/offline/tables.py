"""The tables of this browser, and the one way in which a command changes them."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Final

import msgspec

from kastelan.core.game import Seat
from kastelan.core.position import write_position
from kastelan.offline.effects import BotTask, Effects, Kept, Timer
from kastelan.offline.stored_table import StoredTable, encode
from kastelan.server.errors import NotFound
from kastelan.server.operation.clock import now
from kastelan.server.play import history
from kastelan.server.play.bot_answers import is_legal
from kastelan.server.play.commands import NO_ID, Command, GoBack
from kastelan.server.play.permissions import BOT, Hourglass, Issuer, check_command
from kastelan.server.play.replay_questions import Logged
from kastelan.server.play.room import GONE, Line, Room
from kastelan.server.play.table import Plan
from kastelan.server.wire.messages import Message
from kastelan.server.wire.people import Person
from kastelan.server.wire.play import Done, Moves, Seated

PERSON: Final = "person"
"""The key of the person; every other key is the id of a table."""
LUCK: Final = SystemRandom()


class KeptPerson(msgspec.Struct):
    """The person who plays in this browser."""

    person: Person
    version: int = 0


class SocketLine(Line):
    """A socket of the page, by its number."""

    def __init__(self, tables: Tables, number: int) -> None:
        self._tables, self._number = tables, number

    def deliver(self, message: Message) -> bool:
        self._tables.effects.frames.append((self._number, message.raw.decode()))
        return True

    def hang_up(self, code: int) -> None:
        self._tables.effects.closed.append((self._number, code))


class Tables:
    """Everything that is kept in this browser, and the tables that are being played or looked at."""

    def __init__(self) -> None:
        self.known: KeptPerson | None = None
        self.stored: dict[str, StoredTable] = {}
        self.rooms: dict[str, Room] = {}
        self.effects = Effects()
        self._changed: set[str] = set()
        # Which decision of a table a bot has been asked for: the number of the last line, and the seat.
        self._asked: dict[str, tuple[int, Seat]] = {}

    @property
    def person(self) -> Person | None:
        return self.known.person if self.known else None

    # Keeping

    def load(self, key: str, text: str | None) -> None:
        """Take over what is kept under a key; its sockets are closed, and connect again."""
        if key == PERSON:
            self.known = None if text is None else msgspec.json.decode(text, type=KeptPerson)
            return
        self._asked.pop(key, None)
        room = self.rooms.pop(key, None)
        for watcher in () if room is None else tuple(room.watchers):
            watcher.disconnect()
        if text is None:
            self.stored.pop(key, None)
        else:
            self.stored[key] = msgspec.json.decode(text, type=StoredTable)

    def change_person(self, person: Person) -> None:
        """Remember the person, who may have another name now."""
        self.known = KeptPerson(person, self.known.version if self.known else 0)
        self._changed.add(PERSON)
        for room in self.rooms.values():
            self.refresh(room)

    def changed(self, table: StoredTable) -> None:
        """Have a table kept at the end of this call."""
        self.stored[table.id] = table
        self._changed.add(table.id)

    def forget(self, table: str) -> None:
        """Keep a table no longer."""
        found = self.stored.pop(table)
        self.rooms.pop(table, None)
        self._changed.discard(table)
        self.effects.kept.append(Kept(table, found.version, None))

    def finish(self) -> Effects:
        """All that this call has brought about, with what bots and time limits have to do now."""
        self.effects.kept += [self._kept(key) for key in sorted(self._changed)]
        self._changed.clear()
        for room in self.rooms.values():
            self.effects.bots += self._bot_task(room)
            self.effects.timers += self._timer(room)
        found, self.effects = self.effects, Effects()
        return found

    def _kept(self, key: str) -> Kept:
        kept = self.known if key == PERSON else self.stored[key]
        assert kept is not None
        kept.version += 1
        return Kept(key, kept.version - 1, encode(kept).decode())

    # Rooms

    def room(self, table: str) -> Room:
        """A table in memory, read from its log if needed."""
        if table not in self.rooms:
            stored = self.stored.get(table)
            if stored is None:
                raise NotFound("no-such-table")
            sheet = stored.sheet(self.person)
            self.rooms[table] = Room(sheet, stored.played(sheet))
        return self.rooms[table]

    def refresh(self, room: Room) -> None:
        """Read a table's row again after it changed, and send it to everyone."""
        stored, before = self.stored[room.sheet.id], room.table
        room.sheet = stored.sheet(self.person)
        if before is None:
            room.table = stored.played(room.sheet)
        room.broadcast(Seated(room.sheet.shown(None, room.table)))
        if before is None and room.table is not None:
            room.send_update(())

    def logged(self, room: Room) -> Logged:
        """The game of a table, for questions about what was played."""
        entries = self.stored[room.sheet.id].entries
        return Logged(room.sheet.setup, room.sheet.id, len(entries), entries)

    # Playing

    def act(self, room: Room, issuer: Issuer, command: Command) -> Done:
        """Carry out a command: check, decide, write to the log, apply, send."""
        check_command(room, issuer, command)
        table = room.playing
        plan = table.decide(command, now())
        if plan.lines:
            self._commit(room, plan)
        request = table.agreed_undo(room.people())
        if request is not None:
            entries = self.stored[room.sheet.id].entries
            moment = history.moment_at(room.sheet.setup, entries, request.moves)
            self._commit(room, table.decide(GoBack(request.seat, moment), now()))
        seq = table.seq if plan.repeated is None else plan.repeated
        return Done(command.id, seq, plan.repeated is not None)

    def _commit(self, room: Room, plan: Plan) -> None:
        stored, table, outcome = self.stored[room.sheet.id], room.playing, plan.now.state.outcome
        stored.add(plan.entries)
        if outcome is not None:
            stored.row |= {
                "status": "finished", "finished": plan.entries[-1].at,
                "result": list(outcome.scores), "places": list(outcome.places),
            }  # fmt: skip
        self.changed(stored)
        table.apply(plan)
        room.remember(plan.lines)
        if table.over:
            room.sheet = stored.sheet(self.person)
        room.send_update(plan.lines)
        if table.over:
            room.broadcast(Seated(room.sheet.shown(None, table)))

    # Bots and time

    def bot_word(self, name: str, seq: int, seat: Seat, word: str) -> None:
        """Play what a bot has answered; nothing if the table has moved on. A senseless answer is replaced by
        any legal one."""
        room = self.rooms.get(name)
        if self._asked.pop(name, None) != (seq, seat) or room is None or room.table is None:
            return
        table = room.table
        if table.seq != seq or room.bot_to_move() != seat:
            return
        if not is_legal(table.state, seat, word):
            word = LUCK.choice(table.legal(seat))
        self.act(room, BOT, Moves(seat, seq, NO_ID, [word]))

    def time_up(self, name: str, key: str) -> None:
        """Move for a seat whose time for a decision is over, unless it has decided."""
        room = self.rooms.get(name)
        timeout = room.timeout() if room is not None else None
        if room is not None and timeout is not None and timeout.key == key:
            command = Moves(timeout.seat, room.playing.seq, NO_ID, [timeout.word])
            self.act(room, Hourglass(timeout), command)

    def _bot_task(self, room: Room) -> Iterator[BotTask]:
        """The decision that a bot has to make, if somebody watches and it has not been asked for yet."""
        table, name = room.table, room.sheet.id
        if table is None or table.over or not room.watchers:
            self._asked.pop(name, None)
            return
        seat = room.bot_to_move()
        if seat is None or self._asked.get(name) == (table.seq, seat):
            return
        self._asked[name] = (table.seq, seat)
        shown = table.state.determinise(seat, LUCK.getrandbits(160))
        bot = room.bot(seat) or ""
        yield BotTask(name, table.seq, seat, bot, write_position(shown), LUCK.getrandbits(32))

    def _timer(self, room: Room) -> Iterator[Timer]:
        """The time limit that begins now, if there is one."""
        timeout = room.timeout() if room.watchers else None
        key = "" if timeout is None else timeout.key
        if key == room.timed:
            return
        room.timed = key
        if timeout is not None:
            yield Timer(room.sheet.id, key, timeout.seconds)

    def disconnect(self, room: Room) -> None:
        """Close all sockets of a table with the request to connect again."""
        for watcher in tuple(room.watchers):
            watcher.line.hang_up(GONE)
