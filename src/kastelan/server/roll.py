"""All tables as rows: finding them, and when to look at their clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server import schema
from kastelan.server.errors import NotFound
from kastelan.server.finding import Wanted
from kastelan.server.people import now
from kastelan.server.preferences import rests_of
from kastelan.server.resting import Rest
from kastelan.server.sheet import Sheet
from kastelan.server.sitting import seats_of
from kastelan.server.wire.tables import TableState

PAGE: Final = 50


class Roll:
    """Which tables there are."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def sheet(self, table: str) -> Sheet:
        """A table by its id."""
        async with self._engine.connect() as connection:
            return await self._sheet(connection, table)

    async def _sheet(self, connection: AsyncConnection, table: str) -> Sheet:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
        if found is None:
            raise NotFound("no-such-table")
        seats, rests = (await seats_of(connection, [table]))[table], dict[int, Rest]()
        if found.pace == "turns":
            resting = await rests_of(connection, {seat.user for seat in seats if seat.user is not None})
            rests = {seat.seat: resting[seat.user] for seat in seats if seat.user in resting}
        return Sheet(dict(found._mapping), tuple(seats), rests)

    async def search(self, wanted: Wanted) -> list[TableState]:
        """The newest tables that everybody may see, or those of one person."""
        rows = select(schema.tables).where(*wanted.rules()).order_by(schema.tables.c.created.desc())
        async with self._engine.connect() as connection:
            found = [dict(row._mapping) for row in await connection.execute(rows.limit(PAGE))]
            sitting = await seats_of(connection, [str(row["id"]) for row in found])
        return [Sheet(row, tuple(sitting[str(row["id"])])).shown(wanted.mine) for row in found]

    async def playing(self, user: str) -> Sequence[str]:
        """Running tables of a person, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.user_id == user)
        wanted = select(tables.id).where(tables.status == "playing", tables.id.in_(own))
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted.order_by(tables.created.desc()).limit(PAGE))).all())

    async def tables_of(self, user: str) -> Sequence[str]:
        """Tables that wait or run, at which a person sits or is the host."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.user_id == user)
        wanted = select(tables.id).where(
            tables.status.in_(("open", "playing")), or_(tables.id.in_(own), tables.host == user)
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    # Clocks and bots

    async def overdue(self, at: int) -> Sequence[str]:
        """Running tables on which somebody's time is over."""
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.deadline <= at, schema.tables.c.status == "playing"
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def next_deadline(self, table: str, at: int, deadline: int | None) -> None:
        """Look at a table's clocks again at another time, unless a move has set one meanwhile."""
        tables = schema.tables.c
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.tables)
                .where(tables.id == table, tables.deadline <= at)
                .values(deadline=deadline)
            )

    async def look_at_clocks(self, user: str) -> None:
        """Somebody rests at other times than before: find out anew when clocks run out."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.user_id == user)
        running = (tables.status == "playing", tables.pace == "turns", tables.deadline.is_not(None))
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.tables).where(*running, tables.id.in_(own)).values(deadline=now())
            )

    async def with_bots(self) -> Sequence[str]:
        """Running tables at which a bot sits: somebody may wait for it."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.status == "playing", schema.tables.c.id.in_(bots)
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())
