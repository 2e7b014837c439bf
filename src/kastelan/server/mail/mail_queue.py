"""Letters that wait to be sent: stored until a mail server has taken them or they have expired."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.errors import Fact
from kastelan.server.mail.letters import Letter, written
from kastelan.server.mail.smtp import NotSent, send
from kastelan.server.notify.due_queue import Due, DueQueue
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import fresh_id
from kastelan.server.settings import MailSettings
from kastelan.server.storage import schema

AT_ONCE: Final = 4  # connections to the mail server
MOST_WAITING: Final = 20  # letters per person
DAY: Final = 86_400_000
Facts = Mapping[str, Fact]
Writer = Callable[[str, str], Awaitable[Facts | None]]
logger = logging.getLogger("kastelan.server")


class MailQueue(DueQueue):
    """Sends letters, if the operator has named a mail server.

    A letter is written when it is sent. For kinds that say more than the login, `writers` have a function
    that makes the facts from a person and an address, or None if the letter is no longer wanted. So links
    are fresh, and the queue never holds their secrets.
    """

    table = schema.letters

    def __init__(
        self, engine: AsyncEngine, mail: MailSettings | None, retry_seconds: float, tick_seconds: float
    ) -> None:
        super().__init__(engine, retry_seconds, tick_seconds)
        self._mail = mail
        self.writers: dict[str, Writer] = {}

    @property
    def sends(self) -> bool:
        """Whether this server sends letters."""
        return self._mail is not None

    def open(self) -> None:
        if self.sends:
            super().open()

    async def put(self, user: str, kind: str, address: str, lasts: int = DAY, due: int | None = None) -> None:
        """Store a letter that is sent now, or when it is due, unless too many to this person are waiting."""
        if not self.sends:
            return
        letters, at = schema.letters.c, now() if due is None else due
        async with self._engine.begin() as connection:
            waiting = await connection.scalar(select(func.count()).where(letters.user_id == user))
            if (waiting or 0) < MOST_WAITING:
                await connection.execute(
                    insert(schema.letters).values(
                        id=fresh_id(), user_id=user, address=address, kind=kind, due=at, attempts=0,
                        until=at + lasts,
                    )
                )  # fmt: skip

    async def _find(self, at: int) -> Sequence[Due]:
        letters, users = schema.letters.c, schema.users.c
        wanted = (
            select(schema.letters, users.language, users.login)
            .join(schema.users, users.id == letters.user_id)
            .where(letters.due <= at)
            .order_by(letters.due)
            .limit(max(0, AT_ONCE - len(self._sending)))
        )
        async with self._engine.connect() as connection:
            return list(await connection.execute(wanted))

    async def _send(self, row: Due) -> None:
        facts = await self._facts(row) if row.until >= now() else None
        if facts is None or self._mail is None:
            await self._drop(row.id)
            return
        letter = Letter(row.kind, row.address, row.language, facts)
        try:
            await send(written(letter, self._mail), self._mail)
        except NotSent as failure:
            await self._failed(row, failure)
        else:
            self.sent += 1
            await self._drop(row.id)

    async def _facts(self, row: Due) -> Facts | None:
        if row.kind in self.writers:
            return await self.writers[row.kind](row.user_id, row.address)
        return {"login": row.login or ""}

    async def _failed(self, row: Due, failure: NotSent) -> None:
        self.failed += 1
        logger.warning("a letter (%s) was not sent: %s", row.kind, failure)
        if failure.final:
            await self._drop(row.id)
        else:
            await self._postpone(row)
