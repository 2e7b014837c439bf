"""Stored analyses of finished games, and the queue of games that wait for one.

The queue is in the database, so that several processes can share it. A process claims the oldest request and
renews its claim as it works; a claim that was not renewed for a while can be taken by another process.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal

import msgspec
from sqlalchemy import and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.arena.analysis import Judgement
from kastelan.server.errors import TooMany
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema

WAITING: Final = "waiting"
THINKING: Final = "thinking"
DONE: Final = "done"
FAILED: Final = "failed"
ALIVE: Final = 60_000  # milliseconds after which a claim that was not renewed is free
rows = schema.analyses.c


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """The progress of an analysis."""

    table_id: str
    status: Literal["waiting", "thinking", "done", "failed"]
    playouts: int
    moves: int
    judged: int

    @property
    def wanted(self) -> bool:
        """Whether it is done or queued."""
        return self.status != FAILED


class AnalysisStore:
    """Reads, queues and claims analyses for one process."""

    def __init__(self, engine: AsyncEngine, most_waiting: int) -> None:
        self._engine, self._most_waiting = engine, most_waiting
        self._own = fresh_id()

    async def of(self, table: str) -> StoredAnalysis | None:
        """The analysis of a game, or None if it was never requested."""
        columns = (rows.table_id, rows.status, rows.playouts, rows.moves, rows.judged)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(rows.table_id == table))).one_or_none()
        return None if row is None else StoredAnalysis(**row._mapping)

    async def turns(self, table: str) -> list[Judgement]:
        """The judged turns so far, in the order of the game."""
        kept = schema.judgements.c
        wanted = select(kept.judgement).where(kept.table_id == table).order_by(kept.move)
        async with self._engine.connect() as connection:
            return msgspec.convert(list(await connection.scalars(wanted)), list[Judgement])

    # Requesting

    async def ask(self, table: str, moves: int, playouts: int) -> None:
        """Queue a game unless it already is or was; a failed analysis continues where it stopped."""
        with contextlib.suppress(IntegrityError):  # another request was faster
            async with self._engine.begin() as connection:
                await self._check_number(connection)
                again = update(schema.analyses).where(rows.table_id == table, rows.status == FAILED)
                if (await connection.execute(again.values(status=WAITING, asked=now()))).rowcount:
                    return
                await connection.execute(
                    insert(schema.analyses).values(
                        table_id=table, status=WAITING, playouts=playouts, moves=moves, judged=0, asked=now(),
                        seen=0,
                    )
                )  # fmt: skip

    async def _check_number(self, connection: AsyncConnection) -> None:
        waiting = select(func.count()).where(rows.status == WAITING)
        if (await connection.scalar(waiting) or 0) >= self._most_waiting:
            raise TooMany("too-many-analyses", most=self._most_waiting)

    # Working

    async def take_over(self) -> None:
        """Free all claims at start with SQLite: only one process uses it, so their owners are gone."""
        if self._engine.dialect.name == "sqlite":
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(schema.analyses).where(rows.status == THINKING).values(status=WAITING)
                )

    async def claim(self) -> StoredAnalysis | None:
        """Claim the oldest waiting game for this process; None if none waits."""
        at = now()
        free = or_(rows.status == WAITING, and_(rows.status == THINKING, rows.seen < at - ALIVE))
        async with self._engine.begin() as connection:
            table = await connection.scalar(
                select(rows.table_id).where(free).order_by(rows.asked, rows.table_id).limit(1)
            )
            if table is None:
                return None
            # `free` again: another process may have claimed it since the select.
            taken = update(schema.analyses).where(rows.table_id == table, free)
            done = await connection.execute(taken.values(status=THINKING, claim=self._own, seen=at))
        return await self.of(str(table)) if done.rowcount else None

    async def note(self, table: str, found: Sequence[Judgement] = ()) -> bool:
        """Store judged turns and renew the claim; False if another process has it now."""
        judged = {"judged": found[-1].last} if found else {}
        async with self._engine.begin() as connection:
            ours = await self._change(connection, table, seen=now(), **judged)
            if ours and found:
                made = [{"table_id": table, "move": one.move, "judgement": asdict(one)} for one in found]
                await connection.execute(insert(schema.judgements), made)
        return ours

    async def finish(self, kept: StoredAnalysis) -> bool:
        """Mark an analysis as done; False if another process has it now."""
        async with self._engine.begin() as connection:
            return await self._change(connection, kept.table_id, status=DONE, judged=kept.moves)

    async def give_up(self, table: str) -> bool:
        """Mark an analysis as failed; a new request continues it. False if another process has it now."""
        async with self._engine.begin() as connection:
            return await self._change(connection, table, status=FAILED)

    async def leave(self, table: str) -> bool:
        """Put a game back into the queue; False if another process has it now."""
        async with self._engine.begin() as connection:
            return await self._change(connection, table, status=WAITING)

    async def _change(self, connection: AsyncConnection, table: str, **values: object) -> bool:
        mine = (rows.table_id == table, rows.status == THINKING, rows.claim == self._own)
        done = await connection.execute(update(schema.analyses).where(*mine).values(**values))
        return done.rowcount == 1
