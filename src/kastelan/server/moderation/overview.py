"""What operators look up: people, tables, bans and operators."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Row, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.operation.clock import now
from kastelan.server.people.accounts import escaped
from kastelan.server.people.names import tidy
from kastelan.server.storage import schema
from kastelan.server.tables.seats import seats_of
from kastelan.server.wire.moderation import Ban, KnownPerson, KnownTable
from kastelan.server.wire.people import BanShown

PAGE: Final = 50
users, bans, tables = schema.users, schema.bans, schema.tables


class Overview:
    """Everything that operators see beside reports and the log."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def is_operator(self, user: str) -> bool:
        """Whether a person is an operator."""
        kept = schema.operators.c
        async with self._engine.connect() as connection:
            return await connection.scalar(select(kept.user_id).where(kept.user_id == user)) is not None

    async def people(self, text: str) -> list[KnownPerson]:
        """People with a part of a name, or with an id; those who were here last come first."""
        part = func.lower(users.c.name).like(f"%{escaped(tidy(text).lower())}%", escape="\\")
        return await self._people(or_(part, users.c.id == text.strip().removeprefix("@")))

    async def operators(self) -> list[KnownPerson]:
        """All operators."""
        return await self._people(users.c.id.in_(select(schema.operators.c.user_id)))

    async def _people(self, which: ColumnElement[bool]) -> list[KnownPerson]:
        seen = select(func.max(schema.sessions.c.seen)).where(schema.sessions.c.user_id == users.c.id)
        number = select(func.count(schema.seats.c.table_id.distinct())).where(
            schema.seats.c.user_id == users.c.id
        )
        latest = func.coalesce(seen.scalar_subquery(), 0).label("latest")
        wanted = (
            select(
                users,
                latest,
                number.scalar_subquery().label("tables"),
                schema.operators.c.since,
                bans.c.reason,
                bans.c.until,
            )
            .outerjoin(schema.operators, schema.operators.c.user_id == users.c.id)
            .outerjoin(bans, (bans.c.user_id == users.c.id) & _holds())
            .where(which, users.c.deleted.is_(None))
            .order_by(latest.desc(), users.c.name, users.c.id)
            .limit(PAGE)
        )
        async with self._engine.connect() as connection:
            return [_person(row) for row in await connection.execute(wanted)]

    async def tables(self) -> list[KnownTable]:
        """Open and running tables, private ones too, newest first."""
        wanted = (
            select(tables, users.c.name.label("host_name"))
            .join(users, users.c.id == tables.c.host)
            .where(tables.c.status.in_(("open", "playing")))
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(2 * PAGE)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            sitting = await seats_of(connection, [row.id for row in rows])
        return [
            KnownTable(
                row.id, row.game, row.status, row.visibility, row.pace, row.host_name,
                list(dict.fromkeys(seat.name for seat in sitting[row.id] if seat.user)), row.created,
            )
            for row in rows
        ]  # fmt: skip

    async def bans(self) -> list[Ban]:
        """The bans that hold, newest first."""
        wanted = (
            select(bans, users.c.name)
            .outerjoin(users, users.c.id == bans.c.user_id)
            .where(_holds())
            .order_by(bans.c.number.desc())
        )
        async with self._engine.connect() as connection:
            return [
                Ban(row.number, row.user_id, row.name, row.network, row.reason, row.at, row.until)
                for row in await connection.execute(wanted)
            ]


def _holds() -> ColumnElement[bool]:
    return or_(bans.c.until.is_(None), bans.c.until > now())


def _person(row: Row[tuple[object, ...]]) -> KnownPerson:
    ban = None if row.reason is None else BanShown(row.reason, row.until)
    guest, operator = row.login is None, row.since is not None
    return KnownPerson(
        row.id, row.name, guest, operator, row.created, row.latest or None, row.tables, ban
    )  # fmt: skip
