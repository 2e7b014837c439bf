"""A socket for each table: updates as they happen, and every way to act."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import Parameter

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.server.errors import Forbidden, Refused
from kastelan.server.http import sockets
from kastelan.server.http.routes import chat, play
from kastelan.server.people.accounts import Identity
from kastelan.server.play.room import Room, Watcher
from kastelan.server.service import Service
from kastelan.server.wire.play import (
    AnswerUndo,
    AskUndo,
    Failed,
    Frame,
    Moves,
    Ping,
    Pong,
    Say,
    Seated,
    Undo,
    frames,
)
from kastelan.server.wire.scalars import encode


@websocket("/api/tables/{table_id:str}/socket")
async def follow(
    socket: WebSocket,  # type: ignore[type-arg]  # any user, auth and state
    table_id: str,
    service: Service,
    who: Identity | None,
    spoken: str,
    client: str,
    seats: Annotated[str, Parameter(max_length=20)] = "",
    since: Annotated[int | None, Parameter(ge=0, le=10_000_000)] = None,
    board: bool = False,
) -> None:
    """Follow a table: `seats=0,2` with the eyes of own seats, without it as a spectator; `board=1` tells what
    a browser draws."""
    await socket.accept()
    try:
        async with sockets.counted(socket, service, client):
            room = await service.hub.room(table_id)
            watcher = Watcher(who.id if who else None, _eyes(room, who, seats), spoken, board)
            try:
                await _greet(service, room, watcher, since)
                await sockets.keep(socket, watcher, _answering(service, room, watcher, who))
            finally:
                room.watchers.discard(watcher)
    except KastelanError as error:
        await sockets.turn_away(socket, error, spoken)


def _eyes(room: Room, who: Identity | None, seats: str) -> tuple[Seat | None, ...]:
    """The seats to see with."""
    user = who.id if who else None
    wished = [word for word in seats.split(",") if word]
    if not all(word.isascii() and word.isdecimal() and len(word) < 3 for word in wished):
        raise Refused("bad-frame")
    eyes = tuple(sorted({int(word) for word in wished}))
    for seat in eyes:
        play.may_see(room, user, seat)
    room.sheet.check_seen(user)
    return eyes or (None,)


async def _greet(service: Service, room: Room, watcher: Watcher, since: int | None) -> None:
    """How things stand, and what was missed; from here on nothing is."""
    async with room.lock:
        watcher.send(encode(Seated(service.hub.shown(room, watcher.user))))
        if room.table is not None:
            missed = () if since is None or since > room.table.seq else await service.hub.missed(room, since)
            for seat in room.eyes(watcher):
                watcher.send(
                    encode(room.update(room.perspective(seat, missed), watcher.language, watcher.board))
                )
        room.watchers.add(watcher)


def _answering(service: Service, room: Room, watcher: Watcher, who: Identity | None) -> sockets.Answering:
    """What a frame is answered with, whatever it was."""
    key = who.id if who else str(id(watcher))

    async def answer(raw: str) -> msgspec.Struct:
        client = ""
        try:
            service.frames.take(key)
            frame = _read(raw)
            client = frame.id
            return await _act(service, room, who, frame)
        except KastelanError as error:
            return Failed(client, room.refusal(error, watcher.language))

    return answer


def _read(raw: str) -> Frame:
    try:
        frame: Frame = frames.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-frame") from None
    return frame


async def _act(service: Service, room: Room, who: Identity | None, frame: Frame) -> msgspec.Struct:
    if isinstance(frame, Ping):
        return Pong(frame.id)
    if who is None:
        raise Forbidden("not-your-seat")
    if isinstance(frame, Moves):
        return await play.move(service.hub, room, who.id, frame)
    if isinstance(frame, Undo):
        return await play.undo(service.hub, room, who.id, frame)
    if isinstance(frame, AskUndo):
        return await play.ask_undo(service.hub, room, who.id, frame)
    if isinstance(frame, AnswerUndo):
        return await play.answer_undo(service.hub, room, who.id, frame)
    assert isinstance(frame, Say)
    return await chat.say(service, room, who, frame.text)


HANDLERS: Final = (follow,)
