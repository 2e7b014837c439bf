"""What may go wrong: power cuts, garbage on the socket, too much of everything, tables that leave memory."""

from __future__ import annotations

import json
import time
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.support.running_server import Player, Server, next_of, served


def test_a_stopped_server_takes_up_every_table_where_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.start()
    ann = Player(server, "Ann")
    table = ann.table("ludwig", "me", "me")
    ann.start(table)
    for number in range(3):
        seat = ann.position(table)["actors"][0]
        word = ann.position(table, seat)["asked"]["legal"][0]
        ann.move(table, seat, ann.position(table)["seq"], f"m{number}", [word])
    before = [ann.position(table, seat) for seat in (0, 1)]
    server.stop()
    server.start()
    try:
        assert [ann.position(table, seat) for seat in (0, 1)] == before
    finally:
        server.stop()


def test_idle_tables_leave_memory_and_come_back_quickly(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", idle_seconds=0.2) as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        before = ann.position(table, 0)
        until = time.monotonic() + 120
        while "kastelan_tables 0.0" not in ann.http.get("/metrics").text:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert ann.position(table, 0) == before


FRAMES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=10),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["move", "undo", "ask-undo", "answer-undo", "chat", "ping", "x"]),
            "seat": st.integers(-1, 9) | st.text(max_size=3),
            "seq": st.integers() | st.none(),
            "id": st.text(max_size=70),
            "words": st.lists(st.text(max_size=10), max_size=4),
        }
    ).map(json.dumps),
)


def test_no_frame_kills_a_connection_or_shows_a_traceback(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    with ann.socket(table, "0") as line:

        @settings(max_examples=60)
        @given(FRAMES)
        def survives(frame: str | bytes) -> None:
            line.send(frame)
            line.send(json.dumps({"type": "ping", "id": "and?"}))
            while (message := str(line.recv(timeout=120))) != '{"type":"pong","id":"and?"}':
                assert "Traceback" not in message
                assert ".py" not in message

        survives()


def test_a_frame_that_is_too_large_closes_only_its_own_socket(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    with ann.socket(table) as line, ann.socket(table) as other:
        next_of(line, "update")
        next_of(other, "update")
        line.send("x" * 100_000)
        other.send('{"type":"ping","id":"still here"}')
        assert next_of(other, "pong")["id"] == "still here"
    assert ann.http.post("/api/guests", content=b"x" * 100_000).status_code in (400, 413)


def test_too_much_is_too_much(tmp_path: Path) -> None:
    changes = {"chats": (0.1, 2), "most_tables": 2, "most_sockets": 1, "logins": (0.001, 2)}
    with served(tmp_path / "tables.db", **changes) as server:
        ann = Player(server, "Ann")
        Player(server, "Bob")
        assert Player(server).post("/api/guests", {"name": "Eve"}, 429)["error"]["message"] == "too-fast"
        tables = [ann.table("kingdom", "me", "open") for _ in range(2)]
        body = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.post("/api/tables", body, 429)["error"]["message"] == "too-many-tables"
        said = {"type": "chat", "text": "hello"}
        for _ in range(2):
            ann.post(f"/api/tables/{tables[0]}/chat", said)
        ann.post(f"/api/tables/{tables[0]}/chat", said, 429)
        with ann.socket(tables[0]) as line, ann.socket(tables[0]) as second:
            next_of(line, "table")
            assert next_of(second, "refused")["error"]["message"] == "too-many-sockets"
