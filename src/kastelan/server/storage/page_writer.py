"""Writing pages of the move log: on PostgreSQL as everything else, on SQLite in a thread of its own.

Each statement of an asynchronous SQLite connection travels to a thread and back, and waits for the
interpreter lock both times. A commit takes several, so all of them are made in the thread: one journey each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.storage import schema
from kastelan.server.storage.database import blocking_engine
from kastelan.server.storage.log_entries import Entry, Snapshot

CHANNEL: Final = "kastelan"
NOTICES: Final = text("SELECT pg_notify(:channel, heard) FROM unnest(CAST(:heard AS text[])) AS heard")


@dataclass(frozen=True, slots=True)
class Page:
    """Entries that are written together or not at all."""

    table: str
    entries: tuple[Entry, ...]
    changes: Mapping[str, object] = field(default_factory=dict)  # columns of the table's own row
    snapshot: Snapshot | None = None


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
        self._thread = ThreadPoolExecutor(1, "move-log")

    async def write(self, pages: Sequence[Page], origin: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, pages, origin)

    def _write(self, pages: Sequence[Page], origin: str) -> None:
        with self._engine.begin() as connection:
            write_pages(connection, pages, origin)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


def write_pages(connection: Connection, pages: Sequence[Page], origin: str) -> None:
    """Insert all rows with one statement per kind: a statement costs more than the rows it carries."""
    lines = [
        {"table_id": page.table, **{name: getattr(entry, name) for name in Entry.__slots__}}
        for page in pages
        for entry in page.entries
    ]
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
