"""A socket for each table: updates as they happen, and every way to act."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.server.errors import Forbidden, Refused, TooMany
from kastelan.server.people import Identity
from kastelan.server.plain import plain_error
from kastelan.server.rooms import SPEAKERS, Room, Watcher
from kastelan.server.routes import chat, play
from kastelan.server.service import Service
from kastelan.server.wire.kinds import encode
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

GONE: Final = 4000  # close codes of our own: come back and ask for what was missed
REFUSED: Final = 4003


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
        _check_origin(socket, service)
        room = await service.hub.room(table_id)
        eyes = _eyes(room, who, seats)
        _check_number(service, client)
    except KastelanError as error:
        await socket.send_data(encode(Failed("", dict(plain_error(error, SPEAKERS[spoken])))), mode="text")
        await socket.close(REFUSED, error.message)
        return
    service.sockets[client] += 1
    watcher = Watcher(who.id if who else None, eyes, spoken, board)
    try:
        await _greet(service, room, watcher, since)
        await _live(socket, service, room, watcher, who)
    finally:
        room.watchers.discard(watcher)
        service.sockets[client] -= 1
        if not service.sockets[client]:
            del service.sockets[client]


def _check_origin(socket: WebSocket, service: Service) -> None:  # type: ignore[type-arg]  # any user
    origin = socket.headers.get("origin")
    own = origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")
    if not own and origin not in service.settings.origins:
        raise Forbidden("foreign-origin")


def _check_number(service: Service, client: str) -> None:
    if service.sockets[client] >= service.settings.most_sockets:
        raise TooMany("too-many-sockets", most=service.settings.most_sockets)


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
                watcher.send(encode(room.update(seat, watcher.language, missed, watcher.board)))
        room.watchers.add(watcher)


async def _live(
    socket: WebSocket,  # type: ignore[type-arg]  # any user
    service: Service,
    room: Room,
    watcher: Watcher,
    who: Identity | None,
) -> None:
    """Send and receive until one side is gone."""
    tasks = {
        asyncio.create_task(_send(socket, watcher)),
        asyncio.create_task(_receive(socket, service, room, watcher, who)),
    }
    _, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(Exception):  # it may be closed already, in many ways
        await socket.close(GONE if watcher.lost else 1000)


async def _send(socket: WebSocket, watcher: Watcher) -> None:  # type: ignore[type-arg]  # any user
    while not watcher.lost:
        await socket.send_data(await watcher.queue.get(), mode="text")


async def _receive(
    socket: WebSocket,  # type: ignore[type-arg]  # any user
    service: Service,
    room: Room,
    watcher: Watcher,
    who: Identity | None,
) -> None:
    key = who.id if who else str(id(watcher))
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            raw = await socket.receive_data(mode="text")
            watcher.send(encode(await _answer(service, room, watcher, who, key, raw)))


async def _answer(
    service: Service, room: Room, watcher: Watcher, who: Identity | None, key: str, raw: str
) -> msgspec.Struct:
    """What a frame is answered with, whatever it was."""
    client = ""
    try:
        service.frames.take(key)
        frame = _read(raw)
        client = frame.id
        return await _act(service, room, who, frame)
    except KastelanError as error:
        return Failed(client, room.refusal(error, watcher.language))


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
