"""What operators do: each action with its entry in the log, in one transaction.

Commands on the server's machine do the same beside a running server, which follows the log (`effects.py`).
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.locale import Speaker
from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.moderation.audit import Actor, Done, record
from kastelan.server.moderation.networks import network_of, shortened
from kastelan.server.operation.clock import now
from kastelan.server.people.names import GONE, tidy
from kastelan.server.people.taken_names import named
from kastelan.server.storage import schema

HOUR: Final = 3_600_000
NEUTRAL: Final = range(1000, 10_000)
"""The numbers of neutral names."""


class Actions:
    """Everything that operators do."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # Bans

    async def ban_person(self, actor: Actor, user: str, hours: int | None, reason: str) -> int:
        """Ban a person, instead of an earlier ban; the ban's number."""
        until, reason = _end(hours), _why(reason)
        async with self._engine.begin() as connection:
            await _check_person(connection, user)
            if await _is_operator(connection, user):
                raise Conflict("operator-not-banned")
            await connection.execute(delete(schema.bans).where(schema.bans.c.user_id == user))
            number = await record(connection, actor, Done("ban", reason, person=user, until=until))
            await _ban(connection, number, until, reason, user_id=user)
        return number

    async def ban_network(self, actor: Actor, text: str, hours: int | None, reason: str) -> int:
        """Ban an address or a network, instead of an earlier ban; the ban's number."""
        network, until, reason = network_of(text), _end(hours), _why(reason)
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.network == str(network)))
            done = Done("ban", reason, network=shortened(network), until=until)
            number = await record(connection, actor, done)
            await _ban(connection, number, until, reason, network=str(network))
        return number

    async def lift(self, actor: Actor, number: int, reason: str) -> None:
        """Lift a ban."""
        bans = schema.bans
        async with self._engine.begin() as connection:
            row = (await connection.execute(select(bans).where(bans.c.number == number))).first()
            if row is None:
                raise NotFound("no-such-ban", number=number)
            await connection.execute(delete(bans).where(bans.c.number == number))
            network = None if row.network is None else shortened(network_of(row.network))
            done = Done("unban", _why(reason), person=row.user_id, ban=number, network=network)
            await record(connection, actor, done)

    async def sweep(self, at: int) -> None:
        """Delete bans that have ended: an address must not be kept for longer than its ban."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.until < at))

    # People, tables and chat

    async def rename(self, actor: Actor, user: str, reason: str) -> str:
        """Give a person a neutral name, and return it."""
        users = schema.users
        async with self._engine.begin() as connection:
            await _check_person(connection, user)
            language = await connection.scalar(select(users.c.language).where(users.c.id == user))
            number = str(secrets.choice(NEUTRAL))
            name = Speaker(str(language)).say("moderation-neutral-name", number=number)
            await connection.execute(update(users).where(users.c.id == user).values(named(name)))
            await record(connection, actor, Done("rename", _why(reason), person=user))
        return name

    async def close_table(self, actor: Actor, table: str, reason: str) -> None:
        """Close an open or running table; a running game ends without a result."""
        tables = schema.tables
        async with self._engine.begin() as connection:
            running = tables.c.id == table, tables.c.status.in_(("open", "playing"))
            closed = await connection.execute(
                update(tables).where(*running).values(status="closed", deadline=None)
            )
            if not closed.rowcount:
                await _check_table(connection, table)
                raise Conflict("table-not-open")
            await record(connection, actor, Done("close", _why(reason), table_id=table))

    async def remove_message(self, actor: Actor, table: str, message: int, reason: str) -> None:
        """Remove the text of a chat message."""
        chat = schema.chat
        async with self._engine.begin() as connection:
            removed = await connection.execute(
                update(chat)
                .where(chat.c.table_id == table, chat.c.number == message)
                .values(text=GONE)
                .returning(chat.c.user_id)
            )
            if (author := removed.scalar()) is None:
                raise NotFound("no-such-message")
            done = Done("remove", _why(reason), person=author, table_id=table, message=message)
            await record(connection, actor, done)

    async def settle(self, actor: Actor, report: int, reason: str) -> None:
        """Mark a report as settled."""
        reports = schema.reports
        async with self._engine.begin() as connection:
            settled = await connection.execute(
                update(reports)
                .where(reports.c.number == report, reports.c.settled.is_(None))
                .values(settled=now())
                .returning(reports.c.person, reports.c.table_id)
            )
            if (row := settled.first()) is None:
                raise NotFound("no-such-report", number=report)
            done = Done("settle", _why(reason), person=row.person, table_id=row.table_id, report=report)
            await record(connection, actor, done)

    # Operators

    async def appoint(self, actor: Actor, user: str) -> None:
        """Make an account an operator."""
        operators = schema.operators
        async with self._engine.begin() as connection:
            await _check_account(connection, user)
            if await _is_operator(connection, user):
                raise Conflict("operator-already")
            await connection.execute(delete(schema.bans).where(schema.bans.c.user_id == user))
            await connection.execute(insert(operators).values(user_id=user, since=now()))
            await record(connection, actor, Done("appoint", "", person=user))

    async def dismiss(self, actor: Actor, user: str) -> None:
        """Make an operator an ordinary account again."""
        operators = schema.operators
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(operators).where(operators.c.user_id == user))
            if not gone.rowcount:
                raise NotFound("no-such-operator")
            await record(connection, actor, Done("dismiss", "", person=user))


async def person_named(engine: AsyncEngine, text: str) -> str:
    """The id of the person with an id, written `@id` too, or with a login; NotFound if there is none."""
    users = schema.users.c
    named = or_(users.id.in_((text, text.removeprefix("@"))), users.login == text.strip().lower())
    async with engine.connect() as connection:
        found = await connection.scalar(select(users.id).where(named, users.deleted.is_(None)))
    if found is None:
        raise NotFound("no-such-person")
    return str(found)


def _why(reason: str) -> str:
    """The reason, tidied; Refused if nothing is left of it."""
    if not (text := tidy(reason)):
        raise Refused("empty-reason")
    return text


def _end(hours: int | None) -> int | None:
    return None if hours is None else now() + hours * HOUR


async def _ban(connection: AsyncConnection, number: int, until: int | None, reason: str, **whom: str) -> None:
    row = {"number": number, "at": now(), "until": until, "reason": reason, **whom}
    await connection.execute(insert(schema.bans).values(**row))


async def _is_operator(connection: AsyncConnection, user: str) -> bool:
    operators = schema.operators.c
    return await connection.scalar(select(operators.user_id).where(operators.user_id == user)) is not None


async def _check_person(connection: AsyncConnection, user: str) -> None:
    users = schema.users.c
    if await connection.scalar(select(users.id).where(users.id == user, users.deleted.is_(None))) is None:
        raise NotFound("no-such-person")


async def _check_account(connection: AsyncConnection, user: str) -> None:
    """Refuse guests: whoever has their browser would be an operator."""
    await _check_person(connection, user)
    if await connection.scalar(select(schema.users.c.login).where(schema.users.c.id == user)) is None:
        raise Conflict("operator-needs-account")


async def _check_table(connection: AsyncConnection, table: str) -> None:
    if await connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table)) is None:
        raise NotFound("no-such-table")
