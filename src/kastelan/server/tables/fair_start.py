"""The start of a game, in which each seat adds a number to the seed, so that nobody can choose it.

The seed's promise stands when the table is created. A person's browser then gives a commitment. The start
seals the table: seats and commitments cannot change any more, and the browsers give their numbers. The game
begins when all of them are here, or after a while without those that are missing: someone may have sat down
yesterday.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.core import seed_promise
from kastelan.core.fair_seed import Contribution, commitment_of, derived_seed
from kastelan.core.position import parse_position, write_position
from kastelan.games import find
from kastelan.server.errors import Conflict, Forbidden, Refused
from kastelan.server.operation.clock import now
from kastelan.server.play.history import Proof, proof_of
from kastelan.server.storage import schema
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.tables import Contributed, Fairness

if TYPE_CHECKING:
    from kastelan.server.tables.lobby import Lobby


async def start(connection: AsyncConnection, sheet: Sheet) -> bool:
    """Begin the game, or seal the table if there are numbers to wait for; whether it began."""
    given = await contributions(connection, sheet.id)
    if any(seat.commitment for seat in given) and not sheet.row["learning"]:
        wanted = update(schema.tables).where(schema.tables.c.id == sheet.id)
        await connection.execute(wanted.values(sealed=now(), players=len(given)))
        return False
    await _begin(connection, sheet, ())
    return True


async def contributions(connection: AsyncConnection, table: str) -> list[Contribution]:
    """What each seat has added, in the order of the seats."""
    seats = schema.seats.c
    wanted = select(seats.commitment, seats.nonce).where(seats.table_id == table).order_by(seats.seat)
    return [Contribution(row.commitment, row.nonce) for row in await connection.execute(wanted)]


async def _begin(connection: AsyncConnection, sheet: Sheet, given: Sequence[Contribution]) -> None:
    begin, left = now(), sheet.clock.left(0)
    tables, seats = schema.tables.c, schema.seats.c
    players = select(func.count()).where(seats.table_id == sheet.id).scalar_subquery()
    await connection.execute(
        update(schema.tables)
        .where(tables.id == sheet.id, tables.status == "open")
        .values(
            status="playing", started=begin, players=players, sealed=None,
            deadline=None if left is None else begin + left, **(_fair_seed(sheet, given) if given else {}),
        )
    )  # fmt: skip


def _fair_seed(sheet: Sheet, given: Sequence[Contribution]) -> dict[str, object]:
    """The columns of a seed that was derived from the promised one; a fork is dealt anew from it."""
    setup = sheet.setup
    seed = derived_seed(setup.seed, given)
    columns: dict[str, object] = {"secret": str(setup.seed), "seed": str(seed)}
    if setup.position is not None:
        reached = parse_position(find(setup.game, setup.version), setup.position)
        columns["position"] = write_position(seed_promise.redealt(reached, seed))
    return columns


class FairStart:
    """What people add to the seeds of their tables."""

    def __init__(self, engine: AsyncEngine, lobby: Lobby, patience: float) -> None:
        self._engine, self._lobby = engine, lobby
        self._patience = int(1000 * patience)

    async def shown(self, sheet: Sheet) -> Fairness:
        """What proves that nobody chose the seed; secret, seed and numbers only after the game."""
        async with self._engine.connect() as connection:
            given = await contributions(connection, sheet.id)
        over, setup = sheet.status == "finished", sheet.setup
        return Fairness(
            promise=sheet.promise,
            sealed=sheet.row["sealed"] is not None,
            seats=[Contributed(seat.commitment, seat.nonce if over else None) for seat in given],
            secret=str(sheet.secret) if over else None,
            seed=str(setup.seed) if over else None,
        )

    async def proof(self, sheet: Sheet) -> Proof:
        """The tags of a record that prove its seed."""
        async with self._engine.connect() as connection:
            given = await contributions(connection, sheet.id)
        return proof_of(sheet.setup.seed, sheet.secret, given)

    async def commit(self, table: str, user: str, commitment: str) -> None:
        """Take the commitment of a person, for all of the person's seats; it replaces an older one."""
        seats = schema.seats.c
        own = update(schema.seats).where(
            seats.table_id == table, seats.kind == "person", seats.user_id == user
        )
        async with self._engine.begin() as connection:
            await self._lobby.open_sheet(connection, table)
            if not (await connection.execute(own.values(commitment=commitment))).rowcount:
                raise Forbidden("not-your-seat")

    async def reveal(self, table: str, user: str, nonce: str) -> bool:
        """Take the number of a person, and begin the game if it was the last one; whether it began."""
        seats, commitment = schema.seats.c, commitment_of(nonce)
        own = update(schema.seats).where(
            seats.table_id == table, seats.user_id == user, seats.commitment == commitment
        )
        async with self._engine.begin() as connection:
            sheet = await self._sealed_sheet(connection, table)
            if not (await connection.execute(own.values(nonce=nonce))).rowcount:
                raise Refused("nonce-not-committed")
            given = await contributions(connection, table)
            complete = all(seat.nonce or not seat.commitment for seat in given)
            if complete:
                await _begin(connection, sheet, given)
        return complete

    async def overdue(self, at: int) -> Sequence[str]:
        """Tables that have waited for numbers long enough."""
        tables = schema.tables.c
        wanted = select(tables.id).where(tables.sealed <= at - self._patience, tables.status == "open")
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def begin(self, table: str) -> None:
        """Begin a game without the numbers that are missing; Conflict if it has begun already."""
        async with self._engine.begin() as connection:
            sheet = await self._sealed_sheet(connection, table)
            await _begin(connection, sheet, await contributions(connection, table))

    async def _sealed_sheet(self, connection: AsyncConnection, table: str) -> Sheet:
        sheet = await self._lobby.open_sheet(connection, table, sealed=True)
        if sheet.row["sealed"] is None:
            raise Conflict("table-not-sealed")
        return sheet
