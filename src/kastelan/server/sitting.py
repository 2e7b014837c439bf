"""Who sits where: the rows of the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.server import schema
from kastelan.server.errors import Conflict
from kastelan.server.wire.tables import SeatState, SeatWish


def seat_row(table: str, number: int, seat: SeatWish, host: str) -> dict[str, object]:
    kind = {"me": "person"}.get(seat.kind, seat.kind)
    return {
        "table_id": table,
        "seat": number,
        "kind": kind,
        "user_id": host if seat.kind == "me" else None,
        "bot": seat.bot if seat.kind == "bot" else None,
        "ready": seat.kind != "open",
    }


async def seats_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[SeatState]]:
    """The seats of some tables in order."""
    seats, users = schema.seats.c, schema.users.c
    wanted = (
        select(schema.seats, users.name)
        .outerjoin(schema.users, users.id == seats.user_id)
        .where(seats.table_id.in_(tables))
        .order_by(seats.table_id, seats.seat)
    )
    found: dict[str, list[SeatState]] = {table: [] for table in tables}
    for row in await connection.execute(wanted):
        name = row.bot or row.name or ""
        found[row.table_id].append(SeatState(row.seat, row.kind, name, row.user_id, row.bot, row.ready))
    return found


async def put(
    connection: AsyncConnection, table: str, seat: int, kind: str, changes: Mapping[str, object]
) -> None:
    """Change a seat, if it is still what it was taken for."""
    wanted = (
        update(schema.seats)
        .where(schema.seats.c.table_id == table, schema.seats.c.seat == seat, schema.seats.c.kind == kind)
        .values(**changes)
    )
    if (await connection.execute(wanted)).rowcount != 1:
        raise Conflict("seat-taken")


async def vacate(connection: AsyncConnection, table: str, seat: int) -> None:
    """Make a seat free, whoever sat there."""
    wanted = update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
    await connection.execute(wanted.values(kind="open", user_id=None, bot=None, ready=False))
