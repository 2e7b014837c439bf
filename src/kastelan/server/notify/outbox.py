"""Webhook deliveries: stored until they succeed or have failed too often."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.notify.webhooks import AT_ONCE, Delivery, NotDelivered, deliver
from kastelan.server.operation.clock import now
from kastelan.server.people.accounts import fresh_id
from kastelan.server.storage import schema

MOST_ATTEMPTS: Final = 6
MOST_WAITING: Final = 100  # deliveries per person
AT_ONCE_FAILING: Final = AT_ONCE // 2  # to people whose last delivery failed
LEASE: Final = 60_000  # how long a delivery belongs to the process that took it
logger = logging.getLogger("kastelan.server")


class Outbox:
    """Sends the deliveries that are due, one at a time to each person, so that a slow webhook delays only its
    owner's."""

    def __init__(self, engine: AsyncEngine, private: bool, retry_seconds: float, tick_seconds: float) -> None:
        self._engine, self._private = engine, private
        self._retry, self._tick = retry_seconds, tick_seconds
        self._running: asyncio.Task[None] | None = None
        self._sending: dict[asyncio.Task[None], Row[tuple[object, ...]]] = {}
        self._free = asyncio.Event()
        self.sent = self.failed = 0

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; deliveries that are under way are taken up again by the next start."""
        if self._running is not None:
            tasks = [self._running, *self._sending]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

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
            self._free.clear()
            try:
                for row in await self._take():
                    task = asyncio.create_task(self._send_safely(row))
                    self._sending[task] = row
                    task.add_done_callback(self._done)
            except (SQLAlchemyError, OSError):
                logger.exception("webhook deliveries could not be taken")
            # Look again when one is done, and for new ones after a tick.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._free.wait(), self._tick)

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._sending[task]
        self._free.set()

    async def _take(self) -> list[Row[tuple[object, ...]]]:
        """Take some deliveries that are due, so that no other process sends them too."""
        # Taking one moves its due time ahead; the process whose update still finds the old time has it.
        at, free = now(), AT_ONCE - len(self._sending)
        if free <= 0:
            return []
        async with self._engine.connect() as connection:
            found = list(await connection.execute(self._wanted(at).limit(free)))
        # Those that failed come last in `found`, and at most half of all may be under way.
        failing = AT_ONCE_FAILING - sum(row.failing for row in self._sending.values())
        found = [row for row in found if not row.failing] + [row for row in found if row.failing][:failing]
        if not found:
            return []
        taken, letters = [], schema.deliveries.c
        async with self._engine.begin() as connection:
            for row in found:
                mine = update(schema.deliveries).where(letters.id == row.id, letters.due == row.due)
                if (await connection.execute(mine.values(due=at + LEASE))).rowcount == 1:
                    taken.append(row)
        return taken

    def _wanted(self, at: int) -> Select[tuple[object, ...]]:
        """The oldest delivery that is due to each person, first to those whose last one arrived."""
        letters, kept = schema.deliveries.c, schema.preferences.c
        busy = [row.user_id for row in self._sending.values()]
        place = func.row_number().over(partition_by=letters.user_id, order_by=(letters.due, letters.id))
        due = (
            select(schema.deliveries, place.label("place"))
            .where(letters.due <= at, letters.user_id.not_in(busy))
            .subquery()
        )
        failing = kept.webhook_error.is_not(None).label("failing")
        return (
            select(due, kept.webhook, kept.secret, failing)
            .outerjoin(schema.preferences, kept.user_id == due.c.user_id)
            .where(due.c.place == 1)
            .order_by(failing, due.c.due)
        )

    async def _send_safely(self, row: Row[tuple[object, ...]]) -> None:
        try:
            await self._send(row)
        except (SQLAlchemyError, OSError):  # after its lease it is sent again
            logger.exception("the result of a webhook delivery could not be stored")

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
