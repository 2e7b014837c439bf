"""Rows of a table that are sent when they are due, each by one process: webhooks, pushes and letters."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from sqlalchemy import Row, Subquery, Table, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.operation.clock import now

MOST_ATTEMPTS: Final = 6
LEASE: Final = 60_000  # how long a row belongs to the process that took it
Due = Row[tuple[object, ...]]
logger = logging.getLogger("kastelan.server")


class DueQueue(ABC):
    """Sends what is due in the background; the table has the columns `id`, `due` and `attempts`."""

    table: ClassVar[Table]

    def __init__(self, engine: AsyncEngine, retry_seconds: float, tick_seconds: float) -> None:
        self._engine = engine
        self._retry, self._tick = retry_seconds, tick_seconds
        self._running: asyncio.Task[None] | None = None
        self._sending: dict[asyncio.Task[None], Due] = {}
        self._free = asyncio.Event()
        self.sent = self.failed = 0

    @abstractmethod
    async def _find(self, at: int) -> Sequence[Due]:
        """The rows that are due and may be sent now."""

    def _first_of_each(self, at: int) -> Subquery:
        """The rows that are due to people to whom nothing is under way; the oldest has the `place` 1.

        The table needs the column `user_id`.
        """
        rows = self.table.c
        busy = [row.user_id for row in self._sending.values()]
        place = func.row_number().over(partition_by=rows.user_id, order_by=(rows.due, rows.id))
        return (
            select(self.table, place.label("place"))
            .where(rows.due <= at, rows.user_id.not_in(busy))
            .subquery()
        )

    @abstractmethod
    async def _send(self, row: Due) -> None:
        """Send a row that was taken, and drop or postpone it."""

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is under way is taken up again by the next start."""
        if self._running is not None:
            tasks = [self._running, *self._sending]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._free.clear()
            try:
                for row in await self._take():
                    task = asyncio.create_task(self._send_safely(row))
                    self._sending[task] = row
                    task.add_done_callback(self._done)
            except (SQLAlchemyError, OSError) as error:  # no traceback: the next tick fails as this one
                logger.warning("%s could not be taken: %s", self.table.name, type(error).__name__)
            # Look again when one is done, and for new ones after a tick.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._free.wait(), self._tick)

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._sending[task]
        self._free.set()

    async def _take(self) -> Sequence[Due]:
        """Take some rows that are due, so that no other process sends them too."""
        # Taking one moves its due time ahead; the process whose update still finds the old time has it.
        at = now()
        if not (found := await self._find(at)):
            return []
        taken, rows = [], self.table.c
        async with self._engine.begin() as connection:
            for row in found:
                mine = update(self.table).where(rows.id == row.id, rows.due == row.due)
                if (await connection.execute(mine.values(due=at + LEASE))).rowcount == 1:
                    taken.append(row)
        return taken

    async def _send_safely(self, row: Due) -> None:
        try:
            await self._send(row)
        except (SQLAlchemyError, OSError) as error:  # after its lease it is sent again
            name = type(error).__name__
            logger.warning("the result of one of %s could not be stored: %s", self.table.name, name)

    async def _postpone(self, row: Due) -> None:
        """Retry later with growing delays, and give up after the last attempt."""
        if row.attempts + 1 >= MOST_ATTEMPTS:
            await self._drop(row.id)
            return
        # With 10 seconds at first: 10 s, 50 s, 4 min, 21 min and 1 h 44 min.
        due = now() + int(1000 * self._retry * 5**row.attempts)
        later = update(self.table).where(self.table.c.id == row.id)
        async with self._engine.begin() as connection:
            await connection.execute(later.values(due=due, attempts=row.attempts + 1))

    async def _drop(self, row: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(self.table).where(self.table.c.id == row))
