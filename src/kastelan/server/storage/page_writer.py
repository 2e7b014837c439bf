"""Writing pages of the move log: on PostgreSQL as everything else, on SQLite in a thread of its own.

Each statement of an asynchronous SQLite connection travels to a thread and back, and waits for the
interpreter lock both times. A commit takes several, so all of them are made in the thread: one journey each.
Most commits carry moves and nothing else. Those are a single statement, which SQLite commits by itself, so
that the thread waits for the interpreter lock once, and not once for each row.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from kastelan.server.storage import schema
from kastelan.server.storage.database import blocking_engine
from kastelan.server.storage.log_entries import Entry, Snapshot
from kastelan.server.wire.scalars import encode

CHANNEL: Final = "kastelan"
NOTICES: Final = text("SELECT pg_notify(:channel, heard) FROM unnest(CAST(:heard AS text[])) AS heard")


@dataclass(frozen=True, slots=True)
class Page:
    """Entries that are written together or not at all."""

    table: str
    entries: tuple[Entry, ...]
    changes: Mapping[str, object] = field(default_factory=dict)  # columns of the table's own row
    snapshot: Snapshot | None = None


COLUMNS: Final = ("table_id", *Entry.__slots__)
AT_ONCE: Final = """
INSERT INTO entries (table_id, seq, kind, seat, word, client, at, spent)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?)
"""
"""Inserts all rows of a JSON array."""


class PageWriter(Protocol):
    """Writes pages in one transaction."""

    async def write(self, pages: Sequence[Page], origin: str) -> None:
        """Return when they are on disk; if this raises, none of them is."""

    async def close(self) -> None: ...


def page_writer(engine: AsyncEngine) -> PageWriter:
    """The writer for a database."""
    blocking = blocking_engine(engine)
    return SharedWriter(engine) if blocking is None else ThreadWriter(blocking)


class SharedWriter:
    """Writes over a connection of the server's pool."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, pages: Sequence[Page], origin: str) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(write_pages, pages, origin)

    async def close(self) -> None:
        pass


class ThreadWriter:
    """Writes over a connection of its own, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._raw: PoolProxiedConnection | None = None
        self._thread = ThreadPoolExecutor(1, "move-log")

    async def write(self, pages: Sequence[Page], origin: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, pages, origin)

    def _write(self, pages: Sequence[Page], origin: str) -> None:
        if any(page.changes or page.snapshot for page in pages):
            with self._engine.begin() as connection:
                write_pages(connection, pages, origin)
        else:
            self._write_entries(pages)

    def _write_entries(self, pages: Sequence[Page]) -> None:
        """Insert the rows of pages that have nothing but entries."""
        try:
            if self._raw is None:
                self._raw = self._engine.raw_connection()
                self._raw.driver_connection.isolation_level = None  # type: ignore[union-attr]  # each statement commits
            write_entries(self._raw.cursor(), pages)
        except sqlite3.Error as error:
            self._close_raw()  # what is wrong with it, the next one shows
            raise DBAPIError.instance(AT_ONCE, None, error, sqlite3.Error, hide_parameters=True) from error

    def _close_raw(self) -> None:
        if self._raw is not None:
            self._raw.invalidate()  # it commits in another way than those of the pool
            self._raw = None

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._close_raw()
        self._engine.dispose()


def _rows(pages: Sequence[Page]) -> list[tuple[object, ...]]:
    """The entries of pages as rows of the database."""
    return [
        (page.table, entry.seq, entry.kind, entry.seat, entry.word, entry.client, entry.at, entry.spent)
        for page in pages
        for entry in page.entries
    ]


def write_entries(cursor: DBAPICursor, pages: Sequence[Page]) -> None:
    """Insert the rows of pages that have nothing but entries, on SQLite."""
    cursor.execute(AT_ONCE, (encode(_rows(pages)).decode(),))
    cursor.close()


def write_pages(connection: Connection, pages: Sequence[Page], origin: str) -> None:
    """Insert all rows with one statement per kind: a statement costs more than the rows it carries."""
    lines = [dict(zip(COLUMNS, row, strict=True)) for row in _rows(pages)]
    if lines:
        connection.execute(insert(schema.entries), lines)
    kept = [{"table_id": page.table, **asdict(page.snapshot)} for page in pages if page.snapshot is not None]
    if kept:
        connection.execute(insert(schema.snapshots), kept)
    for page in pages:
        if page.changes:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == page.table).values(**page.changes)
            )
    send_notice(connection, origin, [page.table for page in pages])


def send_notice(connection: Connection, origin: str, tables: Sequence[str]) -> None:
    """Notify other processes about these tables; PostgreSQL sends it when the transaction commits."""
    if connection.dialect.name == "postgresql":
        heard = [f"{table} {origin}" for table in tables]
        connection.execute(NOTICES, {"channel": CHANNEL, "heard": heard})
