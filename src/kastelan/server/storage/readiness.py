"""Whether a database can be used: whole, of this program, not too new, and writable.

Everything is refused in one line of clear words, before a server begins to serve.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import Unavailable
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema
from kastelan.server.storage.database import (
    BUSY_SECONDS,
    newest,
    open_database,
    recorded_revision,
    revisions,
    sqlite_file,
    upgrade,
)
from kastelan.server.storage.database_faults import explained, shown

LOOKED_THROUGH: Final = 64_000_000
"""Up to this many bytes are looked through at a start, in about a tenth of a second."""

OLDEST: Final = frozenset({"users", "tables", "entries"})
"""Tables that every revision of ours has."""


async def prepare(database: str, busy_seconds: float = BUSY_SECONDS) -> str:
    """Bring a database up to date and try to write to it; its revision. Unavailable if it cannot be used."""
    with explained(database):
        file = sqlite_file(database)
        if file is not None and file.exists():
            # Before the engine opens it, which would change another program's file.
            file_revision(file, quickly=True)
        engine = open_database(database, busy_seconds)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_revision, database)
            found = await upgrade(engine)
            await _try_to_write(engine)
        finally:
            await engine.dispose()
    return found


async def check_current(database: str, quickly: bool = False) -> None:
    """Refuse a database that is damaged, not ours, or not at the newest revision; `quickly` looks for less
    damage."""
    with explained(database):
        file = sqlite_file(database)
        if file is not None:
            found = file_revision(file, quickly)
        else:
            engine = open_database(database)
            try:
                async with engine.connect() as connection:
                    found = await connection.run_sync(_revision, database)
            finally:
                await engine.dispose()
    if not found:
        raise Unavailable("database-foreign", database=shown(database))
    if found != newest():
        raise Unavailable("database-old", database=shown(database), revision=found)


def file_revision(file: Path, quickly: bool = False) -> str:
    """The revision of a SQLite file of ours that is whole; empty if the file is new.

    To be quick means to leave out indexes, and what is in the middle of a large file.
    """
    # mode=rw never creates a file, and lets SQLite recover what a killed process has left.
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as connection:
        if not quickly or file.stat().st_size <= LOOKED_THROUGH:
            check = "PRAGMA quick_check(1)" if quickly else "PRAGMA integrity_check(1)"
            if connection.execute(check).fetchone()[0] != "ok":
                raise Unavailable("database-broken", path=str(file))
        tables = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        versioned = "alembic_version" in tables
        rows = connection.execute("SELECT version_num FROM alembic_version") if versioned else ()
        revision = ",".join(sorted(str(row[0]) for row in rows))
    _check_ours(revision, tables, tables, str(file))
    return revision


def _revision(connection: Connection, database: str) -> str:
    """The revision of a database, empty if it is new; refused if it is not ours."""
    tables, revision = set(inspect(connection).get_table_names()), recorded_revision(connection)
    # A PostgreSQL database may have other tables beside ours, as long as the names differ.
    _check_ours(revision, tables, tables & set(schema.metadata.tables), shown(database))
    return revision


def _check_ours(revision: str, tables: Collection[str], taken: Collection[str], database: str) -> None:
    """Refuse another program's database, and one that a newer version of this program has changed."""
    ours = bool(revision) and set(tables) >= OLDEST
    if (revision or taken) and not ours:
        raise Unavailable("database-foreign", database=database)
    if ours and revision not in revisions():
        raise Unavailable("database-newer", database=database, revision=revision)


async def _try_to_write(engine: AsyncEngine) -> None:
    """Commit a row and its deletion: on a full or read-only disk this fails."""
    run = fresh_id()
    async with engine.begin() as connection:
        await connection.execute(insert(schema.runs).values(id=run, since=0, seen=0, over=True))
        await connection.execute(delete(schema.runs).where(schema.runs.c.id == run))
