"""Several processes on one PostgreSQL: each commit sends a notification, and processes that have the table
in memory read the new entries.

A notification carries only the table's id and its writer. It is part of the transaction that wrote the
entries, so only committed entries are announced. With SQLite there is a single process.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.errors import KastelanError
from kastelan.server.play.hub import Hub
from kastelan.server.storage.page_writer import CHANNEL
from kastelan.server.storage.pg_listen import PgListener

logger = logging.getLogger("kastelan.server")


class ProcessSync:
    """Reads what other processes wrote to tables that are in memory here."""

    def __init__(self, engine: AsyncEngine, hub: Hub) -> None:
        self._hub = hub
        self._line = PgListener(engine, CHANNEL, self._heard, self._catch_up_all)
        # Holds references, because the event loop keeps only weak ones to its tasks.
        self._reading: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._line.open()

    async def close(self) -> None:
        await self._line.close()
        await asyncio.gather(*self._reading, return_exceptions=True)

    def _catch_up_all(self) -> None:
        """Catch up with everything that was written before the connection was made."""
        for table in list(self._hub.rooms):
            self._heard(table)

    def _heard(self, words: str) -> None:
        table, _, origin = words.partition(" ")
        if table in self._hub.rooms and origin != self._hub.log.origin:
            task = asyncio.create_task(self._read(table))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, table: str) -> None:
        try:
            await self._hub.catch_up(table)
        except (KastelanError, SQLAlchemyError, OSError):
            # Not fatal: the next notification about this table, or the next connection, reads it again.
            logger.exception("a table could not be read again")
