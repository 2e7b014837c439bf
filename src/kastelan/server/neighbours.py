"""Many processes on one PostgreSQL: each commit notifies, and whoever has the table in memory reads on.

A notification carries only the table's id and is sent inside the transaction that wrote the lines, so
nobody hears of something that was not committed. With SQLite there are no neighbours.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.errors import KastelanError
from kastelan.server.live import Hub
from kastelan.server.log import CHANNEL

RETRY_SECONDS: Final = 2.0
logger = logging.getLogger("kastelan.server")


class Neighbours:
    """Listens to what other processes write, and goes on listening after the database was away."""

    def __init__(self, engine: AsyncEngine, hub: Hub) -> None:
        self._engine, self._hub = engine, hub
        self._reading: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._engine.dialect.name == "postgresql":
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._reading, return_exceptions=True)

    async def _listen(self) -> None:
        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen_once(address)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("not listening to other processes; trying again")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, address: str) -> None:
        """Listen until the connection is gone; whatever was missed before is read first."""
        line = await asyncpg.connect(address)
        gone = asyncio.Event()
        line.add_termination_listener(lambda _: gone.set())
        try:
            await line.add_listener(CHANNEL, self._heard)
            for table in list(self._hub.rooms):
                self._heard(None, 0, CHANNEL, table)
            await gone.wait()
        finally:
            await line.close(timeout=5)

    def _heard(self, _line: object, _process: int, _channel: str, table: object) -> None:
        if str(table) in self._hub.rooms:
            task = asyncio.create_task(self._read(str(table)))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, table: str) -> None:
        try:
            await self._hub.catch_up(table)
        except (KastelanError, SQLAlchemyError, OSError):
            logger.exception("a table could not be read again")
