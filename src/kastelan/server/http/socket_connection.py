"""The connection under a socket: counted, read and written directly, closed when the client does not read."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
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
MOST_UNANSWERED: Final = 8
"""Frames of one socket that may wait for their answers before no more are read."""
Answer = Callable[[str], Awaitable[None]]


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, counted since it was an HTTP connection.

    Messages are framed already, and go past the application and uvicorn to the transport: no task waits for
    them, and no wrapper sees them. Frames of the client come the same way once the application has said who
    answers them: uvicorn would stop and resume reading, and wake a task, for each of them.
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
        self._answer: Answer | None = None
        self._unanswered: deque[str] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._together: list[bytes] | None = None  # what is sent while a frame is being answered
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
            self._write(frame_of(message, self._compressed))
            return True
        if len(self._held) == MOST_HELD:
            return False
        self._held.append(message)
        return True

    def _write(self, frame: bytes) -> None:
        """Write a frame; an update and the answer to the frame that caused it leave in one packet."""
        if self._together is not None:
            self._together.append(frame)
        elif self._answering is not None:
            self._together = [frame]
            # At the latest then: the answer may take long.
            self.loop.call_soon(self._write_together)
        else:
            self.transport.write(frame)

    def _write_together(self) -> None:
        frames, self._together = self._together, None
        if frames is not None and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def converse(self, answer: Answer) -> None:
        """Have each text frame answered from now on, one after the other, past the application.

        An answer is finished even if the client leaves meanwhile.
        """
        self._answer = answer
        for _ in range(self.queue.qsize()):
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive" and (text := message.get("text")) is not None:
                self._hear(text)
            else:
                self.queue.put_nowait(message)

    def send_receive_event_to_app(self) -> None:
        if self._answer is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self._hear(data.decode())
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def _hear(self, text: str) -> None:
        self._unanswered.append(text)
        if self._answering is None:
            self._answering = self.loop.create_task(self._answer_all())
            # uvicorn waits for these before it stops.
            self.tasks.add(self._answering)
            self._answering.add_done_callback(self.tasks.discard)
        elif len(self._unanswered) > MOST_UNANSWERED and not self.read_paused:
            self._pause_reading()

    async def _answer_all(self) -> None:
        assert self._answer is not None
        try:
            while self._unanswered:
                await self._answer(self._unanswered.popleft())
                self._write_together()
                if self.read_paused and not self._unanswered:
                    self._resume_reading()
        finally:
            self._answering = None
            self._forget_answer()

    def _forget_answer(self) -> None:
        """Once nothing more will be heard, drop what refers back to this connection: garbage collections are
        rare, so a circle of references would stay for long."""
        if self.disconnected and self._answering is None:
            self._answer = None

    def _pause_reading(self) -> None:
        self.read_paused = True
        self.transport.pause_reading()

    def _resume_reading(self) -> None:
        self.read_paused = False
        self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        """Close the socket, and tell the application."""
        self._held = None if self._held is None else deque()
        self._unanswered.clear()
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
        self._forget_answer()
