"""What all sockets share: who may open one, how many, and sending and receiving until one side leaves."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.connection import ASGIConnection
from msgspec import Struct

from kastelan.core.errors import KastelanError
from kastelan.server.errors import Forbidden, Refused, TooMany
from kastelan.server.http.clients import check_bans
from kastelan.server.http.socket_connection import LINE, SocketConnection
from kastelan.server.people.accounts import Identity
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.room import GONE, SPEAKERS, Watcher
from kastelan.server.service import Service
from kastelan.server.wire.messages import Message
from kastelan.server.wire.play import Failed
from kastelan.server.wire.scalars import NUL, encode

REFUSED: Final = 4003  # a close code of our own
Answering = Callable[[str], Awaitable[Struct | None]]
logger = logging.getLogger("kastelan.server")


def check_origin(connection: ASGIConnection, service: Service) -> None:  # type: ignore[type-arg]  # any connection
    """Refuse requests from pages of other sites, which must not act in a person's name."""
    # Browsers send an origin with sockets and with changes; other programs may leave it out.
    origin = connection.headers.get("origin")
    if origin is None or origin in service.settings.origins:
        return
    if _host_of(origin) != connection.headers.get("host", ""):
        raise Forbidden("foreign-origin")


def _host_of(origin: str) -> str | None:
    """The host and port that an origin names; None if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # `http://[`
        return None


def check_address(connection: ASGIConnection) -> None:  # type: ignore[type-arg]  # any connection
    """Refuse an address that holds a NUL character, which PostgreSQL cannot store."""
    if NUL in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise Refused("nul-in-text")


@asynccontextmanager
async def counted(
    socket: WebSocket,  # type: ignore[type-arg]  # any user
    service: Service,
    client: str,
    who: Identity | None,
) -> AsyncIterator[None]:
    """Count a socket; TooMany if its person or its address has too many."""
    service.requests.take(client)
    check_address(socket)
    check_bans(socket, service, who.id if who else None)
    check_origin(socket, service)
    # By person, so that a club behind one address can play; the address has a limit that suits a club.
    settings = service.settings
    counts = (
        (service.sockets, who.id if who else client, settings.most_sockets),
        (service.sockets_each, client, settings.most_sockets_each),
    )
    for sockets, key, most in counts:
        if sockets[key] >= most:
            raise TooMany("too-many-sockets", most=most)
    for sockets, key, _ in counts:
        sockets[key] += 1
    try:
        yield
    finally:
        for sockets, key, _ in counts:
            sockets[key] -= 1
            if not sockets[key]:
                del sockets[key]


async def turn_away(
    socket: WebSocket,  # type: ignore[type-arg]  # any user
    service: Service,
    error: KastelanError,
    language: str,
) -> None:
    """Send the reason for a refusal, and close the socket."""
    service.metrics.refused(error)
    await socket.send_data(encode(Failed("", dict(plain_error(error, SPEAKERS[language])))), mode="text")
    await socket.close(REFUSED, error.message)


def line_of(socket: WebSocket) -> SocketConnection:  # type: ignore[type-arg]  # any user
    """The connection under a socket."""
    found = (socket.scope["extensions"] or {})[LINE]
    assert isinstance(found, dict)
    line = found[LINE]
    assert isinstance(line, SocketConnection)
    return line


async def keep(socket: WebSocket, watcher: Watcher, answer: Answering) -> None:  # type: ignore[type-arg]  # any user
    """Answer frames until one side leaves; they come from the connection directly, and answers go to it."""
    respond = partial(_respond, watcher, answer)
    line_of(socket).converse(respond)
    with contextlib.suppress(Exception):  # clients leave in many ways
        while True:
            # The end of the conversation, or a frame that is not text.
            await respond(await socket.receive_data(mode="text"))
    with contextlib.suppress(Exception):  # it may be closed already
        await socket.close(GONE if watcher.lost else 1000)


async def _respond(watcher: Watcher, answer: Answering, raw: str) -> None:
    if watcher.lost:  # a person who was logged out meanwhile does nothing more
        return
    try:
        answered = await answer(raw)
    except Exception:
        logger.exception("a frame was not answered")
        watcher.disconnect()
        return
    if answered is not None:
        watcher.send(Message.of(answered))
