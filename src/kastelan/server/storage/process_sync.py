"""Many processes on one PostgreSQL: each commit notifies, and whoever has the table in memory reads on.

A notification carries only the table's id and who wrote, and is sent inside the transaction that wrote the
lines, so nobody hears of something that was not committed. With SQLite there are no neighbours.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.errors import KastelanError
from kastelan.server.play.hub import Hub
from kastelan.server.storage.move_log import CHANNEL
from kastelan.server.storage.pg_listen import Listening

logger = logging.getLogger("kastelan.server")


class Neighbours:
    """Hears what other processes write, and reads it where somebody here has the table in memory."""

    def __init__(self, engine: AsyncEngine, hub: Hub) -> None:
        self._hub = hub
        self._line = Listening(engine, CHANNEL, self._heard, self._look_after_all)
        self._reading: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._line.open()

    async def close(self) -> None:
        await self._line.close()
        await asyncio.gather(*self._reading, return_exceptions=True)

    def _look_after_all(self) -> None:
        """Whatever was written before we listened."""
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
            logger.exception("a table could not be read again")
