"""The rows of a table's seats, and who may take them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.bots import BOTS
from kastelan.core.errors import BadOption
from kastelan.pictures.portraits.features import generated
from kastelan.server.errors import Conflict, NotFound
from kastelan.server.people.accounts import portrait_of
from kastelan.server.people.names import public_name
from kastelan.server.storage import schema
from kastelan.server.tables.bot_names import ENGLISH, bot_name, bot_portrait
from kastelan.server.wire.tables import SeatRequest, SeatState

FREE: Final = ("open", "invited")
"""Kinds of seats that still wait for a player."""
UNCOMMITTED: Final[Mapping[str, None]] = {"commitment": None, "nonce": None}
"""The columns of a seat whose new occupant has not added anything to the seed yet."""


def seat_row(table: str, number: int, seat: SeatRequest, host: str) -> dict[str, object]:
    return {"table_id": table, "seat": number, **wished(seat, host)}


def wished(seat: SeatRequest, host: str) -> dict[str, object]:
    """The columns of a seat that fulfil a request for it."""
    kind = {"me": "person"}.get(seat.kind, seat.kind)
    user = {"me": host, "invited": seat.user}.get(seat.kind)
    bot = seat.bot if seat.kind == "bot" else None
    name = public_name(seat.name) if seat.kind == "me" and seat.name else None
    # The host and bots are ready from the start, others when they sit down.
    ready = seat.kind not in FREE
    return {"kind": kind, "user_id": user, "bot": bot, "name": name, "ready": ready, **UNCOMMITTED}


async def check_requests(connection: AsyncConnection, seats: Sequence[SeatRequest]) -> None:
    """Refuse unknown bots and people. Only registered bots are allowed: a client must not make the server
    load code."""
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise BadOption("bot", "unknown-bot", bot=seat.bot or "", expected=", ".join(BOTS))
        if seat.kind == "invited" and seat.user is not None:
            users = schema.users.c
            there = select(users.id).where(users.id == seat.user, users.deleted.is_(None))
            if await connection.scalar(there) is None:
                raise NotFound("no-such-person")


def taking(seats: Sequence[SeatState], user: str, by_link: bool) -> list[SeatState]:
    """The seats that a person may take, seats reserved for them first."""
    own = [place for place in seats if place.kind == "invited" and place.user == user]
    # Invited without a name: kept for a person who comes by the invitation link.
    linked = [place for place in seats if by_link and place.kind == "invited" and place.user is None]
    return own + linked + [place for place in seats if place.kind == "open"]


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
        if row.bot:
            place.name = bot_name(row.game, place, places, ENGLISH)
            place.portrait = bot_portrait(row.game, place, places)
        elif row.user_id:
            place.name = person_name(row.name or row.person, places)
            place.portrait = seat_portrait(row.user_id, row.portrait, row.name)
        places.append(place)
    return found


def person_name(name: str, before: Sequence[SeatState]) -> str:
    """The name shown for a person; one that is taken at this table already gets a number."""
    taken = {place.name for place in before}
    numbered = (f"{name} {number}" for number in itertools.count(2))
    return next(shown for shown in itertools.chain([name], numbered) if shown not in taken)


def seat_portrait(user: str, stored: str | None, own_name: str | None) -> str:
    """The portrait shown for a person; those who share a device have faces of their own."""
    return portrait_of(user, stored) if own_name is None else generated(f"{user} {own_name}")


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
