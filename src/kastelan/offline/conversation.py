"""Sockets of tables: what a page is greeted with, and the answers to its frames."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kastelan.core.errors import KastelanError
from kastelan.offline.tables import SocketLine, Tables
from kastelan.server.errors import Forbidden, Refused
from kastelan.server.play import questions
from kastelan.server.play.permissions import Person, check_view
from kastelan.server.play.replay_questions import Eyes, Missed
from kastelan.server.play.room import Room, Watcher
from kastelan.server.wire.messages import Message
from kastelan.server.wire.play import (
    Answer,
    AnswerUndo,
    AskUndo,
    Failed,
    Frame,
    Happened,
    Moves,
    Ping,
    Pong,
    Say,
    Seated,
    Undo,
    frames,
)
from kastelan.server.wire.scalars import encoded_before


class Conversation:
    """One socket of a table: the seats that the page looks through, and its frames."""

    def __init__(self, tables: Tables, room: Room, number: int, seats: list[int], language: str) -> None:
        self._tables, self._room = tables, room
        self._user = tables.person.id if tables.person else None
        eyes = tuple(sorted(set(seats)))
        for seat in eyes:
            check_view(room, self._user, seat)
        self._watcher = Watcher(
            SocketLine(tables, number), self._user, eyes or (None,), language, board=True, changes=True
        )

    def greet(self, since: int | None) -> None:
        """Send the table, its position and what was missed; from here on the page misses nothing."""
        room, watcher = self._room, self._watcher
        watcher.send(Message.of(Seated(room.sheet.shown(self._user, room.table))))
        if room.table is None or since is None or since > room.table.seq:
            return room.join(watcher)
        newer = room.lines_after(since)
        if newer is not None:
            return room.join(watcher, newer)
        return room.join(watcher, (), {seat: self._missed(seat, since) for seat in watcher.seats})

    def _missed(self, seat: int | None, since: int) -> list[Happened]:
        """Lines that are not in memory any more."""
        room, table = self._room, self._room.playing
        eyes = Eyes.of(room.reader(seat, self._watcher.language))
        lines = Missed(self._tables.logged(room), eyes, since, table.seq, table.over, told=True).answer()
        return [encoded_before(line, Happened) for line in lines]

    def hear(self, raw: str) -> None:
        """Answer a frame."""
        client = ""
        try:
            frame = _read(raw)
            client = frame.id
            answer = self._answer(frame)
        except KastelanError as error:
            answer = self.refusal(client, error)
        self._watcher.send(Message.of(answer))

    def _answer(self, frame: Frame) -> Struct:
        room, user = self._room, self._user
        match frame:
            case Ping():
                return Pong(frame.id)
            case _ if user is None:
                raise Forbidden("not-your-seat")
            case Say():
                raise Refused("no-such-page")  # there is nobody else to talk to
            case Moves() | Undo() | AskUndo() | AnswerUndo():
                return self._tables.act(room, Person(user), frame)
            case _:
                work = questions.begun(room, user, frame, self._watcher.language, board=True)
                return Answer(frame.id, work())

    def refusal(self, client: str, error: KastelanError) -> Failed:
        return Failed(client, self._room.refusal(error, self._watcher.language))

    def close(self) -> None:
        """Watch no more."""
        self._room.watchers.discard(self._watcher)


def _read(raw: str) -> Frame:
    try:
        frame: Frame = frames.decode(raw)
    except msgspec.MsgspecError:
        raise Refused("bad-frame") from None
    return frame
