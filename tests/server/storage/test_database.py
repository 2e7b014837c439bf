"""The database: migrations lead to the schema, lines are kept, a second line with a number is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.errors import BadOption
from kastelan.server.errors import Conflict, Unavailable
from kastelan.server.storage import backups, database, schema
from kastelan.server.storage.log_entries import Entry, Snapshot
from kastelan.server.storage.move_log import Log
from kastelan.server.storage.page_writer import Page

T = TypeVar("T")


def awaited(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(work)


async def fresh(path: Path, busy_seconds: float = 5.0) -> AsyncEngine:
    return await filled(database.open_database(str(path / "test.db"), busy_seconds))


async def filled(engine: AsyncEngine) -> AsyncEngine:
    """With two tables at which somebody plays."""
    await database.upgrade(engine)
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.users).values(id="u", name="Ann", language="en", colour="#000000", created=0)
        )
        for name in ("a", "b"):
            await connection.execute(
                insert(schema.tables).values(
                    id=name, game="kingdom", version=1, players=2, options={}, seed="7", status="playing",
                    visibility="public", invite="i", host="u", pace="live", rated=False, created=0,
                )
            )  # fmt: skip
    return engine


def line(seq: int, word: str = "J1") -> Entry:
    return Entry(seq, "move", 0, word, f"c{seq}", 100 + seq, 3)


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def work() -> None:
        engine = database.open_database(str(tmp_path / "test.db"))
        assert await database.revision(engine) == ""
        assert await database.upgrade(engine) == await database.revision(engine) == database.newest()
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
            )
        assert differences == []
        await engine.dispose()

    awaited(work())


def test_lines_and_snapshots_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        log = Log(engine)
        log.open()
        await log.append(Page("a", (line(1), line(2)), {"status": "finished"}, Snapshot(2, 2, "p")))
        assert await log.entries("a") == [line(1), line(2)]
        assert await log.snapshots("a") == [Snapshot(2, 2, "p")]
        await log.close()
        await engine.dispose()

    awaited(work())


def test_a_page_that_comes_too_late_harms_nobody_in_its_group(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        log = Log(engine)
        pages = [Page("a", (line(1),)), Page("a", (line(1, "J2"),)), Page("b", (line(1),))]
        waiting = [asyncio.create_task(log.append(page)) for page in pages]
        await asyncio.sleep(0)
        log.open()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        assert await log.entries("a") == [line(1)]
        assert await log.entries("b") == [line(1)]
        await log.close()
        await engine.dispose()

    awaited(work())


def test_a_database_that_fails_is_said_to_fail_and_recovers(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        log = Log(engine)
        log.open()
        async with engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE entries RENAME TO gone")
        with pytest.raises(Unavailable, match="database-gone"):
            await log.append(Page("a", (line(1),)))
        async with engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE gone RENAME TO entries")
        await log.append(Page("a", (line(1),)))
        assert await log.entries("a") == [line(1)]
        await log.close()
        await engine.dispose()

    awaited(work())


def test_a_backup_is_a_whole_database(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        backups.backup(tmp_path / "test.db", tmp_path / "copy.db")
        await engine.dispose()

    awaited(work())
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    copy.close()


def test_an_address_is_a_path_or_a_url() -> None:
    assert database.address("x.db") == "sqlite+aiosqlite:///x.db"
    assert database.address("postgresql://me:pw@host/db") == "postgresql+asyncpg://me:pw@host/db"
    for wrong in ("mysql://host/db", "://"):
        with pytest.raises(BadOption):
            database.address(wrong)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_only_the_owner_reads_the_database_and_its_backup(tmp_path: Path) -> None:
    place, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def work(*beside: str) -> list[str]:
        engine = database.open_database(str(place))
        await database.upgrade(engine)
        found = [oct(stat.S_IMODE((tmp_path / f"tables.db{more}").stat().st_mode)) for more in beside]
        await engine.dispose()
        return found

    assert awaited(work("", "-wal", "-shm")) == ["0o600"] * 3
    backups.backup(place, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    place.chmod(0o644)
    assert awaited(work("")) == ["0o640"]  # a group may be meant, everybody is not
