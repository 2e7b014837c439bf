"""Sessions of logged-in devices, and tokens for programs."""

from __future__ import annotations

import logging
import secrets
from typing import Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import NotFound, TooMany
from kastelan.server.operation.clock import now
from kastelan.server.people.accounts import Identity, hashed, person_of
from kastelan.server.people.identity import fresh_id
from kastelan.server.people.names import cleaned
from kastelan.server.storage import schema
from kastelan.server.wire.people import Device, Token

logger = logging.getLogger("kastelan.server")
SESSION_DAYS: Final = 180  # a session unused for this long expires
SEEN_MINUTES: Final = 10  # how often at most the last use is written
MOST_TOKENS: Final = 20
# In this order, because the User-Agent of each also names some of those after it.
BROWSERS: Final = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
SPELT: Final = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}


class Sessions:
    """All sessions and tokens."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def begin(self, user: str, agent: str = "") -> str:
        """Log a person in on a device and return the secret for its cookie."""
        return (await self._make(user, "cookie", device(agent), secrets.token_urlsafe(32), _expires()))[1]

    async def _make(
        self, user: str, kind: str, label: str, secret: str, expires: int | None
    ) -> tuple[str, str]:
        made = fresh_id()
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(schema.sessions).values(
                    id=made, hash=hashed(secret), user_id=user, kind=kind, label=label, created=now(),
                    expires=expires, seen=now(),
                )
            )  # fmt: skip
        return made, secret

    async def known(self, secret: str, kind: str) -> Identity | None:
        """The owner of a secret, or None. Using a session extends it."""
        sessions = schema.sessions.c
        wanted = (
            select(schema.users, sessions.id.label("session"), sessions.expires, sessions.seen)
            .join(schema.sessions, sessions.user_id == schema.users.c.id)
            .where(sessions.hash == hashed(secret), sessions.kind == kind)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None or row.deleted is not None or (row.expires is not None and row.expires < now()):
            return None
        # Written only every few minutes, so that most requests need no write.
        late = (row.seen or 0) < now() - SEEN_MINUTES * 60_000
        if late:
            late = await self._seen(row.session, None if row.expires is None else _expires())
        return Identity(person_of(row), row.session, kind, late and row.expires is not None)

    async def _seen(self, session: str, expires: int | None) -> bool:
        """Extend a session; False if the database is locked or its disk is full, which must not keep anyone
        from what can be read."""
        used = update(schema.sessions).where(schema.sessions.c.id == session)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(used.values(seen=now(), expires=expires))
        except (SQLAlchemyError, OSError) as error:
            logger.warning("the last use of a session was not stored: %s", type(error).__name__)
            return False
        return True

    async def sweep(self) -> None:
        """Delete expired sessions."""
        async with self._engine.begin() as connection:
            # Tokens never expire: their NULL is not less than any time.
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now()))

    # Devices

    async def devices(self, user: str, this: str) -> list[Device]:
        """The devices where a person is logged in, most recently used first."""
        sessions = schema.sessions.c
        wanted = (
            select(schema.sessions)
            .where(sessions.user_id == user, sessions.kind == "cookie", sessions.expires >= now())
            .order_by(sessions.seen.desc(), sessions.created.desc())
        )
        async with self._engine.connect() as connection:
            return [
                Device(row.id, row.label, row.created, row.seen or row.created, row.id == this)
                for row in await connection.execute(wanted)
            ]

    async def end(self, user: str, session: str) -> None:
        """Log a device out."""
        if not await self._end(user, "cookie", schema.sessions.c.id == session):
            raise NotFound("no-such-session")

    async def end_others(self, user: str, this: str) -> None:
        """Log out all other devices."""
        await self._end(user, "cookie", schema.sessions.c.id != this)

    async def end_all(self, user: str) -> None:
        """Log out all devices."""
        await self._end(user, "cookie")

    async def _end(self, user: str, kind: str, *which: ColumnElement[bool]) -> int:
        sessions = schema.sessions.c
        async with self._engine.begin() as connection:
            done = await connection.execute(
                delete(schema.sessions).where(sessions.user_id == user, sessions.kind == kind, *which)
            )
        return done.rowcount

    # Tokens

    async def tokens(self, user: str) -> list[Token]:
        sessions = schema.sessions.c
        wanted = select(schema.sessions).where(sessions.user_id == user, sessions.kind == "token")
        async with self._engine.connect() as connection:
            return [Token(row.id, row.label, row.created) for row in await connection.execute(wanted)]

    async def new_token(self, user: str, label: str) -> Token:
        """Create a token with which a program plays as this person."""
        if len(await self.tokens(user)) >= MOST_TOKENS:
            raise TooMany("too-many-tokens", most=MOST_TOKENS)
        label = cleaned(label)
        made, secret = await self._make(user, "token", label, f"kst_{secrets.token_urlsafe(32)}", None)
        return Token(made, label, now(), secret)

    async def revoke(self, user: str, token: str) -> None:
        if not await self._end(user, "token", schema.sessions.c.id == token):
            raise NotFound("no-such-token")


def _expires() -> int:
    return now() + SESSION_DAYS * 86_400_000


def device(agent: str) -> str:
    """A short name for a device from its User-Agent header."""
    parts = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(SPELT.get(part, part) for part in parts if part)
