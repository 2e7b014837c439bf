"""Limits on connections, below the application: how many there may be, and how long a request may take.

A request that is never finished reaches no route, so no other limit sees it. uvicorn has no limits of this
kind; these are its own protocols, with the counting and the timers around them.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from kastelan.core.errors import KastelanError
from kastelan.locale import LANGUAGES
from kastelan.server.errors import Refused, TooMany
from kastelan.server.http.handover import Handover, table_of
from kastelan.server.http.headers import ENCODED
from kastelan.server.http.rate_limits import household
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.room import SPEAKERS
from kastelan.server.wire.scalars import encode

LINGER_SECONDS: Final = 1.0
"""How long a refused connection stays open: closing it with unread data would take back the answer."""
PHRASES: Final = {400: b"Bad Request", 408: b"Request Timeout", 503: b"Service Unavailable"}


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """How many connections a process holds, and for how many seconds it waits for the other side."""

    most: int
    each: int | None  # for one address; None behind a proxy, from which all connections come
    head_seconds: float  # from the first byte of a request, or from connecting, to the end of its headers
    body_seconds: float
    read_seconds: float  # for reading what was sent, once the buffers are full


class Connections:
    """All open connections of this process."""

    def __init__(self, limits: ConnectionLimits, handover: Handover | None = None) -> None:
        self.limits, self.handover = limits, handover
        self._open: dict[asyncio.Transport, str] = {}
        self._each: Counter[str] = Counter()

    def admit(self, transport: asyncio.Transport) -> TooMany | None:
        """Count a connection, or say why it is one too many."""
        peer = transport.get_extra_info("peername")
        client = household(str(peer[0])) if isinstance(peer, tuple) and peer else ""
        if len(self._open) >= self.limits.most:
            return TooMany("too-many-connections", most=self.limits.most)
        if self.limits.each is not None and self._each[client] >= self.limits.each:
            return TooMany("too-many-connections-here", most=self.limits.each)
        self._open[transport] = client
        self._each[client] += 1
        return None

    def release(self, transport: asyncio.Transport) -> None:
        """Forget a connection that was closed."""
        client = self._open.pop(transport, None)
        if client is not None:
            self._each[client] -= 1
            if not self._each[client]:
                del self._each[client]


def answer(status: int, error: KastelanError) -> bytes:
    """A refusal from below the application. The browser's language is not known, so it is in all of ours."""
    told = dict(plain_error(error, SPEAKERS["en"]))
    told["text"] = " · ".join(str(plain_error(error, SPEAKERS[language])["text"]) for language in LANGUAGES)
    body = encode({"error": told})
    head = [
        b"HTTP/1.1 %d %s" % (status, PHRASES[status]),
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"connection: close",
        *(b"%s: %s" % header for header in ENCODED),
    ]
    return b"\r\n".join([*head, b"", body])


class Deadline:
    """A time limit that is started, restarted and stopped."""

    def __init__(self, late: Callable[[], None]) -> None:
        self._late = late
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._late)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Reception:
    """Takes connections over that another process has passed on."""

    def __init__(self, make: Callable[[], HttpConnection]) -> None:
        self._make = make
        self._taking: set[asyncio.Task[None]] = set()  # the loop itself keeps only weak references

    def __call__(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._take(connection, head))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError):  # the client has gone already
            _, protocol = await loop.connect_accepted_socket(self._make, connection)
            protocol.data_received(head)


class HttpConnection(H11Protocol):
    """An HTTP connection that is counted, and closed when the other side takes too long."""

    def __init__(
        self,
        connections: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counted, self._limits = connections, connections.limits
        self._refused = self._upgraded = False
        self._part: object = None  # the part of a request that is awaited, as h11 names its states
        self._asking, self._reading = Deadline(self._too_slow), Deadline(self._abort)
        # uvicorn tells nobody else how to make a connection, so this waits for the first one.
        if connections.handover is not None:
            connections.handover.open(
                Reception(partial(HttpConnection, connections, config, server_state, app_state))
            )

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        refusal = self._counted.admit(transport)
        if refusal is None:
            self._await_request()
        else:
            self._refuse(503, refusal)

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            super().data_received(data)
            self._await_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_request(answered=True)

    def _await_request(self, answered: bool = False) -> None:
        """Start a time limit for each part of a request; more bytes of a part do not prolong it."""
        state = self.conn.their_state
        # Between two requests uvicorn waits itself, for a shorter time.
        part = None if answered and state is h11.IDLE else state
        if part is self._part or self._refused or self._upgraded:
            return
        self._part = part
        if part is h11.IDLE:
            self._asking.start(self._limits.head_seconds)
        elif part is h11.SEND_BODY:
            self._asking.start(self._limits.body_seconds)
        else:
            self._asking.stop()

    def _too_slow(self) -> None:
        if self._part is h11.IDLE and not self.conn.trailing_data[0]:
            self.transport.close()  # browsers open connections that they may need: nothing was asked
        elif self._answering():
            self._abort()
        else:
            self._refuse(408, Refused("request-too-slow"))

    def _answering(self) -> bool:
        """Whether an answer has begun, which a refusal must not interrupt."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return bool(cycle and cycle.response_started and not cycle.response_complete)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, in our words."""
        self._refuse(400, Refused("bad-request", where="-"))

    def _refuse(self, status: int, error: KastelanError) -> None:
        self._refused = True
        self._asking.stop()
        self._unset_keepalive_if_required()
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(answer(status, error))
        with contextlib.suppress(OSError):  # the client has gone already
            self.transport.write_eof()
        self._reading.start(LINGER_SECONDS)

    def _abort(self) -> None:
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on the transport belongs to a SocketConnection, which also releases it. h11 is no longer
        # asked for the end of the request, so to it the body is still missing.
        self._upgraded = True
        self._asking.stop()
        if self._passed_on(event):
            self.connections.discard(self)
            self.transport.abort()  # closes it here; the other process has it too
        else:
            super().handle_websocket_upgrade(event)

    def _passed_on(self, event: h11.Request) -> bool:
        """Whether another process has taken the connection."""
        handover, table = self._counted.handover, table_of(event.target)
        if handover is None or table is None:
            return False
        lines = [b"%s %s HTTP/1.1" % (event.method, event.target)]
        lines += [b"%s: %s" % header for header in event.headers]
        head = b"\r\n".join([*lines, b"", b""]) + self.conn.trailing_data[0]
        return handover.pass_on(table, self.transport.get_extra_info("socket").fileno(), head)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(self._limits.read_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        self._reading.stop()
        self._counted.release(self.transport)
        super().connection_lost(exc)
