"""A connection that receives PostgreSQL notifications, and reconnects when the database was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

RETRY_SECONDS: Final = 2.0
logger = logging.getLogger("kastelan.server")


class PgListener:
    """Listens on one channel; does nothing with SQLite, which serves a single process."""

    def __init__(
        self,
        engine: AsyncEngine,
        channel: str,
        heard: Callable[[str], None],
        connected: Callable[[], None] = lambda: None,
    ) -> None:
        self._engine, self._channel = engine, channel
        self._heard, self._connected = heard, connected
        self._listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._engine.dialect.name == "postgresql":
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # of the extra `postgres`

        # asyncpg does not understand SQLAlchemy's `postgresql+asyncpg`.
        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen_once(address)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("not listening to other processes; trying again")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, address: str) -> None:
        """Listen until the connection is lost, after catching up with what was missed."""
        import asyncpg

        line = await asyncpg.connect(address)
        gone = asyncio.Event()
        line.add_termination_listener(lambda _: gone.set())
        try:
            await line.add_listener(self._channel, self._notified)
            # After add_listener, so that each commit is either read by this call or heard later.
            self._connected()
            await gone.wait()
        finally:
            await line.close(timeout=5)

    def _notified(self, _line: object, _process: int, _channel: str, payload: object) -> None:
        self._heard(str(payload))
