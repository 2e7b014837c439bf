"""Messages to devices: stored until a push service has taken them, or has refused too often."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.notify.due_queue import Due, DueQueue
from kastelan.server.notify.push.encryption import DeviceKeys, encoded, encrypted
from kastelan.server.notify.push.subscriptions import Subscriptions
from kastelan.server.notify.push.vapid import Vapid
from kastelan.server.notify.safe_post import NotDelivered, post
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema
from kastelan.server.wire.lobby import Event
from kastelan.server.wire.push import Pushed
from kastelan.server.wire.scalars import encode

AT_ONCE: Final = 32  # messages under way
GONE: Final = ("404", "410")
FINAL: Final = ("400", "401", "403", "413")
"""What another attempt would not change."""
LASTS: Final = 86_400  # seconds for which a push service keeps a message for a device that is off
LATE: Final = 60_000  # milliseconds after which it is asked whether the person still has to decide
Waits = Callable[[str, str], Awaitable[bool]]


class PushQueue(DueQueue):
    """Pushes what is due, one message at a time to each person."""

    table = schema.pushes

    def __init__(
        self, engine: AsyncEngine, subscriptions: Subscriptions, vapid: Vapid, private: bool,
        retry_seconds: float, tick_seconds: float, waits: Waits,
    ) -> None:  # fmt: skip
        super().__init__(engine, retry_seconds, tick_seconds)
        self._subscriptions, self._vapid, self._private, self._waits = subscriptions, vapid, private, waits

    async def put(self, user: str, event: Event, table: str, due: int, urgent: bool) -> None:
        """Store a message for each device of a person, in place of those about the same that still wait."""
        if found := await self._subscriptions.of(user):
            await self._put(user, found, event, table, due, urgent)

    async def test(self, user: str, subscription: str) -> None:
        """Push a test to one device."""
        await self._subscriptions.check_own(user, subscription)
        await self._put(user, [subscription], "test", "", now(), True)

    async def _put(
        self, user: str, subscriptions: Sequence[str], event: Event, table: str, due: int, urgent: bool
    ) -> None:
        rows = schema.pushes.c
        same = rows.subscription_id.in_(subscriptions), rows.event == event, rows.table_id == table
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.pushes).where(*same))
            made = [
                {"id": fresh_id(), "user_id": user, "subscription_id": subscription, "event": event,
                 "table_id": table, "urgent": urgent, "made": now(), "due": due, "attempts": 0}
                for subscription in subscriptions
            ]  # fmt: skip
            await connection.execute(insert(schema.pushes), made)

    async def _find(self, at: int) -> Sequence[Due]:
        if (free := AT_ONCE - len(self._sending)) <= 0:
            return []
        first, devices = self._first_of_each(at), schema.push_subscriptions
        wanted = (
            select(first, devices.c.endpoint, devices.c.p256dh, devices.c.auth)
            .join(devices, devices.c.id == first.c.subscription_id)
            .where(first.c.place == 1)
            .order_by(first.c.due)
        )
        async with self._engine.connect() as connection:
            return list(await connection.execute(wanted.limit(free)))

    async def _send(self, row: Due) -> None:
        if await self._is_over(row):
            await self._drop(row.id)
            return
        try:
            status = await self._push(row)
        except NotDelivered as failure:
            await self._failed(row, str(failure), final=str(failure) == "private")
            return
        if status in GONE:
            await self._subscriptions.expired(row.subscription_id)
        elif status.startswith("2"):
            self.sent += 1
            await self._drop(row.id)
            await self._subscriptions.note(row.subscription_id, None)
        else:
            await self._failed(row, f"status {status}", final=status in FINAL)

    async def _is_over(self, row: Due) -> bool:
        """Whether a message has waited, over quiet hours for example, and the person has moved meanwhile."""
        late = now() - row.made > LATE
        return late and row.event == "your-turn" and not await self._waits(row.user_id, row.table_id)

    async def _push(self, row: Due) -> str:
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Urgency": "high" if row.urgent else "normal",
            "Authorization": self._vapid.authorization(row.endpoint),
        }
        if row.table_id:  # a device that was off gets only the last message about a table
            headers["Topic"] = self._topic(row.table_id)
        keys = DeviceKeys.read(row.p256dh, row.auth)
        body = encrypted(encode(Pushed(row.event, row.table_id)), keys)
        return await post(row.endpoint, headers, body, self._private)

    def _topic(self, table: str) -> str:
        """A word for a table that says nothing to the push service."""
        key = self._vapid.key.private_numbers().private_value.to_bytes(32)
        return encoded(blake2b(table.encode(), digest_size=18, key=key).digest())

    async def _failed(self, row: Due, why: str, final: bool) -> None:
        self.failed += 1
        await self._subscriptions.note(row.subscription_id, why)
        if final:
            await self._drop(row.id)
        else:
            await self._postpone(row)
