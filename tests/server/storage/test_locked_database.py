"""A database that is locked by somebody else: everyone is told soon, once, and nothing is half written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor

from kastelan.cli.main import main
from kastelan.server.errors import Conflict, Unavailable
from kastelan.server.storage import page_writer
from kastelan.server.storage.move_log import LARGEST_GROUP, Log
from kastelan.server.storage.page_writer import Page
from tests.server.storage.test_database import awaited, fresh, line
from tests.server.storage.test_full_disk import move
from tests.server.support.running_server import Player, next_of, served

PATIENCE = 0.3


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.mark.parametrize("moves", [1, 3 * LARGEST_GROUP])
def test_all_moves_are_refused_at_once_and_can_be_made_later(
    tmp_path: Path, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = counted(monkeypatch)

    async def work() -> None:
        engine = await fresh(tmp_path, PATIENCE)
        writer = Log(engine)
        writer.open()
        pages = [Page("a", (line(seq),)) for seq in range(1, moves + 1)]
        with locked(tmp_path / "test.db"):
            begin = monotonic()
            waiting = [writer.append(page) for page in pages]
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Unavailable}
            assert monotonic() - begin < 30  # with time for a busy machine
            assert len(tries) == 1  # not once for each move
        assert await writer.entries("a") == []
        for page in pages:
            await writer.append(page)
        assert len(await writer.entries("a")) == moves
        await writer.close()
        await engine.dispose()

    awaited(work())


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many pages each attempt to write was about."""
    tries, write, write_at_once = list[int](), page_writer.write_pages, page_writer.write_entries

    def writing(connection: Connection, pages: Sequence[Page], origin: str) -> None:
        tries.append(len(pages))
        write(connection, pages, origin)

    def writing_at_once(cursor: DBAPICursor, pages: Sequence[Page]) -> None:
        tries.append(len(pages))
        write_at_once(cursor, pages)

    monkeypatch.setattr(page_writer, "write_pages", writing)
    monkeypatch.setattr(page_writer, "write_entries", writing_at_once)
    return tries


def test_a_lock_that_comes_while_pages_are_written_one_by_one_ends_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[object]:
        engine = await fresh(tmp_path, PATIENCE)
        writer, tries = Log(engine), list[int]()
        write = page_writer.write_entries

        def writing(cursor: DBAPICursor, pages: Sequence[Page]) -> None:
            tries.append(len(pages))
            if len(tries) == 3:
                raise OSError("gone")
            write(cursor, pages)

        monkeypatch.setattr(page_writer, "write_entries", writing)
        pages = [Page("a", (line(1),)), Page("a", (line(1, "J2"),)), Page("b", (line(1),))]
        waiting = [asyncio.create_task(writer.append(page)) for page in pages]
        await asyncio.sleep(0)
        writer.open()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert tries == [3, 1, 1]
        assert (await writer.entries("a"), await writer.entries("b")) == ([line(1)], [])
        await writer.close()
        await engine.dispose()
        return [type(answer) for answer in answers]

    assert awaited(work()) == [type(None), Unavailable, Unavailable]


def test_one_page_that_cannot_be_kept_harms_nobody_in_its_group(tmp_path: Path) -> None:
    async def work() -> list[object]:
        engine = await fresh(tmp_path, PATIENCE)
        writer = Log(engine)
        bad = Page("a", (line(2),), {"no-such-column": 1})
        waiting = [asyncio.create_task(writer.append(page)) for page in (Page("a", (line(1),)), bad)]
        await asyncio.sleep(0)
        writer.open()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert await writer.entries("a") == [line(1)]
        with pytest.raises(Conflict):
            await writer.append(Page("a", (line(1),)))
        await writer.close()
        await engine.dispose()
        return [type(answer) for answer in answers]

    assert awaited(work()) == [type(None), Unavailable]


def test_a_locked_database_is_said_and_nothing_is_lost_or_half_done(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", busy_seconds=PATIENCE) as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        before = ann.position(table, 0)
        with locked(tmp_path / "tables.db"):
            refused = move(ann, table, "during", 503)
            assert refused["error"]["message"] == "database-gone"
            assert ann.post("/api/guests", {"name": "Bob"}, 503)["error"]["message"] == "database-gone"
            assert ann.position(table, 0) == before  # whoever only looks is not held up
        assert move(ann, table, "during", 200)["seq"] == 1
    assert main(["db", "check", "--database", str(tmp_path / "tables.db"), "--json"]) == 0


def test_whoever_comes_back_later_can_read_while_it_is_locked(tmp_path: Path) -> None:
    """That a session was used is written every few minutes; nobody is kept out if it cannot be."""
    path = tmp_path / "tables.db"
    with served(path, busy_seconds=PATIENCE) as server:
        ann = Player(server, "Ann")
        table = ann.table("kingdom", "me", "me")
        with sqlite3.connect(path) as database:
            database.execute("UPDATE sessions SET seen = 0")
        database.close()
        with locked(path):
            assert ann.get(f"/api/tables/{table}")["id"] == table
            with ann.socket(table) as line:
                assert next_of(line, "table")["table"]["id"] == table
        ann.get("/api/me")
        with sqlite3.connect(path) as database:
            assert database.execute("SELECT min(seen) FROM sessions").fetchone()[0] > 0
        database.close()
