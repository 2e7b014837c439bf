"""Each person's notification settings, quiet hours and vacation, with a cache for frequent lookups."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.errors import Refused
from kastelan.server.notify.safe_post import check_address
from kastelan.server.operation.clock import now
from kastelan.server.people.quiet_hours import AWAKE, Rest, zone_named
from kastelan.server.storage import schema
from kastelan.server.wire.preferences import PreferenceChange, Preferences, QuietHours

DAY: Final = 86_400_000
MOST_VACATION_DAYS: Final = 60
MOST_QUIET_HOURS: Final = 12
REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """The settings needed to notify a person."""

    language: str = "en"
    page: bool = True
    browser: bool = False
    webhook: str | None = None
    digest: int = 0  # hours for which notices by e-mail are collected; 0 for none
    rest: Rest = AWAKE


class PreferenceStore:
    """Reads and writes preferences, and caches what notices need."""

    def __init__(self, engine: AsyncEngine, private_webhooks: bool, mails: bool = False) -> None:
        self._engine, self._private, self._mails = engine, private_webhooks, mails
        self._known: dict[str, NoticeSettings] = {}

    def forget(self, user: str) -> None:
        """Drop a person's preferences from the cache after they changed."""
        self._known.pop(user, None)

    async def notice_settings(self, user: str) -> NoticeSettings:
        """The notification settings of a person."""
        if user not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.pop(next(iter(self._known)))
            self._known[user] = await self._read(user)
        return self._known[user]

    async def _read(self, user: str) -> NoticeSettings:
        wanted = (
            select(schema.preferences, schema.users.c.language)
            .select_from(schema.users)
            .outerjoin(schema.preferences, schema.preferences.c.user_id == schema.users.c.id)
            .where(schema.users.c.id == user)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        # By the outer join, a person who never changed a preference has a row without a user_id.
        if row is None or row.user_id is None:
            return NoticeSettings(row.language if row is not None else "en")
        return NoticeSettings(row.language, row.page, row.browser, row.webhook, row.digest, _rest(row))

    async def has_muted(self, user: str, other: str) -> bool:
        """Whether one person has muted another."""
        mutes = schema.mutes.c
        wanted = select(mutes.muted).where(mutes.user_id == user, mutes.muted == other)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted) is not None

    async def shown(self, user: str) -> Preferences:
        """A person's preferences as shown to themselves."""
        wanted = select(schema.preferences).where(schema.preferences.c.user_id == user)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
            emails = schema.emails.c
            address = await connection.scalar(select(emails.address).where(emails.user_id == user))
        letters = self._mails and address is not None
        if row is None:
            return Preferences(True, False, None, "UTC", None, None, letters=letters)
        quiet = None if row.quiet_from is None else QuietHours(_hour(row.quiet_from), _hour(row.quiet_to))
        until = row.vacation_until if (row.vacation_until or 0) > now() else None
        return Preferences(
            row.page, row.browser, row.webhook, row.zone, quiet, until, row.secret, row.webhook_error,
            row.digest, letters,
        )  # fmt: skip

    async def change(self, user: str, given: PreferenceChange) -> Preferences:
        """Replace a person's preferences."""
        values = self._checked(given)
        async with self._engine.begin() as connection:
            await connection.execute(  # locks the row: concurrent changes wait here
                schema.users.update().where(schema.users.c.id == user).values(name=schema.users.c.name)
            )
            before = (
                await connection.execute(
                    select(schema.preferences).where(schema.preferences.c.user_id == user)
                )
            ).first()
            values |= _vacation(before, given.vacation_until)
            # The secret stays as long as the address does; another address gets a new one.
            kept = before.secret if before is not None and before.webhook == given.webhook else None
            values["secret"] = (kept or secrets.token_hex(32)) if given.webhook is not None else None
            await connection.execute(delete(schema.preferences).where(schema.preferences.c.user_id == user))
            await connection.execute(insert(schema.preferences).values(user_id=user, **values))
        self.forget(user)
        return await self.shown(user)

    def _checked(self, given: PreferenceChange) -> dict[str, object]:
        zone_named(given.zone)
        start, end = (_minutes(given.quiet.start), _minutes(given.quiet.end)) if given.quiet else (None, None)
        # Minutes, also across midnight: from 22:00 to 06:00 is (360 - 1320) % 1440 = 480.
        if start is not None and end is not None and (end - start) % 1440 > 60 * MOST_QUIET_HOURS:
            raise Refused("quiet-too-long", most=MOST_QUIET_HOURS)
        if (given.vacation_until or 0) > now() + MOST_VACATION_DAYS * DAY:
            raise Refused("vacation-too-long", most=MOST_VACATION_DAYS)
        if given.webhook is not None:
            check_address(given.webhook, self._private)
        return {
            "page": given.page, "browser": given.browser, "webhook": given.webhook, "zone": given.zone,
            "digest": given.digest,
            "quiet_from": start, "quiet_to": end,
        }  # fmt: skip


def _vacation(before: Row[tuple[object, ...]] | None, until: int | None) -> dict[str, object]:
    """A vacation starts when it is announced. Ending it early keeps the days until now as vacation, so that
    no clock runs for them afterwards."""
    at = now()
    begun = before.vacation_from if before is not None and (before.vacation_until or 0) > at else None
    if until is not None and until > at:
        return {"vacation_from": begun or at, "vacation_until": until}
    if begun is not None:
        return {"vacation_from": begun, "vacation_until": at}
    past = (before.vacation_from, before.vacation_until) if before is not None else (None, None)
    return {"vacation_from": past[0], "vacation_until": past[1]}


async def rests_of(connection: AsyncConnection, users: Collection[str]) -> dict[str, Rest]:
    """The rest times of these people."""
    if not users:
        return {}
    wanted = select(schema.preferences).where(schema.preferences.c.user_id.in_(users))
    return {row.user_id: _rest(row) for row in await connection.execute(wanted)}


def _rest(row: Row[tuple[object, ...]]) -> Rest:
    return Rest(row.zone, row.quiet_from, row.quiet_to, row.vacation_from, row.vacation_until)


def _minutes(hour: str) -> int:
    return 60 * int(hour[:2]) + int(hour[3:])


def _hour(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
