"""Two cookies: the session, and a mark that an account was used on this device before.

Wrong passwords are limited per login. A device on which the owner has logged in before has its own limit, so
that guesses from elsewhere cannot lock the owner out.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

from kastelan.server.errors import Forbidden, NotKnown
from kastelan.server.people.accounts import login_form
from kastelan.server.people.sessions import SESSION_DAYS
from kastelan.server.service import Service

SESSION: Final = "kastelan"
DEVICE: Final = "kastelan-device"
KEPT: Final = "cookies"
# The messages that carry headers: the start of an answer, and the acceptance of a socket.
STARTS: Final = ("http.response.start", "websocket.accept")


def session_cookie(service: Service, secret: str) -> Cookie:
    """The cookie of a session; it lasts as long as a session that is not used."""
    return _cookie(service, SESSION, service.people.signed(secret))


def device_cookie(service: Service, login: str) -> Cookie:
    """The cookie that marks a device on which an account was used."""
    return _cookie(service, DEVICE, service.people.device_mark(login))


def _cookie(service: Service, name: str, value: str) -> Cookie:
    return Cookie(
        name,
        value=value,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
        max_age=SESSION_DAYS * 86_400,
        path="/",
    )


def keep(connection: ASGIConnection, cookie: Cookie) -> None:  # type: ignore[type-arg]  # any connection
    """Set a cookie with the answer to this request, whatever the answer is."""
    connection.state[KEPT] = [*connection.state.get(KEPT, ()), cookie.to_encoded_header()]


async def send(message: Message, scope: Scope) -> None:
    """Add the cookies that were set to the headers of an answer."""
    kept = scope.get("state", {}).get(KEPT)
    if kept and message["type"] in STARTS:
        message["headers"] = [*message.get("headers", ()), *kept]


@contextmanager
def password_check(connection: ASGIConnection, service: Service, login: str) -> Iterator[None]:  # type: ignore[type-arg]  # any user
    """Count a password check against the limit of wrong passwords, unless the password is right."""
    mark = connection.cookies.get(DEVICE, "")
    known = hmac.compare_digest(mark.encode(), service.people.device_mark(login).encode())
    # Two limits for each login: one for devices that are known, one for all others.
    key = f"{login_form(login)} {known}"
    # Taken before the check, so that many guesses at once cannot all pass; a right password gives it back.
    service.wrong_passwords.take(key)
    right = True
    try:
        yield
    except (NotKnown, Forbidden):
        right = False
        raise
    finally:
        if right:
            service.wrong_passwords.give_back(key)
