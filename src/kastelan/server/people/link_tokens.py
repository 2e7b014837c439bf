"""Secrets of links in letters: each is good once, for a while, and stored as a hash only."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.operation.clock import now
from kastelan.server.people.accounts import hashed
from kastelan.server.storage import schema

Purpose = Literal["confirm", "recover"]


@dataclass(frozen=True, slots=True)
class Link:
    """What a secret is good for."""

    user: str
    purpose: Purpose
    address: str  # where its letter went


class LinkTokens:
    """All links that are still good."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, link: Link, lasts: int) -> str:
        """The secret of a new link, good for so many milliseconds."""
        secret = secrets.token_urlsafe(32)
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(schema.link_tokens).values(
                    hash=hashed(secret), user_id=link.user, purpose=link.purpose, address=link.address,
                    expires=now() + lasts,
                )
            )  # fmt: skip
        return secret

    async def find(self, secret: str, purpose: Purpose) -> Link | None:
        """What a secret is good for; None if it was used, has expired or never was one."""
        rows = schema.link_tokens.c
        wanted = select(rows.user_id, rows.address).where(
            rows.hash == hashed(secret), rows.purpose == purpose, rows.expires >= now()
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Link(row.user_id, purpose, row.address)

    async def sweep(self) -> None:
        """Delete expired ones."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.link_tokens).where(schema.link_tokens.c.expires < now()))


async def use(connection: AsyncConnection, secret: str) -> bool:
    """Use a secret up; whether this was the first time."""
    used = delete(schema.link_tokens).where(schema.link_tokens.c.hash == hashed(secret))
    return (await connection.execute(used)).rowcount == 1


async def forget(connection: AsyncConnection, user: str) -> None:
    """Make all links to a person worthless."""
    await connection.execute(delete(schema.link_tokens).where(schema.link_tokens.c.user_id == user))
