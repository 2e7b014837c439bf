"""Two processes on one PostgreSQL: lobbies, notices, chat, wishes and ratings reach across."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from kastelan.server.service import Service
from kastelan.server.storage import database
from tests.server.analysis.test_analysis_queue import share
from tests.server.statistics.test_ratings import counted, played
from tests.server.storage.test_database import filled
from tests.server.storage.test_process_sync import moved
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Player, Server, loose, next_of, served
from tests.server.tables.test_lobby_feed import about, lobby

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[tuple[Server, Server]]:
    address = postgres.database()
    with served(address) as one, served(address) as two:
        yield one, two


def test_a_lobby_at_one_process_shows_tables_and_invitations_of_the_other(
    pair: tuple[Server, Server],
) -> None:
    one, two = pair
    ann, bob = Player(one, "Ann"), Player(two, "Bob")
    with lobby(bob) as line:
        next_of(line, "tables")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited", "user": bob.id}]
        table = ann.post("/api/tables", {"game": "kingdom", "seats": seats})["id"]
        assert about(line, "added", table)["table"]["seats"][0]["name"] == "Ann"
        invited = ann.table("kingdom", "me", "open", visibility="private")
        ann.post(f"/api/tables/{invited}/seats", {"seat": 1, "kind": "invited", "user": bob.id})
        told = [next_of(line, "notice"), next_of(line, "notice")]
        assert [(notice["event"], notice["table"]) for notice in told] == [
            ("invited", table),
            ("invited", invited),
        ]
        ann.post(f"/api/tables/{table}/leave")
        assert about(line, "gone", table)


def test_chat_reaches_the_other_process_but_for_the_muted(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ann, bob = Player(one, "Ann"), Player(two, "Bob")
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    with bob.socket(table) as line, moved(ann, two).socket(table) as own:
        ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "hello"})
        assert next_of(line, "said")["text"] == next_of(own, "said")["text"] == "hello"
        bob.post("/api/me/mutes", {"user": ann.id}, 204)
        ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "still there"})
        assert next_of(own, "said")["text"] == "still there"
        moved(bob, one).post(f"/api/tables/{table}/chat", {"type": "chat", "text": "yes"})
        assert next_of(line, "said")["text"] == "yes"


def test_a_vacation_announced_at_one_process_holds_clocks_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ann = Player(one, "Ann")
    table = ann.table("kingdom", "me", "me", pace="turns", move_clock=86_400)
    ann.start(table)
    there = moved(ann, two)
    before = next(iter(there.position(table)["deadlines"].values()))
    ann.http.put("/api/me/preferences", json={"vacation_until": before + 86_400_000})
    while next(iter(there.position(table)["deadlines"].values())) <= before:
        pass
    while next(iter(ann.position(table)["deadlines"].values())) <= before + 86_400_000:
        pass


def test_two_processes_count_a_game_once(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ann = Player(one, "Ann")
    table = played(ann, "kingdom", "me", "random", rated=True)
    assert len(counted(moved(ann, two), f"/api/tables/{table}/ratings", 2)) == 2

    async def again() -> None:
        service = Service(loose(str(one.database)))
        await service.open()
        await asyncio.gather(*(service.results.count(table) for _ in range(5)))
        await service.close()

    asyncio.run(again())
    assert ann.get(f"/api/people/{ann.id}/ratings")[0]["games"] == 1
    assert ann.get(f"/api/people/{ann.id}/statistics")[0]["games"] == 1
    found = ann.get(f"/api/tables?status=finished&player={ann.id}&game=kingdom&option=first_game=no")
    assert [shown["id"] for shown in found] == [table]


def test_two_processes_do_not_think_about_the_same_game(pair: tuple[Server, Server]) -> None:
    async def work() -> None:
        address = str(pair[0].database)
        door = database.open_database(address)
        async with door.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text("CREATE DATABASE aside"))  # one that no server looks at
        await door.dispose()
        engine = await filled(database.open_database(address.rpartition("/")[0] + "/aside"))
        await share(engine)
        await engine.dispose()

    asyncio.run(work())
