"""Requests that are never finished, and too many connections: they end soon, and keep nobody out."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from kastelan.server.http.headers import HEADERS
from tests.server.support.running_server import PATIENCE, Player, Server, next_of, served
from tests.soaking import SOAK

MANY = 1_500 if SOAK else 150
OTHER = "127.0.0.2"
"""Another address of this machine."""

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/he",
    "half the headers": b"GET /api/here HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n",
    "half a socket": b"GET /api/lobby/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    "half a body": b'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"name":',
    "half of chunks": b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n",
}
WHOLE = b"GET /api/here HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def connected(server: Server, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    place = ("127.0.0.1", server.port)
    with socket.create_connection(place, PATIENCE, source_address=(source, 0)) as line:
        yield line


def rest_of(line: socket.socket) -> bytes:
    """What the server sends until it closes the connection."""
    found = b""
    while piece := line.recv(65_536):
        found += piece
    return found


def check_refusal(told: bytes, status: int, message: str) -> None:
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status), told
    assert all(name.lower().encode() in head for name in HEADERS)
    refusal = json.loads(body)["error"]
    assert refusal["message"] == message
    assert refusal["text"].count(" · ") == 2  # in all languages


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second for a request."""
    place = tmp_path_factory.mktemp("hasty") / "tables.db"
    with served(place, head_seconds=0.5, body_seconds=0.5, read_seconds=0.5) as server:
        yield server


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_is_never_finished_is_refused_and_closed(hasty: Server, half: str) -> None:
    with connected(hasty) as line:
        line.sendall(HALVES[half])
        told = rest_of(line)
    if HALVES[half]:
        check_refusal(told, 408, "request-too-slow")
    else:
        assert told == b""  # browsers open connections before they need them


def test_another_byte_now_and_then_wins_no_time(hasty: Server) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        line.settimeout(0.05)
        for _ in range(600):
            try:
                line.sendall(b"a")
                if line.recv(100) is not None:
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    pytest.fail("the server still listens")


def test_the_second_request_of_a_connection_has_a_limit_too(hasty: Server) -> None:
    with connected(hasty) as line:
        line.sendall(WHOLE)
        told = b""
        while b"person" not in told:
            told += line.recv(65_536)
        line.sendall(HALVES["half the headers"])
        check_refusal(rest_of(line), 408, "request-too-slow")


def ask_for_ever(line: socket.socket) -> None:
    """Ask without ever reading an answer, until the server has gone."""
    while True:
        line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")


def test_whoever_reads_nothing_is_let_go(hasty: Server) -> None:
    with connected(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        with pytest.raises(ConnectionError):
            ask_for_ever(line)


def test_a_socket_has_no_limit_for_its_request(hasty: Server) -> None:
    ann = Player(hasty, "Ann")
    table = ann.table("kingdom", "me", "me")
    with ann.socket(table) as line:
        time.sleep(1.5)  # three times as long as a request may take
        line.send(json.dumps({"type": "ping", "id": "still here"}))
        assert next_of(line, "pong")["id"] == "still here"


def test_half_sent_requests_keep_nobody_waiting(hasty: Server) -> None:
    with ExitStack() as held:
        for number in range(MANY):
            line = held.enter_context(connected(hasty))
            line.sendall(list(HALVES.values())[number % len(HALVES)])
        ann = Player(hasty, "Ann")
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        with ann.socket(table) as watching:
            assert next_of(watching, "update")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for 12 connections of one address, and for 20 of all."""
    place = tmp_path_factory.mktemp("small") / "tables.db"
    with served(place, most_connections=20, most_connections_each=12, head_seconds=600.0) as server:
        yield server


def asked(server: Server, source: str) -> bytes:
    """The answer to a request, or the refusal of its connection."""
    with connected(server, source) as line:
        line.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        return rest_of(line)


def test_an_address_that_holds_many_connections_keeps_out_itself_only(small: Server) -> None:
    with ExitStack() as held:
        for _ in range(12):
            held.enter_context(connected(small)).sendall(HALVES["half a line"])
        check_refusal(asked(small, "127.0.0.1"), 503, "too-many-connections-here")
        assert asked(small, OTHER).startswith(b"HTTP/1.1 200 ")
        for _ in range(8):
            held.enter_context(connected(small, OTHER)).sendall(HALVES["half a line"])
        check_refusal(asked(small, "127.0.0.3"), 503, "too-many-connections")
    while not asked(small, "127.0.0.1").startswith(b"HTTP/1.1 200 "):
        """They are forgotten once they are closed."""


def test_a_socket_counts_as_a_connection_until_it_is_closed(small: Server) -> None:
    ann = Player(small, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.http.close()
    for _ in range(3):
        with ExitStack() as held:
            for _ in range(10):
                assert next_of(held.enter_context(ann.socket(table)), "table")
    while asked(small, "127.0.0.1")[:13] != b"HTTP/1.1 200 ":
        """The last of them is still closing."""


def test_a_club_plays_behind_one_address(tmp_path: Path) -> None:
    """More people than one person may have sockets, with the usual limits of sockets and connections."""
    usual = {"most_sockets": 20, "most_sockets_each": 300, "most_connections_each": 400}
    with served(tmp_path / "tables.db", **usual) as server, ExitStack() as held:
        host = Player(server, "Host")
        table = host.table("kingdom", "me", "open")
        for number in range(24):
            guest = Player(server, f"Guest {number}")
            assert next_of(held.enter_context(guest.socket(table)), "table")
        for _ in range(20):
            assert next_of(held.enter_context(host.socket(table)), "table")
        refused = next_of(held.enter_context(host.socket(table)), "refused")
        assert refused["error"]["message"] == "too-many-sockets"
