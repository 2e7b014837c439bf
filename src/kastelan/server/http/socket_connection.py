"""The connection under a socket: counted, written to directly, closed when the client does not read."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from kastelan.server.http.compression import Deflate, DeflateFactory
from kastelan.server.http.connections import Connections, Deadline
from kastelan.server.http.framing import frame_of
from kastelan.server.wire.messages import Message

LINE: Final = "kastelan.line"
"""The extension of the scope by which the application finds the connection."""
MOST_HELD: Final = 200
"""Messages that may wait for one socket before it counts as too slow."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, counted since it was an HTTP connection.

    Messages are framed already, and go past the application and uvicorn to the transport: no task waits for
    them, and no wrapper sees them.
    """

    def __init__(
        self,
        connections: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counted = connections
        self._reading = Deadline(self._abort)
        self._compressed = False
        self._held: deque[Message] | None = None  # while the client does not read what it was sent
        self._hanging_up: asyncio.Task[None] | None = None
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [DeflateFactory()]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application has not begun yet: its task starts when this returns.
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[LINE] = {LINE: self}
            self._compressed = any(
                isinstance(agreed, Deflate) and agreed.reads_ours for agreed in self.conn.extensions
            )

    def deliver(self, message: Message) -> bool:
        """Send a message, or hold it while the client does not read; False if too many wait already."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return True
        if self._held is None:
            self.transport.write(frame_of(message, self._compressed))
            return True
        if len(self._held) == MOST_HELD:
            return False
        self._held.append(message)
        return True

    def hang_up(self, code: int) -> None:
        """Close the socket, and tell the application."""
        self._held = None if self._held is None else deque()
        self._hanging_up = self.loop.create_task(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError):  # it may be closed already
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def _abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._held is None:
            self._held = deque()
        self._reading.start(self._counted.limits.read_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()
        held, self._held = self._held or (), None
        for message in held:
            # The transport may pause again meanwhile, and the rest is held again.
            self.deliver(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self._held = None
        self._counted.release(self.transport)
        super().connection_lost(exc)
