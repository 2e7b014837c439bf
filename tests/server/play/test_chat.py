"""Chat: who hears whom, who may speak, and how fast."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.storage.test_locked_database import locked
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Player, Server, next_of, served
from tests.server.tables.test_lobby_feed import lobby


def said(person: Player, table: str, text: str, status: int | None = None) -> object:
    return person.post(f"/api/tables/{table}/chat", {"type": "chat", "text": text}, status)


def texts(person: Player, table: str) -> list[str]:
    return [found["text"] for found in person.get(f"/api/tables/{table}/chat")]


def test_whoever_is_muted_is_not_heard_by_that_person_alone(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    ann.post("/api/me/mutes", {"user": bob.id}, 204)
    with ann.socket(table) as deaf, bob.socket(table) as own:
        said(bob, table, "can you hear me")
        said(ann, table, "hello")
        assert next_of(deaf, "said")["text"] == "hello"
        assert next_of(own, "said")["text"] == "can you hear me"
    assert (texts(ann, table), texts(bob, table)) == (["hello"], ["can you hear me", "hello"])
    assert ann.get("/api/me/mutes") == [bob.id]
    assert ann.http.delete(f"/api/me/mutes/{bob.id}").status_code == 204
    assert texts(ann, table) == ["can you hear me", "hello"]
    ann.post("/api/me/mutes", {"user": "nobody"}, 404)


def test_invitations_of_the_muted_do_not_disturb(server: Server) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    bob.post("/api/me/mutes", {"user": eve.id}, 204)
    with lobby(bob) as line:
        next_of(line, "tables")
        for host in (eve, ann):
            seats = [{"kind": "me"}, {"kind": "invited", "user": bob.id}]
            made = host.post("/api/tables", {"game": "kingdom", "seats": seats})["id"]
        assert next_of(line, "notice")["table"] == made


def test_a_host_takes_somebodys_word_and_gives_it_back(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    bob.post(f"/api/tables/{table}/mute", {"user": ann.id}, 403)
    ann.post(f"/api/tables/{table}/mute", {"user": ann.id}, 403)
    ann.post(f"/api/tables/{table}/mute", {"user": bob.id}, 204)
    assert bob.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "but"}, 403)["error"][
        "message"
    ] == ("muted-here")
    ann.post(f"/api/tables/{table}/mute", {"user": bob.id, "muted": False}, 204)
    said(bob, table, "thanks")
    assert texts(ann, table) == ["thanks"]


def test_nobody_speaks_too_fast(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", chats=(0.001, 2)) as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "open")
        said(ann, table, "one")
        said(ann, table, "two")
        assert ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "three"}, 429)
        assert texts(ann, table) == ["one", "two"]


def test_many_messages_at_the_same_moment_are_all_kept(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "open")
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: said(ann, table, f"message {number}"), range(40)))
    assert sorted(texts(ann, table)) == sorted(f"message {number}" for number in range(40))


@pytest.mark.slow
def test_many_messages_at_the_same_moment_are_kept_on_postgresql_too(postgres: Cluster) -> None:
    with served(postgres.database()) as server:
        test_many_messages_at_the_same_moment_are_all_kept(server)


def test_chat_is_refused_with_a_reason_while_the_database_is_locked(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", busy_seconds=0.1) as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "open")
        with ann.socket(table) as line:
            next_of(line, "table")
            with locked(tmp_path / "tables.db"):
                line.send('{"type": "chat", "id": "c", "text": "hello"}')
                refused = next_of(line, "refused")
                assert (refused["id"], refused["error"]["message"]) == ("c", "database-gone")
                body = {"type": "chat", "text": "hello"}
                error = ann.post(f"/api/tables/{table}/chat", body, 503)["error"]
                assert error["message"] == "database-gone"
            line.send('{"type": "chat", "id": "d", "text": "hello again"}')
            assert next_of(line, "said")["text"] == "hello again"
