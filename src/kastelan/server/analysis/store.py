"""What was thought about finished games, as it is kept, and which games still wait for that.

The queue is in the database: any process that has time takes the game that was asked about first, and says
now and then that it is still there. A game about which nobody has said so for a while another one may take.
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
from kastelan.server.people.accounts import fresh_id, now
from kastelan.server.storage import schema

WAITING: Final = "waiting"
THINKING: Final = "thinking"
DONE: Final = "done"
FAILED: Final = "failed"
ALIVE: Final = 60_000  # milliseconds after which a process that has said nothing is thought to be gone
rows = schema.analyses.c


@dataclass(frozen=True, slots=True)
class Kept:
    """How far the thinking about a game has come."""

    table_id: str
    status: Literal["waiting", "thinking", "done", "failed"]
    playouts: int
    moves: int
    judged: int

    @property
    def wanted(self) -> bool:
        """Whether it is done, or will be."""
        return self.status != FAILED


class Analyses:
    """All of them, as one process sees them."""

    def __init__(self, engine: AsyncEngine, most_waiting: int) -> None:
        self._engine, self._most_waiting = engine, most_waiting
        self._own = fresh_id()

    async def of(self, table: str) -> Kept | None:
        """The analysis of a game, if anybody has ever asked for it."""
        columns = (rows.table_id, rows.status, rows.playouts, rows.moves, rows.judged)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(rows.table_id == table))).one_or_none()
        return None if row is None else Kept(**row._mapping)

    async def turns(self, table: str) -> list[Judgement]:
        """What was found, in the order of the game."""
        kept = schema.judgements.c
        wanted = select(kept.judgement).where(kept.table_id == table).order_by(kept.move)
        async with self._engine.connect() as connection:
            return msgspec.convert(list(await connection.scalars(wanted)), list[Judgement])

    # Asking

    async def ask(self, table: str, moves: int, playouts: int) -> None:
        """Let a game wait for its turn, unless it does or had it; what was found before a failure stays."""
        with contextlib.suppress(IntegrityError):  # somebody was faster
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

    # Thinking

    async def take_over(self) -> None:
        """With SQLite there is one process: whoever thought before this one began is gone."""
        if self._engine.dialect.name == "sqlite":
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(schema.analyses).where(rows.status == THINKING).values(status=WAITING)
                )

    async def claim(self) -> Kept | None:
        """The game that has waited for longest, for this process to think about; None if none waits."""
        at = now()
        free = or_(rows.status == WAITING, and_(rows.status == THINKING, rows.seen < at - ALIVE))
        async with self._engine.begin() as connection:
            table = await connection.scalar(
                select(rows.table_id).where(free).order_by(rows.asked, rows.table_id).limit(1)
            )
            if table is None:
                return None
            taken = update(schema.analyses).where(rows.table_id == table, free)
            done = await connection.execute(taken.values(status=THINKING, claim=self._own, seen=at))
        return await self.of(str(table)) if done.rowcount else None

    async def note(self, table: str, found: Sequence[Judgement] = ()) -> bool:
        """Keep what was found, and that somebody is still there; whether the game is still ours."""
        judged = {"judged": found[-1].last} if found else {}
        async with self._engine.begin() as connection:
            ours = await self._change(connection, table, seen=now(), **judged)
            if ours and found:
                made = [{"table_id": table, "move": one.move, "judgement": asdict(one)} for one in found]
                await connection.execute(insert(schema.judgements), made)
        return ours

    async def finish(self, kept: Kept) -> bool:
        """Everything is said about a game; whether it was still ours."""
        async with self._engine.begin() as connection:
            return await self._change(connection, kept.table_id, status=DONE, judged=kept.moves)

    async def give_up(self, table: str) -> bool:
        """It did not work; whoever asks again lets it go on. Whether it was still ours."""
        async with self._engine.begin() as connection:
            return await self._change(connection, table, status=FAILED)

    async def leave(self, table: str) -> bool:
        """This process stops: another one, or the next, goes on. Whether it was still ours."""
        async with self._engine.begin() as connection:
            return await self._change(connection, table, status=WAITING)

    async def _change(self, connection: AsyncConnection, table: str, **values: object) -> bool:
        mine = (rows.table_id == table, rows.status == THINKING, rows.claim == self._own)
        done = await connection.execute(update(schema.analyses).where(*mine).values(**values))
        return done.rowcount == 1
