"""The live lobby: public tables as they come and go, and notices for whoever is logged in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from kastelan.core.errors import KastelanError
from kastelan.server.errors import Forbidden, Refused, TooMany
from kastelan.server.feed import Listener
from kastelan.server.finding import Wanted, read_options
from kastelan.server.people import Identity
from kastelan.server.plain import plain_error
from kastelan.server.rooms import SPEAKERS
from kastelan.server.service import Service
from kastelan.server.wire.kinds import Pace, encode
from kastelan.server.wire.play import Failed, Ping, Pong

LOST: Final = 4000  # close codes of our own: come back, the list is sent anew
REFUSED: Final = 4003
Status = Literal["open", "playing", "finished", "closed"]
Time = Annotated[int | None, Parameter(ge=0, le=10**15)]
pings = msgspec.json.Decoder(Ping)


def get_wanted(
    game: Annotated[str | None, Parameter(max_length=20)] = None,
    status: Annotated[list[Status] | None, Parameter(max_items=4)] = None,
    pace: Pace | None = None,
    players: Annotated[int | None, Parameter(ge=1, le=8)] = None,
    free: bool | None = None,
    rated: bool | None = None,
    player: Annotated[str | None, Parameter(max_length=40)] = None,
    option: Annotated[list[str] | None, Parameter(max_items=10)] = None,
    since: Time = None,
    before: Time = None,
    until: Time = None,
) -> Wanted:
    """What tables are looked for; options are written `name=value` and need the game."""
    return Wanted(
        tuple(status or ("open",)), game, pace, players, free, rated, player,
        options=read_options(game, option or []), since=since, before=before, until=until,
    )  # fmt: skip


WANTED: Final = {"wanted": Provide(get_wanted, sync_to_thread=False)}


@websocket("/api/lobby/socket", dependencies=WANTED)
async def watch(
    socket: WebSocket,  # type: ignore[type-arg]  # any user, auth and state
    service: Service,
    who: Identity | None,
    wanted: Wanted,
    spoken: str,
    client: str,
) -> None:
    """Follow the public tables that the same filters as for `GET /api/tables` let through."""
    await socket.accept()
    try:
        _check_origin(socket, service)
        if service.sockets[client] >= service.settings.most_sockets:
            raise TooMany("too-many-sockets", most=service.settings.most_sockets)
    except KastelanError as error:
        await socket.send_data(encode(Failed("", dict(plain_error(error, SPEAKERS[spoken])))), mode="text")
        await socket.close(REFUSED, error.message)
        return
    service.sockets[client] += 1
    listener = Listener(who.id if who else None, spoken, wanted)
    try:
        service.feed.greet(listener)
        await _live(socket, service, listener)
    finally:
        service.feed.leave(listener)
        service.sockets[client] -= 1
        if not service.sockets[client]:
            del service.sockets[client]


def _check_origin(socket: WebSocket, service: Service) -> None:  # type: ignore[type-arg]  # any user
    origin = socket.headers.get("origin")
    own = origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")
    if not own and origin not in service.settings.origins:
        raise Forbidden("foreign-origin")


async def _live(socket: WebSocket, service: Service, listener: Listener) -> None:  # type: ignore[type-arg]  # any user
    tasks = {
        asyncio.create_task(_send(socket, listener)),
        asyncio.create_task(_receive(socket, service, listener)),
    }
    _, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(Exception):  # it may be closed already, in many ways
        await socket.close(LOST if listener.lost else 1000)


async def _send(socket: WebSocket, listener: Listener) -> None:  # type: ignore[type-arg]  # any user
    while not listener.lost:
        await socket.send_data(await listener.queue.get(), mode="text")


async def _receive(socket: WebSocket, service: Service, listener: Listener) -> None:  # type: ignore[type-arg]  # any user
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            raw = await socket.receive_data(mode="text")
            listener.send(encode(_answer(service, listener, raw)))


def _answer(service: Service, listener: Listener, raw: str) -> Pong | Failed:
    """Only pings are answered here."""
    try:
        service.frames.take(listener.user or str(id(listener)))
        try:
            return Pong(pings.decode(raw).id)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("bad-frame") from None
    except KastelanError as error:
        return Failed("", dict(plain_error(error, SPEAKERS[listener.language])))


HANDLERS: Final = (watch,)
