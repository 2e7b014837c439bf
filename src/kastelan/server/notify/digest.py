"""Notices by e-mail: collected for some hours, and told in one letter if they still hold then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.locale import Speaker
from kastelan.server.errors import NotFound
from kastelan.server.mail.mail_queue import Facts, MailQueue
from kastelan.server.notify.push.push_queue import Waits
from kastelan.server.operation.clock import now
from kastelan.server.people.accounts import People
from kastelan.server.people.emails import Emails
from kastelan.server.people.preferences import NoticeSettings, PreferenceStore
from kastelan.server.play.room import SPEAKERS
from kastelan.server.storage import schema
from kastelan.server.tables.lobby import Lobby
from kastelan.server.wire.lobby import Event

KIND: Final = "digest"
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
Line = Row[tuple[object, ...]]


class Digest:
    """The letters about notices. They are off until a person with a confirmed address wants them."""

    def __init__(
        self, engine: AsyncEngine, people: People, emails: Emails, mail: MailQueue,
        preferences: PreferenceStore, lobby: Lobby, site: str, waits: Waits,
    ) -> None:  # fmt: skip
        self._engine, self._people, self._emails, self._mail = engine, people, emails, mail
        self._preferences, self._lobby, self._site, self._waits = preferences, lobby, site, waits
        mail.writers[KIND] = self._facts

    async def put(self, user: str, event: Event, table: str, settings: NoticeSettings) -> None:
        """Keep a notice for the next letter; the first one says when that is due."""
        address = (await self._emails.of(user)).address
        if not settings.digest or address is None or not self._mail.sends:
            return
        lines = schema.digest_lines.c
        fresh = not await self._is_waiting(user)
        own = lines.user_id == user
        same = own if fresh else own & (lines.table_id == table) & (lines.event == event)
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.digest_lines).where(same))
            line = {"user_id": user, "table_id": table, "event": event, "at": now()}
            await connection.execute(insert(schema.digest_lines).values(**line))
        if fresh:
            due = settings.rest.ends(now() + settings.digest * HOUR, 0)
            await self._mail.put(user, KIND, address, DAY, due)

    async def _is_waiting(self, user: str) -> bool:
        letters = schema.letters.c
        wanted = select(letters.id).where(letters.user_id == user, letters.kind == KIND).limit(1)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted) is not None

    async def _facts(self, user: str, address: str) -> Facts | None:
        """What a letter says; None if nothing of it holds any more, or it is not wanted."""
        settings = await self._preferences.notice_settings(user)
        if not settings.digest or (await self._emails.of(user)).address != address:
            return None
        speaker = SPEAKERS[settings.language]
        told = [said for line in await self._lines(user) if (said := await self._said(line, speaker))]
        if not told:
            return None
        secret = f"{user}.{self._people.unsubscribe_mark(user)}"
        return {
            "lines": "\n\n".join(told),
            "count": len(told),
            "unsubscribe": f"{self._site}/unsubscribe#{secret}",
            "one-click": f"{self._site}/api/unsubscribe/{secret}",
        }

    async def _lines(self, user: str) -> Sequence[Line]:
        lines = schema.digest_lines.c
        wanted = select(schema.digest_lines).where(lines.user_id == user).order_by(lines.at)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def _said(self, line: Line, speaker: Speaker) -> str | None:
        """A line in words; None if it does not hold any more."""
        try:
            sheet = await self._lobby.sheet(line.table_id)
        except NotFound:
            return None
        over = (
            not await self._waits(line.user_id, line.table_id)
            if line.event == "your-turn"
            else line.event == "invited" and sheet.row["status"] != "open"
        )
        if over:
            return None
        words = speaker.say(f"notice-{line.event}", game=speaker.say(f"{sheet.setup.game}-title"))
        return f"{words}\n{self._site}/tables/{line.table_id}"

    async def unsubscribe(self, secret: str) -> str:
        """Send no more letters to the person who got this secret; who that is."""
        user, _, mark = secret.partition(".")
        if not self._people.is_unsubscribe_mark(user, mark):
            raise NotFound("dead-link")
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.preferences).where(schema.preferences.c.user_id == user).values(digest=0)
            )
            await connection.execute(delete(schema.digest_lines).where(schema.digest_lines.c.user_id == user))
        return user
