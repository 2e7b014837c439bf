"""Reading tables from the database, and when their clocks must be checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from sqlalchemy import Row, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.errors import NotFound
from kastelan.server.operation.clock import now
from kastelan.server.people.preferences import rests_of
from kastelan.server.people.quiet_hours import AWAKE, Rest
from kastelan.server.storage import schema
from kastelan.server.storage.downtime import Downtime
from kastelan.server.storage.log_entries import STAND_IN
from kastelan.server.tables.seats import seats_of
from kastelan.server.tables.table_filter import TableFilter
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.tables import SeatState, TableState

PAGE: Final = 50


class TableRow(Mapping[str, object]):
    """A table's row. All rows share their names: a thousand tables in memory take one kilobyte less each."""

    __slots__ = ("_values",)
    _places: ClassVar = {column.name: place for place, column in enumerate(schema.tables.c)}

    def __init__(self, values: Iterable[object]) -> None:
        self._values = tuple(values)

    def __getitem__(self, name: str) -> object:
        return self._values[self._places[name]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._values)


class TableStore:
    """Queries over all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.downtime = Downtime(engine)

    async def sheet(self, table: str) -> Sheet:
        """A table by its id, with its seats."""
        async with self._engine.connect() as connection:
            return await self._sheet(connection, table)

    async def _sheet(self, connection: AsyncConnection, table: str) -> Sheet:
        found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
        if found is None:
            raise NotFound("no-such-table")
        seats = (await seats_of(connection, [table]))[table]
        rests = await self._rests(connection, found, seats)
        parents = await _secret_parents(connection, [found.parent] if found.parent else [])
        return Sheet(TableRow(found), tuple(seats), rests, parents.get(found.parent))

    async def _rests(
        self, connection: AsyncConnection, row: Row[tuple[object, ...]], seats: Sequence[SeatState]
    ) -> dict[int, Rest]:
        """When each seat's clock is paused: server downtime pauses all of them, and turn-by-turn players
        have quiet hours and vacations."""
        downtime, resting = self.downtime.since(row.started or now()), dict[str, Rest]()
        if row.pace == "turns":
            resting = await rests_of(connection, {seat.user for seat in seats if seat.user is not None})
        if not downtime:
            return {seat.seat: resting[seat.user] for seat in seats if seat.user in resting}
        return {seat.seat: replace(resting.get(seat.user or "", AWAKE), downtime=downtime) for seat in seats}

    async def search(self, wanted: TableFilter) -> list[TableState]:
        """The newest tables that match, as the person who asks may see them."""
        rows = select(schema.tables).where(*wanted.rules()).order_by(schema.tables.c.created.desc())
        async with self._engine.connect() as connection:
            found = [dict(row._mapping) for row in await connection.execute(rows.limit(PAGE))]
            sitting = await seats_of(connection, [str(row["id"]) for row in found])
            parents = await _secret_parents(connection, [row["parent"] for row in found if row["parent"]])
        sheets = (
            Sheet(row, tuple(sitting[str(row["id"])]), heirs=parents.get(row["parent"])) for row in found
        )
        return [sheet.shown(wanted.mine) for sheet in sheets]

    async def playing(self, user: str) -> Sequence[str]:
        """Running tables of a person, newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.user_id == user)
        wanted = select(tables.id).where(tables.status == "playing", tables.id.in_(own))
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted.order_by(tables.created.desc()).limit(PAGE))).all())

    async def tables_of(self, user: str) -> Sequence[str]:
        """Open and running tables where a person plays or is the host, newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.user_id == user)
        wanted = select(tables.id).where(
            tables.status.in_(("open", "playing")), or_(tables.id.in_(own), tables.host == user)
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted.order_by(tables.created.desc()))).all())

    # Clocks and bots

    async def overdue(self, at: int) -> Sequence[str]:
        """Running tables where a clock has run out."""
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.deadline <= at, schema.tables.c.status == "playing"
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def next_deadline(self, table: str, at: int, deadline: int | None) -> None:
        """Set when to check a table's clocks next, unless a move has set a later time meanwhile."""
        tables = schema.tables.c
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.tables)
                .where(tables.id == table, tables.deadline <= at)
                .values(deadline=deadline)
            )

    async def look_at_clocks(self, user: str) -> None:
        """Check the clocks of a person's tables again, because their quiet hours or vacation changed."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.user_id == user)
        running = (tables.status == "playing", tables.pace == "turns", tables.deadline.is_not(None))
        async with self._engine.begin() as connection:
            # Overdue at once: the next tick looks at the clocks and stores the true deadline.
            await connection.execute(
                update(schema.tables).where(*running, tables.id.in_(own)).values(deadline=now())
            )

    async def with_bots(self) -> Sequence[str]:
        """Running tables with a bot on a seat, or with a stand-in: it may be the bot's turn."""
        tables, seats, lines = schema.tables.c, schema.seats.c, schema.entries.c
        bots = select(seats.table_id).where(seats.kind == "bot")
        stand_ins = select(lines.table_id).where(lines.kind == STAND_IN)
        wanted = select(tables.id).where(
            tables.status == "playing", tables.id.in_(bots) | tables.id.in_(stand_ins)
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())


async def _secret_parents(connection: AsyncConnection, parents: Sequence[str]) -> dict[str, set[str]]:
    """Those of these tables that are not public, with their members. The id of an unlisted table is the
    key to it, so only members may learn it as a parent."""
    if not parents:
        return {}
    tables, seats = schema.tables.c, schema.seats.c
    wanted = (
        select(tables.id, tables.host, seats.user_id)
        .outerjoin(schema.seats, seats.table_id == tables.id)
        .where(tables.id.in_(parents), tables.visibility != "public")
    )
    found: dict[str, set[str]] = {}
    for table, *people in await connection.execute(wanted):
        found.setdefault(table, set()).update(user for user in people if user is not None)
    return found
