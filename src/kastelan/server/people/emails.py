"""The e-mail addresses of accounts: never shown to others, and used only after they were confirmed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.mail.mail_queue import Facts, MailQueue
from kastelan.server.operation.clock import now
from kastelan.server.people import link_tokens
from kastelan.server.people.link_tokens import Link, LinkTokens
from kastelan.server.storage import schema

CONFIRM_HOURS: Final = 24
HOUR: Final = 3_600_000
MOST_ACCOUNTS: Final = 5  # with one address
PART: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
# As the HTML standard defines it, with a dot in the domain. ASCII only: where other letters compared like
# ours, people have received the links of others.
ADDRESS: Final = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@(?=.{{1,189}}$){PART}(?:\.{PART})+")


@dataclass(frozen=True, slots=True)
class Addresses:
    """The confirmed address of an account, and the one that waits to be confirmed."""

    address: str | None = None
    pending: str | None = None


def checked(text: str) -> str:
    """The address that was typed; Refused if it cannot be one."""
    address = text.strip()
    if not ADDRESS.fullmatch(address):
        raise Refused("bad-email")
    return address


def key(address: str) -> str:
    """The form in which addresses are compared."""
    return address.strip().lower()


class Emails:
    """The addresses of all accounts."""

    def __init__(self, engine: AsyncEngine, mail: MailQueue, tokens: LinkTokens, site: str) -> None:
        self._engine, self._mail, self._tokens, self._site = engine, mail, tokens, site
        mail.writers["confirm"] = self._confirmation

    async def of(self, user: str) -> Addresses:
        """The addresses of an account, for its owner only."""
        emails = schema.emails.c
        wanted = select(emails.address, emails.pending, emails.asked).where(emails.user_id == user)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return Addresses()
        fresh = (row.asked or 0) > now() - CONFIRM_HOURS * HOUR
        return Addresses(row.address, row.pending if fresh else None)

    async def owners(self, address: str) -> Sequence[tuple[str, str]]:
        """The people who have confirmed this address, each with the address as they wrote it."""
        emails = schema.emails.c
        wanted = select(emails.user_id, emails.address).where(emails.key == key(address))
        async with self._engine.connect() as connection:
            return [(row.user_id, row.address) for row in await connection.execute(wanted)]

    async def ask(self, user: str, address: str) -> None:
        """Send a letter with a link that confirms a new address; the old one stays until then."""
        if not self._mail.sends:
            raise Conflict("no-mail-here")
        address = checked(address)
        async with self._engine.begin() as connection:
            await link_tokens.forget(connection, user)  # of an address that was given before
            asked = {"pending": address, "asked": now()}
            changed = update(schema.emails).where(schema.emails.c.user_id == user).values(**asked)
            if not (await connection.execute(changed)).rowcount:
                await connection.execute(insert(schema.emails).values(user_id=user, **asked))
        await self._mail.put(user, "confirm", address, HOUR)

    async def _confirmation(self, user: str, address: str) -> Facts | None:
        """What the letter to a new address says: nothing that its writer could choose."""
        if (await self.of(user)).pending != address:
            return None
        link = Link(user, "confirm", address)
        secret = await self._tokens.make(link, CONFIRM_HOURS * HOUR)
        return {"link": f"{self._site}/confirm#{secret}", "hours": CONFIRM_HOURS}

    async def confirm(self, secret: str) -> None:
        """Take the link of a letter: its address is the account's from now on."""
        link = await self._tokens.find(secret, "confirm")
        if link is None:
            raise NotFound("dead-link")
        before = await self.of(link.user)
        if len(await self.owners(link.address)) >= MOST_ACCOUNTS:
            raise Conflict("too-many-accounts", most=MOST_ACCOUNTS)
        async with self._engine.begin() as connection:
            await self._confirm(connection, secret, link)
        if before.address is not None and before.address != link.address:
            await self._mail.put(link.user, "email-changed", before.address)

    async def _confirm(self, connection: AsyncConnection, secret: str, link: Link) -> None:
        emails = schema.emails.c
        if not await link_tokens.use(connection, secret):
            raise NotFound("dead-link")
        await link_tokens.forget(connection, link.user)  # links to the old address, to recover the password
        mine = emails.user_id == link.user, emails.pending == link.address
        given = {"address": link.address, "key": key(link.address), "pending": None}
        if not (await connection.execute(update(schema.emails).where(*mine).values(**given))).rowcount:
            raise NotFound("dead-link")

    async def remove(self, user: str) -> None:
        """Forget an account's addresses, and say so to the one that was confirmed."""
        before = await self.of(user)
        async with self._engine.begin() as connection:
            await link_tokens.forget(connection, user)
            await connection.execute(delete(schema.emails).where(schema.emails.c.user_id == user))
            await connection.execute(delete(schema.letters).where(schema.letters.c.user_id == user))
        if before.address is not None:
            await self._mail.put(user, "email-removed", before.address)

    async def tell(self, user: str, kind: str) -> None:
        """Send a letter to the confirmed address of an account, if it has one."""
        if (address := (await self.of(user)).address) is not None:
            await self._mail.put(user, kind, address)
