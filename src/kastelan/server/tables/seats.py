"""The rows of a table's seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.server.errors import Conflict, NotFound
from kastelan.server.storage import schema
from kastelan.server.tables.seating import UNCOMMITTED, check_bot, fill_in, wished
from kastelan.server.wire.tables import SeatRequest, SeatState


def seat_row(table: str, number: int, seat: SeatRequest, host: str) -> dict[str, object]:
    return {"table_id": table, "seat": number, **wished(seat, host)}


async def check_requests(connection: AsyncConnection, seats: Sequence[SeatRequest], game: str) -> None:
    """Refuse bots that cannot play the game, and unknown people."""
    for seat in seats:
        check_bot(seat, game)
        if seat.kind == "invited" and seat.user is not None:
            users = schema.users.c
            there = select(users.id).where(users.id == seat.user, users.deleted.is_(None))
            if await connection.scalar(there) is None:
                raise NotFound("no-such-person")


async def push_together(connection: AsyncConnection, table: str, seats: Sequence[SeatState]) -> int:
    """Remove closed seats, renumber the others, and return how many are left."""
    rows = schema.seats.c
    await connection.execute(delete(schema.seats).where(rows.table_id == table, rows.kind == "closed"))
    left = [place.seat for place in seats if place.kind != "closed"]
    # In ascending order each seat moves down to a number that is already free.
    for number, seat in enumerate(left):
        if number != seat:
            await connection.execute(
                update(schema.seats).where(rows.table_id == table, rows.seat == seat).values(seat=number)
            )
    return len(left)


async def seats_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[SeatState]]:
    """The seats of each table, in order."""
    seats, users, rows = schema.seats.c, schema.users.c, schema.tables.c
    wanted = (
        select(schema.seats, users.name.label("person"), users.portrait, rows.game)
        .join(schema.tables, rows.id == seats.table_id)
        .outerjoin(schema.users, users.id == seats.user_id)
        .where(seats.table_id.in_(tables))
        .order_by(seats.table_id, seats.seat)
    )
    found: dict[str, list[SeatState]] = {table: [] for table in tables}
    for row in await connection.execute(wanted):
        places = found[row.table_id]
        place = SeatState(row.seat, row.kind, "", row.user_id, row.bot, row.ready, own_name=row.name)
        fill_in(row.game, place, places, row.person, row.portrait)
        places.append(place)
    return found


async def put(
    connection: AsyncConnection, table: str, seat: int, kind: str, changes: Mapping[str, object]
) -> None:
    """Change a seat if it is still of the expected kind; Conflict if another request was faster."""
    wanted = (
        update(schema.seats)
        .where(schema.seats.c.table_id == table, schema.seats.c.seat == seat, schema.seats.c.kind == kind)
        .values(**changes)
    )
    if (await connection.execute(wanted)).rowcount != 1:
        raise Conflict("seat-taken")


async def vacate(connection: AsyncConnection, table: str, seat: int) -> None:
    """Free a seat."""
    wanted = update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
    await connection.execute(
        wanted.values(kind="open", user_id=None, bot=None, name=None, ready=False, **UNCOMMITTED)
    )
