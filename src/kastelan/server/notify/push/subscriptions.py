"""The devices that a person's notices are pushed to. A device belongs to its login, and goes with it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import NotFound, Refused, TooMany
from kastelan.server.notify.push.encryption import DeviceKeys
from kastelan.server.notify.safe_post import check_address
from kastelan.server.operation.clock import now
from kastelan.server.people.accounts import Identity
from kastelan.server.people.identity import fresh_id
from kastelan.server.storage import schema
from kastelan.server.wire.push import NewSubscription, PushDevice

MOST_DEVICES: Final = 12


class Subscriptions:
    """All subscriptions. `private` allows endpoints in private networks, and without TLS."""

    def __init__(self, engine: AsyncEngine, private: bool) -> None:
        self._engine, self._private = engine, private

    async def add(self, me: Identity, given: NewSubscription) -> None:
        """Subscribe the device that a person uses now, in place of what it had before."""
        parts = check_address(given.endpoint, self._private)
        if parts.scheme != "https" and not self._private:
            raise Refused("bad-push")
        DeviceKeys.read(given.p256dh, given.auth)
        rows, place = schema.push_subscriptions.c, hash_of(given.endpoint)
        before = [place, *([hash_of(given.old)] if given.old else [])]
        async with self._engine.begin() as connection:
            # An endpoint is one browser: its earlier user has left it.
            await connection.execute(
                delete(schema.push_subscriptions).where(
                    or_(rows.session_id == me.session, rows.endpoint_hash == place)
                    | (rows.endpoint_hash.in_(before) & (rows.user_id == me.id))
                )
            )
            known = await connection.scalar(select(func.count()).where(rows.user_id == me.id))
            if (known or 0) >= MOST_DEVICES:
                raise TooMany("too-many-devices", most=MOST_DEVICES)
            label = await connection.scalar(
                select(schema.sessions.c.label).where(schema.sessions.c.id == me.session)
            )
            await connection.execute(
                insert(schema.push_subscriptions).values(
                    id=fresh_id(), user_id=me.id, session_id=me.session, endpoint=given.endpoint,
                    endpoint_hash=place, p256dh=given.p256dh, auth=given.auth, label=label or "", made=now(),
                )
            )  # fmt: skip

    async def devices(self, me: Identity) -> list[PushDevice]:
        """The person's devices, the newest first."""
        rows = schema.push_subscriptions.c
        wanted = select(schema.push_subscriptions).where(rows.user_id == me.id).order_by(rows.made.desc())
        async with self._engine.connect() as connection:
            return [_shown(row, me.session) for row in await connection.execute(wanted)]

    async def of(self, user: str) -> list[str]:
        """The ids of a person's subscriptions."""
        rows = schema.push_subscriptions.c
        async with self._engine.connect() as connection:
            return list((await connection.scalars(select(rows.id).where(rows.user_id == user))).all())

    async def check_own(self, user: str, subscription: str) -> None:
        """Refuse a subscription that is not the person's."""
        if subscription not in await self.of(user):
            raise NotFound("no-such-device")

    async def remove(self, user: str, subscription: str) -> None:
        rows = schema.push_subscriptions.c
        gone = delete(schema.push_subscriptions).where(rows.id == subscription, rows.user_id == user)
        async with self._engine.begin() as connection:
            if not (await connection.execute(gone)).rowcount:
                raise NotFound("no-such-device")

    async def expired(self, subscription: str) -> None:
        """Forget a subscription that its push service no longer knows; what waits for it goes too."""
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(schema.push_subscriptions).where(schema.push_subscriptions.c.id == subscription)
            )

    async def note(self, subscription: str, why: str | None) -> None:
        """Store that a message arrived, or why it did not."""
        values = {"error": why} if why else {"error": None, "sent": now()}
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.push_subscriptions)
                .where(schema.push_subscriptions.c.id == subscription)
                .values(**values)
            )


def hash_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def _shown(row: Row[tuple[object, ...]], session: str) -> PushDevice:
    return PushDevice(row.id, row.label, row.made, row.sent, row.error, row.session_id == session)
