"""Chat: the messages of a table, and who is muted by whom."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Select, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import NotFound, Refused
from kastelan.server.operation.clock import now
from kastelan.server.storage import schema
from kastelan.server.wire.people import Person
from kastelan.server.wire.play import Said

PAGE = 100


async def say(engine: AsyncEngine, table: str, person: Person, text: str) -> Said:
    """Store a message."""
    text = "".join(character for character in text if character.isprintable()).strip()
    if not text:
        raise Refused("empty-chat")
    at, chat, tables = now(), schema.chat.c, schema.tables
    last = select(func.coalesce(func.max(chat.number), 0)).where(chat.table_id == table)
    async with engine.begin() as connection:
        # Writing a column to itself takes the row lock on both databases before anything is read, so that
        # two messages of the same moment do not get the same number.
        await connection.execute(update(tables).where(tables.c.id == table).values(status=tables.c.status))
        number = (await connection.scalar(last) or 0) + 1
        row = {"table_id": table, "number": number, "user_id": person.id, "text": text, "at": at}
        await connection.execute(insert(schema.chat).values(row))
    return Said(number, person.id, person.name, text, at)


async def messages(engine: AsyncEngine, table: str, after: int, user: str | None = None) -> list[Said]:
    """The messages after a number, the newest hundred at most, without authors whom the reader muted."""
    chat, mutes = schema.chat.c, schema.mutes.c
    # Empty for a reader who is not logged in: no row has NULL as its user.
    muted = select(mutes.muted).where(mutes.user_id == user)
    wanted = (
        _said(table)
        .where(chat.number > after, chat.user_id.not_in(muted))
        # The newest are read, because of the limit, and then put back into order below.
        .order_by(chat.number.desc())
        .limit(PAGE)
    )
    return (await _read(engine, wanted))[::-1]


async def messages_around(engine: AsyncEngine, table: str, number: int, reach: int) -> list[Said]:
    """A message and those before and after it whose numbers are near, whoever has muted whom."""
    near = schema.chat.c.number.between(number - reach, number + reach)
    return await _read(engine, _said(table).where(near).order_by(schema.chat.c.number))


def _said(table: str) -> Select[tuple[int, str, str, str, int]]:
    chat, users = schema.chat.c, schema.users.c
    return (
        select(chat.number, chat.user_id, users.name, chat.text, chat.at)
        .join(schema.users, users.id == chat.user_id)
        .where(chat.table_id == table)
    )


async def _read(engine: AsyncEngine, wanted: Select[tuple[int, str, str, str, int]]) -> list[Said]:
    async with engine.connect() as connection:
        return [
            Said(row.number, row.user_id, row.name, row.text, row.at)
            for row in await connection.execute(wanted)
        ]


# Muting


async def mute(engine: AsyncEngine, user: str, other: str, muted: bool) -> None:
    """Mute a person, or undo that."""
    if muted and other != user:
        await _put(engine, schema.mutes, {"user_id": user, "muted": other})
    elif not muted:
        await _take(engine, schema.mutes, {"user_id": user, "muted": other})


async def muted_by(engine: AsyncEngine, user: str) -> list[str]:
    """The people whom a person has muted."""
    wanted = select(schema.mutes.c.muted).where(schema.mutes.c.user_id == user)
    async with engine.connect() as connection:
        return list((await connection.scalars(wanted)).all())


async def muters_of(engine: AsyncEngine, user: str) -> Collection[str]:
    """The people who have muted a person."""
    wanted = select(schema.mutes.c.user_id).where(schema.mutes.c.muted == user)
    async with engine.connect() as connection:
        return set((await connection.scalars(wanted)).all())


async def silence(engine: AsyncEngine, table: str, user: str, muted: bool) -> None:
    """Stop a person from writing at a table, or allow it again."""
    change = _put if muted else _take
    await change(engine, schema.silenced, {"table_id": table, "user_id": user})


async def silenced(engine: AsyncEngine, table: str, user: str) -> bool:
    """Whether a person is stopped from writing at a table."""
    kept = schema.silenced.c
    wanted = select(kept.user_id).where(kept.table_id == table, kept.user_id == user)
    async with engine.connect() as connection:
        return await connection.scalar(wanted) is not None


async def _put(engine: AsyncEngine, where: Table, row: dict[str, str]) -> None:
    """Store a row once; an IntegrityError means that there is no such person."""
    # Deleting first makes this safe to repeat, without an upsert that differs between the databases.
    await _take(engine, where, row)
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(where).values(**row))
    except IntegrityError:
        raise NotFound("no-such-person") from None


async def _take(engine: AsyncEngine, where: Table, row: dict[str, str]) -> None:
    async with engine.begin() as connection:
        await connection.execute(delete(where).where(*(where.c[name] == row[name] for name in row)))
