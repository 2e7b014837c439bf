"""Guests and accounts, and the identity of a request. Secrets are stored as hashes only."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from base64 import b64encode
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.pictures.portraits.features import is_code
from kastelan.server.errors import Conflict, Forbidden, NotFound, NotKnown, Refused
from kastelan.server.moderation import erasure
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import COLOURS, fresh_id, portrait_of
from kastelan.server.people.names import GONE, check_password, cleaned, login_form, public_name
from kastelan.server.people.taken_names import check_free, free_name, named
from kastelan.server.storage import schema
from kastelan.server.storage.kept_secret import kept_secret
from kastelan.server.wire.people import NewAccount, NewPassword, Person, Profile, Public

MOST_NAMED: Final = 20
GONE_COLOUR: Final = "#808080"
HASHER: Final = PasswordHasher()


def unmatched_hash(hasher: PasswordHasher) -> str:
    """A hash that no password has, and that takes as long to check as one that was computed."""
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    return (
        f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${digest}"
    )


# Checked for unknown logins, so that they take as long as a wrong password.
UNKNOWN: Final = unmatched_hash(HASHER)


@dataclass(frozen=True, slots=True)
class Identity:
    """Who makes a request, and how they logged in."""

    person: Person
    session: str
    kind: str
    renewed: bool = False  # the session was extended, so the browser needs its cookie again

    @property
    def id(self) -> str:
        return self.person.id


def in_person(me: Identity) -> None:
    """Refuse account changes with a token: tokens may only play."""
    if me.kind != "cookie":
        raise Forbidden("not-with-token")


class People:
    """All people known to the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # argon2 is slow and takes much memory on purpose, so at most two passwords are hashed at once.
        self._hashing = asyncio.Semaphore(2)
        self._key = b""

    async def open(self) -> None:
        """Load the key that signs cookies, or create it."""
        self._key = bytes.fromhex(await kept_secret(self._engine, "cookie", partial(secrets.token_hex, 32)))

    # Cookies

    def signed(self, secret: str) -> str:
        # secret.HMAC, so that a forged cookie is refused without asking the database.
        return f"{secret}.{hmac.new(self._key, secret.encode(), sha256).hexdigest()}"

    def unsigned(self, cookie: str) -> str | None:
        secret, _, mark = cookie.partition(".")
        wanted = self.signed(secret).partition(".")[2]
        # Takes the same time wherever the texts differ. As bytes, because in text only ASCII is accepted.
        return secret if hmac.compare_digest(mark.encode(), wanted.encode()) else None

    def device_mark(self, login: str) -> str:
        """The mark kept by devices that have logged in before; password guessers do not have it."""
        return hmac.new(self._key, f"device:{login_form(login)}".encode(), sha256).hexdigest()

    def unsubscribe_mark(self, user: str) -> str:
        """The secret in letters to a person, with which anyone who has one ends them."""
        return hmac.new(self._key, f"digest:{user}".encode(), sha256).hexdigest()

    def is_unsubscribe_mark(self, user: str, mark: str) -> bool:
        return hmac.compare_digest(mark.encode(), self.unsubscribe_mark(user).encode())

    # Guests, registration, login

    async def guest(self, name: str, language: str) -> Person:
        """Create a guest."""
        id_, colour = fresh_id(), secrets.choice(COLOURS)
        async with self._engine.begin() as connection:
            name = await free_name(connection, public_name(name))
            row = {"id": id_, "language": language, "colour": colour, "created": now(), **named(name)}
            await connection.execute(insert(schema.users).values(row))
        return Person(id_, name, None, language, colour, portrait_of(id_, None))

    async def register(self, user: str, given: NewAccount) -> Person:
        """Turn a guest into an account; all games are kept."""
        login = public_name(login_form(given.login))
        async with self._hashing:
            await asyncio.to_thread(check_password, given.password, login)
            password = await asyncio.to_thread(HASHER.hash, given.password)
        wanted = (
            update(schema.users)
            .where(schema.users.c.id == user, schema.users.c.login.is_(None))
            .values(login=login, password=password)
            .returning(schema.users)
        )
        try:
            async with self._engine.begin() as connection:
                row = (await connection.execute(wanted)).first()
                if row is None:
                    raise Conflict("already-account")
                await check_free(connection, row.name, user)
        except IntegrityError:
            raise Conflict("login-taken") from None
        return person_of(row)

    async def with_login(self, login: str) -> str | None:
        """The id of the account with this login."""
        wanted = select(schema.users.c.id).where(schema.users.c.login == login_form(login))
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    async def login(self, login: str, password: str) -> Person:
        """Check a login and password."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(
                    select(schema.users).where(schema.users.c.login == login_form(login))
                )
            ).first()
        async with self._hashing:
            right = await asyncio.to_thread(_verified, row.password if row else UNKNOWN, password)
        if row is None or not right:
            raise NotKnown("wrong-login")
        return person_of(row)

    # Changing

    async def change(self, user: str, given: Profile) -> Person:
        """Change name, language, colour or portrait."""
        changes: dict[str, str | None] = {
            name: value
            for name in ("name", "language", "colour")
            if (value := getattr(given, name)) is not None
        }
        if given.name is not None:
            changes |= named(public_name(given.name))
        if given.portrait is not None:
            changes["portrait"] = _checked_portrait(given.portrait)
        async with self._engine.begin() as connection:
            if "name" in changes:
                await check_free(connection, str(changes["name"]), user)
            if changes:
                await connection.execute(
                    update(schema.users).where(schema.users.c.id == user).values(**changes)
                )
            row = (await connection.execute(select(schema.users).where(schema.users.c.id == user))).one()
        return person_of(row)

    async def change_password(self, user: str, session: str, given: NewPassword) -> None:
        """Change the password, given the old one, and end all other sessions and tokens."""
        await self.check_password(user, given.old)
        password = await self.fresh_password(user, given.new)
        async with self._engine.begin() as connection:
            await set_password(connection, user, password, session)

    async def check_password(self, user: str, password: str) -> None:
        """Refuse a password that is not this account's; a guest has none."""
        async with self._engine.connect() as connection:
            users = schema.users.c
            wanted = select(users.password).where(users.id == user, users.login.is_not(None))
            stored = await connection.scalar(wanted)
        async with self._hashing:
            if stored is None or not await asyncio.to_thread(_verified, stored, password):
                raise Forbidden("wrong-password")

    async def fresh_password(self, user: str, password: str) -> str:
        """The hash of a new password for this account; Refused if it is weak."""
        async with self._engine.connect() as connection:
            login = await connection.scalar(select(schema.users.c.login).where(schema.users.c.id == user))
        async with self._hashing:
            await asyncio.to_thread(check_password, password, login or "")
            return await asyncio.to_thread(HASHER.hash, password)

    async def remove(self, user: str) -> None:
        """Erase a person's data. Their games stay, under a placeholder name."""
        gone = {"name": GONE, "login": None, "password": None, "colour": GONE_COLOUR, "deleted": now()}
        gone |= {"portrait": None, "look": None}
        async with self._engine.begin() as connection:
            for kept in (
                schema.sessions,
                schema.preferences,
                schema.deliveries,
                schema.pushes,
                schema.push_subscriptions,
                schema.digest_lines,
                schema.mutes,
                schema.silenced,
                schema.emails,
                schema.letters,
                schema.link_tokens,
                schema.second_factors,
                schema.recovery_codes,
            ):
                await connection.execute(delete(kept).where(kept.c.user_id == user))
            # These tables name the person in another column. Results stay: the other players need them.
            for kept, column in (
                (schema.mutes, "muted"),
                (schema.ratings, "player"),
                (schema.rating_steps, "player"),
            ):
                await connection.execute(delete(kept).where(kept.c[column] == user))
            await connection.execute(
                update(schema.chat).where(schema.chat.c.user_id == user).values(text=GONE)
            )
            await erasure.forget(connection, user)
            await connection.execute(
                update(schema.seats).where(schema.seats.c.user_id == user).values(name=None)
            )
            await connection.execute(update(schema.users).where(schema.users.c.id == user).values(**gone))

    # Others

    async def public(self, user: str) -> Public:
        """The public profile of a person."""
        wanted = select(schema.users).where(schema.users.c.id == user, schema.users.c.deleted.is_(None))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise NotFound("no-such-person")
        return _public(row)

    async def named(self, start: str) -> list[Public]:
        """People whose names start like this, accounts before guests."""
        users, start = schema.users.c, cleaned(start)
        like = func.lower(users.name).like(f"{escaped(start.lower())}%", escape="\\")
        wanted = (
            select(schema.users)
            .where(like, users.deleted.is_(None))
            # False sorts before True, so accounts come before guests.
            .order_by(users.login.is_(None), users.name, users.created)
            .limit(MOST_NAMED)
        )
        async with self._engine.connect() as connection:
            return [_public(row) for row in await connection.execute(wanted)]


