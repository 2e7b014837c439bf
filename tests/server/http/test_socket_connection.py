"""The connection under a socket: what it holds for a client that does not read, and when it gives up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from kastelan.server.http.connections import ConnectionLimits, Connections
from kastelan.server.http.socket_connection import LINE, MOST_HELD, SocketConnection
from kastelan.server.play.room import GONE, Watcher
from kastelan.server.wire.messages import Message

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
LIMITS = ConnectionLimits(most=9, each=None, head_seconds=9, body_seconds=9, read_seconds=9)


class Wire(asyncio.Transport):
    """A transport that notes what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Client:
    """The other side of a connection, and the application behind it."""

    def __init__(self, offer: str = "permessage-deflate") -> None:
        self.wire, self.left = Wire(), False
        config = Config(self._application, interface="asgi3", log_config=None, lifespan="off")
        config.load()
        self.connection = SocketConnection(Connections(LIMITS), config, ServerState(), {})
        self.connection.connection_made(self.wire)
        self._offer = offer

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        assert scope["extensions"][LINE][LINE] is self.connection
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.left = True

    async def open(self) -> None:
        head = f"Sec-WebSocket-Extensions: {self._offer}\r\n" if self._offer else ""
        self.connection.data_received(REQUEST + head.encode() + b"\r\n")
        await settled()
        answer, end, rest = bytes(self.wire.written).partition(b"\r\n\r\n")
        assert (answer[:12], end, rest) == (b"HTTP/1.1 101", b"\r\n\r\n", b"")
        self.wire.written.clear()

    def frames(self) -> list[Frame]:
        """What came since the last time, unpacked."""
        reader = Protocol(CLIENT, max_size=None)
        if self._offer:
            reader.extensions = [
                ClientPerMessageDeflateFactory().process_response_params(
                    [("server_no_context_takeover", None), ("client_no_context_takeover", None)], []
                )
            ]
        reader.receive_data(bytes(self.wire.written))
        self.wire.written.clear()
        return [frame for frame in reader.events_received() if isinstance(frame, Frame)]

    def texts(self) -> list[bytes]:
        return [bytes(frame.data) for frame in self.frames() if frame.opcode is Opcode.TEXT]


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def with_client(work: Callable[[Client, Watcher], Any], offer: str = "permessage-deflate") -> None:
    async def run() -> None:
        client = Client(offer)
        await client.open()
        await work(client, Watcher(client.connection, "ann", (0,), "en"))

    asyncio.run(run())


def message(number: int) -> Message:
    return Message(b"%d" % number + b"!" * 1500 * (number % 2))


def test_messages_come_in_order_though_the_client_stops_reading() -> None:
    async def work(client: Client, watcher: Watcher) -> None:
        watcher.send(message(0))
        client.connection.pause_writing()
        for number in range(1, 10):
            watcher.send(message(number))
        assert client.texts() == [message(0).raw]
        client.connection.resume_writing()
        watcher.send(message(10))
        assert client.texts() == [message(number).raw for number in range(1, 11)]
        assert not watcher.lost

    with_client(work)
    with_client(work, "")
    with_client(work, "permessage-deflate; server_max_window_bits=9")


def test_a_client_that_never_reads_is_disconnected_and_sent_nothing_more() -> None:
    async def work(client: Client, watcher: Watcher) -> None:
        client.connection.pause_writing()
        for number in range(MOST_HELD):
            watcher.send(message(number))
        assert not watcher.lost
        watcher.send(message(-1))
        assert watcher.lost
        client.connection.resume_writing()
        await settled()
        (closed,) = client.frames()
        assert closed.opcode is Opcode.CLOSE
        assert int.from_bytes(bytes(closed.data)[:2], "big") == GONE
        assert client.left

    with_client(work)


def test_a_person_who_is_logged_out_is_sent_nothing_more() -> None:
    async def work(client: Client, watcher: Watcher) -> None:
        watcher.send(message(1))
        watcher.disconnect()
        watcher.disconnect()
        watcher.send(message(2))
        await settled()
        text, closed = client.frames()
        assert (bytes(text.data), closed.opcode) == (message(1).raw, Opcode.CLOSE)
        assert client.left

    with_client(work)


def test_nothing_is_written_after_the_end() -> None:
    async def leave(client: Client, watcher: Watcher) -> None:
        reader = Protocol(CLIENT)
        reader.send_close(CloseCode.NORMAL_CLOSURE)
        client.connection.data_received(b"".join(reader.data_to_send()))
        await settled()
        client.wire.written.clear()
        watcher.send(message(1))
        assert (bytes(client.wire.written), client.left, watcher.lost) == (b"", True, False)

    async def break_off(client: Client, watcher: Watcher) -> None:
        client.connection.pause_writing()
        watcher.send(message(1))
        client.wire.closed = True
        client.connection.connection_lost(None)
        await settled()
        watcher.send(message(2))
        watcher.disconnect()
        await settled()
        assert (bytes(client.wire.written), client.left) == (b"", True)

    with_client(leave)
    with_client(break_off)


def asked(*texts: bytes) -> bytes:
    """What a client sends."""
    return b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts)


def test_frames_are_answered_one_after_the_other_and_even_if_the_client_has_left() -> None:
    async def work(client: Client, watcher: Watcher) -> None:
        begun, may_end = list[str](), asyncio.Event()

        async def answer(text: str) -> None:
            begun.append(text)
            await may_end.wait()
            watcher.send(Message(text.encode()))

        client.connection.converse(answer)
        client.connection.data_received(asked(*(b"%d" % number for number in range(12))))
        await settled()
        assert (begun, client.connection.read_paused) == (["0"], True)
        may_end.set()
        await settled()
        assert (client.texts(), client.connection.read_paused) == ([b"%d" % n for n in range(12)], False)
        client.connection.data_received(asked(b"last"))
        client.connection.connection_lost(None)
        await settled()
        assert (begun[-1], client.left, client.connection._answer) == ("last", True, None)

    with_client(work)


def test_an_update_and_the_answer_after_it_leave_together() -> None:
    async def work(client: Client, watcher: Watcher) -> None:
        written = list[int]()

        async def answer(text: str) -> None:
            watcher.send(message(0))
            written.append(len(client.wire.written))
            watcher.send(message(2))

        client.connection.converse(answer)
        client.connection.data_received(asked(b"move"))
        await settled()
        assert written == [0]
        assert client.texts() == [message(0).raw, message(2).raw]

    with_client(work)
