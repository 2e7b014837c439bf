"""The lobby as it lives: tables come, change and go, and people are told what concerns them."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.support.running_server import Answer, Player, Server, next_of


def lobby(player: Player, wish: str = "", **headers: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{player.server.port}/api/lobby/socket?{wish}"
    cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    return connect(url, additional_headers={"Cookie": cookies, **headers}, max_size=None)


def about(line: ClientConnection, kind: str, table: str) -> Answer:
    """The next message of a kind about a table."""
    while True:
        found = next_of(line, kind)
        if table == (found["id"] if kind == "gone" else found["table"]["id"]):
            return found


def test_a_table_comes_changes_and_goes(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    with lobby(Player(server), "game=seasons&free=true") as line:
        assert next_of(line, "tables")
        table = ann.table("seasons", "me", "open", "open")
        assert about(line, "added", table)["table"]["seats"][1]["kind"] == "open"
        bob.post(f"/api/tables/{table}/join", {})
        assert about(line, "changed", table)["table"]["seats"][1]["name"] == "Bob"
        Player(server, "Eve").post(f"/api/tables/{table}/join", {})
        assert about(line, "gone", table)
        other = ann.table("kingdom", "me", "open")
        wanted = ann.table("seasons", "me", "open")
        found = next_of(line, "added")["table"]["id"]
        assert found == wanted != other


def test_private_tables_are_never_shown_and_nothing_but_pings_is_understood(server: Server) -> None:
    ann = Player(server, "Ann")
    with lobby(Player(server), "status=open&status=playing") as line:
        next_of(line, "tables")
        for visibility in ("private", "unlisted"):
            ann.table("kingdom", "me", "open", visibility=visibility)
        public = ann.table("kingdom", "me", "random")
        ann.start(public)
        assert next_of(line, "added")["table"]["id"] == public
        assert next_of(line, "changed")["table"]["status"] == "playing"
        for frame in ("x", "[]", '{"type":"move"}', "\x00" * 99):
            line.send(frame)
            assert next_of(line, "refused")["error"]["message"] == "bad-frame"
        line.send('{"type":"ping","id":"7"}')
        assert next_of(line, "pong")["id"] == "7"


def test_people_are_told_of_invitations_turns_and_endings(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    bob.http.patch("/api/me", json={"language": "cs"})
    with lobby(bob) as line, lobby(Player(server)) as other:
        next_of(line, "tables")
        next_of(other, "tables")
        seats = [{"kind": "me"}, {"kind": "invited", "user": bob.id}]
        made = ann.post("/api/tables", {"game": "kingdom", "seats": seats, "options": {"first_game": "yes"}})
        invited = next_of(line, "notice")
        assert (invited["event"], invited["table"], invited["browser"]) == ("invited", made["id"], False)
        assert invited["text"] == "Kingdom Builder: je pro tebe připravené místo."
        bob.join(made["id"])
        ann.start(made["id"])
        _play_until(made["id"], {0: ann, 1: bob}, bob.id)
        turn = next_of(line, "notice")
        assert (turn["event"], turn["seat"]) == ("your-turn", 1)
        assert [found["table"] for found in bob.get("/api/me/turns")] == [made["id"]]
        assert ann.get("/api/me/turns") == []
        other.send('{"type":"ping","id":"last"}')
        heard = [json.loads(other.recv(timeout=120))]
        while heard[-1]["type"] != "pong":
            heard.append(json.loads(other.recv(timeout=120)))
        assert not [message for message in heard if message["type"] == "notice"]


def test_a_notice_speaks_the_language_of_each_page(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    with lobby(bob) as own, lobby(bob, "language=cs") as czech, lobby(bob, "language=ru") as russian:
        for line in (own, czech, russian):
            next_of(line, "tables")
        seats = [{"kind": "me"}, {"kind": "invited", "user": bob.id}]
        ann.post("/api/tables", {"game": "kingdom", "seats": seats})
        texts = [next_of(line, "notice")["text"] for line in (own, czech, russian)]
    kept = ("a seat is reserved for you", "je pro tebe připravené místo", "для вас оставлено место")
    assert texts == [f"Kingdom Builder: {words}." for words in kept]


def _play_until(table: str, people: dict[int, Player], user: str) -> None:
    """Any legal moves until it is somebody's turn."""
    for number in range(200):
        at = people[0].position(table)
        seat = at["actors"][0]
        if people[seat].id == user:
            return
        word = people[seat].position(table, seat)["asked"]["legal"][0]
        people[seat].move(table, seat, at["seq"], f"m{number}", [word])
    raise AssertionError("nobody else's turn came")


def test_the_end_of_a_game_is_told_to_everybody_who_played(server: Server) -> None:
    ann = Player(server, "Ann")
    with lobby(ann) as line:
        next_of(line, "tables")
        table = ann.table("kingdom", "me", "random")
        ann.start(table)
        ann.post(f"/api/tables/{table}/leave")
        while (notice := next_of(line, "notice"))["event"] != "game-over":
            pass
        assert notice["table"] == table


def test_pages_of_other_sites_and_wrong_wishes_are_refused(server: Server) -> None:
    with lobby(Player(server), Origin="https://evil.example") as line:
        assert json.loads(line.recv(timeout=120))["error"]["message"] == "foreign-origin"
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=120)
    assert httpx.get(f"{server.url}/api/tables?status=lost").status_code == 400
