"""A forgotten password: a link to the confirmed address lets its owner choose a new one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import NotFound
from kastelan.server.mail.mail_queue import Facts, MailQueue
from kastelan.server.people import link_tokens
from kastelan.server.people.accounts import People, set_password
from kastelan.server.people.emails import Emails
from kastelan.server.people.link_tokens import Link, LinkTokens
from kastelan.server.storage import schema

MINUTES: Final = 30
LASTS: Final = MINUTES * 60_000


class Recovery:
    """Links that set a new password."""

    def __init__(
        self,
        engine: AsyncEngine,
        people: People,
        emails: Emails,
        mail: MailQueue,
        tokens: LinkTokens,
        site: str,
    ) -> None:
        self._engine, self._people, self._emails = engine, people, emails
        self._mail, self._tokens, self._site = mail, tokens, site
        mail.writers["recover"] = self._letter

    async def send(self, address: str) -> None:
        """Send a letter for every account with this address; to the address as its owner wrote it."""
        for user, own in await self._emails.owners(address):
            await self._mail.put(user, "recover", own, LASTS)

    async def _letter(self, user: str, address: str) -> Facts | None:
        if (await self._emails.of(user)).address != address:
            return None
        async with self._engine.connect() as connection:
            login = await connection.scalar(select(schema.users.c.login).where(schema.users.c.id == user))
        secret = await self._tokens.make(Link(user, "recover", address), LASTS)
        return {"login": login or "", "link": f"{self._site}/recover#{secret}", "minutes": MINUTES}

    async def reset(self, secret: str, password: str) -> tuple[str, str]:
        """Set a new password with the secret of a link, end all sessions, and tell the address; the id and
        login of the account."""
        link = await self._tokens.find(secret, "recover")
        if link is None:
            raise NotFound("dead-link")
        # Before the link is used up: a password that is too weak does not cost it.
        fresh = await self._people.fresh_password(link.user, password)
        async with self._engine.begin() as connection:
            if not await link_tokens.use(connection, secret):
                raise NotFound("dead-link")
            await set_password(connection, link.user, fresh)
            login = await connection.scalar(
                select(schema.users.c.login).where(schema.users.c.id == link.user)
            )
        await self._emails.tell(link.user, "password-changed")
        return link.user, login or ""
