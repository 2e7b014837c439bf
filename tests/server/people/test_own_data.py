"""Everything that the server keeps about a person can be downloaded by that person, and by nobody else."""

from __future__ import annotations

import uuid
from typing import Final

from kastelan.server.people.own_data import HIDDEN
from kastelan.server.storage import schema
from tests.server.people.test_accounts import PASSWORD
from tests.server.support.running_server import Player, Server

NAMES_A_PERSON: Final = {"user_id", "player", "host", "muted", "reporter", "operator"}
"""Columns that name people, in tables of the database."""


def test_every_table_that_names_a_person_is_there(server: Server) -> None:
    data = Player(server, "Ann").get("/api/me/data")
    naming = {table.name for table in schema.metadata.sorted_tables if NAMES_A_PERSON & set(table.c.keys())}
    assert set(data) == naming | {"users", "entries"}


def test_it_holds_what_a_person_did_and_no_secrets(server: Server) -> None:
    login = f"ann{uuid.uuid4().hex[:8]}"
    ann, bob = Player(server, login), Player(server, "Bob")
    ann.post("/api/me/account", {"login": login, "password": PASSWORD})
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    bob.post(f"/api/tables/{table}/ready", {"ready": True})
    ann.start(table)
    for number in range(6):
        seat = ann.position(table)["actors"][0]
        position = (ann, bob)[seat].position(table, seat)
        word = position["asked"]["legal"][:1]
        (ann, bob)[seat].move(table, seat, position["seq"], f"m{number}", word)
    ann.post(f"/api/tables/{table}/chat", {"text": "Hello!"})
    answer = ann.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert [row["login"] for row in data["users"]] == [login]
    assert [row["text"] for row in data["chat"]] == ["Hello!"]
    assert [row["id"] for row in data["tables"]] == [table]
    assert {row["seat"] for row in data["entries"]} == {0}
    assert {"seed", "invite"}.isdisjoint(data["tables"][0])
    for name, column in HIDDEN:
        assert all(column not in row for row in data[name])
    assert "argon2" not in answer.text
    assert bob.id not in answer.text


def test_a_token_does_not_download_it(server: Server) -> None:
    ann = Player(server, "Ann")
    token = ann.post("/api/me/tokens", {"label": "my bot"})["secret"]
    stranger = Player(server)
    stranger.http.headers["Authorization"] = f"Bearer {token}"
    assert stranger.get("/api/me/data", 403)["error"]["message"] == "not-with-token"
    assert Player(server).get("/api/me/data", 401)["error"]["message"] == "nobody-logged-in"
