"""When no server was running: clocks are paused for these times.

Each process updates a row of its own every few seconds. Times that no row covers were downtime. After a
crash, downtime starts at the last update, which favours the players.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.people.accounts import fresh_id, now
from kastelan.server.people.quiet_hours import Span
from kastelan.server.storage import schema

BEAT_SECONDS: Final = 10.0
ALIVE: Final = 30_000  # milliseconds: a process that updated its row this recently counts as running
DAY: Final = 86_400_000


class Downtime:
    """The downtime before this process started; none follows while it runs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._run = fresh_id()
        self.spans: tuple[Span, ...] = ()

    async def open(self) -> None:
        """Compute past downtime and register this process."""
        at = now()
        async with self._engine.begin() as connection:
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
            await connection.execute(
                update(schema.runs).where(schema.runs.c.id == self._run).values(seen=now(), over=over)
            )


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
