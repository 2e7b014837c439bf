"""The log of moderation: written with each action in one transaction, read, and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Row, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.operation.clock import now
from kastelan.server.storage import schema
from kastelan.server.wire.moderation import Action, LogEntry

ORDER_LOCK: Final = 0x6B617375
"""The number of the advisory lock under which entries get their numbers on PostgreSQL."""

PAGE: Final = 100
log = schema.moderation_log


@dataclass(frozen=True, slots=True)
class Actor:
    """Who does something: an operator by id, or the system's account that runs a command."""

    operator: str | None = None
    account: str | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, to whom or what, and why."""

    action: Action
    reason: str
    person: str | None = None
    table_id: str | None = None
    message: int | None = None
    report: int | None = None
    ban: int | None = None
    network: str | None = None
    until: int | None = None


async def record(connection: AsyncConnection, actor: Actor, done: Done) -> int:
    """Append an entry in the transaction of what it records; its number."""
    if connection.dialect.name == "postgresql":
        # Numbers become visible in their order, so that whoever follows the log misses none.
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ORDER_LOCK})
    # In one statement, so that on SQLite nothing is written between reading and writing.
    number = select(func.coalesce(func.max(log.c.number), 0) + 1).scalar_subquery()
    row = {name: getattr(done, name) for name in Done.__slots__}
    wanted = insert(log).values(
        number=number, at=now(), operator=actor.operator, account=actor.account, **row
    )
    written = await connection.execute(wanted.returning(log.c.number))
    return int(written.scalar_one())


async def last(engine: AsyncEngine) -> int:
    """The number of the newest entry."""
    async with engine.connect() as connection:
        return await connection.scalar(select(func.max(log.c.number))) or 0


async def after(engine: AsyncEngine, number: int) -> Sequence[Row[tuple[object, ...]]]:
    """The entries after a number, oldest first."""
    async with engine.connect() as connection:
        wanted = select(log).where(log.c.number > number).order_by(log.c.number)
        return (await connection.execute(wanted)).all()


async def newest(engine: AsyncEngine, before: int | None = None) -> list[LogEntry]:
    """A page of the log, newest first, with the names that people have now."""
    operators, people = schema.users.alias(), schema.users.alias()
    wanted = (
        select(log, operators.c.name.label("operator_name"), people.c.name.label("name"))
        .outerjoin(operators, operators.c.id == log.c.operator)
        .outerjoin(people, people.c.id == log.c.person)
        .order_by(log.c.number.desc())
        .limit(PAGE)
    )
    if before is not None:
        wanted = wanted.where(log.c.number < before)
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return [_entry(row) for row in rows]


def _entry(row: Row[tuple[object, ...]]) -> LogEntry:
    ban = row.number if row.action == "ban" else row.ban  # a ban has the number of the entry that made it
    return LogEntry(
        row.number, row.at, row.action, row.operator, row.operator_name, row.account, row.person, row.name,
        row.table_id, row.message, row.report, ban, row.network, row.until, row.reason,
    )  # fmt: skip
