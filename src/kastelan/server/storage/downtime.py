"""When no server was there: nobody can play meanwhile, so no clock runs.

Each process keeps a row of its own and says every few seconds that it is still there. What no row covers was
an outage. After a crash it counts from the last time that the process was seen, in the players' favour.
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
ALIVE: Final = 30_000  # a neighbour that was seen so many milliseconds ago is thought to be still there
DAY: Final = 86_400_000


class Outages:
    """The times at which no clock ran, as known when this process began: it ends all of them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._run = fresh_id()
        self.spans: tuple[Span, ...] = ()

    async def open(self) -> None:
        """Find out what was missed, and say that somebody is there again."""
        at = now()
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.runs).values(id=self._run, since=at, seen=at, over=False))
            await _forget_old(connection, at)
            rows = list(await connection.execute(select(schema.runs)))
        alone = self._engine.dialect.name == "sqlite"
        self.spans = tuple(
            uncovered(
                (row.since, row.seen if row.over or alone or row.seen < at - ALIVE else at) for row in rows
            )
        )

    def since(self, at: int) -> tuple[Span, ...]:
        """Outages that a game has to do with which began at a time."""
        return tuple(span for span in self.spans if span[1] > at)

    async def beat(self, over: bool = False) -> None:
        """Still there; or `over`, there until now."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.runs).where(schema.runs.c.id == self._run).values(seen=now(), over=over)
            )


async def _forget_old(connection: AsyncConnection, at: int) -> None:
    """Runs that were over before any of the games began that are still played."""
    tables = schema.tables.c
    oldest = await connection.scalar(select(func.min(tables.started)).where(tables.status == "playing"))
    await connection.execute(delete(schema.runs).where(schema.runs.c.seen < min(oldest or at, at - DAY)))


def uncovered(runs: Iterable[Span]) -> Iterable[Span]:
    """The gaps between runs, which may overlap."""
    until: int | None = None
    for since, seen in sorted(runs):
        if until is not None and since > until:
            yield until, since
        until = max(seen, until or 0)
