"""The append-only move log, written with group commit: a move is acknowledged once it is on disk.

One writer serves all tables. While one group is being committed the next one gathers, so a busy server
commits as often as the disk allows, and each commit carries everything that arrived meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic, perf_counter
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.errors import Conflict, Unavailable
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema
from kastelan.server.storage.log_entries import Entry, Snapshot
from kastelan.server.storage.page_writer import Page, page_writer, send_notice

LARGEST_GROUP: Final = 200
APART_SECONDS: Final = 0.004
"""Between two commits, at least."""
TROUBLE: Final = ("08", "53", "55", "57", "58")
"""PostgreSQL error classes: no connection, no space, locked, shut down, disk failure."""
logger = logging.getLogger("kastelan.server")


Waiting = tuple[Page, asyncio.Future[None]]
# A function that makes the exception, because each waiting page needs one of its own.
Failure = Callable[[], Conflict | Unavailable]
TOO_LATE: Final[Failure] = partial(Conflict, "table-moved-on")
GONE: Final[Failure] = partial(Unavailable, "database-gone")
SPOILT: Final[Failure] = partial(Unavailable, "database-gone")  # perhaps because of a single page


class Log:
    """The only writer of entries."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pages = page_writer(engine)
        # None asks the writer to stop after the pages before it.
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._committed = 0.0  # when the last commit ended
        self.committed: Callable[[float], None] = lambda seconds: None  # after a commit
        self.shared = engine.dialect.name == "postgresql"  # whether other processes may write too
        self.origin = fresh_id()  # identifies this process in notifications, so that it ignores its own

    @property
    def waiting(self) -> int:
        """How many pages wait to be written."""
        return self._waiting.qsize()

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write all queued pages, then stop."""
        await self._waiting.put(None)
        if self._writer is not None:
            await self._writer
        await self._pages.close()

    async def append(self, page: Page) -> None:
        """Write a page; it is on disk when this returns. Conflict if another process wrote first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((page, done))
        await done

    async def _write(self) -> None:
        closing = False
        while not closing:
            # Wait for one page, then take along everything that queued up during the last commit.
            group = [await self._waiting.get()]
            await self._gather()
            while not self._waiting.empty() and len(group) < LARGEST_GROUP:
                group.append(self._waiting.get_nowait())
            closing = None in group
            await self._commit_group([waiting for waiting in group if waiting is not None])
            self._committed = monotonic()

    async def _gather(self) -> None:
        """Let a group grow on a busy server: on a fast disk each move would be committed alone, and a commit
        costs the processor as much as a move. After a pause, the first move is committed at once."""
        await asyncio.sleep(max(0.0, self._committed + APART_SECONDS - monotonic()))

    async def _commit_group(self, group: Sequence[Waiting]) -> None:
        """Commit all pages in one transaction. If that fails, commit each page alone: a single bad page must
        not take the others down."""
        failure = await self._commit([page for page, _ in group])
        if failure is None or failure is GONE or len(group) == 1:
            self._answer(group, failure)
            return
        for at, (page, _) in enumerate(group):
            alone = await self._commit([page])
            if alone is GONE:
                # The database went away between two pages, so the rest fails without another attempt.
                self._answer(group[at:], alone)
                return
            self._answer(group[at : at + 1], alone)

    def _answer(self, group: Sequence[Waiting], failure: Failure | None) -> None:
        """Resolve the futures of a group. If the database is away, fail the pages that queued up meanwhile
        too: their clients can retry instead of waiting for a second timeout."""
        if failure is GONE:
            group = [*group, *self._queued_meanwhile()]
        for _, done in group:
            # The caller no longer waits for an answer, though its page was part of the group.
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure())

    def _queued_meanwhile(self) -> list[Waiting]:
        found = [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]
        if None in found:
            # Only pages are failed here; the request to stop stays in the queue.
            self._waiting.put_nowait(None)
        return [waiting for waiting in found if waiting is not None]

    async def _commit(self, pages: Sequence[Page]) -> Failure | None:
        """Write pages; the kind of failure, or None."""
        begin = perf_counter()
        try:
            await self._pages.write(pages, self.origin)
            self.committed(perf_counter() - begin)
        except IntegrityError:
            # The primary key (table, seq) is taken: another process wrote this line first.
            return TOO_LATE
        except Exception as error:
            # The writer must survive anything: if it died, every table would wait forever.
            logger.warning("entries could not be written: %s", type(error).__name__)
            return GONE if _is_gone(error) else SPOILT
        return None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table in order, or those after a sequence number."""
        kept = schema.entries
        wanted = select(kept).where(kept.c.table_id == table, kept.c.seq > after).order_by(kept.c.seq)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [
                Entry(row.seq, row.kind, row.seat, row.word, row.client, row.at, row.spent) for row in rows
            ]

    async def snapshots(self, table: str) -> list[Snapshot]:
        """The stored positions of a table."""
        wanted = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [Snapshot(row.seq, row.moves, row.position) for row in rows]


def _is_gone(error: Exception) -> bool:
    """Whether the database itself failed, and not the data it was given."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", ""))
        return error.connection_invalidated or isinstance(error, OperationalError) or state[:2] in TROUBLE
    return isinstance(error, OSError | NoConnection)


async def notify(connection: AsyncConnection, origin: str, *tables: str) -> None:
    """Notify other processes about these tables; PostgreSQL sends it when the transaction commits."""
    if connection.dialect.name == "postgresql":
        await connection.run_sync(send_notice, origin, tables)
