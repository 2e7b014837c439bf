"""Chat: what was said at a table, kept and passed on."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server import schema
from kastelan.server.errors import Conflict, Refused
from kastelan.server.people import now
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


async def heard(engine: AsyncEngine, table: str, after: int) -> list[Said]:
    """What was said after a number, the newest hundred at most."""
    chat, users = schema.chat.c, schema.users.c
    wanted = (
        select(chat.number, chat.user_id, users.name, chat.text, chat.at)
        .join(schema.users, users.id == chat.user_id)
        .where(chat.table_id == table, chat.number > after)
        .order_by(chat.number.desc())
        .limit(PAGE)
    )
    async with engine.connect() as connection:
        rows = list(await connection.execute(wanted))
    return [Said(row.number, row.user_id, row.name, row.text, row.at) for row in reversed(rows)]
