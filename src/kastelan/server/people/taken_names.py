"""Names that belong to people with an account: no other person gets one that looks like it."""

from __future__ import annotations

from itertools import count

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.server.errors import Conflict
from kastelan.server.people.names import LONGEST, look
from kastelan.server.storage import schema


def named(name: str) -> dict[str, str]:
    """The columns of a person's name."""
    return {"name": name, "look": look(name)}


async def check_free(connection: AsyncConnection, name: str, user: str) -> None:
    """Refuse a name that looks like that of another person with an account."""
    if await _taken(connection, name, user):
        raise Conflict("name-taken")


async def free_name(connection: AsyncConnection, name: str) -> str:
    """The name for a new guest: with a number if an account has it, so that a first visit never fails."""
    if not await _taken(connection, name):
        return name
    for number in count(2):
        mark = f" {number}"
        other = name[: LONGEST - len(mark)].rstrip() + mark
        if not await _taken(connection, other):
            return other
    raise AssertionError


async def _taken(connection: AsyncConnection, name: str, user: str = "") -> bool:
    users = schema.users.c
    wanted = select(users.id).where(users.look == look(name), users.login.is_not(None), users.id != user)
    return (await connection.execute(wanted.limit(1))).first() is not None
