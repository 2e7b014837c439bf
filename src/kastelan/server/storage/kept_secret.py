"""Secrets that the server makes at its first start and keeps in the database."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.storage import schema


async def kept_secret(engine: AsyncEngine, name: str, make: Callable[[], str]) -> str:
    """The secret with this name; of two processes that make it, the first insert wins."""
    found = await _read(engine, name)
    if found is None:
        with contextlib.suppress(IntegrityError):
            async with engine.begin() as connection:
                await connection.execute(insert(schema.secrets).values(name=name, value=make()))
        found = await _read(engine, name)
    assert found is not None
    return found


async def _read(engine: AsyncEngine, name: str) -> str | None:
    async with engine.connect() as connection:
        found: str | None = await connection.scalar(
            select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        )
    return found
