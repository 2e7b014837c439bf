"""Chat: what was said at a table, kept and passed on, and whom somebody does not want to hear."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.people.accounts import now
from kastelan.server.storage import schema
from kastelan.server.wire.people import Person
from kastelan.server.wire.play import Said

PAGE = 100


async def say(engine: AsyncEngine, table: str, person: Person, text: str) -> Said:
    """Write down what somebody says."""
    text = "".join(sign for sign in text if sign.isprintable()).strip()
    if not text:
        raise Refused("empty-chat")
    numbers = schema.chat.c.number
    at = now()
    try:
        async with engine.begin() as connection:
            last = await connection.scalar(select(func.max(numbers)).where(schema.chat.c.table_id == table))
            said = Said((last or 0) + 1, person.id, person.name, text, at)
            await connection.execute(
                insert(schema.chat).values(
                    table_id=table, number=said.number, user_id=person.id, text=text, at=at
                )
            )
    except IntegrityError:
        raise Conflict("said-at-once") from None
    return said


async def heard(engine: AsyncEngine, table: str, after: int, user: str | None = None) -> list[Said]:
    """What was said after a number, the newest hundred at most, but for those whom the reader has muted."""
    chat, users, mutes = schema.chat.c, schema.users.c, schema.mutes.c
    muted = select(mutes.muted).where(mutes.user_id == user)
    wanted = (
        select(chat.number, chat.user_id, users.name, chat.text, chat.at)
        .join(schema.users, users.id == chat.user_id)
        .where(chat.table_id == table, chat.number > after, chat.user_id.not_in(muted))
        .order_by(chat.number.desc())
        .limit(PAGE)
    )
    async with engine.connect() as connection:
        rows = list(await connection.execute(wanted))
    return [Said(row.number, row.user_id, row.name, row.text, row.at) for row in reversed(rows)]


# Not hearing somebody


async def mute(engine: AsyncEngine, user: str, other: str, muted: bool) -> None:
    """From now on, hear somebody no more, or again."""
    if muted and other != user:
        await _put(engine, schema.mutes, {"user_id": user, "muted": other})
    elif not muted:
        await _take(engine, schema.mutes, {"user_id": user, "muted": other})


async def muted_by(engine: AsyncEngine, user: str) -> list[str]:
    """Whom a person does not hear."""
    wanted = select(schema.mutes.c.muted).where(schema.mutes.c.user_id == user)
    async with engine.connect() as connection:
        return list((await connection.scalars(wanted)).all())


async def deaf_to(engine: AsyncEngine, user: str) -> Collection[str]:
    """Who does not hear a person."""
    wanted = select(schema.mutes.c.user_id).where(schema.mutes.c.muted == user)
    async with engine.connect() as connection:
        return set((await connection.scalars(wanted)).all())


async def silence(engine: AsyncEngine, table: str, user: str, muted: bool) -> None:
    """The host takes somebody's word at his table, or gives it back."""
    change = _put if muted else _take
    await change(engine, schema.silenced, {"table_id": table, "user_id": user})


async def silenced(engine: AsyncEngine, table: str, user: str) -> bool:
    """Whether somebody may not speak at a table."""
    kept = schema.silenced.c
    wanted = select(kept.user_id).where(kept.table_id == table, kept.user_id == user)
    async with engine.connect() as connection:
        return await connection.scalar(wanted) is not None


async def _put(engine: AsyncEngine, where: Table, row: dict[str, str]) -> None:
    """A row that is there once; IntegrityError says that it is, or that there is no such person."""
    await _take(engine, where, row)
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(where).values(**row))
    except IntegrityError:
        raise NotFound("no-such-person") from None


async def _take(engine: AsyncEngine, where: Table, row: dict[str, str]) -> None:
    async with engine.begin() as connection:
        await connection.execute(delete(where).where(*(where.c[name] == row[name] for name in row)))
