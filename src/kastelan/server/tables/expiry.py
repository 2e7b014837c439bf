"""What nobody needs any more: open tables whose host has gone, tables that never started, unused guests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import Select, Table, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.settings import Settings
from kastelan.server.storage import schema

AT_ONCE: Final = 500
"""Rows deleted in one transaction, so that no move waits long for it."""


class Expiry:
    """Closes and deletes what has expired; each method is given the time."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self._engine = engine
        self._patience = {"live": settings.open_live_seconds, "turns": settings.open_turns_seconds}
        self._unused = settings.unused_seconds
        # Hooks that Service connects: whether a person watches a table, and after a table was closed.
        self.watched: Callable[[str, str], bool] = lambda table, user: False
        self.closed: Callable[[str], Awaitable[None]] = _ignore

    async def sweep(self, at: int) -> None:
        """Do everything that is due at a time."""
        await self.close_abandoned(at)
        await self.delete_unstarted(at)
        await self.delete_guests(at)

    async def close_abandoned(self, at: int) -> Sequence[str]:
        """Close open tables whose host was last here long ago, and return them."""
        tables, sessions = schema.tables.c, schema.sessions.c
        seen = select(func.max(sessions.seen)).where(sessions.user_id == tables.host).scalar_subquery()
        late = [
            (tables.pace == pace) & (func.coalesce(seen, 0) < at - int(1000 * seconds))
            & (tables.created < at - int(1000 * seconds))
            for pace, seconds in self._patience.items()
        ]  # fmt: skip
        async with self._engine.connect() as connection:
            wanted = select(tables.id, tables.host).where(tables.status == "open", or_(*late))
            found = [row for row in await connection.execute(wanted) if not self.watched(row.id, row.host)]
        closed = [row.id for row in found if await self._close(row.id)]
        for table in closed:
            await self.closed(table)
        return closed

    async def _close(self, table: str) -> bool:
        """Close a table, unless it has started meanwhile."""
        wanted = update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.status == "open")
        async with self._engine.begin() as connection:
            return (await connection.execute(wanted.values(status="closed"))).rowcount == 1

    async def delete_unstarted(self, at: int) -> int:
        """Delete tables that were closed before they started, with seats and chat; how many there were."""
        tables = schema.tables.c
        # A running table that an operator closed keeps its log.
        never = tables.status == "closed", tables.started.is_(None)
        expired = *never, tables.created < at - int(1000 * self._unused)
        done = 0
        while number := await self._delete(schema.tables, select(tables.id).where(*expired).limit(AT_ONCE)):
            done += number
        return done

    async def delete_guests(self, at: int) -> int:
        """Delete guests who have not been here for long and left nothing behind; how many there were."""
        users, tables, sessions = schema.users.c, schema.tables.c, schema.sessions.c
        since = at - int(1000 * self._unused)
        # The log and results name people by their seats, so these need no question of their own.
        left = (
            select(tables.id).where(tables.host == users.id),
            select(schema.seats.c.table_id).where(schema.seats.c.user_id == users.id),
            select(schema.chat.c.table_id).where(schema.chat.c.user_id == users.id),
            select(sessions.id).where(sessions.user_id == users.id, sessions.seen >= since),
            select(sessions.id).where(sessions.user_id == users.id, sessions.kind == "token"),
        )
        unused = (
            select(users.id)
            .where(users.login.is_(None), users.deleted.is_(None), users.created < since)
            .where(*(~rows.exists() for rows in left))
            .limit(AT_ONCE)
        )
        done = 0
        while number := await self._delete(schema.users, unused):
            done += number
        return done

    async def _delete(self, kept: Table, wanted: Select[tuple[str]]) -> int:
        async with self._engine.begin() as connection:
            # PostgreSQL refuses to delete what was referred to meanwhile; the next sweep tries again.
            found = list((await connection.scalars(wanted)).all())
            await connection.execute(delete(kept).where(kept.c.id.in_(found)))
        return len(found)


async def _ignore(_table: str) -> None:
    """What is done after a table was closed, until Service connects something."""
