"""Second factors: codes from an app (TOTP, RFC 6238), and recovery codes for when the phone is lost."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from pyotp import TOTP, random_base32
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.server.errors import Conflict, Forbidden, NotKnown
from kastelan.server.operation.clock import CLOCK, now
from kastelan.server.people.accounts import hashed
from kastelan.server.storage import schema

STEP: Final = 30_000  # milliseconds for which a code is shown
SLACK: Final = (-1, 0, 1)  # steps by which the clock of a phone may differ
RECOVERY_CODES: Final = 10
RECOVERY_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
RECOVERY_LENGTH: Final = 16  # 79 bits, too many to try even for whoever has the hashes


@dataclass(frozen=True, slots=True)
class State:
    """Whether an account has a second factor, and how many of its recovery codes are left."""

    on: bool
    recovery_codes: int


class SecondFactors:
    """The second factors of all accounts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def state(self, user: str) -> State:
        factors, codes = schema.second_factors.c, schema.recovery_codes.c
        on = select(func.count()).where(factors.user_id == user, factors.since.is_not(None))
        left = select(func.count()).where(codes.user_id == user, codes.used.is_(None))
        async with self._engine.connect() as connection:
            found = bool(await connection.scalar(on))
            return State(found, await connection.scalar(left) or 0)

    async def begin(self, user: str) -> str:
        """A new secret for an app; it is not asked for until a first code has shown that the app has it."""
        secret, factors = random_base32(), schema.second_factors
        try:
            async with self._engine.begin() as connection:
                begun = factors.c.user_id == user, factors.c.since.is_(None)
                await connection.execute(delete(factors).where(*begun))
                await connection.execute(insert(factors).values(user_id=user, secret=secret, used=0))
        except IntegrityError:
            raise Conflict("second-factor-is-on") from None
        return secret

    async def confirm(self, user: str, code: str) -> list[str]:
        """Switch the second factor on with a first code, and return the recovery codes."""
        factors = schema.second_factors
        begun = factors.c.user_id == user, factors.c.since.is_(None)
        async with self._engine.begin() as connection:
            secret = await connection.scalar(select(factors.c.secret).where(*begun))
            if secret is None:
                raise Conflict("second-factor-not-begun")
            if not await _use_app_code(connection, user, secret, _plain(code)):
                raise Forbidden("wrong-code")
            await connection.execute(update(factors).where(*begun).values(since=now()))
            return await _fresh_codes(connection, user)

    async def check(self, user: str, code: str) -> bool:
        """Use up a code of the app or a recovery code; whether it was the latter. NotKnown if it is none."""
        factors, plain = schema.second_factors.c, _plain(code)
        wanted = select(factors.secret).where(factors.user_id == user, factors.since.is_not(None))
        async with self._engine.begin() as connection:
            secret = await connection.scalar(wanted)
            if secret is not None and await _use_app_code(connection, user, secret, plain):
                return False
            if secret is not None and await _use_recovery_code(connection, user, plain):
                return True
        raise NotKnown("wrong-code")

    async def renew_codes(self, user: str) -> list[str]:
        """New recovery codes in place of the old ones."""
        if not (await self.state(user)).on:
            raise Conflict("second-factor-not-begun")
        async with self._engine.begin() as connection:
            return await _fresh_codes(connection, user)

    async def remove(self, user: str) -> bool:
        """Switch the second factor off; whether it was on."""
        on = (await self.state(user)).on
        async with self._engine.begin() as connection:
            for table in (schema.second_factors, schema.recovery_codes):
                await connection.execute(delete(table).where(table.c.user_id == user))
        return on


def app_link(secret: str, login: str) -> str:
    """The address that apps read from a QR code."""
    return TOTP(secret).provisioning_uri(name=login, issuer_name="Kastelan")


def _plain(code: str) -> str:
    """A code as it is compared: people type spaces and hyphens."""
    return "".join(sign for sign in code.lower() if sign.isalnum())


async def _use_app_code(connection: AsyncConnection, user: str, secret: str, code: str) -> bool:
    """Whether this is a code of the app that is newer than the last one used; then it is the last one."""
    app, step = TOTP(secret), CLOCK.system() // STEP
    fitting = [
        step + slack
        for slack in SLACK
        if hmac.compare_digest(app.generate_otp(step + slack).encode(), code.encode())
    ]
    if not fitting:
        return False
    # One statement, so that of two logins with the same code at the same moment only one comes in.
    factors = schema.second_factors
    newer = factors.c.user_id == user, factors.c.used < max(fitting)
    return (await connection.execute(update(factors).where(*newer).values(used=max(fitting)))).rowcount == 1


async def _use_recovery_code(connection: AsyncConnection, user: str, code: str) -> bool:
    codes = schema.recovery_codes
    unused = codes.c.user_id == user, codes.c.hash == hashed(code), codes.c.used.is_(None)
    return (await connection.execute(update(codes).where(*unused).values(used=now()))).rowcount == 1


async def _fresh_codes(connection: AsyncConnection, user: str) -> list[str]:
    made = [
        "".join(secrets.choice(RECOVERY_LETTERS) for _ in range(RECOVERY_LENGTH))
        for _ in range(RECOVERY_CODES)
    ]
    await connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.user_id == user))
    rows = [{"user_id": user, "hash": hashed(code)} for code in made]
    await connection.execute(insert(schema.recovery_codes), rows)
    return ["-".join(code[at : at + 4] for at in range(0, RECOVERY_LENGTH, 4)) for code in made]
