"""Messages on sockets: small ones go as they are, large ones compressed, and none depends on another."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.sync.client import ClientConnection, connect

from kastelan.server.http.framing import SMALLEST
from tests.server.support.running_server import Player, Server, next_of


class Received(PerMessageDeflate):
    """A client's compression that notes of each message how large it came, how large it is, and its flag."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        self.__dict__.update(agreed.__dict__)
        self.noted: list[tuple[int, int, bool]] = []

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        came, compressed = len(frame.data), frame.rsv1
        read = super().decode(frame, max_size=max_size)
        self.noted.append((came, len(read.data), compressed))
        return read


def joined(server: Server, ann: Player, table: str, **offer: Any) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    return connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?seats=0&board=1",
        additional_headers={"Cookie": cookies},
        extensions=[ClientPerMessageDeflateFactory(**offer)] if offer else None,
        compression="deflate" if offer else None,
        max_size=None,
    )


def play(ann: Player, table: str, line: ClientConnection, moves: int) -> list[Any]:
    """The updates of seat 0 while Ann plays both seats, with small messages between them."""
    found = [next_of(line, "update")]
    for number in range(moves):
        (seat,) = ann.position(table)["actors"]
        position = ann.position(table, seat)
        ann.move(table, seat, position["seq"], f"m{number}", position["asked"]["legal"][:1])
        found.append(next_of(line, "update"))
        line.send(json.dumps({"type": "ping", "id": str(number)}))
        next_of(line, "pong")
    return found


def test_small_messages_are_sent_as_they_are_and_large_ones_compressed(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    with joined(server, ann, table, server_max_window_bits=15) as line:
        (agreed,) = line.protocol.extensions
        assert isinstance(agreed, PerMessageDeflate)
        assert (agreed.remote_no_context_takeover, agreed.local_no_context_takeover) == (True, True)
        received = Received(agreed)
        line.protocol.extensions = [received]
        play(ann, table, line, 3)
    kinds = {compressed for _, _, compressed in received.noted}
    assert kinds == {True, False}
    for came, read, compressed in received.noted:
        assert compressed == (read >= SMALLEST)
        assert came <= (0.7 * read if compressed else read)


@pytest.mark.parametrize("offer", [{}, {"server_max_window_bits": 9}, {"client_max_window_bits": None}])
def test_every_client_reads_the_same(server: Server, offer: dict[str, Any]) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    usual = joined(server, ann, table, server_max_window_bits=15)
    with joined(server, ann, table, **offer) as line, usual as other:
        assert bool(line.protocol.extensions) == bool(offer)
        updates = play(ann, table, line, 3)
        assert [next_of(other, "update") for _ in updates] == updates
