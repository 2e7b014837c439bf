"""A disk without room and a database that is away: clear words, nothing half done, and on it goes."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from time import monotonic

import asyncpg
import pytest

from kastelan.cli.main import main
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Answer, Player, Server, served

FULL = 4096
"""No file may grow beyond this many bytes: to the server it is a full disk."""


def move(player: Player, table: str, client: str, status: int) -> Answer:
    """The first legal word of whoever has to move."""
    at = player.position(table)
    seat = at["actors"][0]
    word = player.position(table, seat)["asked"]["legal"][0]
    return player.move(table, seat, at["seq"], client, [word], status)


def let_files_grow(server: Server, most: int) -> None:
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_a_full_disk_is_said_and_nothing_is_lost_or_half_done(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        move(ann, table, "before", 200)
        before = ann.position(table, 0)
        let_files_grow(server, FULL)
        refused = move(ann, table, "during", 503)
        assert refused["error"]["message"] == "database-gone"
        assert "Traceback" not in refused["error"]["text"]
        assert ann.position(table, 0) == before
        let_files_grow(server, resource.RLIM_INFINITY)
        assert move(ann, table, "during", 200) == {
            "type": "done",
            "id": "during",
            "seq": 2,
            "repeated": False,
        }
    assert main(["db", "check", "--database", str(tmp_path / "tables.db"), "--json"]) == 0


@pytest.mark.slow
def test_a_database_that_goes_away_comes_back_without_a_restart(postgres: Cluster) -> None:
    with served(postgres.database()) as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        move(ann, table, "before", 200)
        postgres.stop()
        assert ann.http.get("/readyz").status_code == 503
        assert ann.http.get("/healthz").status_code == 200
        body = {"type": "move", "seat": 0, "seq": 1, "id": "during", "words": ["A1"]}
        answer = ann.http.post(f"/api/tables/{table}/moves", json=body)
        assert answer.status_code == 503
        assert answer.json()["error"]["message"] == "database-gone"
        assert "asyncpg" not in answer.text
        postgres.start()
        move(ann, table, "after", 200)
        assert ann.http.get("/readyz").status_code == 200


@pytest.mark.slow
def test_a_postgresql_that_somebody_has_locked_is_said_to_be_away_to_everyone_soon(postgres: Cluster) -> None:
    address = postgres.database()
    with served(address, busy_seconds=1) as server:
        ann = Player(server, "Ann")
        tables = [ann.table("kingdom", "me", "me") for _ in range(8)]
        for table in tables:
            ann.start(table)

        async def work() -> float:
            other = await asyncpg.connect(address)
            async with other.transaction():
                await other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
                begin = monotonic()
                refused = (asyncio.to_thread(move, ann, table, "during", 503) for table in tables)
                await asyncio.gather(*refused)
                took = monotonic() - begin
            await other.close()
            return took

        assert asyncio.run(work()) < len(tables)  # all together, not one after the other
        for table in tables:
            assert move(ann, table, "during", 200)["seq"] == 1