async def set_password(
    connection: AsyncConnection, user: str, password: str, session: str | None = None
) -> None:
    """Store the hash of a new password, and end all sessions, tokens and links, except one session."""
    await connection.execute(update(schema.users).where(schema.users.c.id == user).values(password=password))
    # In the same transaction: a stolen session or token must not outlive the old password, and neither may an
    # unconfirmed address that somebody who knew it has given.
    others = schema.sessions.c.user_id == user, schema.sessions.c.id.is_distinct_from(session)
    await connection.execute(delete(schema.sessions).where(*others))
    await connection.execute(delete(schema.link_tokens).where(schema.link_tokens.c.user_id == user))
    await connection.execute(
        update(schema.emails).where(schema.emails.c.user_id == user).values(pending=None)
    )


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _verified(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False


def person_of(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, row.login, row.language, row.colour, portrait_of(row.id, row.portrait))


def _checked_portrait(code: str) -> str | None:
    if code and not is_code(code):
        raise Refused("no-such-portrait")
    return code or None


def _public(row: Row[tuple[object, ...]]) -> Public:
    portrait = portrait_of(row.id, row.portrait)
    return Public(row.id, row.name, row.colour, row.login is None, row.created, portrait)


def escaped(text: str) -> str:
    """The text for LIKE, of which `%` and `_` are the wildcards."""
    return "".join(f"\\{sign}" if sign in "%_\\" else sign for sign in text)
