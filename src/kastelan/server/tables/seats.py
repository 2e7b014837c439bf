"""Who sits where: the rows of the seats, and who may sit down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.bots import BOTS
from kastelan.core.errors import BadOption
from kastelan.server.errors import Conflict, NotFound
from kastelan.server.storage import schema
from kastelan.server.tables.bot_names import ENGLISH, bot_name
from kastelan.server.wire.tables import SeatState, SeatWish

FREE: Final = ("open", "invited")
"""Seats on which somebody is still to sit down."""


def seat_row(table: str, number: int, seat: SeatWish, host: str) -> dict[str, object]:
    return {"table_id": table, "seat": number, **wished(seat, host)}


def wished(seat: SeatWish, host: str) -> dict[str, object]:
    """How a seat's row reads when a wish for it comes true."""
    kind = {"me": "person"}.get(seat.kind, seat.kind)
    user = {"me": host, "invited": seat.user}.get(seat.kind)
    bot = seat.bot if seat.kind == "bot" else None
    return {"kind": kind, "user_id": user, "bot": bot, "ready": seat.kind not in FREE}


async def check_wishes(connection: AsyncConnection, seats: Sequence[SeatWish]) -> None:
    """Refuse bots and people that are not there. Nobody makes the server load a bot of his own."""
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise BadOption("bot", "unknown-bot", bot=seat.bot or "", expected=", ".join(BOTS))
        if seat.kind == "invited" and seat.user is not None:
            users = schema.users.c
            there = select(users.id).where(users.id == seat.user, users.deleted.is_(None))
            if await connection.scalar(there) is None:
                raise NotFound("no-such-person")


def taking(seats: Sequence[SeatState], user: str, by_link: bool) -> list[SeatState]:
    """The seats that somebody may take, those kept for him first."""
    own = [place for place in seats if place.kind == "invited" and place.user == user]
    linked = [place for place in seats if by_link and place.kind == "invited" and place.user is None]
    return own + linked + [place for place in seats if place.kind == "open"]


async def push_together(connection: AsyncConnection, table: str, seats: Sequence[SeatState]) -> int:
    """Carry closed seats away and number the others anew; how many are left."""
    rows = schema.seats.c
    await connection.execute(delete(schema.seats).where(rows.table_id == table, rows.kind == "closed"))
    left = [place.seat for place in seats if place.kind != "closed"]
    for number, seat in enumerate(left):
        if number != seat:
            await connection.execute(
                update(schema.seats).where(rows.table_id == table, rows.seat == seat).values(seat=number)
            )
    return len(left)


async def seats_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[SeatState]]:
    """The seats of some tables in order."""
    seats, users, rows = schema.seats.c, schema.users.c, schema.tables.c
    wanted = (
        select(schema.seats, users.name, rows.game)
        .join(schema.tables, rows.id == seats.table_id)
        .outerjoin(schema.users, users.id == seats.user_id)
        .where(seats.table_id.in_(tables))
        .order_by(seats.table_id, seats.seat)
    )
    found: dict[str, list[SeatState]] = {table: [] for table in tables}
    for row in await connection.execute(wanted):
        places = found[row.table_id]
        place = SeatState(row.seat, row.kind, "", row.user_id, row.bot, row.ready)
        place.name = (
            bot_name(row.game, place, places, ENGLISH)
            if row.bot
            else person_name(row.name, row.user_id, places)
        )
        places.append(place)
    return found


def person_name(name: str | None, user: str | None, before: Sequence[SeatState]) -> str:
    """The name of whoever sits there; several people at one device are numbered."""
    again = sum(user is not None and place.user == user for place in before)
    return f"{name} {again + 1}" if name and again else name or ""


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
