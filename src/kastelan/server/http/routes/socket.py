"""A socket for each table: updates as they happen, commands, questions and chat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.server.errors import Forbidden, Refused
from kastelan.server.http import sockets
from kastelan.server.http.http_errors import database_gone
from kastelan.server.http.routes import chat
from kastelan.server.people.accounts import Identity
from kastelan.server.play import questions
from kastelan.server.play.missed_lines import OlderLines, older_lines
from kastelan.server.play.permissions import Person, check_view
from kastelan.server.play.room import NO_LINES, Room, Watcher
from kastelan.server.service import Service
from kastelan.server.wire.messages import Message
from kastelan.server.wire.play import (
    Answer,
    AnswerUndo,
    AskUndo,
    Failed,
    Frame,
    Moves,
    Ping,
    Pong,
    Question,
    Say,
    Seated,
    Undo,
    frames,
)

QUESTIONS_AT_ONCE: Final = 2
"""More questions of one socket wait for their turn."""


@websocket("/api/tables/{table_id:str}/socket")
async def follow(
    socket: WebSocket,  # type: ignore[type-arg]  # any user, auth and state
    table_id: str,
    service: Service,
    who: Identity | None,
    spoken: str,
    client: str,
    address: str,
    asker: str,
    seats: Annotated[str, Parameter(max_length=20)] = "",
    since: Annotated[int | None, Parameter(ge=0, le=10_000_000)] = None,
    board: bool = False,
    changes: bool = False,
) -> None:
    """Follow a table: with `seats=0,2` through the eyes of own seats, without it as a spectator; `board=1`
    sends what a browser draws, and `changes=1` after the first time only what has changed of that."""
    await socket.accept()
    try:
        async with sockets.counted(socket, service, client, who):
            room = await service.hub.room(table_id)
            eyes = _seats(room, who, seats)
            line, user = sockets.line_of(socket), who.id if who else None
            watcher = Watcher(line, user, eyes, spoken, board, changes, address)
            conversation = Conversation(service, room, watcher, who)
            try:
                await _greet(service, room, watcher, since, asker)
                await sockets.keep(socket, watcher, conversation.answer)
            finally:
                conversation.close()
                room.watchers.discard(watcher)
    except KastelanError as error:
        await sockets.turn_away(socket, service, error, spoken)


def _seats(room: Room, who: Identity | None, seats: str) -> tuple[Seat | None, ...]:
    """The seats to look through."""
    user = who.id if who else None
    wished = [word for word in seats.split(",") if word]
    if not all(word.isascii() and word.isdecimal() and len(word) < 3 for word in wished):
        raise Refused("bad-frame")
    eyes = tuple(sorted({int(word) for word in wished}))
    for seat in eyes:
        check_view(room, user, seat)
    room.sheet.check_seen(user)
    return eyes or (None,)


async def _greet(service: Service, room: Room, watcher: Watcher, since: int | None, asker: str) -> None:
    """Send the table, its position and what was missed; from here on the watcher misses nothing."""
    joined = False
    while not joined:
        older = await _older(service, room, watcher, since, asker)
        # Under the lock no line can be written between what is sent here and joining the watchers.
        async with room.lock:
            joined = _join(service, room, watcher, older)
    service.hub.watched(room)


async def _older(
    service: Service, room: Room, watcher: Watcher, since: int | None, asker: str
) -> OlderLines | None:
    # A number that the log has not reached is ignored: the position that is sent is complete.
    if since is None or room.table is None or since > room.table.seq:
        return None
    return await older_lines(service, room, watcher.seats, watcher.language, watcher.board, since, asker)


def _join(service: Service, room: Room, watcher: Watcher, older: OlderLines | None) -> bool:
    """Send everything and join the watchers; False if too much has happened since the older lines."""
    newer = () if older is None else room.lines_after(older.until)
    if newer is None:
        return False
    watcher.send(Message.of(Seated(service.hub.shown(room, watcher.user))))
    room.join(watcher, newer, NO_LINES if older is None else older.told)
    return True


class Conversation:
    """Answers the frames of one socket."""

    def __init__(self, service: Service, room: Room, watcher: Watcher, who: Identity | None) -> None:
        self._service, self._room, self._watcher, self._who = service, room, watcher, who
        self._key = who.id if who else str(id(watcher))
        self._turn = asyncio.Semaphore(QUESTIONS_AT_ONCE)
        self._asking: set[asyncio.Task[None]] = set()

    async def answer(self, raw: str) -> msgspec.Struct | None:
        """The answer to a frame. A question is answered later, so that a move need not wait for it."""
        client = ""
        try:
            self._service.frames.take(self._key)
            frame = _read(raw)
            client = frame.id
            return await self._respond(frame)
        except KastelanError as error:
            return self._refused(client, error)
        except (SQLAlchemyError, OSError) as error:
            return self._refused(client, database_gone(error))

    async def _respond(self, frame: Frame) -> msgspec.Struct | None:
        room, who = self._room, self._who
        match frame:
            case Ping():
                return Pong(frame.id)
            # All other frames need a login.
            case _ if who is None:
                raise Forbidden("not-your-seat")
            case Say():
                return await chat.say(self._service, room, who, frame.text)
            case Moves() | Undo() | AskUndo() | AnswerUndo():
                return await self._service.hub.carry_out(room, Person(who.id), frame)
            case _:
                task = asyncio.create_task(self._answer_question(who.id, frame))
                self._asking.add(task)
                task.add_done_callback(self._asking.discard)
                return None

    async def _answer_question(self, user: str, question: Question) -> None:
        watcher = self._watcher
        try:
            async with self._turn:
                work = questions.begun(self._room, user, question, watcher.language, watcher.board)
                found = await questions.answered(work)
            watcher.send(Message.of(Answer(question.id, found)))
        except KastelanError as error:
            watcher.send(Message.of(self._refused(question.id, error)))
        except (SQLAlchemyError, OSError) as error:
            watcher.send(Message.of(self._refused(question.id, database_gone(error))))

    def _refused(self, client: str, error: KastelanError) -> Failed:
        self._service.metrics.refused(error)
        return Failed(client, self._room.refusal(error, self._watcher.language))

    def close(self) -> None:
        """Answer no more questions."""
        for task in self._asking:
            task.cancel()


def _read(raw: str) -> Frame:
    try:
        frame: Frame = frames.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-frame") from None
    return frame


HANDLERS: Final = (follow,)
