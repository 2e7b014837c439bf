"""Webhook deliveries: stored until they succeed or have failed too often."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.notify.webhooks import Delivery, NotDelivered, deliver
from kastelan.server.people.accounts import fresh_id, now
from kastelan.server.storage import schema

MOST_ATTEMPTS: Final = 6
MOST_WAITING: Final = 100  # deliveries per person
AT_ONCE: Final = 8
LEASE: Final = 60_000  # how long a delivery belongs to the process that took it
logger = logging.getLogger("kastelan.server")


class Outbox:
    """Sends the deliveries that are due, a few at a time."""

    def __init__(self, engine: AsyncEngine, private: bool, retry_seconds: float, tick_seconds: float) -> None:
        self._engine, self._private = engine, private
        self._retry, self._tick = retry_seconds, tick_seconds
        self._running: asyncio.Task[None] | None = None
        self.sent = self.failed = 0

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def put(self, user: str, event: str, body: str, due: int) -> None:
        """Store a delivery, unless too many for this person are already waiting."""
        letters = schema.deliveries.c
        async with self._engine.begin() as connection:
            waiting = await connection.scalar(select(func.count()).where(letters.user_id == user))
            if (waiting or 0) < MOST_WAITING:
                await connection.execute(
                    insert(schema.deliveries).values(
                        id=fresh_id(), user_id=user, event=event, body=body, due=due, attempts=0
                    )
                )

    async def _run(self) -> None:
        while True:
            try:
                letters = await self._take()
                await asyncio.gather(*map(self._send, letters))
            except (SQLAlchemyError, OSError):
                logger.exception("webhook deliveries could not be sent")
                letters = []
            if not letters:
                await asyncio.sleep(self._tick)

    async def _take(self) -> list[Row[tuple[object, ...]]]:
        """Take some deliveries that are due, so that no other process sends them too."""
        # Taking one moves its due time ahead; the process whose update still finds the old time has it.
        letters, at = schema.deliveries.c, now()
        wanted = (
            select(schema.deliveries, schema.preferences.c.webhook, schema.preferences.c.secret)
            .outerjoin(schema.preferences, schema.preferences.c.user_id == letters.user_id)
            .where(letters.due <= at)
            .order_by(letters.due)
            .limit(AT_ONCE)
        )
        taken = []
        async with self._engine.connect() as connection:
            found = list(await connection.execute(wanted))
        if not found:
            return []
        async with self._engine.begin() as connection:
            for row in found:
                mine = update(schema.deliveries).where(letters.id == row.id, letters.due == row.due)
                if (await connection.execute(mine.values(due=at + LEASE))).rowcount == 1:
                    taken.append(row)
        return taken

    async def _send(self, row: Row[tuple[object, ...]]) -> None:
        # No address: the person has removed the webhook since the delivery was stored.
        if row.webhook is None:
            await self._drop(row.id)
            return
        letter = Delivery(row.id, row.event, row.body, row.secret, now())
        try:
            await deliver(row.webhook, letter, self._private)
        except NotDelivered as failure:
            await self._again(row, str(failure))
        else:
            self.sent += 1
            await self._drop(row.id)
            await self._note(row.user_id, None)

    async def _again(self, row: Row[tuple[object, ...]], why: str) -> None:
        """Retry later with growing delays, and give up after the last attempt."""
        self.failed += 1
        await self._note(row.user_id, why)
        # An address in a private network is refused each time, so there is no second attempt.
        if row.attempts + 1 >= MOST_ATTEMPTS or why == "private":
            await self._drop(row.id)
            return
        # With 10 seconds at first: 10 s, 50 s, 4 min, 21 min and 1 h 44 min.
        due = now() + int(1000 * self._retry * 5**row.attempts)
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.deliveries)
                .where(schema.deliveries.c.id == row.id)
                .values(due=due, attempts=row.attempts + 1)
            )

    async def _drop(self, letter: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.deliveries).where(schema.deliveries.c.id == letter))

    async def _note(self, user: str, why: str | None) -> None:
        """Store why deliveries fail, for the person to see; None after a success."""
        kept = schema.preferences.c
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.preferences)
                .where(kept.user_id == user, kept.webhook_error.is_distinct_from(why))
                .values(webhook_error=why)
            )
