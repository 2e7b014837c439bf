"""Clients as they are: two windows on one seat, lines that break in the middle of a word, wrong clocks."""

from __future__ import annotations

import base64
import os
import socket
import struct
from random import Random

import pytest

from kastelan.server.play.clocks import Clock
from kastelan.server.play.table import Setup, Table
from kastelan.server.wire.play import Moves
from tests.server.support.running_server import Player, Server, next_of


def opened(server: Server, player: Player, table: str) -> socket.socket:
    """A socket of ours, byte by byte, after the handshake."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=120)
    key = base64.b64encode(os.urandom(16)).decode()
    cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    line.sendall(
        f"GET /api/tables/{table}/socket?seats=0 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookies}\r\n\r\n".encode()
    )
    assert b"101" in line.recv(4096)
    return line


def framed(text: str) -> bytes:
    """A text frame as browsers send it."""
    raw, mask = text.encode(), b"\x01\x02\x03\x04"
    head = struct.pack("!BBH", 0x81, 0x80 | 126, len(raw))
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(raw))


@pytest.mark.parametrize("part", [1, 3, 7, 40, -1])
def test_a_line_that_breaks_in_the_middle_of_a_message_moves_nothing(server: Server, part: int) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    seat = ann.position(table)["actors"][0]
    word = ann.position(table, seat)["asked"]["legal"][0]
    message = framed(f'{{"type":"move","seat":{seat},"seq":0,"id":"cut","words":["{word}"]}}{" " * 200}')
    with opened(server, ann, table) as line:
        line.sendall(message[:part])
    assert ann.position(table)["seq"] == 0
    assert ann.move(table, seat, 0, "cut", [word])["seq"] == 1
    with ann.socket(table, str(seat)) as other:
        assert next_of(other, "update")["position"]["seq"] == 1


def test_two_windows_on_one_seat_see_the_same_and_move_once(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    seat = ann.position(table)["actors"][0]
    word = ann.position(table, seat)["asked"]["legal"][0]
    with ann.socket(table, str(seat)) as one, ann.socket(table, str(seat)) as two:
        assert next_of(one, "update") == next_of(two, "update")
        frame = f'{{"type":"move","seat":{seat},"seq":0,"id":"%s","words":["{word}"]}}'
        one.send(frame % "one")
        assert next_of(two, "update")["position"]["seq"] == 1
        two.send(frame % "two")  # as if it had not heard yet
        refused = next_of(two, "refused")
        assert refused["error"]["message"] == "stale-answer"
        two.send(frame % "one")  # the same answer again, from the other window
        assert next_of(two, "done") == {"type": "done", "id": "one", "seq": 1, "repeated": True}
    assert ann.position(table)["moves"] == 1


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    setup, luck = Setup("kingdom", 1, 2, (), 7), Random(1)
    table = Table(setup, setup.start().now, Clock(game=600), 1_000_000)
    at = 1_000_000
    for number, change in enumerate((5_000, -3_600_000, 2_000, -10, 0)):
        at += change
        seat = table.state.actors[0]
        word = luck.choice(table.legal(seat))
        table.apply(table.decide(Moves(seat, table.seq, f"c{number}", [word]), at))
    entries_are_in_order = table.last_at >= 1_005_000
    assert entries_are_in_order
    assert all(spent >= 0 for spent in table.watch.spent)
    assert sum(table.watch.spent) == 5_000
