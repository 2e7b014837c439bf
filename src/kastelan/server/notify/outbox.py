"""Webhook deliveries: stored until they succeed or have failed too often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.notify.due_queue import Due, DueQueue
from kastelan.server.notify.safe_post import AT_ONCE, NotDelivered
from kastelan.server.notify.webhooks import Delivery, deliver
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema

MOST_WAITING: Final = 100  # deliveries per person
AT_ONCE_FAILING: Final = AT_ONCE // 2  # to people whose last delivery failed


class Outbox(DueQueue):
    """Sends the deliveries that are due, one at a time to each person, so that a slow webhook delays only its
    owner's."""

    table = schema.deliveries

    def __init__(self, engine: AsyncEngine, private: bool, retry_seconds: float, tick_seconds: float) -> None:
        super().__init__(engine, retry_seconds, tick_seconds)
        self._private = private

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

    async def _find(self, at: int) -> Sequence[Due]:
        if (free := AT_ONCE - len(self._sending)) <= 0:
            return []
        async with self._engine.connect() as connection:
            found = list(await connection.execute(self._wanted(at).limit(free)))
        # Those that failed come last in `found`, and at most half of all may be under way.
        failing = AT_ONCE_FAILING - sum(row.failing for row in self._sending.values())
        return [row for row in found if not row.failing] + [row for row in found if row.failing][:failing]

    def _wanted(self, at: int) -> Select[tuple[object, ...]]:
        """The oldest delivery that is due to each person, first to those whose last one arrived."""
        kept, due = schema.preferences.c, self._first_of_each(at)
        failing = kept.webhook_error.is_not(None).label("failing")
        return (
            select(due, kept.webhook, kept.secret, failing)
            .outerjoin(schema.preferences, kept.user_id == due.c.user_id)
            .where(due.c.place == 1)
            .order_by(failing, due.c.due)
        )

    async def _send(self, row: Due) -> None:
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

    async def _again(self, row: Due, why: str) -> None:
        self.failed += 1
        await self._note(row.user_id, why)
        # An address in a private network is refused each time, so there is no second attempt.
        if why == "private":
            await self._drop(row.id)
        else:
            await self._postpone(row)

    async def _note(self, user: str, why: str | None) -> None:
        """Store why deliveries fail, for the person to see; None after a success."""
        kept = schema.preferences.c
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.preferences)
                .where(kept.user_id == user, kept.webhook_error.is_distinct_from(why))
                .values(webhook_error=why)
            )
