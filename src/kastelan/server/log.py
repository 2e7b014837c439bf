"""The append-only log: lines are written in groups, and whoever waits goes on when they are on disk.

One writer serves all tables. While one group is being committed the next one gathers, so a busy server
commits as often as the disk can, and each commit carries whatever has come in.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server import schema
from kastelan.server.entries import Entry, Snapshot
from kastelan.server.errors import Conflict, Unavailable
from kastelan.server.people import fresh_id

LARGEST_GROUP: Final = 200
CHANNEL: Final = "kastelan"
logger = logging.getLogger("kastelan.server")


@dataclass(frozen=True, slots=True)
class Page:
    """What has to be written together or not at all."""

    table: str
    entries: tuple[Entry, ...]
    changes: Mapping[str, object] = field(default_factory=dict)  # columns of the table's own row
    snapshot: Snapshot | None = None


class Log:
    """The only one who writes entries."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Page, asyncio.Future[None]] | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.origin = fresh_id()  # who writes: nobody has to be told of his own lines

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._waiting.put(None)
        if self._writer is not None:
            await self._writer

    async def append(self, page: Page) -> None:
        """Write a page; when this returns it is on disk. Conflict if another process was faster."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((page, done))
        await done

    async def _write(self) -> None:
        closing = False
        while not closing:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < LARGEST_GROUP:
                group.append(self._waiting.get_nowait())
            closing = None in group
            await self._commit_group([waiting for waiting in group if waiting is not None])

    async def _commit_group(self, group: Sequence[tuple[Page, asyncio.Future[None]]]) -> None:
        """All pages in one transaction; if one is refused, each in its own."""
        failure = await self._commit([page for page, _ in group])
        for page, done in group:
            alone = failure if failure is None or len(group) == 1 else await self._commit([page])
            if done.cancelled():
                continue
            if alone is None:
                done.set_result(None)
            else:
                done.set_exception(alone)

    async def _commit(self, pages: Sequence[Page]) -> Exception | None:
        try:
            async with self._engine.begin() as connection:
                await _write_pages(connection, pages, self.origin)
            self.commits += 1
        except IntegrityError:
            return Conflict("table-moved-on")
        except Exception as error:  # whatever it was: a writer that dies leaves every table waiting
            logger.warning("lines could not be written: %s", type(error).__name__)
            return Unavailable("database-gone")
        return None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The lines of a table in order, or those after a number."""
        kept = schema.entries
        wanted = select(kept).where(kept.c.table_id == table, kept.c.seq > after).order_by(kept.c.seq)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [
                Entry(row.seq, row.kind, row.seat, row.word, row.client, row.at, row.spent) for row in rows
            ]

    async def snapshots(self, table: str) -> list[Snapshot]:
        """The positions kept on the way."""
        wanted = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [Snapshot(row.seq, row.moves, row.position) for row in rows]


async def notify(connection: AsyncConnection, origin: str, *tables: str) -> None:
    """Tell other processes, once this transaction is committed, that tables have something new."""
    if connection.dialect.name == "postgresql":
        wanted = text("SELECT pg_notify(:channel, heard) FROM unnest(CAST(:heard AS text[])) AS heard")
        await connection.execute(
            wanted, {"channel": CHANNEL, "heard": [f"{table} {origin}" for table in tables]}
        )


async def _write_pages(connection: AsyncConnection, pages: Sequence[Page], origin: str) -> None:
    """All lines at once: each statement costs more than the rows it carries."""
    lines = [
        {"table_id": page.table, **{name: getattr(entry, name) for name in Entry.__slots__}}
        for page in pages
        for entry in page.entries
    ]
    if lines:
        await connection.execute(insert(schema.entries), lines)
    kept = [{"table_id": page.table, **asdict(page.snapshot)} for page in pages if page.snapshot is not None]
    if kept:
        await connection.execute(insert(schema.snapshots), kept)
    for page in pages:
        if page.changes:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == page.table).values(**page.changes)
            )
    await notify(connection, origin, *(page.table for page in pages))
