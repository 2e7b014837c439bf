"""When no server was running: clocks are paused for these times.

Each process updates a row of its own every few seconds. Times that no row covers were downtime. After a
crash, downtime starts at the last update, which favours the players. When the system's clock has jumped
forwards, the time that it left out is downtime too; the times in the database never go backwards.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.operation.clock import CLOCK, SteadyClock
from kastelan.server.people.identity import fresh_id
from kastelan.server.people.quiet_hours import Span
from kastelan.server.storage import schema

BEAT_SECONDS: Final = 10.0
ALIVE: Final = 30_000  # milliseconds: a process that updated its row this recently counts as running
JUMP: Final = 5_000  # milliseconds: clocks of two computers, or of one that is corrected, differ by less
DAY: Final = 86_400_000
logger = logging.getLogger("kastelan.server")


class Downtime:
    """The downtime before this process started, and the times that its system's clock left out since."""

    def __init__(self, engine: AsyncEngine, clock: SteadyClock = CLOCK) -> None:
        self._engine, self._clock = engine, clock
        self._run = fresh_id()
        self.spans: tuple[Span, ...] = ()

    async def open(self) -> None:
        """Compute past downtime and register this process."""
        async with self._engine.begin() as connection:
            seen = await connection.scalar(select(func.max(schema.runs.c.seen)))
            if (behind := self._clock.not_before(seen or 0)) > JUMP:
                logger.warning("the system's clock is %d s behind the database", behind // 1000)
            at = self._clock.now()
            await connection.execute(insert(schema.runs).values(id=self._run, since=at, seen=at, over=False))
            await _forget_old(connection, at)
            rows = list(await connection.execute(select(schema.runs)))
        alone = self._engine.dialect.name == "sqlite"
        # A run lasted until its last update if it stopped in order, if that update is old, or with SQLite,
        # which serves one process at a time. Any other process is still running, so its run lasts until now.
        self.spans = tuple(
            uncovered(
                (row.since, row.seen if row.over or alone or row.seen < at - ALIVE else at) for row in rows
            )
        )

    def since(self, at: int) -> tuple[Span, ...]:
        """The downtime that matters to a game that began at a time."""
        return tuple(span for span in self.spans if span[1] > at)

    async def beat(self, over: bool = False) -> None:
        """Update this process's row; `over` marks an orderly stop."""
        async with self._engine.begin() as connection:
            await self._update(connection, over)

    async def _update(self, connection: AsyncConnection, over: bool) -> None:
        own = schema.runs.c.id == self._run
        await connection.execute(update(schema.runs).where(own).values(seen=self._clock.now(), over=over))

    @property
    def jumped(self) -> bool:
        """Whether the system's clock has jumped forwards."""
        return self._clock.system() - self._clock.now() > JUMP

    async def count_jump(self) -> Span:
        """Follow the system's clock, and count what it has left out as downtime, which is returned."""
        run, span = fresh_id(), (self._clock.now(), self._clock.system())
        async with self._engine.begin() as connection:
            # For a later start, as if the server had stopped and begun again.
            await self._update(connection, over=True)
            await connection.execute(
                insert(schema.runs).values(id=run, since=span[1], seen=span[1], over=False)
            )
        self._run, self.spans = run, (*self.spans, span)
        self._clock.follow()
        logger.warning("the system's clock jumped forwards by %d s", (span[1] - span[0]) // 1000)
        return span


async def _forget_old(connection: AsyncConnection, at: int) -> None:
    """Delete rows that ended before the oldest running game began."""
    tables = schema.tables.c
    # Downtime matters to games that began before it; without such games, rows are kept for a day.
    oldest = await connection.scalar(select(func.min(tables.started)).where(tables.status == "playing"))
    await connection.execute(delete(schema.runs).where(schema.runs.c.seen < min(oldest or at, at - DAY)))


def uncovered(runs: Iterable[Span]) -> Iterable[Span]:
    """The gaps between runs; runs may overlap."""
    # runs   |-------|        |-----|
    #            |------|
    # gaps              |....|
    until: int | None = None
    for since, seen in sorted(runs):
        if until is not None and since > until:
            yield until, since
        until = max(seen, until or 0)
